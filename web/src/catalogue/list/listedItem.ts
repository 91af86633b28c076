import type { BasisPoints, Milli, Paise } from '@galla/domain';
import { STATUSES, type Status } from './address.ts';

/** A product or service as its list shows it. */
export interface ListedItem {
  id: string;
  title: string;
  sku: string | null;
  category: string | null;
  /** Address of the small picture. */
  image: string | null;
  status: Status;
  gst: BasisPoints;
  /** Undefined where the item has none, e.g. because its variants have. */
  price: Paise | undefined;
  /** Of a service in place of the price, of a product only where it has no price; undefined where there is none. */
  offer: Paise | undefined;
  mayEdit: boolean;
  mayDelete: boolean;
}

export interface ListedProduct extends ListedItem {
  unit: string;
  tracked: boolean;
  available: Milli;
  /** Few by the shop's own mark, or by the product's. */
  isLow: boolean;
  /** On the market place: "Added". */
  listed: boolean;
  points: Milli;
  /** What its variants are, of the kind that is shown; undefined beside other kinds. */
  traits: Traits | undefined;
}

/** Each in a few words: "−3.00 to +2.00", "Anti-glare, Hard coat"; empty where it has none. */
export interface Traits {
  power: string;
  coating: string;
  size: string;
  color: string;
}

export interface ListedService extends ListedItem {
  duration: string | null;
}

/** One page of a list. Plain figures, so that they can stay in sight when the next page can't be fetched. */
export interface ListPage<Item extends ListedItem = ListedItem> {
  rows: readonly Item[];
  /** How many match, on all pages. */
  total: number;
  /** Where the next page starts; undefined on the last. */
  next: string | undefined;
  /** Where the page before starts: '' is the first. Undefined on the first. */
  previous: string | undefined;
}

/** A page, and when it was shown (milliseconds since 1970). */
export interface KeptPage<Item extends ListedItem = ListedItem> {
  page: ListPage<Item>;
  at: number;
}

/** A status of a newer server is shown as available. */
export const statusOf = (status: string): Status => STATUSES.find((known) => known === status) ?? 'AVAILABLE';
