import { CLOTHES } from './clothes.ts';
import { EVERYDAY } from './everyday.ts';
import { GROCERY } from './grocery.ts';
import { type Bazaar, joinGroups, type WordGroups } from './groups.ts';
import { HARDWARE } from './hardware.ts';
import { HEALTH } from './health.ts';
import { SERVICES } from './services.ts';

export type { Bazaar } from './groups.ts';

const WORDS = { CLOTHES, GROCERY, HARDWARE, HEALTH, SERVICES };

/** What shops deal in, as far as their words differ. */
export type Trade = keyof typeof WORDS;

/** What a business deals in, by its number on the REST API. */
const BY_BUSINESS: Readonly<Record<number, readonly Trade[]>> = {
  2: ['CLOTHES'],
  4: ['HARDWARE', 'GROCERY'],
  5: ['HEALTH', 'GROCERY'],
  8: ['HEALTH'],
  11: ['SERVICES', 'HARDWARE'],
};

/** The same by a number of "Business Category", where it says more than the business. */
const BY_CATEGORY: Readonly<Record<number, readonly Trade[]>> = {
  101: ['GROCERY'],
  102: ['CLOTHES'],
  103: ['HARDWARE'],
  104: [],
  401: ['HARDWARE'],
  402: ['GROCERY'],
  1102: ['SERVICES', 'HEALTH'],
};

/** Words of all trades, for a shop that is of none of them. */
const ALL = joinGroups(EVERYDAY, GROCERY, CLOTHES, HARDWARE, HEALTH, SERVICES);

/** What was joined for some trades, by their names. */
const known = new Map<string, Bazaar>();

/** For what is not sold. */
export const NO_BAZAAR: Bazaar = new Map();

/**
 * What a shop deals in; null for a business of no trade, as a retail shop of no category.
 * @param business its number on the REST API
 * @param category the number of its "Business Category"; null without one
 */
export function tradesOf(business: number, category: number | null): Trade[] | null {
  const trades = BY_CATEGORY[category ?? 0] ?? BY_BUSINESS[business];
  return trades ? [...trades] : null;
}

/**
 * The words of the bazaar that a shop knows: those of its trades and of everyday. "Rang" is paint at the ironmonger's
 * and no paint at the boutique.
 * @param trades what it deals in; null for the words of all trades. One that is not known here adds nothing.
 */
export function bazaarOf(trades: readonly string[] | null): Bazaar {
  if (trades === null) return ALL;
  const name = trades.join();
  const joined = known.get(name) ?? joinGroups(EVERYDAY, ...trades.flatMap(wordsOf));
  known.set(name, joined);
  return joined;
}

function wordsOf(trade: string): WordGroups[] {
  return Object.entries(WORDS).flatMap(([name, words]) => (name === trade ? [words] : []));
}
