import { formatMessage } from '@galla/domain';
import { requireSeller } from '../commission/index.ts';
import type { Caller } from '../http/caller.ts';
import { type Route, route } from '../http/route.ts';
import { changesOf, sinceOf } from '../lists/changes.ts';
import { pageAsked, isIncluded } from '../lists/include.ts';
import { duesOf, followUpsOf, salesOf } from './charts.ts';
import * as contract from './contract.ts';
import { employeeStatsOf, type Whose, statsOf } from './stats.ts';
import { addTask, countTasks, deleteTasks, listTasks, markTask, tasksById, toTask } from './tasks.ts';

/** Default number of days in a chart. */
const USUAL_DAYS = 14;
/** Tasks per kind when no page is requested. */
const MOST_TASKS = 100;

/** The caller as an employee, even if owner: limited to their own contacts, bills and appointments. */
const own = (caller: Caller): Whose => ({ ...caller, employeeId: caller.staffId });

/** All routes of the dashboard (spec 2 §7). */
export const routes: Route[] = [
  route(contract.getDashboardData, async ({ db, caller, now }) => ({
    success: true,
    data: await statsOf(db, caller, now),
  })),

  route(contract.getempDashboardData, async ({ db, caller, now }) => ({
    success: true,
    data: await statsOf(db, own(caller), now),
  })),

  route(contract.employeeDashboard, async ({ db, caller, now, body }) => {
    const { id } = await requireSeller(db, caller, body.employee_id);
    return { success: true, dashboard_data: await employeeStatsOf(db, caller, id, now) };
  }),

  route(contract.dashboardSales, async ({ db, caller, now, body }) => ({
    success: true,
    ...(await salesOf(db, caller, now, body.days ?? USUAL_DAYS)),
  })),

  route(contract.dashboardDues, async ({ db, caller, now }) => ({
    success: true,
    ...(await duesOf(db, caller, now)),
  })),

  route(contract.dashboardFollowUps, async ({ db, caller, now, body }) => ({
    success: true,
    by_day: await followUpsOf(db, caller, now, body.days ?? USUAL_DAYS),
  })),

  route(contract.getTask, async ({ db, caller, query, now }) => {
    const { status, ids, include } = query;
    if (ids !== undefined) {
      const rows = await tasksById(db, caller, ids.split(','));
      return { success: true, data: rows.map(toTask) };
    }
    const updatedSince = sinceOf(query.updated_since, now);
    if (status === undefined && updatedSince === undefined && query.sort_by === undefined) {
      const pending = await listTasks(db, caller, { done: false }, { limit: MOST_TASKS });
      const done = await listTasks(db, caller, { done: true }, { limit: MOST_TASKS });
      return { success: true, data: [...pending.rows, ...done.rows].map(toTask) };
    }
    const wanted = {
      done: status === undefined ? undefined : status === 0,
      updatedSince,
      by: query.sort_by,
      direction: query.sort_order,
    };
    const { rows, page } = await listTasks(db, caller, wanted, pageAsked(query, 20));
    return {
      success: true,
      data: rows.map(toTask),
      ...(page && { page }),
      ...(isIncluded(include, 'count') && { total: await countTasks(db, caller, wanted) }),
      ...(isIncluded(include, 'changes') && {
        changes: await changesOf(db, 'TASK', updatedSince, now, caller.staffId),
      }),
    };
  }),

  route(contract.addTask, async (call) => {
    const row = await addTask(call, call.body.task_detail, call.body.due_date);
    return { success: true, message: formatMessage('tasks.added'), data: toTask(row) };
  }),

  route(contract.markTaskDone, async (call) => {
    const done = call.body.status !== 1;
    const row = await markTask(call, call.body.task_id, done);
    return {
      success: true,
      message: formatMessage(done ? 'tasks.done' : 'tasks.pendingAgain'),
      data: toTask(row),
    };
  }),

  route(contract.deleteTask, async (call) => {
    await deleteTasks(call, call.body.task_ids);
    return { success: true, message: formatMessage('tasks.deleted') };
  }),
];
