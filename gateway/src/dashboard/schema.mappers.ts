import type { dashboard } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { DashboardFigures, Task } from '../types.generated.ts';

/** The dashboard has no data of its own: each part is fetched on demand. */
export interface DashboardMapper {
  readonly __typename: 'Dashboard';
}

export type TaskMapper = Model<Task>;

export const taskOf = (row: Answer<typeof dashboard.getTask>['data'][number]): TaskMapper => ({
  __typename: 'Task',
  dbId: row.id,
  detail: row.task_detail,
  dueDate: row.due_date,
  completedAt: row.done_at,
});

export const figuresOf = ({ data }: Answer<typeof dashboard.getDashboardData>): DashboardFigures => ({
  totalContacts: data.total_contacts,
  contactsThisWeek: data.contacts_this_week,
  totalCustomers: data.total_customers,
  totalScheduled: data.total_schedules,
  scheduledToday: data.schedules_today,
  myEarnings: data.my_earnings,
  followUpsDue: data.total_pending_status,
  followUpsDone: data.total_status_done,
  profileCompleted: data.profile_completed,
});
