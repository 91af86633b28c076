import type { TenantDb } from '../../../db/tenant.ts';
import type { StoredCustomer } from '../../require.ts';

/** Related tables whose rows are deleted on erasure, including their own related rows. */
export const GONE = [
  'customerNote',
  'customerStatusChange',
  'familyMember',
  'gymMember',
  'campaignShare',
] as const;

/**
 * Deletes notes, statuses, family, gym membership, campaign messages and future appointments; past appointments stay
 * without details.
 */
export async function removeRecords(db: TenantDb, { id }: StoredCustomer, now: Date): Promise<void> {
  for (const table of GONE)
    await db.sql.deleteFrom(table).where('tenantId', '=', db.tenantId).where('customerId', '=', id).execute();
  const appointments = { tenantId: db.tenantId, customerId: id };
  await db.sql
    .deleteFrom('appointment')
    .where((of) => of.and(appointments))
    .where('startsAt', '>=', now)
    .execute();
  await db.sql
    .updateTable('appointment')
    .set({ lookingFor: '', currentStatus: null, fields: JSON.stringify({}), updatedAt: now })
    .where((of) => of.and(appointments))
    .execute();
}
