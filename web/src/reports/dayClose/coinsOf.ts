import { type CoinCount, DENOMINATIONS, MAX_COINS } from '@galla/domain';

/** The notes and coins that were typed, the largest first; what is no whole number counts as none. */
export const coinsOf = (typed: Readonly<Record<string, string>>): CoinCount[] =>
  DENOMINATIONS.flatMap((value) => {
    const count = Number(typed[String(value)] ?? '');
    return Number.isInteger(count) && count > 0 && count <= MAX_COINS ? [{ value, count }] : [];
  });
