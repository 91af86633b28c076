import type { Paise } from '../money/paise.ts';
import { type BasisPoints, percentOf } from '../percent/percent.ts';

/** The documented commission of an order in pieces (spec 3 §9): 10 per cent of its total. */
export const ORDER_COMMISSION: BasisPoints = 1000;

/** How a shop pays commission on orders in pieces. */
export interface OrderCommissionSettings {
  /** Uses the commission of the employee's designation instead of the documented 10 per cent. */
  byDesignation: boolean;
  /** Uses the amount before tax as base instead of the final total. */
  beforeTax: boolean;
}

/** The figures of an order that its commission depends on. */
export interface CommissionedOrder {
  subtotal: Paise;
  discount: Paise;
  /** subtotal - discount + GST. */
  total: Paise;
  /** Commission of the employee's designation; undefined when there is none. */
  designation: BasisPoints | undefined;
}

/** The commission of an order, and how it was calculated. */
export interface OrderCommission {
  base: Paise;
  percentage: BasisPoints;
  earned: Paise;
}

/**
 * The commission of an order in pieces: a share of its final total, or of its amount before tax. Where the
 * designation decides, an employee without one earns nothing. The commission is earned once the order is completed;
 * a canceled order earns nothing.
 */
export function orderCommission(
  { subtotal, discount, total, designation }: CommissionedOrder,
  { byDesignation, beforeTax }: OrderCommissionSettings,
): OrderCommission {
  const base = beforeTax ? subtotal - discount : total;
  const percentage = byDesignation ? (designation ?? 0) : ORDER_COMMISSION;
  return { base, percentage, earned: percentOf(base, percentage) };
}
