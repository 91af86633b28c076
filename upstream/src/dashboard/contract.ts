import { PAYMENT_MODES } from '@galla/domain';
import Type from 'typebox';
import { EmployeeDashboard } from '../commission/contract.ts';
import { endpoint } from '../http/endpoint.ts';
import {
  ChangesOfList,
  Day,
  Flag,
  Id,
  Ids,
  include,
  Instant,
  Money,
  Nullable,
  PageOfList,
  paging,
  SortOrder,
  Success,
  Text,
  updatedSince,
} from '../http/schemas.ts';

/** The dashboard of a person: figures, charts and tasks (spec 2 §3, §7). */

const Count = Type.Integer({ minimum: 0 });

export const Stats = Type.Object({
  total_contacts: Count,
  /** Contacts with a valid bill or order in pieces, or a paid quick bill. */
  total_customers: Count,
  /** Appointments from today on that are not done. */
  total_schedules: Count,
  my_earnings: Money,
  /** Follow-ups of the last 30 days that are due by now, done or not. */
  total_pending_status: Count,
  /** Those of them that are done. */
  total_status_done: Count,
  /** Completeness of the caller's profile in per cent. */
  profile_completed: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Today's appointments that are not done. */
  schedules_today: Count,
  /** Contacts added within the last seven days. */
  contacts_this_week: Count,
});

const stats = {
  method: 'POST',
  tenant: 'body',
  rights: ['dashboard:view'],
  repeat: 'safe',
  answer: Type.Object({ success: Success, data: Stats }),
} as const;

export const getDashboardData = endpoint({
  ...stats,
  path: '/getDashboardData',
  summary: 'Returns the figures of the shop; for employees, of their own contacts, bills and appointments',
});

export const getempDashboardData = endpoint({
  ...stats,
  path: '/getempDashboardData',
  summary: 'Returns the figures of the caller’s own contacts, bills and appointments, also for the owner',
});

export const employeeDashboard = endpoint({
  method: 'POST',
  path: '/employee_dashboard',
  summary:
    'Returns the earnings of an employee, and the contacts and customers that the employee sees. Callers may always see their own figures; those of others require Employees View',
  tenant: 'body',
  repeat: 'safe',
  body: { employee_id: Id },
  answer: Type.Object({ success: Success, dashboard_data: EmployeeDashboard }),
});

const chart = { method: 'POST', tenant: 'body', rights: ['dashboard:view'], repeat: 'safe' } as const;
const days = { days: Type.Optional(Type.Integer({ minimum: 1, maximum: 92 })) };

export const dashboardSales = endpoint({
  ...chart,
  path: '/dashboard/sales',
  summary:
    'Returns the invoice totals of the last days, 14 by default, without canceled ones, by day, mode and employee; employees get their own',
  body: days,
  answer: Type.Object({
    success: Success,
    total: Money,
    /** Every day, oldest first. */
    by_day: Type.Array(Type.Object({ day: Day, total: Money })),
    by_mode: Type.Array(Type.Object({ mode: Type.Enum(PAYMENT_MODES), total: Money })),
    /** The ten who sold most. */
    by_employee: Type.Array(Type.Object({ id: Nullable(Id), name: Nullable(Type.String()), total: Money })),
  }),
});

export const dashboardDues = endpoint({
  ...chart,
  path: '/dashboard/dues',
  summary:
    'Returns the pending amounts of bills, of orders in pieces without a bill, and of opening dues, by age; for employees, of what they may see. Quick bills are never owed',
  answer: Type.Object({
    success: Success,
    total: Money,
    /** Billed or ordered within 7 days, 8 to 30 days ago, or earlier. */
    week: Money,
    month: Money,
    older: Money,
  }),
});

export const dashboardFollowUps = endpoint({
  ...chart,
  path: '/dashboard/followUps',
  summary: 'Counts the appointments of the last days, 14 by default, by day: all and done',
  body: days,
  answer: Type.Object({
    success: Success,
    by_day: Type.Array(Type.Object({ day: Day, planned: Count, done: Count })),
  }),
});

export const Task = Type.Object({
  id: Id,
  task_detail: Type.String(),
  due_date: Day,
  /** 0 completed, 1 pending. */
  status: Flag,
  done_at: Nullable(Instant),
});

export const getTask = endpoint({
  method: 'GET',
  path: '/getTask',
  summary:
    'Lists the caller’s own tasks: pending ones by day, then completed ones, last done first; or one kind; or those changed since a time',
  tenant: 'query',
  rights: ['dashboard:view'],
  repeat: 'safe',
  query: {
    ...paging,
    /** Left out, the first 100 of each; with `updated_since` or `sort_by`, a page of both. */
    status: Type.Optional(Flag),
    ids: Type.Optional(Ids),
    ...updatedSince,
    /** Default: completed ones by completion time, others by due day. */
    sort_by: Type.Optional(Type.Union([Type.Literal('due'), Type.Literal('updated')])),
    /** Default asc by due day, else desc. */
    sort_order: Type.Optional(SortOrder),
    include: include('count', 'page', 'changes'),
  },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Task),
    page: PageOfList,
    total: Type.Optional(Type.Integer()),
    changes: ChangesOfList,
  }),
});

const write = { method: 'POST', tenant: 'body', rights: ['dashboard:view'], repeat: 'keyed' } as const;
const written = Type.Object({ success: Success, message: Type.String(), data: Task });

export const addTask = endpoint({
  ...write,
  path: '/addTask',
  summary: 'Adds a task of the caller: a text of at most 150 characters, and a day',
  body: { task_detail: Text(2_000), due_date: Text(10) },
  answer: written,
});

export const markTaskDone = endpoint({
  ...write,
  path: '/markTaskDone',
  summary: 'Completes a task of the caller; with status 1 it becomes pending again',
  body: { task_id: Id, status: Type.Optional(Flag) },
  answer: written,
});

export const deleteTask = endpoint({
  ...write,
  path: '/deleteTask',
  summary: 'Deletes tasks of the caller; all of the given ones, or none',
  body: { task_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) },
  answer: Type.Object({ success: Success, message: Type.String() }),
});
