import { spreadDiscount } from '../billing/discount.ts';
import type { LineAmounts } from '../billing/types.ts';
import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { type BasisPoints, percentOf } from '../percent/percent.ts';
import { type Milli, times } from '../quantity/quantity.ts';

/** How a line earns: by a share of its amount, or by points of each piece (spec 3 §3 Product `is_percentage_points`). */
export const EARNING_MODES = ['PERCENT', 'POINTS'] as const;
export type EarningMode = (typeof EARNING_MODES)[number];

/** What is agreed of a line when the bill is made; later changes of the item never touch it. */
export type EarningTerms =
  | { mode: 'PERCENT'; percentage: BasisPoints }
  | {
      mode: 'POINTS';
      /** Of one piece, for the seller's designation. */
      points: Milli;
      /** What one point is worth. */
      value: Paise;
    };

/** What a line earns its seller. */
export interface Earning {
  /** 0 in percentage mode. */
  points: Milli;
  earned: Paise;
}

/** What a point is worth until the shop says otherwise: ₹1.00. */
export const DEFAULT_POINT_VALUE: Paise = 100;

/** The most that a point may be worth: ₹10,000.00. */
export const MAX_POINT_VALUE: Paise = 1_000_000;

/** The points of an item for the seller's designation, else the item's own (spec 3 §3 Points assignment). */
export const pointsFor = (item: Milli, designation: Milli | undefined): Milli => designation ?? item;

/**
 * What a line earns. Percentage: of its amount after its share of the bill's discount, before tax. Points: those of a
 * piece times the quantity, and their value in rupees; both half-up, to the thousandth and to the paisa.
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
 * What commission is taken of, line by line: the amount before tax after the line's share of the bill's discount,
 * whether that came off before tax or after it. One after tax counts at most what the lines come to before tax.
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
