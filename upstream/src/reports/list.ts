import { type RawBuilder, sql } from 'kysely';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { decimalColumn, idColumn, instantColumn, type OrderColumn, textColumn } from '../lists/columns.ts';
import { type PageAsked, pageOf } from '../lists/page.ts';
import { collector, type ReportFilter, selectCollected } from './collected.ts';
import type { REPORT_ORDERS } from './contract.ts';
import { sumMoney } from './sumMoney.ts';

export type ReportOrder = (typeof REPORT_ORDERS)[number];

/** Sorts names case-insensitively. */
const byName = (name: RawBuilder<string>): OrderColumn => textColumn(sql`lower(${name})`);

const COLUMNS: Readonly<Record<ReportOrder, OrderColumn>> = {
  date: instantColumn('money.created_at'),
  person: byName(sql`money.person`),
  account: textColumn('money.reference'),
  bank: byName(sql`coalesce(money.bank, money.mode)`),
  amount: decimalColumn('money.amount'),
  collector: byName(collector),
};

/** The usual direction of a sort key: newest or largest first, else alphabetical. */
const usualDirection = (by: ReportOrder) => (by === 'date' || by === 'amount' ? 'desc' : 'asc');

/** A page of received payments, newest first unless ordered otherwise. */
export async function listCollected(
  db: TenantDb,
  caller: Caller,
  filter: ReportFilter,
  asked: PageAsked,
  {
    by = 'date',
    direction = usualDirection(by),
  }: { by?: ReportOrder | undefined; direction?: 'asc' | 'desc' | undefined } = {},
) {
  const columns = [COLUMNS[by], ...(by === 'date' ? [] : [COLUMNS.date]), idColumn('money.id')];
  const page = pageOf(db, { list: `reports ${by}`, columns, direction }, asked);
  const rows = selectCollected(db, caller, filter).selectAll('money').select(collector.as('collector'));
  return page.answer(await page.of(rows).execute());
}

export type CollectedRow = Awaited<ReturnType<typeof listCollected>>['rows'][number];

/** Up to `most` matches, newest first. */
export const allCollected = (db: TenantDb, caller: Caller, filter: ReportFilter, most: number) =>
  selectCollected(db, caller, filter)
    .selectAll('money')
    .select(collector.as('collector'))
    .orderBy('money.createdAt', 'desc')
    .orderBy('money.id', 'desc')
    .limit(most)
    .execute();

/** Sums of the matches, by day, mode and person. */
export const sumCollected = (db: TenantDb, caller: Caller, filter: ReportFilter) =>
  sumMoney(db, caller, selectCollected(db, caller, filter));

/** Everyone who received money on these days, by name. */
export function listCollectors(db: TenantDb, caller: Caller, { from, to }: ReportFilter) {
  return selectCollected(db, caller, { from, to })
    .select(['staff.id', collector.as('name')])
    .distinct()
    .orderBy('name')
    .orderBy('staff.id')
    .execute();
}

/** Number of matches on all pages. */
export async function countCollected(db: TenantDb, caller: Caller, filter: ReportFilter): Promise<number> {
  const { count } = await selectCollected(db, caller, filter)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
