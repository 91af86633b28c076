import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  Day,
  Id,
  Ids,
  Instant,
  Money,
  MoneyIn,
  MoneyModeWord,
  Nullable,
  Success,
  Text,
} from '../../http/schemas.ts';
import { BillPaper } from '../../tenant/printContract.ts';

/** Receipts on account, spread over the bills of a customer. The specification names no call. */

export const ReceiptRow = Type.Object({
  id: Id,
  customer_id: Id,
  customer_name: Type.String(),
  serial_number: Type.String(),
  created_at: Instant,
  date: Day,
  amount: Money,
  /** The part above all dues, kept as the customer's credit. */
  credited: Money,
  /**
   * The part that paid the opening due, before all bills, and what is left of the opening due; null when nothing was
   * paid of it.
   */
  opening: Money,
  opening_left: Nullable(Money),
  payment_mode: MoneyModeWord,
  reference: Nullable(Type.String()),
  bank: Nullable(Type.String()),
  created_by_name: Type.String(),
  /** The bills it paid, in that order. */
  parts: Type.Array(
    Type.Object({
      payment_id: Id,
      document_id: Id,
      serial_number: Type.String(),
      date: Day,
      paid_amount: Money,
      /** Pending amount of the bill afterwards. */
      new_pending: Money,
    }),
  ),
});

const read = ['billing-history:view', 'billing:view'] as const;

export const createReceipt = endpoint({
  method: 'POST',
  path: '/billing/receipts',
  summary:
    'Records an amount received from a customer on account, with a receipt of its own number: it pays the opening due, then the bills, oldest first; the rest becomes the customer’s credit. Fails with CHANGED_MEANWHILE if the due amount has changed; the details contain `due`. Only for users who may see all bills of the customer',
  tenant: 'query',
  rights: ['billing:create', 'billing-history:edit'],
  repeat: 'keyed',
  body: {
    customer_id: Id,
    amount: MoneyIn,
    /** The total due that the caller saw, over all bills and the opening due. */
    expected_due: MoneyIn,
    payment_mode: MoneyModeWord,
    /** UTR for UPI; for a card its last four digits and for a bank transfer its reference, both required. */
    reference: Type.Optional(Nullable(Text(35))),
    /** For a bank transfer: name of the bank. */
    bank: Type.Optional(Nullable(Text(60))),
  },
  answer: Type.Object({ success: Success, message: Type.String(), receipt: ReceiptRow }),
});

export const receipts = endpoint({
  method: 'POST',
  path: '/billing/receipts-of',
  summary: 'Lists receipts by ids, of customers all of whose bills the caller may see',
  tenant: 'query',
  rights: read,
  repeat: 'safe',
  body: { ids: Ids },
  answer: Type.Object({ success: Success, data: Type.Array(ReceiptRow) }),
});

export const receiptPdf = endpoint({
  method: 'GET',
  path: '/billing/receipts/:id/pdf',
  summary: 'Returns the receipt as a PDF, for an 80 mm roll or the given paper',
  answers: 'binary',
  tenant: 'query',
  rights: read,
  repeat: 'safe',
  params: { id: Id },
  query: { paper: Type.Optional(BillPaper) },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
