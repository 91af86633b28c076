import Type from 'typebox';
import { Day, Flag, Id, Instant, ModeWord, Money, Nullable, Percent, Quantity } from '../http/schemas.ts';

export const TypeWord = Type.Union([
  Type.Literal('invoice'),
  Type.Literal('order'),
  Type.Literal('proposal'),
]);

/** How much of a document is paid; for a proposal, whether it is open, accepted or ended. */
export const StatusWord = Type.Union([
  Type.Literal('Paid'),
  Type.Literal('Partial'),
  Type.Literal('Unpaid'),
  Type.Literal('Canceled'),
  Type.Literal('Open'),
  Type.Literal('Accepted'),
  Type.Literal('Ended'),
]);

/**
 * A prescription under its wire names: right_ and left_ sph, cyl, axis, add, prism, base; age, wear_type, lens_design,
 * materials_coats (joined with commas), pd, fitting_height, tested_by, test_date, priscription (the notes), and the
 * shop's own fields.
 */
export const Prescribed = Type.Record(Type.String(), Nullable(Type.String()));

/** A reference to another document, by id and number. */
const DocumentLink = Type.Object({ doc_id: Id, type: TypeWord, serial_number: Type.String() });

/** The records that billing calls return, under the names of spec 2 §3. */

const documentFields = {
  doc_id: Id,
  type: TypeWord,
  serial_number: Type.String(),
  customer_id: Id,
  /** A snapshot from when the document was made. */
  customer_name: Type.String(),
  /** Empty for a walk-in. */
  customer_phone: Type.String(),
  employee_id: Nullable(Id),
  employee_name: Nullable(Type.String()),
  created_by: Id,
  created_at: Instant,
  /** The shop's day, which numbering and date ranges use. */
  date: Day,
  status: StatusWord,
  payment_mode: ModeWord,
  total_items: Type.Integer(),
  total_qty: Quantity,
  net_amount: Money,
  discount_type: Nullable(Type.Union([Type.Literal('amount'), Type.Literal('percentage')])),
  /** As entered: rupees or per cent. */
  discount_value: Nullable(Type.String()),
  /** In rupees, whatever the type. */
  discount_amount: Money,
  total_gst: Money,
  cgst: Money,
  sgst: Money,
  igst: Money,
  round_off: Money,
  total_amount: Money,
  advance: Money,
  /** Always 0.00 for a proposal, which is not a debt. */
  pending_amount: Money,
  /** Sum of its credit notes, which reduce the pending amount. */
  credited_amount: Money,
  /** An invoice of a closed day can't be edited, trashed or deleted. */
  is_day_closed: Flag,
  /** Name of the owner whose PIN lifted the limits for this bill; null when none was given. */
  limits_lifted_by: Nullable(Type.String()),
  /**
   * Whether several people share what the document or one of its lines earns; `POST /commissionParts` has the parts.
   */
  is_split: Flag,
  is_paid: Flag,
  delivery_date: Nullable(Day),
  /** The day on which the customer promised to pay the rest; null once nothing is pending. */
  pay_on: Nullable(Day),
  description: Nullable(Type.String()),
  ref_invoice: Nullable(Type.String()),
  /** The order in pieces that this document bills. */
  order_id: Nullable(Id),
  /** For an order: whether its invoice was made (spec 2 §4 Proceed to Bill). */
  is_invoice_avl: Type.Boolean(),
  /** The order or proposal that it was made from. */
  converted_from: Nullable(DocumentLink),
  /** The order or invoice that was made from it and is still valid. */
  converted_to: Nullable(DocumentLink),
  /** Whether it is in the trash; a document in the trash is canceled. */
  is_deleted: Flag,
  deleted_at: Nullable(Instant),
  deleted_by_name: Nullable(Type.String()),
  /** Number of edits; an edit names it as `expected_revision`. */
  revision: Type.Integer({ minimum: 0 }),
  /** The shop's day of the last edit of an issued invoice, printed on the invoice. */
  corrected_on: Nullable(Day),
  /** The prescription of the document; null when there is none. */
  prescription: Nullable(Prescribed),
  /** The day of the eye test, else of the document; null without a prescription. */
  prescribed_on: Nullable(Day),
};

export const DocumentRow = Type.Object(documentFields);

/**
 * A document of a list. Without `include`, it also has the names of a transaction row (spec 2 §3), and its
 * commission if the list is filtered by employee (spec 3 §3 Billing order row).
 */
export const ListedDocument = Type.Object({
  ...documentFields,
  /** Aliases of `customer_phone` and `ref_invoice`. */
  customer_number: Type.Optional(Type.String()),
  ref_invoice_no: Type.Optional(Nullable(Type.String())),
  points_commission: Type.Optional(
    Type.Object({ points: Quantity, emp_earned_rs: Money, expected_rs: Money }),
  ),
});

export const DocumentItem = Type.Object({
  id: Id,
  position: Type.Integer(),
  item_name: Type.String(),
  sku: Nullable(Type.String()),
  hsn: Nullable(Type.String()),
  unit: Type.String(),
  qty: Quantity,
  /** How much of it was returned with credit notes. */
  returned_qty: Quantity,
  mrp: Money,
  offer: Money,
  gst_percentage: Percent,
  /** Whether `offer` includes GST. */
  tax_inclusive: Type.Boolean(),
  taxable_value: Money,
  cgst: Money,
  sgst: Money,
  igst: Money,
  total_amount: Money,
  /** Whether the line has commission parts of its own, other than those of its document. */
  is_split: Flag,
  service_id: Nullable(Id),
  product_id: Nullable(Id),
  variant: Nullable(
    Type.Object({
      id: Id,
      sku: Type.String(),
      power: Nullable(Type.String()),
      coating: Nullable(Type.String()),
      color: Nullable(Type.String()),
      size: Nullable(Type.String()),
    }),
  ),
});

/** Half of a rate may need one more decimal than the rate: half of 0.25 is 0.125. */
const HalfPercent = Type.String({ pattern: '^[0-9]{1,3}(\\.[0-9]{1,3})?$' });

export const DocumentTax = Type.Object({
  item_name: Type.String(),
  /** After the line's share of a discount before tax. */
  taxable_value: Money,
  cgst_percent: HalfPercent,
  cgst: Money,
  sgst_percent: HalfPercent,
  sgst: Money,
  igst_percent: Percent,
  igst: Money,
  total_gst: Money,
});

export const DocumentDetail = Type.Object({
  document: DocumentRow,
  items: Type.Array(DocumentItem),
  tax_details: Type.Array(DocumentTax),
  /** Attached pictures, oldest first, by signed URL. */
  attachments: Type.Array(Type.Object({ id: Id, path: Type.String() })),
  prescription: Nullable(Prescribed),
});

export const PaymentMade = Type.Object({
  id: Id,
  document_id: Id,
  /**
   * `advance` was paid with the bill; `refund` was given back and raises the pending amount; `credit_note` is the value
   * of returned goods, not money.
   */
  kind: Type.Union([
    Type.Literal('advance'),
    Type.Literal('payment'),
    Type.Literal('refund'),
    Type.Literal('credit_note'),
  ]),
  paid_amount: Money,
  previous_pending: Money,
  new_pending: Money,
  payment_mode: ModeWord,
  /** UTR, last four digits of the card, or the bank's reference. */
  reference: Nullable(Type.String()),
  /** For a bank transfer: name of the bank, if known. */
  bank: Nullable(Type.String()),
  /** Cash tendered, when more than the amount: the rest was change. */
  tendered: Nullable(Money),
  /** For a refund: the number of its voucher. */
  voucher_number: Nullable(Type.String()),
  /** The credit note behind this row; for a refund, the one whose value was given back. */
  credit_note_number: Nullable(Type.String()),
  /** The receipt on account that this payment is part of. */
  receipt_id: Nullable(Id),
  receipt_number: Nullable(Type.String()),
  /** For a refund: why the money was given back. */
  reason: Nullable(Type.String()),
  /** The person who confirmed the receipt of the money, or gave it back. */
  received_by: Id,
  received_by_name: Type.String(),
  created_at: Instant,
});

/** UPI by a scanned code, or cash instead. */
export const QuickModeWord = Type.Union([Type.Literal('UPI'), Type.Literal('Cash')]);

export const QuickBill = Type.Object({
  id: Id,
  /** Number of the bill, used as reference of its UPI payment. */
  tid: Type.String(),
  amount: Money,
  created_at: Instant,
  customer_id: Id,
  customer_name: Type.String(),
  phone: Type.String(),
  status: Type.Union([Type.Literal('Pending'), Type.Literal('Paid')]),
  /** Payment mode, time and the person who confirmed it; all null while pending. */
  payment_mode: Nullable(QuickModeWord),
  reference: Nullable(Type.String()),
  received_at: Nullable(Instant),
  received_by: Nullable(Id),
  /** 1 while it is in the trash. */
  is_deleted: Flag,
  deleted_at: Nullable(Instant),
});
