import {
  addMonths,
  checkClosableMonth,
  type Day,
  dayIn,
  monthOfDay,
  rupees,
  STATEMENT_KINDS,
  statementSums,
} from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { attendanceIn, toSums } from '../../attendance/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Call } from '../../http/route.ts';
import { advancesIn, advancesOf } from './advances.ts';
import type { MonthRecord } from './contract.ts';
import { expectedThen } from './expected.ts';
import { openRows } from './openRows.ts';
import { readStatements } from './records.ts';
import type { Source } from './sources.ts';

export type Reader = Pick<Call, 'db' | 'caller' | 'now'>;

/** The closed months of an employee. */
export interface Closed {
  /**
   * The first month ever closed, reopened or not: anything before it was settled elsewhere. Undefined when there is
   * none.
   */
  began: Day | undefined;
  /** The last closed month; undefined when there is none. */
  last: Day | undefined;
}

const selectStatements = (db: TenantDb, employeeId: string) =>
  db.sql
    .selectFrom('employeeStatement')
    .where('tenantId', '=', db.tenantId)
    .where('employeeId', '=', employeeId);

/** The closed months of an employee. */
export async function findClosed(db: TenantDb, employeeId: string): Promise<Closed> {
  const { began, last } = await selectStatements(db, employeeId)
    .select(sql<Day | null>`min(month)`.as('began'))
    .select(sql<Day | null>`max(month) filter (where reopened_at is null)`.as('last'))
    .executeTakeFirstOrThrow();
  return { began: began ?? undefined, last: last ?? undefined };
}

/** The statement of a month; undefined while it is open. */
const findStatement = (db: TenantDb, employeeId: string, month: Day) =>
  selectStatements(db, employeeId)
    .where('reopenedAt', 'is', null)
    .where('month', '=', month)
    .select('id')
    .executeTakeFirst();

/** An open month: its rows, and the commission still expected at its end. */
export interface OpenMonth {
  rows: Source[];
  /** In rupees. */
  expected: string;
}

/** An open month; empty for a skipped one, which a later statement includes. */
export async function openMonth(
  { db, caller, now }: Reader,
  employeeId: string,
  month: Day,
  { began, last }: Closed,
): Promise<OpenMonth> {
  if (last !== undefined && month <= last) return { rows: [], expected: '0.00' };
  const since = began !== undefined && began < month ? began : month;
  const span = { employeeId, since, month, timeZone: caller.timeZone };
  return {
    rows: await openRows(db, caller, span, dayIn(caller.timeZone, now)),
    expected: await expectedThen(db, caller, span),
  };
}

/** The sums of rows in their wire shape. */
export function sumsOnWire(rows: readonly Source[]) {
  const inPaise = rows.map(({ kind, amount }) => ({ kind, amount: paiseOf(amount) }));
  const { earned, advances, carried, payable } = statementSums(inPaise);
  const byKind = Map.groupBy(inPaise, ({ kind }) => kind);
  return {
    sums: STATEMENT_KINDS.flatMap((kind) => {
      const of = byKind.get(kind) ?? [];
      const amount = rupees(of.reduce((sum, row) => sum + row.amount, 0));
      return of.length === 0 ? [] : [{ kind, count: of.length, amount }];
    }),
    earned: rupees(earned),
    advances: rupees(advances),
    carried: rupees(carried),
    payable: rupees(payable),
  };
}

/** The requested month; else the one after the last closed, at most the current one. */
export function monthAsked(asked: Day | null | undefined, today: Day, lastClosed: Day | undefined): Day {
  if (asked != null) return asked;
  const current = monthOfDay(today);
  const next = lastClosed === undefined ? current : addMonths(lastClosed, 1);
  return next < current ? next : current;
}

/** A month of an employee: a preview of its closing, or its statement. */
export async function readMonth(
  reader: Reader,
  employeeId: string,
  asked?: Day | null,
): Promise<Static<typeof MonthRecord>> {
  const { db, caller, now } = reader;
  const today = dayIn(caller.timeZone, now);
  const closed = await findClosed(db, employeeId);
  const month = monthAsked(asked, today, closed.last);
  const found = await findStatement(db, employeeId, month);
  const [statement] = found ? await readStatements(db, caller, [found.id]) : [];
  if (statement) {
    const { sums, earned, advances, carried, payable, expected, attendance } = statement;
    const of = { sums, earned, advances, carried, payable, expected, attendance };
    const advance_rows = await advancesIn(db, statement.id);
    return { employee_id: employeeId, month, ...of, advance_rows, closable: 0, statement };
  }
  const { rows, expected } = await openMonth(reader, employeeId, month, closed);
  const ids = rows.filter(({ kind }) => kind === 'ADVANCE').map(({ sourceId }) => sourceId);
  return {
    employee_id: employeeId,
    month,
    ...sumsOnWire(rows),
    expected,
    attendance: toSums(await attendanceIn(db, employeeId, month)),
    advance_rows: await advancesOf(db, ids),
    closable: checkClosableMonth(month, today, closed.last) ? 0 : 1,
    statement: null,
  };
}
