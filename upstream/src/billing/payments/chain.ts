import type { SelectQueryBuilder } from 'kysely';
import type { TenantTables } from '../../db/tenant.ts';

/**
 * Payments of a document in the order of their chain: by its edits, then by its refunds, each of which begins a round.
 * Within a round each payment leaves less than the one before.
 */
export function inChain<Output>(payments: SelectQueryBuilder<TenantTables, 'payment', Output>) {
  return payments
    .orderBy('payment.revision')
    .orderBy('payment.round')
    .orderBy('payment.newPending', 'desc')
    .orderBy('payment.id');
}
