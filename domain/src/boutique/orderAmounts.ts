import { discountAmount } from '../billing/discount.ts';
import type { Discount } from '../billing/types.ts';
import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { MAX_BASIS_POINTS, type BasisPoints } from '../percent/percent.ts';

/** The prices of one item of an order, per piece. */
export interface OrderItemPrices {
  price: Paise;
  design: Paise;
  pattern: Paise;
  addOns: Paise;
  /** Fabric of the shop. */
  fabric: Paise;
  /** Whole pieces. */
  quantity: number;
}

/** Inputs of an order's amounts. */
export interface OrderFigures {
  items: readonly OrderItemPrices[];
  discount?: Discount | undefined;
  /** The shop's percentage. */
  gst: BasisPoints;
  /** The amount received, or requested now. */
  advance: Paise;
}

export interface OrderAmounts {
  subtotal: Paise;
  /** An amount, also when it was entered in per cent. */
  discount: Paise;
  gst: Paise;
  total: Paise;
  pending: Paise;
  /** Money received above the total, for example after an edit that lowered it. */
  toRefund: Paise;
}

/** (item + designs + pattern + add-ons) x quantity (spec 3 §9), plus the shop fabric that goes into each piece. */
export const orderItemTotal = ({
  price,
  design,
  pattern,
  addOns,
  fabric,
  quantity,
}: OrderItemPrices): Paise => (price + design + pattern + addOns + fabric) * quantity;

/**
 * The amounts of an order (spec 3 §9): GST on the subtotal less the discount, in two equal halves, so that CGST and
 * SGST agree to the paisa. Without an advance the whole total is pending.
 */
export function orderAmounts({ items, discount: given, gst: rate, advance }: OrderFigures): OrderAmounts {
  const subtotal = items.reduce((sum, item) => sum + orderItemTotal(item), 0);
  const discount = discountAmount(given, subtotal);
  const taxed = BigInt(Math.max(0, subtotal - discount)) * BigInt(rate);
  const gst = 2 * roundHalfUp(taxed, 2 * MAX_BASIS_POINTS);
  const total = Math.max(0, subtotal - discount + gst);
  return {
    subtotal,
    discount,
    gst,
    total,
    pending: Math.max(0, total - advance),
    toRefund: Math.max(0, advance - total),
  };
}

/** Payment status of an order, in the words used for orders (spec 3 §4). */
export type OrderPayment = 'PAID' | 'PARTIALLY_PAID' | 'UNPAID';

export function orderPayment({ total, pending }: Pick<OrderAmounts, 'total' | 'pending'>): OrderPayment {
  if (pending === 0) return 'PAID';
  return pending < total ? 'PARTIALLY_PAID' : 'UNPAID';
}

/** The amount in an order's UPI QR code: the advance if there is one, else the total (spec 3 §9). */
export const orderQrAmount = (advance: Paise, total: Paise): Paise => (advance > 0 ? advance : total);
