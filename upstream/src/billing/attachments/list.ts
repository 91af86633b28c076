import { attachmentName, fullName } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../../db/tenant.ts';
import { type Files, thumbnailPath } from '../../files/index.ts';
import type { Caller } from '../../http/caller.ts';
import { ownDocuments } from '../history/ownership.ts';
import type { Attachment } from './contract.ts';

/** Which attachments to select; an empty filter selects none. */
export interface AttachmentFilter {
  customerId?: string | undefined;
  documentIds?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
}

/**
 * The attachments that the caller may see, by document, oldest first; `n` is the permanent number within the document.
 */
function select(db: TenantDb, caller: Pick<Caller, 'employeeId'>) {
  return db.sql
    .selectFrom('documentAttachment as attachment')
    .innerJoin('document', (join) =>
      join
        .onRef('document.tenantId', '=', 'attachment.tenantId')
        .onRef('document.id', '=', 'attachment.documentId'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'attachment.tenantId').onRef('staff.id', '=', 'attachment.addedBy'),
    )
    .where('attachment.tenantId', '=', db.tenantId)
    .where(ownDocuments(caller))
    .select([
      'attachment.id',
      'attachment.documentId',
      'attachment.path',
      'attachment.addedAt',
      'document.number',
      'staff.firstName',
      'staff.lastName',
      'attachment.number as n',
    ])
    .orderBy('attachment.documentId')
    .orderBy('attachment.addedAt')
    .orderBy('attachment.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** An attachment in its wire shape. */
export function toAttachment(row: Row, files: Files, now: Date): Static<typeof Attachment> {
  const url = files.address(row.path, now);
  return {
    uid: row.id,
    document_id: row.documentId,
    name: attachmentName(row.number, row.n, row.path),
    url,
    path: url,
    thumbnail: files.address(thumbnailPath('attachment', row.path) ?? row.path, now),
    added_at: row.addedAt.toISOString(),
    added_by_name: fullName(row.firstName, row.lastName),
  };
}

/** The attachments that match the filter and that the caller may see. */
export async function findAttachments(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  { customerId, documentIds, ids }: AttachmentFilter,
): Promise<Row[]> {
  if (customerId === undefined && documentIds === undefined && ids === undefined) return [];
  let query = select(db, caller);
  if (customerId !== undefined) query = query.where('document.customerId', '=', customerId);
  if (documentIds !== undefined) query = query.where('attachment.documentId', 'in', documentIds);
  if (ids !== undefined) query = query.where('attachment.id', 'in', ids);
  return query.execute();
}
