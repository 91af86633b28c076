import { dayIn, type PlanStart, rupees, settlePlan } from '@galla/domain';
import type { DirectoryDb } from '../db/directory.ts';
import { paiseOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import { lockPaidUntil, readAccount } from './account.ts';
import type { PaymentRecord } from './payments.ts';

/** The current day in the shop's time zone. */
export async function shopDay({ sql, tenantId }: TenantDb, now: Date): Promise<string> {
  const { timeZone } = await sql
    .selectFrom('shop')
    .select('timeZone')
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return dayIn(timeZone, now);
}

export const startOf = ({ starts }: Pick<PaymentRecord, 'starts'>): PlanStart =>
  starts === 'NOW' ? 'NOW' : 'AT_END';

type Order = Pick<PaymentRecord, 'merchantOrderId' | 'months' | 'charged' | 'credit' | 'starts'>;

/**
 * Opens the shop for the period of an order, and ends what it replaces. Serializes the payments of a shop, so that each
 * sees the previous one's result.
 * @returns the columns of the payment that this determines
 */
export async function activate(
  db: TenantDb,
  directory: DirectoryDb,
  order: Order,
  now: Date,
): Promise<{ paidAt: Date; paidFrom: string; paidUntil: string; credit: string }> {
  const { tenantId } = db;
  const today = await shopDay(db, now);
  const account = await readAccount(db, { paidUntil: await lockPaidUntil(directory, tenantId), today });
  const payment = {
    starts: startOf(order),
    months: order.months,
    paid: paiseOf(order.charged),
    credit: paiseOf(order.credit),
  };
  const { from, until, credit, ended, paidUntil } = settlePlan(account, payment);
  for (const { id, released } of ended) {
    await db.sql
      .updateTable('subscriptionPayment')
      .set({ endedOn: today, released: rupees(released) })
      .where('tenantId', '=', tenantId)
      .where('merchantOrderId', '=', id)
      .execute();
  }
  await directory.sql
    .updateTable('directory.tenant')
    .set({ paidUntil, paymentStatus: 'COMPLETED', merchantOrderId: order.merchantOrderId })
    .where('tenantId', '=', tenantId)
    .execute();
  return { paidAt: now, paidFrom: from, paidUntil: until, credit: rupees(credit) };
}
