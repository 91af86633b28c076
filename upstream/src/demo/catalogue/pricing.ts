import type { BasisPoints, Paise } from '@galla/domain';
import type { Random } from '../random.ts';
import type { Rate } from '../trades/goods.ts';

/** Up to this price per piece clothes are taxed at 5 %, above it at 18 % (GST Council, 56th meeting). */
const BAND_LIMIT: Paise = 2_500_00;

/** The GST rate of goods at a price per piece before tax. */
export function rateAt(rate: Rate, price: Paise): BasisPoints {
  if (rate === 'banded') return price <= BAND_LIMIT ? 500 : 1800;
  return rate * 100;
}

/**
 * A price near another in whole rupees with the same ending, so that ₹1,490 becomes ₹1,560 and not ₹1,563.
 * @param rupees the price to start from
 * @param by the factor, near 1
 */
export function nearPrice(rupees: number, by: number): number {
  if (rupees < 50) return Math.max(1, Math.round(rupees * by));
  const ending = rupees % 10;
  return Math.max(10, Math.round((rupees * by - ending) / 10) * 10) + ending;
}

/** The maximum retail price at that index: every third item is sold at it, the others slightly below. */
export const printedPrice = (rupees: number, place: number): Paise =>
  nearPrice(rupees, 1 + (place % 3) * 0.06) * 100;

/** A random price factor for a brand. */
export const brandFactor = (random: Random): number => 0.93 + random.next() * 0.18;
