import type {
  Buyer,
  Day,
  Discount,
  DocumentType,
  ItemKind,
  Milli,
  Paise,
  PaymentMode,
  PaymentPart,
} from '@galla/domain';

/** The tax of a line as the caller claims it. */
export interface ClaimedTax {
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  gst: Paise;
  /** In thousandths of a per cent, because half of 0.25 % needs three decimals. */
  cgstPercent: Milli;
  sgstPercent: Milli;
  igstPercent: Milli | undefined;
}

/** The amounts of a line that the caller claims, all optional; compared with the computed ones. */
export interface ClaimedLine extends Partial<ClaimedTax> {
  amount: Paise | undefined;
  total: Paise | undefined;
}

/** The totals of the document that the caller claims; optional, since an edit need not send them. */
export interface ClaimedTotals {
  subtotal: Paise | undefined;
  gst: Paise | undefined;
  total: Paise | undefined;
  pending: Paise | undefined;
  itemCount: number | undefined;
  quantity: Milli | undefined;
  /** Also undefined when only the percentage was sent. */
  discount: Paise | undefined;
}

/** The second shape of a bill's line: as sent, with the claimed amounts. */
export interface SentLine {
  /** Index in the payload, from 0. */
  at: number;
  kind: ItemKind;
  itemId: string;
  variantId: string | undefined;
  quantity: Milli;
  /** Per unit, on this bill only. */
  price: Paise;
  claimed: ClaimedLine;
}

/** A document as sent, in exact numbers, before any check. */
export interface Draft {
  type: DocumentType;
  customerId: string;
  /** Undefined means the signed-in person. */
  employeeId: string | undefined;
  paymentMode: PaymentMode | undefined;
  lines: SentLine[];
  /** Whether a total of ₹0.00 was confirmed. */
  zeroConfirmed: boolean;
  discount: Discount | undefined;
  advance: Paise;
  /** The payments that make up the advance, if they were sent. */
  payments: PaymentPart[] | undefined;
  /** The buyer on a bill of the walk-in. */
  buyer: Buyer | undefined;
  deliveryDate: Day | undefined;
  /** The day on which the customer promised to pay the rest. */
  payOn: Day | undefined;
  description: string | undefined;
  /** Values of the fields of the shop's form `invoice` beyond the common ones. */
  extra: Record<string, string>;
  refNumber: string | undefined;
  /** The owner's approval to exceed the seller's limits. */
  approval?: string | undefined;
  /** Number of the order that the invoice bills; the order is then converted. */
  orderNumber?: string | undefined;
  prescription: Record<string, string | null> | undefined;
  claimed: ClaimedTotals;
}

/** The payments made with the document: as split, else one payment in the document's mode. */
export function partsOf({ payments, advance, paymentMode: mode }: Draft): PaymentPart[] {
  return payments ?? (mode && advance > 0 ? [{ mode, amount: advance }] : []);
}

/** A draft that passed `checkDraft`. */
export interface CheckedDraft extends Draft {
  paymentMode: PaymentMode;
}
