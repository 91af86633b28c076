import { CLOTHES } from './clothes.ts';
import { GROCERY } from './grocery.ts';
import { HARDWARE } from './hardware.ts';
import { HEALTH } from './health.ts';
import { SERVICES } from './services.ts';

/** A trade's groups of words for one thing: of a group each finds the others. */
export type WordGroups = readonly (readonly string[])[];

const GROUPS: WordGroups = [...GROCERY, ...CLOTHES, ...HARDWARE, ...HEALTH, ...SERVICES];

const OTHERS = new Map<string, readonly string[]>();
for (const group of GROUPS)
  for (const word of group)
    OTHERS.set(word, [...(OTHERS.get(word) ?? []), ...group.filter((other) => other !== word)]);

/** What else a word is called in the bazaar; nothing for most words. */
export const bazaarWords = (word: string): readonly string[] => OTHERS.get(word) ?? [];
