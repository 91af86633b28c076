import type { Paise } from '../money/paise.ts';
import { percentOf, percentText, type BasisPoints } from '../percent/percent.ts';
import { roundHalfUp } from '../numbers/round.ts';
import type { Milli } from '../quantity/quantity.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** Limits that a bill must not exceed without the owner's PIN. All are off by default. */
export interface CashierLimits {
  /** The largest discount as a share of the subtotal; undefined for no limit. */
  readonly maxDiscount: BasisPoints | undefined;
  /** How far below its list price an item may be sold; 0 for not at all, undefined for no limit. */
  readonly maxPriceCut: BasisPoints | undefined;
  /** No line may bring in less than its last cost. */
  readonly neverBelowCost: boolean;
}

/** The figures of a line that the limits need. */
export interface LimitedLine {
  readonly name: string;
  /** Per unit, on this bill. */
  readonly price: Paise;
  /** Per unit in the catalogue; undefined for an item priced at the till, and for a line that an edit leaves unchanged. */
  readonly listPrice: Paise | undefined;
  readonly quantity: Milli;
  /** Amount before tax, after the line's share of the bill's discount. */
  readonly net: Paise;
  /** Per unit; undefined when unknown. */
  readonly lastCost: Paise | undefined;
}

export interface LimitedBill {
  readonly subtotal: Paise;
  readonly discount: Paise;
  readonly lines: readonly LimitedLine[];
}

/**
 * Whether `part` exceeds the share `most` of `whole`; that share itself, rounded like a discount, is still allowed.
 */
const isAbove = (part: Paise, whole: Paise, most: BasisPoints): boolean => part > percentOf(whole, most);

function isCutTooFar({ price, listPrice }: LimitedLine, most: BasisPoints): boolean {
  if (listPrice === undefined || price === listPrice) return false;
  return most === 0 || isAbove(listPrice - price, listPrice, most);
}

const isBelowCost = ({ net, quantity, lastCost }: LimitedLine): boolean =>
  lastCost !== undefined && BigInt(net) * 1000n < BigInt(lastCost) * BigInt(quantity);

/**
 * The places where a bill exceeds the limits of its cashier: at `discount`, and at `lines.<at>.price`. A price that
 * is too low and one below cost give the same message, so that nobody can find out the cost by trying.
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

/** The subtotal of a bill and its discount. */
export type Discounted = Pick<LimitedBill, 'subtotal' | 'discount'>;

/**
 * Whether an edit gives no larger discount than before, neither in rupees nor in proportion; a rounding difference
 * does not count as larger.
 */
export const isDiscountAsBefore = (now: Discounted, before: Discounted): boolean =>
  now.discount === 0 ||
  (before.subtotal > 0 &&
    now.discount <= before.discount &&
    now.discount <= roundHalfUp(BigInt(before.discount) * BigInt(now.subtotal), before.subtotal));

/** A limit in per cent: 0 to 100. */
export const checkLimit = (percent: BasisPoints | undefined, field: string): Problem | undefined =>
  percent === undefined || percent < 0 || percent > 10_000
    ? problem(field, 'INVALID_INPUT', 'limits.percentInvalid')
    : undefined;
