import { type Day, fullName, MONEY_MODES, type StatementKind } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { paymentModeWord } from '../../billing/index.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { dayColumn, idColumn, instantColumn, wholeColumn } from '../../lists/columns.ts';
import { type PageAsked, pageOf } from '../../lists/page.ts';
import { maySeeEarnings } from '../access.ts';
import type { StatementRecord, StatementRowRecord } from './contract.ts';

/** Statements with the people who closed, paid and reopened them. */
const selectStatements = (db: TenantDb) =>
  db.sql
    .selectFrom('employeeStatement as statement')
    .innerJoin('staff as closer', (join) =>
      join.onRef('closer.tenantId', '=', 'statement.tenantId').onRef('closer.id', '=', 'statement.closedBy'),
    )
    .leftJoin('staff as payer', (join) =>
      join.onRef('payer.tenantId', '=', 'statement.tenantId').onRef('payer.id', '=', 'statement.paidBy'),
    )
    .leftJoin('staff as opener', (join) =>
      join
        .onRef('opener.tenantId', '=', 'statement.tenantId')
        .onRef('opener.id', '=', 'statement.reopenedBy'),
    )
    .where('statement.tenantId', '=', db.tenantId)
    .selectAll('statement')
    .select(['closer.firstName as closerFirst', 'closer.lastName as closerLast'])
    .select(['payer.firstName as payerFirst', 'payer.lastName as payerLast'])
    .select(['opener.firstName as openerFirst', 'opener.lastName as openerLast']);

type Statement = Awaited<ReturnType<ReturnType<typeof selectStatements>['execute']>>[number];
export type StatementSum = Static<typeof StatementRecord>['sums'][number];

/** The sums of statements by kind, in the order of the paper. */
async function sumsOf(db: TenantDb, ids: readonly string[]): Promise<Map<string, StatementSum[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('employeeStatementRow')
    .where('tenantId', '=', db.tenantId)
    .where('statementId', 'in', ids)
    .groupBy(['statementId', 'kind'])
    .orderBy(sql`min(position)`)
    .select(['statementId', sql<StatementKind>`kind`.as('kind'), sql<string>`sum(amount)`.as('amount')])
    .select(sql<string>`count(*)`.as('count'))
    .execute();
  const sums = rows.map(({ count, ...row }) => ({ ...row, count: Number(count) }));
  return Map.groupBy(sums, ({ statementId }) => statementId);
}

const nameOf = (first: string | null, last: string | null): string | null =>
  first === null ? null : fullName(first, last ?? '');

const paidOf = ({ paidOn, paidMode, payerFirst, payerLast }: Statement) =>
  paidOn === null || paidMode === null
    ? null
    : {
        on: paidOn,
        payment_mode: paymentModeWord[oneOf(MONEY_MODES, paidMode)],
        by_name: nameOf(payerFirst, payerLast) ?? '',
      };

/** Days and time at closing; null for a month closed before attendance was recorded. */
const attendanceOf = ({ attendanceDays, attendanceMinutes, attendanceWithoutOut }: Statement) =>
  attendanceDays === null || attendanceMinutes === null || attendanceWithoutOut === null
    ? null
    : { days: attendanceDays, minutes: attendanceMinutes, without_out: attendanceWithoutOut };

async function onWire(db: TenantDb, rows: readonly Statement[]): Promise<Static<typeof StatementRecord>[]> {
  const sums = await sumsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    employee_id: row.employeeId,
    month: row.month,
    number: row.number,
    sums: (sums.get(row.id) ?? []).map(({ kind, count, amount }) => ({ kind, count, amount })),
    earned: row.earned,
    advances: row.advances,
    carried: row.carried,
    payable: row.payable,
    expected: row.expected,
    attendance: attendanceOf(row),
    closed_at: row.closedAt.toISOString(),
    closed_by_name: fullName(row.closerFirst, row.closerLast),
    paid: paidOf(row),
    reopened_at: row.reopenedAt?.toISOString() ?? null,
    reopened_by_name: nameOf(row.openerFirst, row.openerLast),
  }));
}

/** Statements by id, without those of people whose earnings the caller may not see. */
export async function readStatements(
  db: TenantDb,
  caller: Pick<Caller, 'staffId' | 'rights'>,
  ids: readonly string[],
) {
  const rows = await selectStatements(db)
    .where('statement.id', 'in', ids)
    .orderBy('statement.month')
    .orderBy('statement.id')
    .execute();
  return onWire(
    db,
    rows.filter(({ employeeId }) => maySeeEarnings(caller, employeeId)),
  );
}

/**
 * A statement that the caller may see.
 * @throws Refused NOT_FOUND
 */
export async function readStatement(db: TenantDb, caller: Pick<Caller, 'staffId' | 'rights'>, id: string) {
  const [row] = await readStatements(db, caller, [id]);
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

const ORDER = {
  list: 'statements',
  columns: [dayColumn('statement.month'), instantColumn('statement.closedAt'), idColumn('statement.id')],
  direction: 'desc',
} as const;

/** A page of an employee's statements, newest first. */
export async function listStatements(db: TenantDb, employeeId: string, asked: PageAsked) {
  const page = pageOf(db, ORDER, asked);
  const mine = selectStatements(db).where('statement.employeeId', '=', employeeId);
  const { rows, page: place } = page.answer(await page.of(mine).execute());
  return { rows: await onWire(db, rows), page: place };
}

/** The number of an employee's statements on all pages. */
export async function countStatements(db: TenantDb, employeeId: string): Promise<number> {
  const { count } = await db.sql
    .selectFrom('employeeStatement')
    .where('tenantId', '=', db.tenantId)
    .where('employeeId', '=', employeeId)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const selectRows = (db: TenantDb, statementId: string) =>
  db.sql
    .selectFrom('employeeStatementRow as row')
    .where('row.tenantId', '=', db.tenantId)
    .where('row.statementId', '=', statementId);

type Row = Awaited<ReturnType<ReturnType<typeof allColumns>['execute']>>[number];
const allColumns = (db: TenantDb, statementId: string) =>
  selectRows(db, statementId)
    .selectAll('row')
    .select(sql<StatementKind>`kind`.as('kind'))
    .select(sql<Day>`day`.as('day'));

export const toStatementRow = (row: Row): Static<typeof StatementRowRecord> => ({
  position: row.position,
  kind: row.kind,
  source_id: row.sourceId,
  day: row.day,
  number: row.number,
  payment_mode: row.mode === null ? null : paymentModeWord[oneOf(MONEY_MODES, row.mode)],
  base: row.base,
  percent: row.rate,
  points: row.points,
  received: row.received,
  received_of: row.receivedOf,
  part: row.part,
  amount: row.amount,
});

const BY_POSITION = {
  list: 'statement rows',
  columns: [wholeColumn('row.position')],
  direction: 'asc',
} as const;

/** A page of the rows of a statement, in order. */
export async function listRows(db: TenantDb, statementId: string, asked: PageAsked) {
  const page = pageOf(db, BY_POSITION, asked);
  const { rows, page: place } = page.answer(await page.of(allColumns(db, statementId)).execute());
  return { rows: rows.map(toStatementRow), page: place };
}

/** All rows of a statement, in order. */
export const allRows = async (db: TenantDb, statementId: string) =>
  (await allColumns(db, statementId).orderBy('row.position').execute()).map(toStatementRow);

/** The number of rows of a statement. */
export async function countRows(db: TenantDb, statementId: string): Promise<number> {
  const { count } = await selectRows(db, statementId)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
