import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, MoneyIn, Success } from '../../http/schemas.ts';
import { DocumentRow } from '../answers.ts';

/** Converting orders and proposals (spec 2 §4). */

export const convertDocument = endpoint({
  method: 'POST',
  path: '/billing/convert',
  summary:
    'Makes an invoice of an order, or an order or an invoice of a proposal, once: lines, prices and tax as they were agreed. An order is billed when nothing is pending on it, else refused with ORDER_PENDING; its payments stand on the invoice then. Refused with DOCUMENT_FIXED when it was converted before',
  tenant: 'query',
  rights: ['billing:create'],
  repeat: 'keyed',
  body: {
    document_id: Id,
    /** Type of the new document. */
    type: Type.Union([Type.Literal('invoice'), Type.Literal('order')]),
    /** The total that the caller saw: CHANGED_MEANWHILE when the document was edited since. */
    expected_total: Type.Optional(MoneyIn),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    invoice_number: Type.String(),
    document_id: Id,
    data: DocumentRow,
    /** The source document after the conversion. */
    source: DocumentRow,
  }),
});
