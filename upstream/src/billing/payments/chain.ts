import type { SelectQueryBuilder } from 'kysely';
import type { TenantTables } from '../../db/tenant.ts';

/**
 * The payments of a document in chain order: by edits, then by refunds, each of which begins a new round. Within a
 * round every payment leaves less pending than the one before.
 */
export function inChain<Output>(payments: SelectQueryBuilder<TenantTables, 'payment', Output>) {
  return payments
    .orderBy('payment.revision')
    .orderBy('payment.round')
    .orderBy('payment.newPending', 'desc')
    .orderBy('payment.id');
}
