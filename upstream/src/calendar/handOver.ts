import type { TenantDb } from '../db/tenant.ts';

/** Gives the appointments that one employee still has to another, who may have one at that time already. */
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
