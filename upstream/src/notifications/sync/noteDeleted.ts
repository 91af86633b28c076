import type { TenantDb } from '../../db/tenant.ts';

/** Keeps that records are gone, in the transaction that deletes them, for clients that hold copies (`syncData`, `updated_since`). */
export async function noteDeleted(
  db: TenantDb,
  kind: 'CUSTOMER' | 'ITEM' | 'DOCUMENT' | 'QUICK_BILL',
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db.sql
    .insertInto('deletedRecord')
    .values(ids.map((recordId) => ({ tenantId: db.tenantId, kind, recordId, deletedAt: now })))
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'kind', 'recordId']).doUpdateSet({ deletedAt: now }),
    )
    .execute();
}
