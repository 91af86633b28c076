import type { Paise } from '../money/paise.ts';
import { parseScaled, scaledText } from '../numbers/decimal.ts';
import { roundHalfUp } from '../numbers/round.ts';

/** A quantity in thousandths of its unit: 2.5 m is 2500. Always an integer. */
export type Milli = number;

/** The largest quantity stored anywhere: 999,999,999.999, the limit of `numeric(12,3)`. */
export const MAX_MILLI: Milli = 999_999_999_999;

/** Parses a quantity to sell: above zero, at most three decimals. Undefined for anything else. */
export function parseQuantity(text: string): Milli | undefined {
  const quantity = parseStock(text);
  return quantity === 0 ? undefined : quantity;
}

/** Parses a stock quantity: zero or more, at most three decimals. Undefined for anything else. */
export function parseStock(text: string): Milli | undefined {
  return parseScaled(text.trim(), 3, MAX_MILLI);
}

/** "2.5": the shortest decimal text, without grouping; the format on the wire and on screens. */
export function quantityText(quantity: Milli): string {
  return scaledText(quantity, 3);
}

/** Whether the quantity is a whole number. */
export function isWhole(quantity: Milli): boolean {
  return quantity % 1000 === 0;
}

/** Price times quantity, half-up to the paisa. */
export function times(price: Paise, quantity: Milli): Paise {
  return roundHalfUp(BigInt(price) * BigInt(quantity), 1000);
}
