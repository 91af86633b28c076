import type { ItemKind } from '@galla/domain';
import type { Region } from '../people/regions.ts';
import type { TradeDays } from './days.ts';
import type { Shelf } from './goods.ts';

/** What is usually on one bill together. */
export interface Basket {
  /** How often, beside the other baskets. */
  weight: number;
  parts: readonly BasketPart[];
}

export interface BasketPart {
  /** Names of categories to take from; all items of a kind when a kind is given. */
  from: readonly string[] | ItemKind;
  /** Number of different items, from and to. */
  lines: readonly [number, number];
  /** Units of each, from and to; measured goods also get fractions. One unit when absent. */
  quantity?: readonly [number, number];
}

/** How a trade lives: what it sells, to whom, how much, and how it is paid. Shares are 0 to 1. */
export interface TradePlan {
  products: readonly Shelf<string>[];
  services: readonly Shelf<string>[];
  /** The trade's pictures by name; an item's picture number is the place in this list, from 1. */
  images: Readonly<Record<string, string>>;
  /** Printed prices with the tax in them, as packed goods have. */
  taxInclusive: boolean;
  /** Share of branded products with a bar code. */
  barcodes: number;
  /** What employees earn on a product: points, or a share of the price. */
  incentive: 'POINTS' | 'PERCENT';
  /** Groups of customers and how frequent each is. */
  groups: Readonly<Record<string, number>>;
  /** Share of customers that are businesses with a GSTIN. */
  businesses: number;
  /** What such businesses call themselves: follows a family name. */
  businessNames: readonly string[];
  /** Share of customers from another state. */
  outOfState: number;
  /** Where the customers' names come from, beside the shop's own region. */
  homeRegion: Region;
  /** Documents and quick bills on one day, from and to. */
  perDay: readonly [number, number];
  /** Opening and closing, in minutes after midnight. */
  hours: readonly [number, number];
  /** How frequent each kind of document is. */
  types: Readonly<Record<'INVOICE' | 'ORDER' | 'PROPOSAL' | 'QUICK_BILL', number>>;
  baskets: readonly Basket[];
  /** How frequent each way of paying an invoice is. */
  paying: Readonly<Record<'AT_ONCE' | 'IN_PARTS' | 'LATER', number>>;
  /** Share paid by UPI. */
  upi: number;
  /** Share of documents with a discount. */
  discounts: number;
  /** Days until an order is delivered, from and to. */
  delivery: readonly [number, number];
  /** Remarks on orders. */
  remarks: readonly string[];
  /** Categories whose sale comes with a prescription. */
  prescribed: readonly string[];
  /** A quick bill's amount in rupees, from and to. */
  quickBill: readonly [number, number];
  /** What there is to do beside selling. */
  days: TradeDays;
}
