import type { NumberSeries, QuickBill, ShopDocument } from './types/bills.ts';
import type { ShopDays } from './types/days.ts';
import type { Item, StockMove } from './types/goods.ts';
import type { Customer, Designation, Staff } from './types/people.ts';

// The data of a demo shop as plain objects. People, items and customers are referred to by index.

export type * from './types/bills.ts';
export type * from './types/days.ts';
export type * from './types/goods.ts';
export type * from './types/people.ts';

/** Kinds of shop with demo data. */
export const TRADES = ['retail', 'boutique', 'distributor', 'gym', 'optician', 'service'] as const;
export type Trade = (typeof TRADES)[number];

/** The shop's details on its documents. */
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

/** All data of a demo shop. */
export interface ShopData extends ShopDays {
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
