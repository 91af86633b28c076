import type { TenantDb } from '../db/tenant.ts';

/** Gives the tasks that one employee has not done to another; a reminder looks whose task it is when it is due. */
export async function handOverTasks(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('task')
    .set({ staffId: to, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('staffId', '=', from)
    .where('doneAt', 'is', null)
    .execute();
}
