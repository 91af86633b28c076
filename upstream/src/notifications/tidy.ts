import { before } from '../db/before.ts';
import type { TenantDb } from '../db/tenant.ts';
import { DELETED_KEPT } from '../lists/changes.ts';

const DAY = 86_400_000;
/** After a longer absence people look at the records themselves. */
const NOTIFICATIONS_KEPT = 90 * DAY;

/** Deletes expired notifications with their state, and expired deletion records. */
export async function tidyNotifications(db: TenantDb, now: Date): Promise<void> {
  await db.sql
    .deleteFrom('notification')
    .where('tenantId', '=', db.tenantId)
    .where('createdAt', '<', before(now, NOTIFICATIONS_KEPT))
    .execute();
  await db.sql
    .deleteFrom('deletedRecord')
    .where('tenantId', '=', db.tenantId)
    .where('deletedAt', '<', before(now, DELETED_KEPT))
    .execute();
}
