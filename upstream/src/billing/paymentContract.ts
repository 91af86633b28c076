import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Id, Ids, ModeWord, Money, MoneyIn, Nullable, Success, Text } from '../http/schemas.ts';
import { DocumentRow, PaymentMade } from './answers.ts';
import { PaymentPart } from './payload.ts';

export const paymentHistory = endpoint({
  method: 'POST',
  path: '/billing/payment-history',
  summary: 'Payments of one document, or of up to 100, oldest first; or payments by their ids',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  body: {
    document_id: Type.Optional(Id),
    document_ids: Type.Optional(Ids),
    payment_ids: Type.Optional(Ids),
    from_date: Type.Optional(Nullable(Day)),
    to_date: Type.Optional(Nullable(Day)),
  },
  answer: Type.Object({ success: Success, data: Type.Array(PaymentMade) }),
});

const paid = Type.Object({
  success: Success,
  message: Type.String(),
  data: DocumentRow,
  /** The first one of a split payment. */
  payment: PaymentMade,
  payments: Type.Array(PaymentMade),
});

export const recordPayment = endpoint({
  method: 'POST',
  path: '/billing/payments',
  summary:
    'Records money received; refused with CHANGED_MEANWHILE when the pending amount is another one by now, with PAYMENT_EXCEEDS_PENDING when it is less; the details tell `pending`',
  tenant: 'query',
  rights: ['billing:create', 'billing-history:edit'],
  repeat: 'keyed',
  body: {
    document_id: Id,
    amount: MoneyIn,
    /** The pending amount that the caller saw. */
    expected_pending: MoneyIn,
    /** For a split, the mode of the largest payment. */
    payment_mode: ModeWord,
    /** UTR for UPI; for a card its last four digits and for a bank transfer its reference, both required. */
    reference: Type.Optional(Nullable(Text(35))),
    /** For a bank transfer: name of the bank. */
    bank: Type.Optional(Nullable(Text(60))),
    /** Cash tendered, when more than the amount. */
    tendered: Type.Optional(Nullable(MoneyIn)),
    /** The day on which the customer promised to pay the rest; null clears it, left out keeps it. */
    pay_on: Type.Optional(Nullable(Day)),
    /** The parts of a split payment, each with its own reference and cash tendered; together `amount`. */
    payments: Type.Optional(Nullable(Type.Array(PaymentPart, { minItems: 1, maxItems: 10 }))),
  },
  answer: paid,
});

export const updatePendingAmount = endpoint({
  method: 'PATCH',
  path: '/billing/updatePendingAmount/:id',
  summary: 'The documented absolute form: sets what is still to pay, given what it was before',
  tenant: 'query',
  rights: ['billing:create', 'billing-history:edit'],
  repeat: 'keyed',
  params: { id: Id },
  body: {
    id: Type.Optional(Id),
    pending_amount: MoneyIn,
    advance: Type.Optional(Nullable(MoneyIn)),
    expected_pending: MoneyIn,
    payment_mode: Type.Optional(ModeWord),
  },
  answer: paid,
});

export const cashOfDay = endpoint({
  method: 'GET',
  path: '/billing/cash-of-day',
  summary:
    "What up to 100 customers gave in cash on the shop's day of today, over all bills that stand; nothing of the walk-in",
  tenant: 'query',
  rights: ['billing:create', 'billing-history:view', 'billing:view'],
  repeat: 'safe',
  query: { customer_ids: Ids },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ customer_id: Id, cash: Money })),
  }),
});
