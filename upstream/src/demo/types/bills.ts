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

// What a demo shop has sold, and what was paid.

/** A line of a document, with the amounts that domain computed. */
export interface Line extends Omit<LineAmounts, 'discount'> {
  /** Place in `items`. */
  item: number;
  /** Place in the item's `variants`. */
  variant?: number;
  name: string;
  quantity: Milli;
  mrp: Paise;
  price: Paise;
  gstRate: BasisPoints;
  /** Bears IGST. */
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
  /** Cash as it was given, where there was change. */
  tendered?: Paise;
  /** Place in `staff`. */
  receivedBy: number;
}

/** A document's totals. */
export type Sums = Omit<BillTotals, 'lines' | 'taxable'>;

/** One eye of a prescription, in the units that stand on it: dioptres with two decimals, degrees, directions. */
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

/** An invoice, order or proposal with the totals that domain computed. */
export interface ShopDocument extends Sums {
  type: DocumentType;
  number: string;
  financialYear: string;
  serial: number;
  issuedAt: Date;
  issuedOn: Day;
  /** Place in `customers`. */
  customer: number;
  /** Sold to nobody in particular instead. */
  walkIn?: boolean;
  /** Place in `staff` of the one who earns the commission. */
  employee: number;
  /** Place in `staff` of the one who wrote it. */
  createdBy: number;
  paymentMode: PaymentMode;
  /** GST code of the state that the supply goes to. */
  placeOfSupply: string;
  lines: Line[];
  discountChosen?: Discount;
  advance: Paise;
  pending: Paise;
  status: DocumentStatus;
  canceledAt?: Date;
  deliveryDate?: Day;
  /** When the customer said that what is left is paid. */
  payOn?: Day;
  description?: string;
  /** Of an optician's bill with lenses. */
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

/** The last serial given, by series and financial year. */
export interface NumberSeries {
  series: keyof typeof SERIES;
  financialYear: string;
  lastSerial: number;
}
