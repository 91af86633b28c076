import { dueReminder } from './billing/index.ts';
import { appointmentReminder } from './calendar/index.ts';
import { taskReminder } from './dashboard/index.ts';
import type { JobKind } from './jobs/index.ts';

/** All kinds of scheduled jobs. A slice with a new kind adds it here. */
export const jobKinds: readonly JobKind[] = [taskReminder, appointmentReminder, dueReminder];
