import type { Paise } from '../money/paise.ts';
import { type BasisPoints, percentOf } from '../percent/percent.ts';

/** What an order in pieces earns its employee, as documented (spec 3 §9): 10 per cent of its total. */
export const ORDER_COMMISSION: BasisPoints = 1000;

/** How a shop pays for orders in pieces. */
export interface OrderCommissionSettings {
  /** Takes the commission of the employee's designation instead of the documented 10 per cent. */
  byDesignation: boolean;
  /** Takes the amount before tax as base instead of the final total. */
  beforeTax: boolean;
}

/** What of an order its commission depends on. */
export interface CommissionedOrder {
  subtotal: Paise;
  discount: Paise;
  /** subtotal - discount + GST. */
  total: Paise;
  /** Of the designation of the order's employee; undefined where he has none. */
  designation: BasisPoints | undefined;
}

/** What an order earns, and how that came about. */
export interface OrderCommission {
  base: Paise;
  percentage: BasisPoints;
  earned: Paise;
}

/**
 * The commission of an order in pieces: a share of its final total, or of what it comes to before tax. Who has no
 * designation earns nothing where the designation decides. It is due once the order is completed; a canceled one earns
 * nothing.
 */
export function orderCommission(
  { subtotal, discount, total, designation }: CommissionedOrder,
  { byDesignation, beforeTax }: OrderCommissionSettings,
): OrderCommission {
  const base = beforeTax ? subtotal - discount : total;
  const percentage = byDesignation ? (designation ?? 0) : ORDER_COMMISSION;
  return { base, percentage, earned: percentOf(base, percentage) };
}
