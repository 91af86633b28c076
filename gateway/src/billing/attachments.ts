import type { billing } from '@galla/upstream/contract';
import type { Context } from '../context.ts';
import { nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { DocumentMapper } from './schema.mappers.ts';

type Row = Answer<typeof billing.listAttachments>['data'][number];

export const attachmentOf = (row: Row) => ({
  ...nodeOf('DocumentAttachment', row.uid),
  documentId: row.document_id,
  name: row.name,
  url: row.url,
  thumbnailUrl: row.thumbnail,
  addedAt: row.added_at,
  addedBy: row.added_by_name,
});

export type Attachment = ReturnType<typeof attachmentOf>;

/** A document whose attachments were changed, with its current attachments. */
export async function attachedDocument(
  { loaders }: Pick<Context, 'loaders'>,
  documentId: string,
): Promise<DocumentMapper> {
  loaders.attachments.forget(documentId);
  return loaders.documents.loadNonNull(documentId);
}
