import type { BasisPoints, Day } from '@galla/domain';
import { basisPointsOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';

/**
 * The GST rate of a code on a day, from the installation's rate table: the one with the latest start.
 * @throws Error for a code without a rate by that day
 */
export async function gstOn(db: TenantDb, code: string, day: Day): Promise<BasisPoints> {
  const { gstPercentage } = await db.sql
    .selectFrom('reference.gstRate')
    .where('code', '=', code)
    .where('validFrom', '<=', day)
    .orderBy('validFrom', 'desc')
    .limit(1)
    .select('gstPercentage')
    .executeTakeFirstOrThrow(() => new Error(`No rate of GST for ${code} on ${day}`));
  return basisPointsOf(gstPercentage);
}
