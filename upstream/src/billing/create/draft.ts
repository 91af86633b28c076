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

/** What the caller says of the tax of a line. */
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

/** What the caller says that a line comes to, as far as he says it; compared with what upstream computes. */
export interface ClaimedLine extends Partial<ClaimedTax> {
  amount: Paise | undefined;
  total: Paise | undefined;
}

/** What the caller says that the document comes to, as far as he says it: an edit need not. */
export interface ClaimedTotals {
  subtotal: Paise | undefined;
  gst: Paise | undefined;
  total: Paise | undefined;
  pending: Paise | undefined;
  itemCount: number | undefined;
  quantity: Milli | undefined;
  /** Undefined also where only the percentage was sent. */
  discount: Paise | undefined;
}

/** The second shape of a bill's line: as it was sent, with what the caller says that it comes to. */
export interface SentLine {
  /** Its place in the payload, from 0. */
  at: number;
  kind: ItemKind;
  itemId: string;
  variantId: string | undefined;
  quantity: Milli;
  /** Of one unit, on this bill only. */
  price: Paise;
  claimed: ClaimedLine;
}

/** A document as it was sent, in exact numbers, before anything was checked. */
export interface Draft {
  type: DocumentType;
  customerId: string;
  /** The signed-in person when undefined. */
  employeeId: string | undefined;
  paymentMode: PaymentMode | undefined;
  lines: SentLine[];
  /** Somebody said that what comes to ₹0.00 is meant so. */
  zeroConfirmed: boolean;
  discount: Discount | undefined;
  advance: Paise;
  /** What the advance is made of, where that was said. */
  payments: PaymentPart[] | undefined;
  /** Who bought, on a bill of the walk-in. */
  buyer: Buyer | undefined;
  deliveryDate: Day | undefined;
  /** When the customer says that he will pay the rest. */
  payOn: Day | undefined;
  description: string | undefined;
  /** Values of the fields that the shop's form `invoice` has beyond the common ones. */
  extra: Record<string, string>;
  refNumber: string | undefined;
  /** The owner's permission to go beyond the limits of who bills. */
  approval?: string | undefined;
  /** The order that an invoice bills, by its number: then it is converted. */
  orderNumber?: string | undefined;
  prescription: Record<string, string | null> | undefined;
  claimed: ClaimedTotals;
}

/** What is taken at once: as it was split, else one payment of the document's mode. */
export function partsOf({ payments, advance, paymentMode: mode }: Draft): PaymentPart[] {
  return payments ?? (mode && advance > 0 ? [{ mode, amount: advance }] : []);
}

/** A draft that `checkDraft` let pass. */
export interface CheckedDraft extends Draft {
  paymentMode: PaymentMode;
}
