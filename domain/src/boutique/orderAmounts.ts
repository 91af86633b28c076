import { discountAmount } from '../billing/discount.ts';
import type { Discount } from '../billing/types.ts';
import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { MAX_BASIS_POINTS, type BasisPoints } from '../percent/percent.ts';

/** What one item of an order costs, piece by piece. */
export interface OrderItemPrices {
  price: Paise;
  design: Paise;
  pattern: Paise;
  addOns: Paise;
  /** Cloth of the shop. */
  fabric: Paise;
  /** Whole pieces. */
  quantity: number;
}

/** What an order's amounts follow from. */
export interface OrderFigures {
  items: readonly OrderItemPrices[];
  discount?: Discount | undefined;
  /** The shop's percentage. */
  gst: BasisPoints;
  /** What was received, or is asked for now. */
  advance: Paise;
}

export interface OrderAmounts {
  subtotal: Paise;
  /** As an amount, also where it was given in per cent. */
  discount: Paise;
  gst: Paise;
  total: Paise;
  pending: Paise;
  /** What was received beyond the total, as after an edit that made the order cheaper. */
  toRefund: Paise;
}

/** (item + designs + pattern + add-ons) x quantity (spec 3 §9), with the cloth of the shop that goes into each piece. */
export const orderItemTotal = ({
  price,
  design,
  pattern,
  addOns,
  fabric,
  quantity,
}: OrderItemPrices): Paise => (price + design + pattern + addOns + fabric) * quantity;

/**
 * The amounts of an order (spec 3 §9): GST on the subtotal less the discount, in two equal halves, so that CGST and SGST
 * agree to the paisa. Without an advance all is pending.
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

/** How much of an order is paid, in the words of orders (spec 3 §4). */
export type OrderPayment = 'PAID' | 'PARTIALLY_PAID' | 'UNPAID';

export function orderPayment({ total, pending }: Pick<OrderAmounts, 'total' | 'pending'>): OrderPayment {
  if (pending === 0) return 'PAID';
  return pending < total ? 'PARTIALLY_PAID' : 'UNPAID';
}

/** What the UPI QR of an order asks for: the advance where there is one, else the total (spec 3 §9). */
export const orderQrAmount = (advance: Paise, total: Paise): Paise => (advance > 0 ? advance : total);
