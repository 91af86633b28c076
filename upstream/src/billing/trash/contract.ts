import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, Nullable, Success } from '../../http/schemas.ts';
import { refundWay } from '../refunds/payload.ts';
import { DocumentRow } from '../answers.ts';

/** Trash and permanent deletion of documents (spec 2 §4, §7). */

const writing = {
  tenant: 'query',
  rights: ['transactions-history:delete', 'billing-history:delete'],
  repeat: 'keyed',
} as const;

const moved = Type.Object({ success: Success, message: Type.String(), data: DocumentRow });

export const trashDocument = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/billing/deleteDocument',
  summary:
    'Moves a document to the trash: its stock is returned, nothing is owed on it, its number is kept. Money received is given back by `refund`, or with Credit kept as the customer’s credit; without `refund` it fails with MONEY_RECEIVED. Money of an order returns to the order with its invoice. Fails with INVOICE_OF_ORDER for the invoice of an order in pieces',
  body: {
    document_id: Id,
    /** As documented; the token determines the caller. */
    employee_id: Type.Optional(Nullable(Id)),
    /** How all the received money is refunded; without it, a document that holds money is refused. */
    refund: refundWay,
  },
  answer: moved,
});

export const restoreDocument = endpoint({
  ...writing,
  method: 'POST',
  path: '/billing/restoreDocument',
  summary:
    'Restores a document from the trash: it takes its stock again and is owed again; fails with STOCK_SHORT if the stock was sold meanwhile. What was kept as credit pays it again; fails with CREDIT_SHORT and `credit` if that was spent',
  body: { document_id: Id },
  answer: moved,
});

export const deleteDocument = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/billing/deleteDoc/:id',
  closedToKeys: true,
  summary:
    'Permanently deletes a document, in the trash or not; number and day stay in the register. Fails with PIN_REQUIRED unless the PIN was just given, and as moving to the trash does',
  params: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), document_id: Id }),
});
