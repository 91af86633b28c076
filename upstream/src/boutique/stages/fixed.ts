import { FIXED_STATUSES } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';

/** Creates the statuses of a new shop that the rules of orders depend on. */
export async function addFixedStatuses(db: TenantDb, now: Date): Promise<void> {
  const { tenantId } = db;
  await db.sql
    .insertInto('orderStatus')
    .values(
      Object.entries(FIXED_STATUSES).map(([fixed, name]) => ({
        tenantId,
        id: newId(),
        name,
        fixed,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .execute();
}
