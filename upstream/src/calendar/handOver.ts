import type { TenantDb } from '../db/tenant.ts';

/** Reassigns an employee's open appointments to another, who may already have one at that time. */
export async function handOverAppointments(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('appointment')
    .set({ assignedTo: to, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('assignedTo', '=', from)
    .where('doneAt', 'is', null)
    .where('startsAt', '>=', now)
    .execute();
}
