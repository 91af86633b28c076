import type { TenantDb } from '../../db/tenant.ts';

/** Two records of a customer become one: somebody is a member once, and stays what the kept record is. */
export async function moveMembership(db: TenantDb, from: string, to: string, now: Date): Promise<void> {
  const kept = await db.sql
    .selectFrom('gymMember')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', to)
    .select('id')
    .executeTakeFirst();
  const moved = { tenantId: db.tenantId, customerId: from };
  if (kept) {
    await db.sql
      .deleteFrom('gymMember')
      .where((of) => of.and(moved))
      .execute();
    return;
  }
  await db.sql
    .updateTable('gymMember')
    .set({ customerId: to, updatedAt: now })
    .where((of) => of.and(moved))
    .execute();
}
