import { randomBytes } from 'node:crypto';
import { checkLinkEnd, linkEnd, MOST_LINKS } from '@galla/domain';
import type { Static } from 'typebox';
import { newId } from '../../db/id.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { DirectoryCall } from '../../http/route.ts';
import { tokenHash } from '../../session/index.ts';
import { selectDocuments } from '../history/documents.ts';
import type { shareDocument } from '../shareContract.ts';
import { selectOpenShares, toShare } from './shares.ts';

type Call = Pick<DirectoryCall, 'db' | 'directory' | 'caller' | 'now' | 'linkDays'>;
type Body = Static<NonNullable<typeof shareDocument.schema.body>>;

/** 128 random bits can't be guessed, and the link stays short enough for a message. */
const newSecret = (): string => randomBytes(16).toString('base64url');

/**
 * Makes a link to a document that the caller may see. Only a hash of the secret is stored.
 * @throws Refused NOT_FOUND, TOO_MANY_LINKS, or a problem with its end
 */
export async function makeShare(call: Call, { document_id: documentId, until }: Body) {
  const { db, directory, caller, now, linkDays } = call;
  const endsAt = until == null ? linkEnd(linkDays, now) : new Date(until);
  refuseOn(checkLinkEnd(endsAt, now));
  // Locks the document, so that two concurrent links both count.
  const document = await selectDocuments(db, caller)
    .where('document.id', '=', documentId)
    .forUpdate('document')
    .executeTakeFirst();
  if (!document) throw new Refused('NOT_FOUND');
  const open = await selectOpenShares(db, caller, now).where('share.documentId', '=', documentId).execute();
  if (open.length >= MOST_LINKS) throw new Refused('TOO_MANY_LINKS', { max: MOST_LINKS });
  const { tenantId } = db;
  const secret = newSecret();
  const share = { id: newId(), documentId, endsAt, createdBy: caller.staffId, createdAt: now };
  await db.sql
    .insertInto('documentShare')
    .values({ tenantId, ...share })
    .execute();
  await directory.sql
    .insertInto('directory.documentShare')
    .values({ secretHash: tokenHash(secret), shareId: share.id, tenantId, endsAt })
    .execute();
  return { success: true as const, secret, data: toShare(share) };
}
