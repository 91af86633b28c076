import { type CoinCount, DENOMINATIONS, MAX_COINS } from '@galla/domain';

/** The typed counts of notes and coins, largest first; a text that is not a whole number counts as zero. */
export const coinsOf = (typed: Readonly<Record<string, string>>): CoinCount[] =>
  DENOMINATIONS.flatMap((value) => {
    const count = Number(typed[String(value)] ?? '');
    return Number.isInteger(count) && count > 0 && count <= MAX_COINS ? [{ value, count }] : [];
  });
