import { WALK_IN_NAME } from '@galla/domain';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';

/** Adds the standing customer of a shop that was just made: who is billed where nobody is named. */
export async function addWalkIn(db: TenantDb, now: Date): Promise<void> {
  await db.sql
    .insertInto('customer')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      name: WALK_IN_NAME,
      walkIn: true,
      createdAt: now,
      lastSeenAt: now,
    })
    .execute();
}
