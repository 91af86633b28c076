import { Refused } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { selectShares } from './shares.ts';

/**
 * Ends a link immediately; has no effect on one that already ended, which keeps who ended it.
 * @returns the id of its document
 * @throws Refused NOT_FOUND for a link of another shop, PERMISSION_DENIED for one made by someone else
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

/** Ends all links to documents of a customer who is being erased: the paper's details stay within the shop. */
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
