import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Ids, Instant, Success } from '../../http/schemas.ts';

/** Pictures that hang on documents (spec 2 §7: attachments by customer; spec 3 §3: of a document). */

const READ = ['billing-history:view', 'billing:view', 'transactions-history:view'] as const;

export const Attachment = Type.Object({
  uid: Id,
  document_id: Id,
  /** The number of its document and its own among them, which stays when another one goes: "26-27-A-00042-1.jpg". */
  name: Type.String(),
  /** Its signed address, good for some hours. */
  url: Type.String(),
  /** The same, as `path` of a document's attachments has it. */
  path: Type.String(),
  /** A small copy of it, by its signed address. */
  thumbnail: Type.String(),
  added_at: Instant,
  added_by_name: Type.String(),
});

export const listAttachments = endpoint({
  method: 'GET',
  path: '/billing/attachments',
  summary:
    'Attachments of the documents that the caller may see, oldest first: of a customer, of documents by their ids, or by their own ids',
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
  summary: 'Hangs a picture that was uploaded on a document that the caller may see; it takes ten',
  body: {
    document_id: Id,
    /** An upload for `attachment` of the last hour. */
    image_id: Id,
  },
  answer: Type.Object({ success: Success, message: Type.String(), data: Attachment }),
});

export const deleteAttachment = endpoint({
  ...write,
  path: '/billing/deleteAttachment',
  summary: 'Deletes an attachment of a document that the caller may see for good',
  body: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), uid: Id, document_id: Id }),
});
