import { discountAmount } from '../billing/discount.ts';
import type { Discount } from '../billing/types.ts';
import { type Day, isDay } from '../dates/day.ts';
import { formatAmount } from '../money/format.ts';
import { fitsMoney, type Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** Maximum items per order. */
export const MAX_ORDER_ITEMS = 50;
/** Maximum pieces per item. */
export const MAX_ITEM_PIECES = 200;
/** Maximum pictures of an item's measurements, and of a pattern (spec 3 §9). */
export const MAX_MEASUREMENT_IMAGES = 5;
export const MAX_PATTERN_IMAGES = 4;
/** Maximum length of a text of an order. */
export const MAX_ORDER_TEXT = 2000;

/** The days of an order; null where not set. */
export interface OrderDays {
  functionDate: Day | null;
  trialDate: Day | null;
  deliveryDate: Day | null;
}

/**
 * The delivery date is required, and no date is in the past (spec 3 §5), except one the order already had.
 * @param today the shop's day
 */
export function checkOrderDays(days: OrderDays, today: Day, before?: OrderDays): (Problem | undefined)[] {
  const past = (field: keyof OrderDays): Problem | undefined => {
    const day = days[field];
    if (day === null || day === before?.[field]) return undefined;
    if (!isDay(day)) return problem(field, 'INVALID_INPUT', 'faults.invalidInput');
    return day < today ? problem(field, 'INVALID_INPUT', 'orderRule.datePast') : undefined;
  };
  return [
    past('functionDate'),
    past('trialDate'),
    days.deliveryDate === null
      ? problem('deliveryDate', 'INVALID_INPUT', 'orderRule.deliveryMissing')
      : past('deliveryDate'),
  ];
}

/** Parses a typed quantity; anything but a whole number becomes 0 (spec 3 §5), which is then refused. */
export const readPieces = (typed: string): number => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0);

export function checkPieces(quantity: number, field = 'quantity'): Problem | undefined {
  if (!Number.isInteger(quantity) || quantity < 1)
    return problem(field, 'INVALID_INPUT', 'orderRule.quantityMin');
  return quantity > MAX_ITEM_PIECES
    ? problem(field, 'INVALID_INPUT', 'orderRule.quantityMax', { max: MAX_ITEM_PIECES })
    : undefined;
}

/** An order has at least one item. */
export function checkItemCount(count: number): Problem | undefined {
  if (count < 1) return problem('items', 'INVALID_INPUT', 'orderRule.itemMissing');
  return count > MAX_ORDER_ITEMS
    ? problem('items', 'INVALID_INPUT', 'orderRule.tooManyItems', { max: MAX_ORDER_ITEMS })
    : undefined;
}

/** "To whom" is required in a new order, and optional in an edit (spec 3 §5). */
export const checkToWhom = (toWhom: string | null, field = 'toWhom'): Problem | undefined =>
  toWhom?.trim() ? undefined : problem(field, 'INVALID_INPUT', 'orderRule.toWhomMissing');

/** A discount is zero or more, and at most the subtotal (spec 3 §5). */
export function checkOrderDiscount(discount: Discount | undefined, subtotal: Paise): Problem | undefined {
  if (!discount) return undefined;
  if (!Number.isSafeInteger(discount.value) || discount.value < 0)
    return problem('discount', 'INVALID_INPUT', 'orderRule.discountNegative');
  return discountAmount(discount, subtotal) <= subtotal
    ? undefined
    : problem('discount', 'DISCOUNT_TOO_HIGH', 'orderRule.discountTooHigh', {
        amount: formatAmount(subtotal),
      });
}

/** An advance is at most the total; screens clamp it there and say so (spec 3 §5). */
export function checkOrderAdvance(advance: Paise, total: Paise): Problem | undefined {
  if (!fitsMoney(advance) || advance < 0)
    return problem('advance', 'INVALID_INPUT', 'billing.advanceInvalid');
  return advance <= total
    ? undefined
    : problem('advance', 'ADVANCE_TOO_HIGH', 'orderRule.advanceTooHigh', { max: formatAmount(total) });
}

/** A pattern brought by the customer. */
export interface CustomPattern {
  name: string;
  price: Paise;
  images: number;
  stagePrices: readonly Paise[];
}

/**
 * A custom pattern has a name and 1 to 4 images; its stage prices add up to at most its price, where that is above
 * zero (spec 3 §5).
 * @param n its number within the item, from 1
 */
export function checkCustomPattern(
  { name, price, images, stagePrices }: CustomPattern,
  n: number,
  field: string,
): (Problem | undefined)[] {
  const stages = stagePrices.reduce((sum, amount) => sum + amount, 0);
  return [
    name.trim() ? undefined : problem(`${field}.name`, 'INVALID_INPUT', 'orderRule.patternName', { n }),
    images > 0 ? undefined : problem(`${field}.images`, 'INVALID_INPUT', 'orderRule.patternImage', { n }),
    images <= MAX_PATTERN_IMAGES
      ? undefined
      : problem(`${field}.images`, 'INVALID_INPUT', 'orderRule.patternImages', { max: MAX_PATTERN_IMAGES }),
    price > 0 && stages > price
      ? problem(`${field}.stagePrices`, 'INVALID_INPUT', 'orderRule.stagePrices')
      : undefined,
  ];
}

/** Checks the pictures of measurements (spec 3 §9). */
export const checkMeasurementImages = (count: number, field: string): Problem | undefined =>
  count <= MAX_MEASUREMENT_IMAGES
    ? undefined
    : problem(field, 'INVALID_INPUT', 'orderRule.measurementImages', { max: MAX_MEASUREMENT_IMAGES });

/** Checks a text of an order. */
export const checkOrderText = (text: string | null, field: string, max = MAX_ORDER_TEXT) =>
  (text?.length ?? 0) <= max ? undefined : problem(field, 'INVALID_INPUT', 'orderRule.textTooLong', { max });

/** What happens to money received on a canceled order. */
export interface ReceivedMoney {
  /** Mode of the refund, in the wire's or the graph's words. */
  refund?: string | null | undefined;
  /** Kept as credit, for this reason. */
  keep?: string | null | undefined;
}

/** Canceling an order on which money was received needs a decision about that money. */
export function checkReceivedMoney(received: Paise, said: ReceivedMoney): Problem | undefined {
  if (received === 0 || said.refund) return undefined;
  if (said.keep?.trim()) return undefined;
  return said.keep === undefined || said.keep === null
    ? problem('received', 'INVALID_INPUT', 'orderRule.receivedAsked', { amount: formatAmount(received) })
    : problem('received', 'INVALID_INPUT', 'orderRule.reasonMissing');
}
