import type { DirectoryDb } from '../../db/directory.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { setNumber } from './setNumber.ts';

/**
 * Gives somebody another login number at once, for who may: nobody has to confirm what he sets himself.
 * @returns false when somebody else has the number
 */
export async function wantNumber(
  dbs: { db: TenantDb; directory: DirectoryDb },
  staffId: string,
  mobile: string,
  by: { by: string; now: Date },
): Promise<boolean> {
  await dbs.directory.sql
    .updateTable('directory.login')
    .set({ pendingMobile: mobile })
    .where('tenantId', '=', dbs.db.tenantId)
    .where('staffId', '=', staffId)
    .execute();
  return setNumber(dbs, staffId, mobile, by);
}
