import type { Bazaar } from './bazaar/index.ts';
import { exactRank, nearRank } from './rankOf.ts';
import { searchFor } from './searchFor.ts';

/** An entry that can be found. */
export interface Findable {
  /** The result of `searchWords`. */
  words: string;
  /** Recent sales: the number of bills it was on. */
  sold: number;
  /** The result of `naturalKey` for its name. */
  order: string;
}

/** Whether an entry matches a text as typed, without tolerating a wrong letter. */
export const fitsAsTyped = ({ words }: Pick<Findable, 'words'>, text: string, bazaar: Bazaar): boolean =>
  exactRank(words, searchFor(text, bazaar)) !== undefined;

/**
 * The product's only ranking: entries that match the text, best first; within a rank by sales, then in natural
 * order. An empty text leaves the order unchanged. Fast enough to run at every keystroke over 10,000 entries.
 */
export function findBest<Thing extends Findable>(
  things: readonly Thing[],
  text: string,
  bazaar: Bazaar,
): readonly Thing[] {
  const search = searchFor(text, bazaar);
  if (search.wanted.length === 0) return text.trim() === '' ? things : [];
  const found: { thing: Thing; rank: number }[] = [];
  for (const thing of things) {
    const rank = exactRank(thing.words, search) ?? nearRank(thing.words, search);
    if (rank !== undefined) found.push({ thing, rank });
  }
  found.sort(
    (a, b) =>
      a.rank - b.rank ||
      b.thing.sold - a.thing.sold ||
      (a.thing.order < b.thing.order ? -1 : a.thing.order > b.thing.order ? 1 : 0),
  );
  return found.map(({ thing }) => thing);
}
