import type { BasisPoints, Day } from '@galla/domain';
import { basisPointsOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';

/**
 * The rate of GST that a code has on a day, from the installation's table of rates: the one that began last.
 * @throws Error for a code that the table has no rate of by then
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
