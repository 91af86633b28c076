import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { selectShares } from './shares.ts';

/**
 * Ends a link at once; one that has ended already is as good. Who ended it stays.
 * @returns the id of its document
 * @throws Refused NOT_FOUND for a link of nobody here, PERMISSION_DENIED for one of somebody else
 */
export async function endShare(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
): Promise<string> {
  const share = await selectShares(db, caller).where('share.id', '=', id).executeTakeFirst();
  if (!share) throw new Refused('NOT_FOUND');
  if (!caller.isOwner && share.createdBy !== caller.staffId) throw new Refused('PERMISSION_DENIED');
  await db.sql
    .updateTable('documentShare')
    .set({ revokedAt: now, revokedBy: caller.staffId })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute();
  return share.documentId;
}

/** Ends every link to a document of a customer who is erased: what the paper says of her stays with the shop. */
export async function endSharesOf(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  customerId: string,
): Promise<void> {
  await db.sql
    .updateTable('documentShare')
    .set({ revokedAt: now, revokedBy: caller.staffId })
    .where('tenantId', '=', db.tenantId)
    .where('revokedAt', 'is', null)
    .where('documentId', 'in', (of) =>
      of
        .selectFrom('document')
        .where('document.tenantId', '=', db.tenantId)
        .where('document.customerId', '=', customerId)
        .select('document.id'),
    )
    .execute();
}
