import type { BasisPoints, ItemKind, Milli, Paise } from '@galla/domain';
import type { Unit } from '../trades/goods.ts';

// What a demo shop sells, and how much of it is there.

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
  /** Printed on what is packed; variants have their own. */
  mrp?: Paise;
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
