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
    'Moves a document to the trash: its stock comes back, nothing is owed on it, its number stays. Money that was received goes back by `refund`, or by Credit is kept as credit of the customer, without which it is refused with MONEY_RECEIVED; that of an order returns to it with its invoice. Refused with INVOICE_OF_ORDER for the invoice of an order in pieces',
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
    'Puts a document back from the trash: it takes its stock again, refused with STOCK_SHORT where that was sold meanwhile, and is owed again; what was kept as credit pays it again, refused with CREDIT_SHORT and `credit` where that was spent',
  body: { document_id: Id },
  answer: moved,
});

export const deleteDocument = endpoint({
  ...writing,
  method: 'DELETE',
  path: '/billing/deleteDoc/:id',
  closedToKeys: true,
  summary:
    'Deletes a document for good, from the trash or not; number and day stay in the register. Refused with PIN_REQUIRED unless the PIN was just given, and as the trash refuses',
  params: { id: Id },
  answer: Type.Object({ success: Success, message: Type.String(), document_id: Id }),
});
