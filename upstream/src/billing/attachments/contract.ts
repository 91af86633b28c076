import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Ids, Instant, Success } from '../../http/schemas.ts';

/** Pictures attached to documents (spec 2 §7: attachments by customer; spec 3 §3: of a document). */

const READ = ['billing-history:view', 'billing:view', 'transactions-history:view'] as const;

export const Attachment = Type.Object({
  uid: Id,
  document_id: Id,
  /**
   * The document's number and the attachment's own, which does not change when others are deleted:
   * "26-27-A-00042-1.jpg".
   */
  name: Type.String(),
  /** Signed URL, valid for some hours. */
  url: Type.String(),
  /** The same value, named `path` as in the attachments of a document. */
  path: Type.String(),
  /** Signed URL of a thumbnail. */
  thumbnail: Type.String(),
  added_at: Instant,
  added_by_name: Type.String(),
});

export const listAttachments = endpoint({
  method: 'GET',
  path: '/billing/attachments',
  summary:
    'Lists attachments of documents that the caller may see, oldest first: by customer, by document ids, or by their own ids',
  tenant: 'query',
  rights: [...READ],
  repeat: 'safe',
  query: {
    customer_id: Type.Optional(Id),
    document_ids: Type.Optional(Ids),
    ids: Type.Optional(Ids),
  },
  answer: Type.Object({ success: Success, data: Type.Array(Attachment) }),
});

const write = {
  method: 'POST',
  tenant: 'query',
  rights: ['billing:create', 'billing-history:edit'],
  repeat: 'keyed',
} as const;

export const addAttachment = endpoint({
  ...write,
  path: '/billing/addAttachment',
  summary: 'Attaches an uploaded picture to a document that the caller may see; at most ten per document',
  body: {
    document_id: Id,
    /** An upload of the last hour for `attachment`. */
    image_id: Id,
  },
  answer: Type.Object({ success: Success, message: Type.String(), data: Attachment }),
});

export const deleteAttachment = endpoint({
  ...write,
  path: '/billing/deleteAttachment',
  summary: 'Permanently deletes an attachment of a document that the caller may see',
  body: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), uid: Id, document_id: Id }),
});
