import type { Paise } from '../money/paise.ts';
import { percentOf, percentText, type BasisPoints } from '../percent/percent.ts';
import { roundHalfUp } from '../numbers/round.ts';
import type { Milli } from '../quantity/quantity.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** What a bill may not go beyond without the owner's PIN. All are off to begin with. */
export interface CashierLimits {
  /** The largest discount, of the subtotal; undefined for any. */
  readonly maxDiscount: BasisPoints | undefined;
  /** How far below its price a thing may be sold; 0 for no other price at all, undefined for any. */
  readonly maxPriceCut: BasisPoints | undefined;
  /** No line brings less than it cost last. */
  readonly neverBelowCost: boolean;
}

/** A line as far as the limits ask. */
export interface LimitedLine {
  readonly name: string;
  /** Of one unit, on this bill. */
  readonly price: Paise;
  /** Of one unit in the catalogue; undefined where it is asked at the till, and of a line that an edit leaves as it was. */
  readonly listPrice: Paise | undefined;
  readonly quantity: Milli;
  /** What it brings before tax, after its part of the bill's discount. */
  readonly net: Paise;
  /** Of one unit; undefined where nobody knows it. */
  readonly lastCost: Paise | undefined;
}

export interface LimitedBill {
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly lines: readonly LimitedLine[];
}

/** Whether `part` is more than so much of `whole`; what the per cent comes to, rounded as a discount is, is not. */
const isAbove = (part: Paise, whole: Paise, most: BasisPoints): boolean => part > percentOf(whole, most);

function isCutTooFar({ price, listPrice }: LimitedLine, most: BasisPoints): boolean {
  if (listPrice === undefined || price === listPrice) return false;
  return most === 0 || isAbove(listPrice - price, listPrice, most);
}

const isBelowCost = ({ net, quantity, lastCost }: LimitedLine): boolean =>
  lastCost !== undefined && BigInt(net) * 1000n < BigInt(lastCost) * BigInt(quantity);

/**
 * Where a bill goes beyond the limits of who makes it: at `discount`, and at `lines.<at>.price`. The text of a line is the
 * same for a price that is too low and for one below its cost, so that nobody learns the cost by trying.
 */
export function beyondLimits({ subtotal, discount, lines }: LimitedBill, limits: CashierLimits): Problem[] {
  const { maxDiscount, maxPriceCut, neverBelowCost } = limits;
  const ofLines = lines.flatMap((line, at) => {
    const beyond =
      (maxPriceCut !== undefined && isCutTooFar(line, maxPriceCut)) || (neverBelowCost && isBelowCost(line));
    return beyond
      ? [problem(`lines.${at}.price`, 'LIMIT_EXCEEDED', 'limits.price', { name: line.name })]
      : [];
  });
  if (maxDiscount === undefined || discount <= 0 || !isAbove(discount, subtotal, maxDiscount)) return ofLines;
  return [
    problem('discount', 'LIMIT_EXCEEDED', 'limits.discount', { percent: percentText(maxDiscount) }),
    ...ofLines,
  ];
}

/** The subtotal of a bill, and what is taken off it. */
export type Discounted = Pick<LimitedBill, 'subtotal' | 'discount'>;

/** Whether an edit takes off no more than before, and no larger a part of the bill; what was rounded then is no more. */
export const isDiscountAsBefore = (now: Discounted, before: Discounted): boolean =>
  now.discount === 0 ||
  (before.subtotal > 0 &&
    now.discount <= before.discount &&
    now.discount <= roundHalfUp(BigInt(before.discount) * BigInt(now.subtotal), before.subtotal));

/** A limit in per cent as it is set: 0 to 100. */
export const checkLimit = (percent: BasisPoints | undefined, field: string): Problem | undefined =>
  percent === undefined || percent < 0 || percent > 10_000
    ? problem(field, 'INVALID_INPUT', 'limits.percentInvalid')
    : undefined;
