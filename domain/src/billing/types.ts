import type { Paise } from '../money/paise.ts';
import type { BasisPoints } from '../percent/percent.ts';
import type { Milli } from '../quantity/quantity.ts';

/** The kinds of document (spec 2 §4); chosen before billing, never changed afterwards. */
export const DOCUMENT_TYPES = ['INVOICE', 'ORDER', 'PROPOSAL'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Modes in which money is received and refunded: cash and UPI (spec 2 §9), card, bank transfer. */
export const MONEY_MODES = ['CASH', 'UPI', 'CARD', 'BANK'] as const;
export type MoneyMode = (typeof MONEY_MODES)[number];

/** How a document is paid: with money, or with credit that the shop owes the customer. */
export const PAYMENT_MODES = [...MONEY_MODES, 'CREDIT'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/**
 * Status of a document's payments (spec 2 §4). A proposal, which is no debt, is open, accepted with an order or a
 * bill, or ended.
 */
export const DOCUMENT_STATUSES = [
  'PAID',
  'PARTIAL',
  'UNPAID',
  'CANCELED',
  'OPEN',
  'ACCEPTED',
  'ENDED',
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** A discount as chosen: a fixed amount, or a share of the subtotal. */
export type Discount = { kind: 'AMOUNT'; value: Paise } | { kind: 'PERCENT'; value: BasisPoints };

/** One line as chosen. */
export interface LineInput {
  /** Per unit; includes GST when `taxInclusive`. */
  price: Paise;
  quantity: Milli;
  /** The full GST rate of the item. */
  gst: BasisPoints;
  taxInclusive?: boolean;
  /** Supplied to another state: IGST instead of CGST and SGST. */
  interState?: boolean;
}

/**
 * The taxes of one line or of a sum of lines; `gst` is their sum. A single line has either IGST or both halves; a
 * bill to another state has both when it also sells something supplied within the shop's state.
 */
export interface Taxes {
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  gst: Paise;
}

/** The amounts of one line. */
export interface LineAmounts extends Taxes {
  /** The value on which GST is charged, after the line's share of a discount before tax. */
  taxable: Paise;
  /** The line's share of a discount before tax; 0 otherwise. */
  discount: Paise;
  /** `taxable + gst`. */
  total: Paise;
}

/** The amounts of a document. Every figure is the sum of its lines, to the paisa. */
export interface BillTotals extends Taxes {
  lines: LineAmounts[];
  /** Value of the lines before GST and before any discount. */
  subtotal: Paise;
  /** The sum of the lines' `taxable`. */
  taxable: Paise;
  discount: Paise;
  /** From -49 to 50 paise; 0 unless the shop rounds its totals. */
  roundOff: Paise;
  /** `subtotal + gst - discount + roundOff` (spec 2 §3). */
  total: Paise;
  /** Number of lines. */
  itemCount: number;
  /** Sum of the quantities, regardless of their units. */
  quantity: Milli;
}
