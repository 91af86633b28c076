import type {
  BasisPoints,
  BillTotals,
  Day,
  Discount,
  DocumentStatus,
  DocumentType,
  LineAmounts,
  Milli,
  Paise,
  PaymentMode,
  SERIES,
} from '@galla/domain';

// The sales and payments of a demo shop.

/** A line of a document, with the amounts that domain computed. */
export interface Line extends Omit<LineAmounts, 'discount'> {
  /** Index in `items`. */
  item: number;
  /** Index in the item's `variants`. */
  variant?: number;
  name: string;
  quantity: Milli;
  mrp: Paise;
  price: Paise;
  gstRate: BasisPoints;
  /** Whether the line is taxed with IGST. */
  interState: boolean;
}

export interface Payment {
  kind: 'ADVANCE' | 'PAYMENT';
  at: Date;
  amount: Paise;
  previousPending: Paise;
  newPending: Paise;
  mode: PaymentMode;
  /** The UTR of a UPI payment, or the last four digits of a card. */
  reference?: string;
  /** Cash tendered, if there was change. */
  tendered?: Paise;
  /** Index in `staff`. */
  receivedBy: number;
}

/** A document's totals. */
export type Sums = Omit<BillTotals, 'lines' | 'taxable'>;

/** One eye of a prescription, in its written units: dioptres with two decimals, degrees, directions. */
export interface Eye {
  sph: string;
  cyl?: string;
  axis?: string;
  add?: string;
}

export interface Prescription {
  age: string;
  notes?: string;
  wearType: string;
  lensDesign: string;
  coatings: string;
  right: Eye;
  left: Eye;
}

/** An invoice, order or proposal with its totals, computed by domain. */
export interface ShopDocument extends Sums {
  type: DocumentType;
  number: string;
  financialYear: string;
  serial: number;
  issuedAt: Date;
  issuedOn: Day;
  /** Index in `customers`. */
  customer: number;
  /** Whether it was sold to the walk-in instead. */
  walkIn?: boolean;
  /** Index in `staff` of the person who earns the commission. */
  employee: number;
  /** Index in `staff` of the author. */
  createdBy: number;
  paymentMode: PaymentMode;
  /** GST state code of the place of supply. */
  placeOfSupply: string;
  lines: Line[];
  discountChosen?: Discount;
  advance: Paise;
  pending: Paise;
  status: DocumentStatus;
  canceledAt?: Date;
  deliveryDate?: Day;
  /** The day on which the customer promised to pay the rest. */
  payOn?: Day;
  description?: string;
  /** On an optician's bill with lenses. */
  prescription?: Prescription;
  payments: Payment[];
}

export interface QuickBill {
  number: string;
  financialYear: string;
  serial: number;
  at: Date;
  amount: Paise;
  customer: number;
  createdBy: number;
  paid: boolean;
}

/** The last serial issued, by series and financial year. */
export interface NumberSeries {
  series: keyof typeof SERIES;
  financialYear: string;
  lastSerial: number;
}
