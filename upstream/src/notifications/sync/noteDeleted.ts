import type { TenantDb } from '../../db/tenant.ts';

/** Kinds of records as stored; products and services are both items. */
type Kind =
  | 'CUSTOMER'
  | 'ITEM'
  | 'DOCUMENT'
  | 'QUICK_BILL'
  | 'TASK'
  | 'NOTIFICATION'
  | 'APPOINTMENT'
  | 'CUSTOMER_NOTE';

/**
 * Records deletions in the same transaction, for clients that keep copies (`syncData`, `updated_since`). With a staff
 * id only that person is informed.
 */
export async function noteDeleted(
  db: TenantDb,
  kind: Kind,
  ids: readonly string[],
  now: Date,
  staffId: string | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await db.sql
    .insertInto('deletedRecord')
    .values(ids.map((recordId) => ({ tenantId: db.tenantId, kind, recordId, deletedAt: now, staffId })))
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'kind', 'recordId']).doUpdateSet({ deletedAt: now }),
    )
    .execute();
}
