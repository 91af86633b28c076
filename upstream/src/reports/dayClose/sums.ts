import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { selectMoney } from '../collected.ts';
import { sumMoney } from '../sumMoney.ts';
import type { Period } from './period.ts';

/** The payments of the whole shop, whoever closes the day. */
const moneyOf = (db: TenantDb, caller: Caller) => selectMoney(db, { ...caller, employeeId: null });

/** Payments that no close counted. */
export const selectOpenMoney = (
  db: TenantDb,
  caller: Caller,
  { from, before }: Pick<Period, 'from' | 'before'>,
) =>
  moneyOf(db, caller).where('money.createdAt', '>=', from).where('money.createdAt', '<', before)
    .where(sql<boolean>`not exists (select from day_close_entry counted
      where counted.tenant_id = ${db.tenantId} and counted.entry_id = money.id)`);

/** Payments counted by a close. */
export const selectCountedMoney = (db: TenantDb, caller: Caller, closeId: string) =>
  moneyOf(db, caller).where(sql<boolean>`exists (select from day_close_entry counted
    where counted.tenant_id = ${db.tenantId} and counted.entry_id = money.id
      and counted.day_close_id = ${closeId})`);

/** The sums of a day in their wire shape. */
export async function sumDay(db: TenantDb, caller: Caller, money: ReturnType<typeof moneyOf>) {
  const { total, count, by_mode, by_person } = await sumMoney(db, caller, money);
  return {
    collected: total,
    receipts: count,
    cash_received: by_mode.find(({ mode }) => mode === 'Cash')?.total ?? '0.00',
    by_mode,
    by_person,
  };
}
