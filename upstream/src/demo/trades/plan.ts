import type { ItemKind } from '@galla/domain';
import type { Region } from '../people/regions.ts';
import type { TradeDays } from './days.ts';
import type { Shelf } from './goods.ts';

/** Goods that are usually sold together. */
export interface Basket {
  /** Relative frequency among the baskets. */
  weight: number;
  parts: readonly BasketPart[];
}

export interface BasketPart {
  /** Names of categories to choose from; or a kind, for all items of it. */
  from: readonly string[] | ItemKind;
  /** Number of different items, minimum and maximum. */
  lines: readonly [number, number];
  /** Units of each item, minimum and maximum; measured goods also get fractions. Default one unit. */
  quantity?: readonly [number, number];
}

/** A trade's business: what it sells, to whom, how much, and how it is paid. Shares are 0 to 1. */
export interface TradePlan {
  products: readonly Shelf<string>[];
  services: readonly Shelf<string>[];
  /** The trade's pictures by name; an item's picture number is the index in this list, from 1. */
  images: Readonly<Record<string, string>>;
  /** Whether prices include tax, as on packed goods. */
  taxInclusive: boolean;
  /** Share of branded products with a bar code. */
  barcodes: number;
  /** What employees earn on a product: points or a percentage. */
  incentive: 'POINTS' | 'PERCENT';
  /** Groups of customers with their relative frequency. */
  groups: Readonly<Record<string, number>>;
  /** Share of customers that are businesses with a GSTIN. */
  businesses: number;
  /** Business names of such customers, appended to a family name. */
  businessNames: readonly string[];
  /** Share of customers from another state. */
  outOfState: number;
  /** Main region of the customers' names; others occur too. */
  homeRegion: Region;
  /** Documents and quick bills per day, minimum and maximum. */
  perDay: readonly [number, number];
  /** Opening and closing, in minutes after midnight. */
  hours: readonly [number, number];
  /** Relative frequency of each kind of document. */
  types: Readonly<Record<'INVOICE' | 'ORDER' | 'PROPOSAL' | 'QUICK_BILL', number>>;
  baskets: readonly Basket[];
  /** Relative frequency of each way of paying an invoice. */
  paying: Readonly<Record<'AT_ONCE' | 'IN_PARTS' | 'LATER', number>>;
  /** Share paid by UPI. */
  upi: number;
  /** Share of documents with a discount. */
  discounts: number;
  /** Days until an order is delivered, minimum and maximum. */
  delivery: readonly [number, number];
  remarks: readonly string[];
  /** Categories that are sold with a prescription. */
  prescribed: readonly string[];
  /** Amount of a quick bill in rupees, minimum and maximum. */
  quickBill: readonly [number, number];
  /** Activities other than selling. */
  days: TradeDays;
}
