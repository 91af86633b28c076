import { dueReminder } from './billing/index.ts';
import { appointmentReminder } from './calendar/index.ts';
import { taskReminder } from './dashboard/index.ts';
import type { JobKind } from './jobs/index.ts';

/** Everything that happens at a time which a record has. A slice that has something new adds it here. */
export const jobKinds: readonly JobKind[] = [taskReminder, appointmentReminder, dueReminder];
