import { checkTask } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import { noteDeleted } from '../notifications/index.ts';
import { drop, follow } from '../jobs/index.ts';
import type { Caller } from '../http/caller.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import type { Call } from '../http/route.ts';
import { dayColumn, idColumn, instantColumn } from '../lists/columns.ts';
import { type ListOrder, type PageAsked, pageOf } from '../lists/page.ts';
import type { Task } from './contract.ts';
import { taskReminder } from './remind.ts';

type Own = Pick<Caller, 'staffId'>;

/** Sort keys of tasks. */
export type TaskOrder = 'due' | 'updated';

/** Filter and order of a list of tasks. */
export interface TasksWanted {
  /** True: completed ones; false: pending ones; undefined: both. */
  done?: boolean | undefined;
  /** Created or changed since. */
  updatedSince?: Date | undefined;
  /** Default: completed ones last done first, others due first. */
  by?: TaskOrder | undefined;
  direction?: ListOrder['direction'] | undefined;
}

const COLUMNS: Record<TaskOrder | 'done', ListOrder['columns']> = {
  due: [dayColumn('due_on'), idColumn('id')],
  done: [instantColumn('done_at'), idColumn('id')],
  updated: [instantColumn('updated_at'), idColumn('id')],
};

/** A cursor is bound to one filter and order. */
function orderOf({ done, by: asked, direction }: TasksWanted): ListOrder {
  const by = asked ?? (done ? 'done' : 'due');
  const kind = done === undefined ? 'all' : done ? 'done' : 'pending';
  return {
    list: `tasks ${kind} ${by}`,
    columns: COLUMNS[by],
    direction: direction ?? (by === 'due' ? 'asc' : 'desc'),
  };
}

const ownTasks = (db: TenantDb, { staffId }: Own) =>
  db.sql.selectFrom('task').where('tenantId', '=', db.tenantId).where('staffId', '=', staffId);

function matching(db: TenantDb, caller: Own, { done, updatedSince }: TasksWanted) {
  let tasks = ownTasks(db, caller);
  if (done !== undefined) tasks = tasks.where('doneAt', done ? 'is not' : 'is', null);
  if (updatedSince) tasks = tasks.where('updatedAt', '>=', updatedSince);
  return tasks;
}

/** A page of the caller's own tasks. */
export async function listTasks(db: TenantDb, caller: Own, wanted: TasksWanted, asked: PageAsked) {
  const page = pageOf(db, orderOf(wanted), asked);
  return page.answer(await page.of(matching(db, caller, wanted).selectAll()).execute());
}

/** Number of matches on all pages. */
export async function countTasks(db: TenantDb, caller: Own, wanted: TasksWanted): Promise<number> {
  const { total } = await matching(db, caller, wanted)
    .select((count) => count.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const tasksById = (db: TenantDb, caller: Own, ids: readonly string[]) =>
  ownTasks(db, caller).where('id', 'in', ids).selectAll().execute();

type Row = Awaited<ReturnType<typeof tasksById>>[number];

export const toTask = (row: Row): Static<typeof Task> => ({
  id: row.id,
  task_detail: row.detail,
  due_date: row.dueOn,
  status: row.doneAt === null ? 1 : 0,
  done_at: row.doneAt?.toISOString() ?? null,
});

/** Wire names of the fields of a task. */
const WIRE: Readonly<Record<string, string>> = { detail: 'task_detail', due: 'due_date' };

/** Adds a task of the caller; refuses with the problems that the form shows (spec 2 §5). */
export async function addTask({ db, caller, now }: Call, detail: string, due: string): Promise<Row> {
  const problems = checkTask({ detail, due });
  refuseOn(...problems.map((one) => ({ ...one, field: WIRE[one.field] ?? one.field })));
  const row = {
    tenantId: db.tenantId,
    id: newId(),
    staffId: caller.staffId,
    detail: detail.trim(),
    dueOn: due,
    createdAt: now,
    updatedAt: now,
  };
  const added = await db.sql.insertInto('task').values(row).returningAll().executeTakeFirstOrThrow();
  await follow(db, taskReminder, [row.id], now);
  return added;
}

/** Marks a task as done or not done; has no effect when it already is. */
export async function markTask({ db, caller, now }: Call, id: string, done: boolean): Promise<Row> {
  const row = await db.sql
    .updateTable('task')
    .set({ doneAt: done ? sql<Date>`coalesce(done_at, ${now})` : null, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('staffId', '=', caller.staffId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  await follow(db, taskReminder, [id], now);
  return row;
}

/** Deletes tasks of the caller; refuses NOT_FOUND and deletes none if one does not exist. */
export async function deleteTasks({ db, caller, now }: Call, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  const { numDeletedRows } = await db.sql
    .deleteFrom('task')
    .where('tenantId', '=', db.tenantId)
    .where('staffId', '=', caller.staffId)
    .where('id', 'in', wanted)
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) !== wanted.length) throw new Refused('NOT_FOUND');
  await noteDeleted(db, 'TASK', wanted, now, caller.staffId);
  await drop(db, taskReminder, wanted);
}
