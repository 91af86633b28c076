import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Id, MoneyIn, Success } from '../../http/schemas.ts';
import { DocumentRow } from '../answers.ts';

/** Converting orders and proposals (spec 2 §4). */

export const convertDocument = endpoint({
  method: 'POST',
  path: '/billing/convert',
  summary:
    'Converts an order into an invoice, or a proposal into an order or an invoice, once, with the agreed lines, prices and tax. An order is billed only when nothing is pending on it, otherwise fails with ORDER_PENDING; its payments move to the invoice. Fails with DOCUMENT_FIXED if already converted',
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
