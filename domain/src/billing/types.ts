import type { Paise } from '../money/paise.ts';
import type { BasisPoints } from '../percent/percent.ts';
import type { Milli } from '../quantity/quantity.ts';

/** The kinds of document (spec 2 §4); chosen before billing, never changed after. */
export const DOCUMENT_TYPES = ['INVOICE', 'ORDER', 'PROPOSAL'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** How money comes and goes: cash and UPI (spec 2 §9), by card, by bank transfer. */
export const MONEY_MODES = ['CASH', 'UPI', 'CARD', 'BANK'] as const;
export type MoneyMode = (typeof MONEY_MODES)[number];

/** How a document is paid: with money, or with what the shop owes the customer of a credit note. */
export const PAYMENT_MODES = [...MONEY_MODES, 'CREDIT'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/**
 * What a document's payments amount to (spec 2 §4); of a proposal, which is no debt, whether it is open, was accepted
 * with an order or a bill, or ended.
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

/** A discount as it was chosen: a fixed amount, or a share of the subtotal. */
export type Discount = { kind: 'AMOUNT'; value: Paise } | { kind: 'PERCENT'; value: BasisPoints };

/** One line as it was chosen. */
export interface LineInput {
  /** Of one unit; with GST inside when `taxInclusive`. */
  price: Paise;
  quantity: Milli;
  /** The full GST rate of the item. */
  gst: BasisPoints;
  taxInclusive?: boolean;
  /** Supplied to another state: IGST instead of CGST and SGST. */
  interState?: boolean;
}

/**
 * The taxes of one line or of a sum of lines; `gst` is their sum. Of one line either `igst` is 0 or both halves are; a
 * bill to another state has both where it sells what is supplied in the shop besides.
 */
export interface Taxes {
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  gst: Paise;
}

/** One line in money. */
export interface LineAmounts extends Taxes {
  /** The value that GST is taken of, after the line's share of a discount before tax. */
  taxable: Paise;
  /** The line's share of a discount before tax; 0 otherwise. */
  discount: Paise;
  /** `taxable + gst`. */
  total: Paise;
}

/** A document in money. Every figure is the sum of its lines, to the paisa. */
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
  /** Sum of the quantities, whatever their units. */
  quantity: Milli;
}
