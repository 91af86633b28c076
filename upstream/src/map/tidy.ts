import { pointsKeptSince } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { sharingRules } from './rules.ts';

/** Deletes points that are older than the shop's retention period. */
export async function tidyLocations(db: TenantDb, now: Date): Promise<void> {
  const since = pointsKeptSince(now, await sharingRules(db));
  await db.sql
    .deleteFrom('locationPoint')
    .where('tenantId', '=', db.tenantId)
    .where('at', '<', since)
    .execute();
}
