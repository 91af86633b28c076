import { CLOTHES } from './clothes.ts';
import { EVERYDAY } from './everyday.ts';
import { GROCERY } from './grocery.ts';
import { type Bazaar, joinGroups, type WordGroups } from './groups.ts';
import { HARDWARE } from './hardware.ts';
import { HEALTH } from './health.ts';
import { SERVICES } from './services.ts';

export type { Bazaar } from './groups.ts';

/** Which words a business knows, by its number on the REST API. */
const BY_BUSINESS: Readonly<Record<number, readonly WordGroups[]>> = {
  2: [CLOTHES],
  4: [HARDWARE, GROCERY],
  5: [HEALTH, GROCERY],
  8: [HEALTH],
  11: [SERVICES, HARDWARE],
};

/** The same by a number of "Business Category", where it says more than the business. */
const BY_CATEGORY: Readonly<Record<number, readonly WordGroups[]>> = {
  101: [GROCERY],
  102: [CLOTHES],
  103: [HARDWARE],
  104: [],
  401: [HARDWARE],
  402: [GROCERY],
  1102: [SERVICES, HEALTH],
};

/** Words of all trades, for a shop that is of none of them. */
const ALL = joinGroups(EVERYDAY, GROCERY, CLOTHES, HARDWARE, HEALTH, SERVICES);

const KNOWN = new Map<readonly WordGroups[], Bazaar>(
  [...Object.values(BY_BUSINESS), ...Object.values(BY_CATEGORY)].map((trades) => [
    trades,
    joinGroups(EVERYDAY, ...trades),
  ]),
);

/** For what is not sold. */
export const NO_BAZAAR: Bazaar = new Map();

/**
 * The words of the bazaar that a shop knows: those of its trade and of everyday. "Rang" is paint at the ironmonger's
 * and no paint at the boutique. Of a business without a trade, as a retail shop of no category, those of all.
 * @param business its number on the REST API; null while it is not known
 * @param category the number of its "Business Category"; null without one
 */
export function bazaarOf(business: number | null, category: number | null): Bazaar {
  const trades = BY_CATEGORY[category ?? 0] ?? BY_BUSINESS[business ?? 0];
  return (trades && KNOWN.get(trades)) ?? ALL;
}
