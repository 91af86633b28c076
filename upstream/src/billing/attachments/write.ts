import { checkAttachmentCount } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { claimUpload, retirePictures } from '../../files/index.ts';
import { Refused, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { selectDocuments } from '../history/documents.ts';
import { findAttachments } from './list.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Locks the document, so that two concurrent additions both count; NOT_FOUND for a document the caller may not see. */
async function lockDocument({ db, caller }: Writer, id: string): Promise<void> {
  const document = await selectDocuments(db, caller)
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirst();
  if (!document) throw new Refused('NOT_FOUND');
}

/**
 * Attaches an upload to a document.
 * @returns its id
 * @throws Refused NOT_FOUND, INVALID_INPUT for an eleventh attachment or a missing upload
 */
export async function add(writer: Writer, documentId: string, upload: string): Promise<string> {
  const { db, caller, now } = writer;
  await lockDocument(writer, documentId);
  const { count, newest } = await db.sql
    .selectFrom('documentAttachment')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', documentId)
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('number').as('newest')])
    .executeTakeFirstOrThrow();
  refuseOn(checkAttachmentCount(Number(count)));
  const { staffId } = caller;
  const path = await claimUpload(db, { id: upload, staffId, use: 'attachment', field: 'image_id', now });
  const id = newId();
  await db.sql
    .insertInto('documentAttachment')
    .values({
      tenantId: db.tenantId,
      id,
      documentId,
      number: (newest ?? 0) + 1,
      path,
      addedBy: staffId,
      addedAt: now,
    })
    .execute();
  return id;
}

/**
 * Deletes an attachment permanently.
 * @returns the id of its document
 * @throws Refused NOT_FOUND
 */
export async function remove({ db, caller, now }: Writer, id: string): Promise<string> {
  const [found] = await findAttachments(db, caller, { ids: [id] });
  if (!found) throw new Refused('NOT_FOUND');
  await removeRows(db, 'id', [id], now);
  return found.documentId;
}

/** Deletes the attachments of documents that are deleted or whose customer is erased. */
export const removeAttachmentsOf = (db: TenantDb, documentIds: readonly string[], now: Date): Promise<void> =>
  removeRows(db, 'documentId', documentIds, now);

async function removeRows(
  db: TenantDb,
  by: 'id' | 'documentId',
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const gone = await db.sql
    .deleteFrom('documentAttachment')
    .where('tenantId', '=', db.tenantId)
    .where(by, 'in', ids)
    .returning('path')
    .execute();
  await retirePictures(
    db,
    'attachment',
    gone.map(({ path }) => path),
    now,
  );
}
