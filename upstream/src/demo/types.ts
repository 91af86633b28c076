import type {
  BasisPoints,
  BillTotals,
  Day,
  Discount,
  DocumentStatus,
  DocumentType,
  ItemKind,
  LineAmounts,
  Milli,
  Paise,
  PaymentMode,
  Right,
  SERIES,
} from '@galla/domain';
import type { Unit } from './trades/goods.ts';

/** The data of a demo shop as plain objects. People, items and customers are named by their place in the lists. */

/** The kinds of shop that there are demo data for. */
export const TRADES = ['retail', 'boutique', 'distributor', 'gym', 'optician', 'service'] as const;
export type Trade = (typeof TRADES)[number];

/** What a shop says about itself on its documents. */
export interface ShopProfile {
  name: string;
  description: string;
  address: string;
  city: string;
  pincode: string;
  /** GST code of the state, a key of domain's STATES. */
  stateCode: string;
  phone: string;
  email: string;
  pan: string;
  gstin: string;
  upi: { id: string; name: string };
  /** At most 100 characters (spec 1 §5). */
  terms: string;
}

/** Somebody who signs in. */
export interface Staff {
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
  gender: 'female' | 'male';
  dob: Day;
  joinedOn: Day;
  /** Name of one of the shop's designations; absent for the owner, who has every right. */
  designation?: string;
}

export interface Designation {
  name: string;
  /** Name of the one that it stands below; absent at the root level. */
  below?: string;
  points: number;
  commission: BasisPoints;
  rights: readonly Right[];
}

export interface Customer {
  name: string;
  /** 10 digits, unique in the shop. */
  mobile: string;
  email?: string;
  group: string;
  company?: string;
  gstin?: string;
  address: string;
  city: string;
  pincode: string;
  stateCode: string;
  dob?: Day;
  anniversary?: Day;
  /** Place in `staff` of the employee who looks after the customer. */
  assignedTo?: number;
  createdOn: Day;
}

/** One size, colour or power of a product. */
export interface Variant {
  sku: string;
  size?: string;
  color?: string;
  power?: string;
  coating?: string;
  mrp: Paise;
  price: Paise;
  gst: BasisPoints;
  opening: Milli;
  /** What is left after the month's sales. */
  stock: Milli;
}

export interface Item {
  kind: ItemKind;
  title: string;
  sku: string;
  /** EAN-13. */
  barcode?: string;
  /** HSN of goods, SAC of services. */
  hsn: string;
  unit: Unit;
  category: string;
  brand?: string;
  price: Paise;
  offer?: Paise;
  gst: BasisPoints;
  taxInclusive: boolean;
  /** Whether stock is counted (`is_inventory`). */
  tracked: boolean;
  /** Of the item itself; 0 where it is kept in variants or not counted. */
  opening: Milli;
  /** What is left after the month's sales. */
  stock: Milli;
  variants: Variant[];
  /** In thousandths. */
  points: number;
  employeePercentage: BasisPoints;
  duration?: string;
  /** Kind of an optician's product, e.g. "lens": it has a form of variants of its own. */
  type?: string;
  size?: string;
  color?: string;
  status: 'AVAILABLE' | 'OUT_OF_STOCK' | 'HIDDEN' | 'DISCONTINUED';
  /** Whether it stands in the marketplace. */
  marketplace: boolean;
  /** Its own mark of low stock. */
  lowStock?: Milli;
  /** Number of the picture among the trade's, from 1. */
  image: number;
}

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
  /** The UTR of a UPI payment. */
  reference?: string;
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

/** One movement of stock; together they lead from nothing to what is there. */
export interface StockMove {
  at: Date;
  item: number;
  variant?: number;
  /** Above zero in, below zero out. */
  quantity: Milli;
  reason: 'OPENING' | 'SALE' | 'RETURN';
  /** Place in `documents`. */
  document?: number;
}

/** The last serial given, by series and financial year. */
export interface NumberSeries {
  series: keyof typeof SERIES;
  financialYear: string;
  lastSerial: number;
}

/** Everything that a demo shop holds. */
export interface ShopData {
  profile: ShopProfile;
  designations: readonly Designation[];
  /** The owner first, then the employees. */
  staff: readonly Staff[];
  customers: readonly Customer[];
  items: readonly Item[];
  /** Oldest first. */
  documents: readonly ShopDocument[];
  quickBills: readonly QuickBill[];
  stockMoves: readonly StockMove[];
  series: readonly NumberSeries[];
}
