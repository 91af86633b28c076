import type { ItemKind } from '@galla/domain';
import { useEffect, useState } from 'react';
import { useCatalogue } from './local/catalogue.ts';

/** Debounce: the user has stopped typing and waits for results. */
const PAUSE_MS = 250;

interface Question {
  kinds: readonly ItemKind[];
  search: string;
  category: string;
  /** Number of matches in memory. */
  found: number;
  /** Whether the best match is exact. With a typo, the user may mean an item that is not in memory. */
  sure: boolean;
  /** Whether memory has all items. */
  complete: boolean;
}

/**
 * Queries the server, debounced, for items that may be missing in memory: while the shelves are incomplete,
 * or if nothing was found. Returns whether a response is pending and memory has no exact match.
 */
export function useAsk({ kinds, search, category, found, sure, complete }: Question): boolean {
  const shelves = useCatalogue();
  const [answered, setAnswered] = useState<string>();
  const name = JSON.stringify([kinds, search, category]);
  const asks = (search.trim() !== '' || category !== '') && answered !== name && !(complete && found > 0);
  useEffect(() => {
    if (!asks) return undefined;
    const timer = setTimeout(() => {
      const [of, text, group] = JSON.parse(name) as [ItemKind[], string, string];
      const question = { ...(text !== '' && { search: text }), ...(group !== '' && { category: group }) };
      void Promise.all(of.map((kind) => shelves[kind].ask(question))).then(() => setAnswered(name));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asks, shelves, name]);
  return asks && !sure;
}
