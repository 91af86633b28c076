import type { BasisPoints, ItemKind, Milli, Paise } from '@galla/domain';
import type { Unit } from '../trades/goods.ts';

// The goods of a demo shop, and their stock.

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
  /** Remaining after the month's sales. */
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
  /** Printed on packed goods; variants have their own. */
  mrp?: Paise;
  gst: BasisPoints;
  taxInclusive: boolean;
  /** Whether stock is counted (`is_inventory`). */
  tracked: boolean;
  /** Opening stock of the item itself; 0 if it has variants or is not tracked. */
  opening: Milli;
  /** Remaining after the month's sales. */
  stock: Milli;
  variants: Variant[];
  /** In thousandths. */
  points: number;
  employeePercentage: BasisPoints;
  duration?: string;
  /** Type of an optician's product, e.g. "lens", which has its own variant form. */
  type?: string;
  size?: string;
  color?: string;
  status: 'AVAILABLE' | 'OUT_OF_STOCK' | 'HIDDEN' | 'DISCONTINUED';
  /** Whether it is in the marketplace. */
  marketplace: boolean;
  /** Its own low-stock threshold. */
  lowStock?: Milli;
  /** Picture number within the trade, from 1. */
  image: number;
}

/** A stock movement; all of them add up to the current stock. */
export interface StockMove {
  at: Date;
  item: number;
  variant?: number;
  /** Positive in, negative out. */
  quantity: Milli;
  reason: 'OPENING' | 'SALE' | 'RETURN';
  /** Index in `documents`. */
  document?: number;
}
