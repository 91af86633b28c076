import { WALK_IN_NAME } from '@galla/domain';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';

/** Creates the walk-in of a new shop: the customer of anonymous sales. */
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
