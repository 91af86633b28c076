import type { SharingRules } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';

/** When the shop accepts points, and for how long it stores them. */
export async function sharingRules(db: TenantDb): Promise<SharingRules> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .select(['shareFrom', 'shareUntil', 'locationDays'])
    .where('tenantId', '=', db.tenantId)
    .executeTakeFirstOrThrow();
  return { from: row.shareFrom, until: row.shareUntil, days: row.locationDays };
}
