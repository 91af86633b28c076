import type { TenantDb } from '../db/tenant.ts';

/** Gives the customers that are assigned to one employee to another. */
export async function handOverCustomers(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('customer')
    .set({ assignedTo: to, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('assignedTo', '=', from)
    .execute();
}
