import { MONEY_MODES } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import { paymentModeWord } from '../billing/index.ts';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { decimalColumn, idColumn, instantColumn, type OrderColumn, textColumn } from '../lists/columns.ts';
import { type PageAsked, pageOf } from '../lists/page.ts';
import { collector, dayOf, type ReportFilter, selectCollected } from './collected.ts';
import type { REPORT_ORDERS } from './contract.ts';

export type ReportOrder = (typeof REPORT_ORDERS)[number];

/** As people look for a name: capitals do not matter. */
const byName = (name: RawBuilder<string>): OrderColumn => textColumn(sql`lower(${name})`);

const COLUMNS: Readonly<Record<ReportOrder, OrderColumn>> = {
  date: instantColumn('money.created_at'),
  person: byName(sql`money.person`),
  account: textColumn('money.reference'),
  bank: textColumn('money.mode'),
  amount: decimalColumn('money.amount'),
  collector: byName(collector),
};

/** The end that people mean when they sort by it: the newest, the largest, else the first of the alphabet. */
const usualDirection = (by: ReportOrder) => (by === 'date' || by === 'amount' ? 'desc' : 'asc');

/** A page of what was received, the newest first unless ordered otherwise. */
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

/** The most that match, the newest first. */
export const allCollected = (db: TenantDb, caller: Caller, filter: ReportFilter, most: number) =>
  selectCollected(db, caller, filter)
    .selectAll('money')
    .select(collector.as('collector'))
    .orderBy('money.createdAt', 'desc')
    .orderBy('money.id', 'desc')
    .limit(most)
    .execute();

/**
 * What those that match come to, by day, mode and person: one statement for all of them, so that each list adds up to
 * the total.
 */
export async function sumCollected(db: TenantDb, caller: Caller, filter: ReportFilter) {
  const found = selectCollected(db, caller, filter)
    .select(['money.mode', 'money.amount', 'money.receivedBy'])
    .select([dayOf(caller).as('day'), collector.as('name')]);
  const rows = await db.sql
    .selectFrom(found.as('found'))
    .select(['found.day', 'found.mode', 'found.receivedBy'])
    .select([
      sql<string>`max(found.name)`.as('name'),
      sql<string>`coalesce(sum(found.amount), 0.00)`.as('total'),
      sql<string>`count(*)`.as('count'),
      sql<number>`grouping(found.day, found.mode, found.received_by)`.as('kind'),
    ])
    .groupBy(sql`grouping sets ((found.day), (found.mode), (found.received_by), ())`)
    .orderBy('total', 'desc')
    .orderBy('found.receivedBy')
    .execute();
  // One bit for each column that the row does not group by: day is 4, mode 2, received_by 1.
  const of = (kind: number) =>
    rows.filter((row) => row.kind === kind).map((row) => ({ ...row, count: Number(row.count) }));
  const [all] = of(7);
  return {
    total: all?.total ?? '0.00',
    count: all?.count ?? 0,
    by_day: of(3)
      .map(({ day, total, count }) => ({ day, total, count }))
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    by_mode: of(5).map(({ mode, total, count }) => ({
      mode: paymentModeWord[oneOf(MONEY_MODES, mode)],
      total,
      count,
    })),
    by_person: of(6).map(({ receivedBy: id, name, total, count }) => ({ id, name, total, count })),
  };
}

/** Everybody who received anything on these days, by name. */
export function listCollectors(db: TenantDb, caller: Caller, { from, to }: ReportFilter) {
  return selectCollected(db, caller, { from, to })
    .select(['staff.id', collector.as('name')])
    .distinct()
    .orderBy('name')
    .orderBy('staff.id')
    .execute();
}

/** How many match, on all pages. */
export async function countCollected(db: TenantDb, caller: Caller, filter: ReportFilter): Promise<number> {
  const { count } = await selectCollected(db, caller, filter)
    .select(sql<string>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
