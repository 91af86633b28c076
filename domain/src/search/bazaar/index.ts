import { CLOTHES } from './clothes.ts';
import { EVERYDAY } from './everyday.ts';
import { GROCERY } from './grocery.ts';
import { type Bazaar, joinGroups, type WordGroups } from './groups.ts';
import { HARDWARE } from './hardware.ts';
import { HEALTH } from './health.ts';
import { SERVICES } from './services.ts';

export type { Bazaar } from './groups.ts';

const WORDS = { CLOTHES, GROCERY, HARDWARE, HEALTH, SERVICES };

/** Trades with vocabularies of their own. */
export type Trade = keyof typeof WORDS;

/** The trades of a business, by its REST number. */
const BY_BUSINESS: Readonly<Record<number, readonly Trade[]>> = {
  2: ['CLOTHES'],
  4: ['HARDWARE', 'GROCERY'],
  5: ['HEALTH', 'GROCERY'],
  8: ['HEALTH'],
  11: ['SERVICES', 'HARDWARE'],
};

/** The trades by the number of "Business Category", where that is more specific. */
const BY_CATEGORY: Readonly<Record<number, readonly Trade[]>> = {
  101: ['GROCERY'],
  102: ['CLOTHES'],
  103: ['HARDWARE'],
  104: [],
  401: ['HARDWARE'],
  402: ['GROCERY'],
  1102: ['SERVICES', 'HEALTH'],
};

/** The words of all trades, for a shop without a trade. */
const ALL = joinGroups(EVERYDAY, GROCERY, CLOTHES, HARDWARE, HEALTH, SERVICES);

/** Memoized vocabularies by the names of their trades. */
const known = new Map<string, Bazaar>();

/** For searches of anything but goods. */
export const NO_BAZAAR: Bazaar = new Map();

/**
 * A shop's trades; null when unknown, as for a retail shop without a category.
 * @param business its REST number
 * @param category the number of its "Business Category"; null without one
 */
export function tradesOf(business: number, category: number | null): Trade[] | null {
  const trades = BY_CATEGORY[category ?? 0] ?? BY_BUSINESS[business];
  return trades ? [...trades] : null;
}

/**
 * The synonyms a shop's search knows: those of its trades and everyday ones. "Rang" means paint in a hardware
 * store, but not in a boutique.
 * @param trades the shop's trades; null for all. Unknown ones add nothing.
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
