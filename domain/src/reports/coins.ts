import type { Paise } from '../money/paise.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/** Indian notes and coins, in rupees, the largest first. */
export const DENOMINATIONS = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

/** The number of pieces of a note or coin. */
export interface CoinCount {
  /** In rupees. */
  value: number;
  count: number;
}

/** No more pieces of one note are counted by hand. */
export const MAX_COINS = 99_999;

/** Total of notes and coins. */
export const coinsTotal = (coins: readonly CoinCount[]): Paise =>
  coins.reduce((sum, { value, count }) => sum + value * count * 100, 0);

/** Each note or coin appears once, with a whole number, and the total equals the counted amount. */
export function checkCoins(coins: readonly CoinCount[], counted: Paise): Problem | undefined {
  const known = coins.every(
    ({ value, count }, at) =>
      DENOMINATIONS.some((one) => one === value) &&
      coins.findIndex((other) => other.value === value) === at &&
      Number.isInteger(count) &&
      count >= 0 &&
      count <= MAX_COINS,
  );
  if (!known) return problem('coins', 'INVALID_INPUT', 'dayClose.coinsInvalid');
  return coinsTotal(coins) === counted
    ? undefined
    : problem('counted', 'INVALID_INPUT', 'dayClose.coinsDiffer');
}
