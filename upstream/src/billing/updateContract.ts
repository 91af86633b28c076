import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Id, Ids, Instant, Money, Nullable, Quantity, Success } from '../http/schemas.ts';
import { DocumentRow } from './answers.ts';
import { updatePayload } from './updatePayload.ts';

/** Editing documents, and the history of edits (spec 2 §7). */

/**
 * Employees may edit invoices only if the shop's `invoice_edit` is 1, and orders only if `order_edit` is.
 * CHANGED_MEANWHILE has the current `revision`, `pending` and `total` in its details.
 */
const update = {
  method: 'POST',
  tenant: 'query',
  rights: ['billing:edit'],
  repeat: 'keyed',
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    invoice_number: Type.String(),
    document_id: Id,
    data: DocumentRow,
  }),
} as const;

export const updateDocumentById = endpoint({
  ...update,
  path: '/billing/updateDocumentById/:id',
  summary:
    'Edits a document: replaces its lines, moves the stock by the difference, keeps number, date, customer and payments; all or nothing',
  params: { id: Id },
  body: { ...updatePayload, doc_id: Type.Optional(Id) },
});

export const updateDocument = endpoint({
  ...update,
  path: '/billing/updateDocument',
  summary: 'Edits the document given in the body by `doc_id`',
  body: { ...updatePayload, doc_id: Id },
});

/** What a client needs to edit a document, in addition to the document itself: everything its sums depend on. */
export const DocumentEditing = Type.Object({
  document_id: Id,
  /** Why the caller can't edit it, as a sentence; null when it is possible. */
  refusal: Nullable(Type.String()),
  /** The shop's GST registration when it issued the document. */
  registration: Type.Union([Type.Literal('REGULAR'), Type.Literal('COMPOSITION'), Type.Literal('NONE')]),
  supplier_gstin: Nullable(Type.String()),
  supplier_state_code: Nullable(Type.String()),
  customer_gstin: Nullable(Type.String()),
  customer_state_code: Nullable(Type.String()),
  /** Whether its discount is before tax. */
  discount_before_tax: Type.Boolean(),
  /** Whether its total is rounded to the whole rupee. */
  round_off: Type.Boolean(),
  /** Everything received for it: the advance and later payments. */
  received: Money,
  /** Values of the fields of the shop's form `invoice` beyond the common ones. */
  extra: Type.Record(Type.String(), Type.String()),
});

export const documentEditing = endpoint({
  method: 'GET',
  path: '/billing/editing',
  summary: 'Returns what is needed to edit up to 100 documents, and which of them cannot be edited',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  query: { document_ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(DocumentEditing) }),
});

const LineState = Type.Object({ qty: Quantity, offer: Money, total_amount: Money });

export const DocumentChange = Type.Object({
  id: Id,
  document_id: Id,
  /** From 1. */
  revision: Type.Integer({ minimum: 1 }),
  changed_by: Id,
  changed_by_name: Type.String(),
  created_at: Instant,
  /** Null for an order or a proposal, which need none. */
  reason: Nullable(Type.String()),
  previous_total: Money,
  new_total: Money,
  previous_pending: Money,
  new_pending: Money,
  /**
   * By payload name; amounts and days as texts. For `description`, `extra` and `prescription_detail` the values are
   * left out.
   */
  fields: Type.Array(
    Type.Object({
      field: Type.String(),
      before: Nullable(Type.String()),
      after: Nullable(Type.String()),
    }),
  ),
  /** An added line has no `before`, a removed one no `after`. */
  items: Type.Array(
    Type.Object({
      item_name: Type.String(),
      unit: Type.String(),
      before: Nullable(LineState),
      after: Nullable(LineState),
    }),
  ),
});

export const documentChanges = endpoint({
  method: 'GET',
  path: '/billing/changes',
  summary: 'Lists the edits of up to 100 documents, with user, time and reason, oldest first; for the owner',
  tenant: 'query',
  ownerOnly: true,
  repeat: 'safe',
  query: { document_ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(DocumentChange) }),
});
