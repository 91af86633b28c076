import { type Day, dayIn } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { signedAmount } from './signed.ts';
import { billableBy } from '../../customers/index.ts';

/** Cash that a customer paid for quick bills on a day. */
const byQuickBills = (timeZone: string, day: Day) => sql`(
  select coalesce(sum(amount), 0.00) from quick_bill
   where quick_bill.tenant_id = customer.tenant_id and quick_bill.customer_id = customer.id
     and quick_bill.mode = 'CASH' and (received_at at time zone ${timeZone})::date = ${day})`;

/** Cash that a customer paid on account outside of bills: for the opening due, and above all dues. */
const byReceipts = (day: Day) => sql`(
  select coalesce(sum(credited + opening), 0.00) from receipt
   where receipt.tenant_id = customer.tenant_id and receipt.customer_id = customer.id
     and receipt.mode = 'CASH' and issued_on = ${day})`;

/**
 * The net cash received from each customer on the shop's day of `now`, whoever took it, over all valid bills, quick
 * bills and receipts, less cash refunds: the legal limit counts what the shop received from one person. The walk-in is
 * left out, being another person on every bill.
 */
export function sumCashOfDay(db: TenantDb, caller: Caller, customerIds: readonly string[], now: Date) {
  const { timeZone } = caller;
  const today = dayIn(timeZone, now);
  return db.sql
    .selectFrom('customer')
    .leftJoin('document', (join) =>
      join
        .onRef('document.tenantId', '=', 'customer.tenantId')
        .onRef('document.customerId', '=', 'customer.id')
        .on((document) =>
          document.or([
            document('document.canceledAt', 'is', null),
            document('document.trashedAt', 'is not', null),
          ]),
        ),
    )
    .leftJoin('payment', (join) =>
      join
        .onRef('payment.tenantId', '=', 'document.tenantId')
        .onRef('payment.documentId', '=', 'document.id')
        .on('payment.takenFrom', 'is', null)
        .on('payment.mode', '=', 'CASH')
        .on(sql<string>`(payment.created_at at time zone ${timeZone})::date`, '=', today),
    )
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', customerIds)
    .where('customer.walkIn', '=', false)
    .where(billableBy(caller, now))
    .groupBy(['customer.tenantId', 'customer.id'])
    .select([
      'customer.id as customerId',
      sql<string>`coalesce(sum(${signedAmount}), 0.00) + ${byQuickBills(timeZone, today)} + ${byReceipts(today)}`.as(
        'cash',
      ),
    ])
    .execute();
}
