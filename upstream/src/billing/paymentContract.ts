import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { Day, Id, Ids, ModeWord, Money, MoneyIn, Nullable, Success, Text } from '../http/schemas.ts';
import { DocumentRow, PaymentMade } from './answers.ts';
import { PaymentPart } from './payload.ts';

export const paymentHistory = endpoint({
  method: 'POST',
  path: '/billing/payment-history',
  summary: 'Lists the payments of one document or of up to 100, oldest first; or payments by ids',
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
    'Records a payment; fails with CHANGED_MEANWHILE if the pending amount has changed, with PAYMENT_EXCEEDS_PENDING if it is lower than the payment; the details contain `pending`',
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
  summary: 'Sets the pending amount, given its previous value: the documented absolute form of a payment',
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
    'Returns what up to 100 customers paid in cash today, by the shop’s day, over all valid bills; nothing for the walk-in',
  tenant: 'query',
  rights: ['billing:create', 'billing-history:view', 'billing:view'],
  repeat: 'safe',
  query: { customer_ids: Ids },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ customer_id: Id, cash: Money })),
  }),
});
