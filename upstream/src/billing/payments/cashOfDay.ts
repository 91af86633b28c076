import { dayIn } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { signedAmount } from './signed.ts';
import { billableBy } from '../../customers/index.ts';

/**
 * The cash that customers gave on the shop's day of `now`, over all bills that stand, less what it gave back in cash, whoever took it: the law adds up
 * what the shop has of one person. Nothing is told of the walk-in, who is somebody else with every bill.
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
    .groupBy('customer.id')
    .select(['customer.id as customerId', sql<string>`coalesce(sum(${signedAmount}), 0.00)`.as('cash')])
    .execute();
}
