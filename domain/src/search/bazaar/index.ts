import { CLOTHES } from './clothes.ts';
import { GROCERY } from './grocery.ts';
import { HARDWARE } from './hardware.ts';
import { HEALTH } from './health.ts';
import { SERVICES } from './services.ts';

/** A trade's groups of words for one thing: of a group each finds the others. */
export type WordGroups = readonly (readonly string[])[];

const GROUPS: WordGroups = [...GROCERY, ...CLOTHES, ...HARDWARE, ...HEALTH, ...SERVICES];

/** What else a word is called. */
export type Bazaar = ReadonlyMap<string, readonly string[]>;

function bazaarOf(groups: WordGroups): Bazaar {
  const others = new Map<string, readonly string[]>();
  for (const group of groups)
    for (const word of group)
      others.set(word, [...(others.get(word) ?? []), ...group.filter((other) => other !== word)]);
  return others;
}

/** Words of all trades. */
export const BAZAAR: Bazaar = bazaarOf(GROUPS);

/** For what is not sold. */
export const NO_BAZAAR: Bazaar = new Map();
