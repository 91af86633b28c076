import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { Day, Id, Instant, ModeWord, Money, Nullable, Success } from '../../http/schemas.ts';

/** The statement of account of a customer: every bill and payment of a period, with the balance after each. */

const asked = {
  method: 'GET',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view'],
  repeat: 'safe',
  query: { customer_id: Id, from_date: Day, to_date: Day },
} as const;

const file = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' });

const Line = Type.Object({
  /** A valid bill or order, or a payment; a credit note is a payment of mode Credit. */
  kind: Type.Union([Type.Literal('bill'), Type.Literal('payment')]),
  id: Id,
  /** Null for the part of a receipt kept as credit; `serial_number` is then the receipt's. */
  document_id: Nullable(Id),
  serial_number: Type.String(),
  date: Day,
  created_at: Instant,
  /** Mode of the payment; null for a bill. */
  payment_mode: Nullable(ModeWord),
  billed: Money,
  received: Money,
  balance: Money,
});

export const customerStatement = endpoint({
  ...asked,
  path: '/billing/customer-statement',
  summary:
    'Returns the statement of account of a customer that the caller may see, for a range of at most five years. Only for users who may see all bills of the customer, since the balance would otherwise be wrong',
  answer: Type.Object({
    success: Success,
    opening: Money,
    billed: Money,
    received: Money,
    closing: Money,
    data: Type.Array(Line),
  }),
});

export const customerStatementPdf = endpoint({
  ...asked,
  path: '/billing/customer-statement-pdf',
  summary: 'Returns the statement of account as a PDF, on the shop’s paper',
  answers: 'binary',
  answer: file,
});

export const customerStatementXlsx = endpoint({
  ...asked,
  path: '/billing/customer-statement-xlsx',
  summary:
    'Returns the statement of account as a workbook: amounts are numbers in rupees, days are dates, no formulas',
  answers: 'binary',
  answer: file,
});
