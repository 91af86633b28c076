import { MONEY_MODES } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { paymentModeWord } from '../../billing/index.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { collector, selectMoney } from '../collected.ts';
import type { SumOfMode, SumOfPerson } from '../range.ts';
import type { Period } from './period.ts';

/** The money of the whole shop, whoever closes its day. */
const moneyOf = (db: TenantDb, caller: Caller) => selectMoney(db, { ...caller, employeeId: null });

/** Money that no close has counted. */
export const selectOpenMoney = (
  db: TenantDb,
  caller: Caller,
  { from, before }: Pick<Period, 'from' | 'before'>,
) =>
  moneyOf(db, caller).where('money.createdAt', '>=', from).where('money.createdAt', '<', before)
    .where(sql<boolean>`not exists (select from day_close_entry counted
      where counted.tenant_id = ${db.tenantId} and counted.entry_id = money.id)`);

/** Money that a close has counted. */
export const selectCountedMoney = (db: TenantDb, caller: Caller, closeId: string) =>
  moneyOf(db, caller).innerJoin('dayCloseEntry', (join) =>
    join
      .onRef('dayCloseEntry.entryId', '=', 'money.id')
      .on('dayCloseEntry.tenantId', '=', db.tenantId)
      .on('dayCloseEntry.dayCloseId', '=', closeId),
  );

export interface MoneySums {
  collected: string;
  receipts: number;
  cash_received: string;
  by_mode: Static<typeof SumOfMode>[];
  by_person: Static<typeof SumOfPerson>[];
}

/** What money comes to, by mode and by person, the most first: one statement, so that both come to the same. */
export async function sumMoney(
  db: TenantDb,
  money: ReturnType<typeof selectOpenMoney> | ReturnType<typeof selectCountedMoney>,
): Promise<MoneySums> {
  const found = (money as ReturnType<typeof selectOpenMoney>)
    .select(['money.mode', 'money.amount', 'money.receivedBy'])
    .select(collector.as('name'));
  const rows = await db.sql
    .selectFrom(found.as('found'))
    .select(['found.mode', 'found.receivedBy'])
    .select([
      sql<string>`max(found.name)`.as('name'),
      sql<string>`coalesce(sum(found.amount), 0.00)`.as('total'),
      sql<string>`count(*)`.as('count'),
      sql<number>`grouping(found.mode, found.received_by)`.as('kind'),
    ])
    .groupBy(sql`grouping sets ((found.mode), (found.received_by), ())`)
    .orderBy('total', 'desc')
    .orderBy('found.receivedBy')
    .execute();
  // One bit for each column that the row does not group by: mode is 2, received_by 1.
  const of = (kind: number) =>
    rows.filter((row) => row.kind === kind).map((row) => ({ ...row, count: Number(row.count) }));
  const [all] = of(3);
  const modes = of(1).map(({ mode, total, count }) => ({ mode: oneOf(MONEY_MODES, mode), total, count }));
  return {
    collected: all?.total ?? '0.00',
    receipts: all?.count ?? 0,
    cash_received: modes.find(({ mode }) => mode === 'CASH')?.total ?? '0.00',
    by_mode: modes.map(({ mode, ...sum }) => ({ mode: paymentModeWord[mode], ...sum })),
    by_person: of(2).map(({ receivedBy: id, name, total, count }) => ({ id, name, total, count })),
  };
}
