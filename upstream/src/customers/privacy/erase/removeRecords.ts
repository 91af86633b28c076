import type { TenantDb } from '../../../db/tenant.ts';
import type { StoredCustomer } from '../../require.ts';

/** What hangs on a customer and goes with her as a whole, with what hangs on it. */
export const GONE = [
  'customerNote',
  'customerStatusChange',
  'familyMember',
  'gymMember',
  'campaignShare',
] as const;

/** Deletes notes, statuses, family, membership of a gym, what campaigns were sent and what is to come; of what was, only that it was stays. */
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
