import type { ItemKind } from '@galla/domain';
import { useEffect, useState } from 'react';
import { useCatalogue } from './local/catalogue.ts';

/** Somebody who pauses this long waits for an answer. */
const PAUSE_MS = 250;

interface Question {
  kinds: readonly ItemKind[];
  search: string;
  category: string;
  /** How many memory has found. */
  found: number;
  /** Whether the first of them fits as it was typed: with a letter wrong it may be meant for what memory does not know. */
  sure: boolean;
  /** Whether memory has all items. */
  complete: boolean;
}

/**
 * Asks the server, a moment after the last change, for what memory may not know: while the shelves are not complete,
 * and where nothing was found. Tells whether an answer is still to come for what memory has not found for sure.
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
