import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Flag, Id, Ids, Instant, Money, Nullable, Success, Text } from '../http/schemas.ts';
import { TypeWord } from './answers.ts';

/** Links to documents, for people who are not signed in. */

export const DocumentShare = Type.Object({
  id: Id,
  document_id: Id,
  ends_at: Instant,
  created_at: Instant,
  /** Staff id of the person who made it. */
  created_by: Id,
});

const rights = ['billing-history:view', 'billing:view', 'transactions-history:view'] as const;

export const documentShares = endpoint({
  method: 'GET',
  path: '/billing/shares',
  summary: 'Lists open links, newest first: by document ids or by their own ids',
  tenant: 'query',
  rights: [...rights],
  repeat: 'safe',
  query: { document_ids: Type.Optional(Ids), ids: Type.Optional(Ids) },
  answer: Type.Object({ success: Success, data: Type.Array(DocumentShare) }),
});

export const shareDocument = endpoint({
  method: 'POST',
  path: '/billing/shares',
  summary: 'Creates a link to a document; its secret is returned only once',
  tenant: 'query',
  rights: [...rights],
  repeat: 'keyed',
  shownOnce: true,
  body: {
    document_id: Id,
    /** Default 30 days from now, unless the installation sets another period; at most a year. */
    until: Type.Optional(Nullable(Instant)),
  },
  answer: Type.Object({
    success: Success,
    /** 128 bits, to be sent to `/shared`. */
    secret: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    data: DocumentShare,
  }),
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/billing/shares/:id',
  summary: 'Revokes a link at once, for its creator and the owner; succeeds if it has already ended',
  tenant: 'query',
  rights: [...rights],
  repeat: 'keyed',
  params: { id: Id },
  answer: Type.Object({ success: Success, id: Id, document_id: Id }),
});

/**
 * The secret is in the body, so that it does not appear in access logs; malformed ones get the same answer as wrong
 * ones.
 */
const opened = { secret: Text(200) };

export const openShared = endpoint({
  method: 'POST',
  path: '/shared',
  summary:
    'Returns what a link opens. Fails with LINK_ENDED if the link is wrong, expired or revoked, or its document is gone',
  access: 'public',
  bySecret: true,
  repeat: 'safe',
  body: opened,
  answer: Type.Object({
    success: Success,
    data: Type.Object({
      shop_name: Type.String(),
      type: TypeWord,
      serial_number: Type.String(),
      date: Day,
      total_amount: Money,
      pending_amount: Money,
      is_canceled: Flag,
      /** A UPI link for the pending amount; null when nothing is pending or the shop has no UPI id. */
      upi_link: Nullable(Type.String()),
    }),
  }),
});

export const sharedPdf = endpoint({
  method: 'POST',
  path: '/shared/pdf',
  summary: 'Returns the paper that a link opens, as a PDF; fails as /shared',
  answers: 'binary',
  access: 'public',
  bySecret: true,
  repeat: 'safe',
  body: opened,
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
