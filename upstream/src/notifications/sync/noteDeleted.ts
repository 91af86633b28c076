import type { TenantDb } from '../../db/tenant.ts';

/** Kinds of record as they are kept; a product and a service are both an item. */
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
 * Keeps that records are gone, in the transaction that deletes them, for clients that hold copies (`syncData`,
 * `updated_since`). With a staff id only that person is told.
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
