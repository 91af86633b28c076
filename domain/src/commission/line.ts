import { spreadDiscount } from '../billing/discount.ts';
import type { LineAmounts } from '../billing/types.ts';
import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { type BasisPoints, percentOf } from '../percent/percent.ts';
import { type Milli, times } from '../quantity/quantity.ts';

/** How a line earns: a share of its amount, or points per piece (spec 3 §3 Product `is_percentage_points`). */
export const EARNING_MODES = ['PERCENT', 'POINTS'] as const;
export type EarningMode = (typeof EARNING_MODES)[number];

/** Terms agreed when the bill is made; later changes of the item do not affect them. */
export type EarningTerms =
  | { mode: 'PERCENT'; percentage: BasisPoints }
  | {
      mode: 'POINTS';
      /** Per piece, for the seller's designation. */
      points: Milli;
      /** Value of one point. */
      value: Paise;
    };

/** The seller's earnings from a line. */
export interface Earning {
  /** 0 in percentage mode. */
  points: Milli;
  earned: Paise;
}

/** Default value of a point: ₹1.00. */
export const DEFAULT_POINT_VALUE: Paise = 100;

/** Maximum value of a point: ₹10,000.00. */
export const MAX_POINT_VALUE: Paise = 1_000_000;

/** Points for the seller's designation, else the item's own (spec 3 §3 Points assignment). */
export const pointsFor = (item: Milli, designation: Milli | undefined): Milli => designation ?? item;

/**
 * The earnings of a line. Percentage: of its amount before tax, after its share of the bill's discount. Points:
 * points per piece times quantity, and their value in rupees; half-up to the thousandth and to the paisa.
 */
export function lineEarning(
  terms: EarningTerms,
  { amount, quantity }: { amount: Paise; quantity: Milli },
): Earning {
  if (terms.mode === 'PERCENT') return { points: 0, earned: percentOf(amount, terms.percentage) };
  const points = roundHalfUp(BigInt(terms.points) * BigInt(quantity), 1000);
  return { points, earned: times(terms.value, points) };
}

/**
 * The commission base of each line: its amount before tax after its share of the bill's discount, whether the
 * discount is taken before or after tax. A discount after tax counts at most the lines' sum before tax.
 */
export function earningAmounts({
  lines,
  discount,
}: {
  lines: readonly Pick<LineAmounts, 'taxable' | 'discount'>[];
  discount: Paise;
}): Paise[] {
  const amounts = lines.map(({ taxable }) => taxable);
  const inLines = lines.some((line) => line.discount > 0);
  if (inLines || discount === 0) return amounts;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const shares = spreadDiscount(Math.min(discount, sum), amounts);
  return amounts.map((amount, at) => amount - (shares[at] ?? 0));
}
