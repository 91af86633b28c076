import type { Database } from '../../db/database.ts';
import { readDirectory } from '../../db/directory.ts';
import { type TenantDb, withTenant } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import type { PublicCall } from '../../http/route.ts';
import { tokenHash } from '../../session/index.ts';
import { loadRecords, type Records } from '../pdf/load.ts';
import { selectOpenShares } from './shares.ts';

/** The holder of a link sees this one document as the owner does. */
const HOLDER = { employeeId: null };
/** Placeholder ids of shop and link when there is none. */
const NONE = '00000000-0000-0000-0000-000000000000';

/** Resolves a secret to its shop and link; to nothing when the shop has not paid, as for its staff. */
async function placeOf(database: Database, secret: string): Promise<{ tenantId: string; shareId: string }> {
  const found = await readDirectory(database, ({ sql }) =>
    sql
      .selectFrom('directory.documentShare as share')
      .innerJoin('directory.tenant as tenant', 'tenant.tenantId', 'share.tenantId')
      .select(['share.tenantId', 'share.shareId'])
      .where('share.secretHash', '=', tokenHash(secret))
      .where('tenant.paymentStatus', '=', 'COMPLETED')
      .executeTakeFirst(),
  );
  return found ?? { tenantId: NONE, shareId: NONE };
}

/**
 * Reads the document that a link opens. Both reads always run: a wrong link takes as long as one that expired, was
 * revoked or lost its document, and gets the same answer.
 * @throws Refused LINK_ENDED
 */
export async function openShare(
  { database, now }: Pick<PublicCall, 'database' | 'now'>,
  secret: string,
): Promise<Records> {
  const { tenantId, shareId } = await placeOf(database, secret);
  const read = async (db: TenantDb) => {
    const share = await selectOpenShares(db, HOLDER, now).where('share.id', '=', shareId).executeTakeFirst();
    return share && loadRecords(db, HOLDER, share.documentId);
  };
  const records = await withTenant(database, tenantId, read, { readOnly: true });
  if (!records) throw new Refused('LINK_ENDED');
  return records;
}
