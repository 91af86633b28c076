import type { TenantDb } from '../db/tenant.ts';

/** Reassigns an employee's customers to another. */
export async function handOverCustomers(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('customer')
    .set({ assignedTo: to, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('assignedTo', '=', from)
    .execute();
}
