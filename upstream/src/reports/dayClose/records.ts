import { drawerTotal, fullName, rupees } from '@galla/domain';
import type { Static } from 'typebox';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { dayColumn, idColumn, instantColumn } from '../../lists/columns.ts';
import { type PageAsked, pageOf } from '../../lists/page.ts';
import type { DayCloseRow } from './contract.ts';
import { type ExpenseRecord, selectExpenses, toExpense } from './expenses.ts';

/** Closes with who closed and reopened them. */
const selectCloses = (db: TenantDb) =>
  db.sql
    .selectFrom('dayClose')
    .innerJoin('staff as closer', (join) =>
      join.onRef('closer.tenantId', '=', 'dayClose.tenantId').onRef('closer.id', '=', 'dayClose.closedBy'),
    )
    .leftJoin('staff as opener', (join) =>
      join.onRef('opener.tenantId', '=', 'dayClose.tenantId').onRef('opener.id', '=', 'dayClose.reopenedBy'),
    )
    .where('dayClose.tenantId', '=', db.tenantId)
    .selectAll('dayClose')
    .select([
      'closer.firstName',
      'closer.lastName',
      'opener.firstName as openerFirst',
      'opener.lastName as openerLast',
    ]);

type CloseRecord = Awaited<ReturnType<ReturnType<typeof selectCloses>['execute']>>[number];

/** The expenses counted by each close; those of a reopened one belong to another day. */
async function expensesOf(db: TenantDb, closeIds: readonly string[]): Promise<Map<string, ExpenseRecord[]>> {
  if (closeIds.length === 0) return new Map();
  const rows = await selectExpenses(db)
    .innerJoin('dayCloseEntry', (join) =>
      join
        .onRef('dayCloseEntry.tenantId', '=', 'expense.tenantId')
        .onRef('dayCloseEntry.entryId', '=', 'expense.id'),
    )
    .where('dayCloseEntry.dayCloseId', 'in', closeIds)
    .select('dayCloseEntry.dayCloseId')
    .execute();
  return Map.groupBy(rows, ({ dayCloseId }) => dayCloseId);
}

function toDayClose(row: CloseRecord, expenses: readonly ExpenseRecord[]): Static<typeof DayCloseRow> {
  const drawer = {
    opening: paiseOf(row.opening),
    received: paiseOf(row.cashReceived),
    paidOut: paiseOf(row.paidOut),
  };
  return {
    id: row.id,
    day: row.day,
    since: row.since.toISOString(),
    until: row.until.toISOString(),
    opening: row.opening,
    collected: row.collected,
    receipts: row.receipts,
    by_mode: row.modes as Static<typeof DayCloseRow>['by_mode'],
    by_person: row.people as Static<typeof DayCloseRow>['by_person'],
    cash_received: row.cashReceived,
    paid_out: row.paidOut,
    expenses: expenses.map(toExpense),
    should_be: rupees(drawerTotal(drawer)),
    counted: row.counted,
    coins: row.coins as Static<typeof DayCloseRow>['coins'],
    note: row.note,
    closed_at: row.closedAt.toISOString(),
    closed_by_name: fullName(row.firstName, row.lastName),
    reopened_at: row.reopenedAt?.toISOString() ?? null,
    reopened_by_name: row.openerFirst === null ? null : fullName(row.openerFirst, row.openerLast ?? ''),
  };
}

async function onWire(db: TenantDb, rows: readonly CloseRecord[]) {
  const expenses = await expensesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toDayClose(row, expenses.get(row.id) ?? []));
}

/** Closes by id, in order of days. */
export const readCloses = async (db: TenantDb, ids: readonly string[]) =>
  onWire(
    db,
    await selectCloses(db)
      .where('dayClose.id', 'in', ids)
      .orderBy('dayClose.day')
      .orderBy('dayClose.id')
      .execute(),
  );

const ORDER = {
  list: 'day closes',
  columns: [dayColumn('dayClose.day'), instantColumn('dayClose.closedAt'), idColumn('dayClose.id')],
  direction: 'desc',
} as const;

/** A page of closed days, newest first. */
export async function listCloses(db: TenantDb, asked: PageAsked) {
  const page = pageOf(db, ORDER, asked);
  const { rows, page: place } = page.answer(await page.of(selectCloses(db)).execute());
  return { rows: await onWire(db, rows), ...(place && { page: place }) };
}

/** The total number on all pages. */
export async function countCloses(db: TenantDb): Promise<number> {
  const { count } = await db.sql
    .selectFrom('dayClose')
    .where('tenantId', '=', db.tenantId)
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
