import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { changesOf } from '../lists/changes.ts';

/**
 * Notifications that the caller no longer has: dismissed since, or deleted with their subject. Expired ones are not
 * included: clients drop them by age.
 */
export async function notificationChanges(
  db: TenantDb,
  { staffId }: Pick<Caller, 'staffId'>,
  since: Date | undefined,
  now: Date,
) {
  const { deleted, until } = await changesOf(db, 'NOTIFICATION', since, now, staffId);
  if (since === undefined) return { deleted, until };
  const away = await db.sql
    .selectFrom('notificationReceipt')
    .where('tenantId', '=', db.tenantId)
    .where('staffId', '=', staffId)
    .where('deletedAt', '>=', since)
    .orderBy('deletedAt')
    .orderBy('notificationId')
    .select('notificationId')
    .execute();
  return { deleted: [...deleted, ...away.map(({ notificationId }) => notificationId)], until };
}
