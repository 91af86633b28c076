import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { type BasisPoints, MAX_BASIS_POINTS, percentOf } from '../percent/percent.ts';

/** The price of a package for one of its durations. */
export interface DurationPrice {
  /** Before tax. */
  amount: Paise;
  tax: BasisPoints;
  /** The price without a reduction, before tax; without one the documented rule applies. */
  listPrice?: Paise | undefined;
}

/** The charged price: the amount and its tax, half-up to the paisa (spec 3 §9). */
export function chargedPrice({ amount, tax }: Pick<DurationPrice, 'amount' | 'tax'>): Paise {
  return amount + percentOf(amount, tax);
}

/** The part of a price before tax: the package's amount, or its share where the time was reduced. */
export function priceBeforeTax(price: Paise, offer: Pick<DurationPrice, 'amount' | 'tax'>): Paise {
  if (price === chargedPrice(offer)) return offer.amount;
  return roundHalfUp(BigInt(price) * BigInt(MAX_BASIS_POINTS), MAX_BASIS_POINTS + offer.tax);
}

/** The struck-through price beside the amount, before tax, and the saving on the tag. */
export interface StruckPrice {
  price: Paise;
  /** In whole per cent of the struck price, rounded down; undefined where the documented 130 per cent apply (spec 3 §9). */
  saving: number | undefined;
}

/** 130 % of the amount. */
const DOCUMENTED = 13_000;

/** The list price with its true saving, else 130 % of the amount. */
export function struckPrice({ amount, listPrice }: DurationPrice): StruckPrice {
  if (listPrice === undefined || listPrice <= amount) {
    return { price: percentOf(amount, DOCUMENTED), saving: undefined };
  }
  return { price: listPrice, saving: Math.floor(((listPrice - amount) * 100) / listPrice) };
}

/** Visual style of a plan, by its name (spec 3 §9). */
export type PlanStyle = 'basic' | 'pro' | 'premium' | 'plain';

const STYLES: readonly [PlanStyle, RegExp][] = [
  ['basic', /\b(basic|starter)\b/i],
  ['premium', /\b(premium|enterprise)\b/i],
  ['pro', /\b(pro|professional)\b/i],
];

/** The style of a plan's name: "Professional" is `pro`. */
export function planStyle(name: string): PlanStyle {
  return STYLES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'plain';
}
