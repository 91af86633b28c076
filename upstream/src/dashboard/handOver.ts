import type { TenantDb } from '../db/tenant.ts';

/** Reassigns an employee's open tasks to another; a reminder looks up the assignee when it is due. */
export async function handOverTasks(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('task')
    .set({ staffId: to, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('staffId', '=', from)
    .where('doneAt', 'is', null)
    .execute();
}
