import { MAX_REASON, RETURN_CONDITIONS, RETURN_REASONS, RETURN_SETTLEMENTS } from '@galla/domain';
import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  Day,
  Id,
  Ids,
  Instant,
  ModeWord,
  Money,
  MoneyIn,
  MoneyModeWord,
  Nullable,
  Quantity,
  QuantityIn,
  Success,
  Text,
} from '../../http/schemas.ts';
import { BillPaper } from '../../tenant/printContract.ts';
import { DocumentRow } from '../answers.ts';

/** Returns against an invoice (CGST Act 2017, section 34). The specification names no call. */

const Condition = Type.Enum([...RETURN_CONDITIONS]);
export const Reason = Type.Enum([...RETURN_REASONS]);

export const CreditNoteLine = Type.Object({
  line_id: Id,
  item_name: Type.String(),
  unit: Type.String(),
  qty: Quantity,
  condition: Condition,
  taxable_value: Money,
  cgst: Money,
  sgst: Money,
  igst: Money,
  /** The line's share of a discount after tax. */
  discount_amount: Money,
  total_amount: Money,
});

export const CreditNote = Type.Object({
  id: Id,
  document_id: Id,
  invoice_number: Type.String(),
  /** As on the invoice; empty once the customer is erased. */
  customer_name: Type.String(),
  customer_phone: Type.String(),
  serial_number: Type.String(),
  created_at: Instant,
  date: Day,
  reason: Reason,
  note: Nullable(Type.String()),
  taxable_value: Money,
  cgst: Money,
  sgst: Money,
  igst: Money,
  discount_amount: Money,
  round_off: Money,
  total_amount: Money,
  /** The part of the total that reduced the invoice's dues. */
  against_due: Money,
  /** The part refunded or kept as the customer's credit; 0.00 when there was none. */
  refunded: Money,
  /** How it was refunded; Credit when kept as credit. Null when nothing was. */
  refund_mode: Nullable(ModeWord),
  /** Later bills paid with the credit of this note; a customer's credit is spent oldest first. */
  credit_uses: Type.Array(
    Type.Object({
      payment_id: Id,
      document_id: Id,
      serial_number: Type.String(),
      date: Day,
      paid_amount: Money,
    }),
  ),
  /** The unspent credit of this note. */
  credit_left: Money,
  created_by: Id,
  created_by_name: Type.String(),
  items: Type.Array(CreditNoteLine),
});

export const createCreditNote = endpoint({
  method: 'POST',
  path: '/billing/credit-notes',
  summary:
    'Returns goods of an invoice, with a credit note of its own number: at the billed rates, at most the remaining quantity of each line (RETURN_EXCEEDS_SOLD). Its value reduces the due amount of the invoice; the rest is refunded or kept as the customer’s credit',
  tenant: 'query',
  rights: ['billing:edit', 'transactions-history:delete', 'billing-history:delete'],
  repeat: 'keyed',
  body: {
    document_id: Id,
    /** The pending amount and the return's value that the caller saw; CHANGED_MEANWHILE when they differ. */
    expected_pending: MoneyIn,
    expected_total: MoneyIn,
    reason: Reason,
    /** Required with the reason OTHER. */
    note: Type.Optional(Nullable(Text(MAX_REASON))),
    items: Type.Array(
      Type.Object({ line_id: Id, qty: QuantityIn, condition: Condition }, { additionalProperties: false }),
      { minItems: 1, maxItems: 500 },
    ),
    /** Where the amount above the invoice's dues goes; required when there is one. */
    settlement: Type.Optional(Nullable(Type.Enum([...RETURN_SETTLEMENTS]))),
    /** Mode of the refund; required with REFUND. */
    refund_mode: Type.Optional(Nullable(MoneyModeWord)),
    /** The last four digits of a card or the reference of a bank transfer, both required. */
    refund_reference: Type.Optional(Nullable(Text(35))),
    /** For a bank transfer: name of the bank; refused with any other mode. */
    refund_bank: Type.Optional(Nullable(Text(60))),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    data: DocumentRow,
    credit_note: CreditNote,
  }),
});

export const creditNotes = endpoint({
  method: 'POST',
  path: '/billing/credit-notes-of',
  summary: 'Lists the credit notes of up to 100 documents, oldest first; or credit notes by ids',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  body: { document_ids: Type.Optional(Ids), ids: Type.Optional(Ids) },
  answer: Type.Object({ success: Success, data: Type.Array(CreditNote) }),
});

export const creditNotePdf = endpoint({
  method: 'GET',
  path: '/billing/credit-notes/:id/pdf',
  summary: 'Returns the credit note as a PDF, on a page or a slip',
  answers: 'binary',
  tenant: 'query',
  rights: ['billing-history:view', 'billing:view', 'transactions-history:view'],
  repeat: 'safe',
  params: { id: Id },
  query: { paper: Type.Optional(BillPaper) },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});
