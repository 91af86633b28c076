import { MONEY_MODES } from '@galla/domain';
import { sql } from 'kysely';
import { paymentModeWord } from '../billing/index.ts';
import { oneOf } from '../db/oneOf.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { collector, dayOf, type selectMoney } from './collected.ts';

/**
 * Sums of payments by day, mode and person, highest first: one statement for all, so that each list adds up to the
 * total.
 */
export async function sumMoney(db: TenantDb, caller: Caller, money: ReturnType<typeof selectMoney>) {
  const found = money
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
  // The grouping() bit mask has one bit per column not grouped by: day is 4, mode 2, received_by 1.
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
