import { useEffect, useState } from 'react';
import type { Shelf } from './local/Shelf.ts';

/** Somebody who pauses this long waits for an answer. */
const PAUSE_MS = 250;

interface Question {
  shelf: Shelf;
  search: string;
  category: string;
  /** How many memory has found. */
  found: number;
  /** Whether memory has all items. */
  complete: boolean;
}

/**
 * Asks the server, a moment after the last change, for what memory may not know: while the shelf is not complete, and
 * where nothing was found. Tells whether an answer is still to come for what memory has not found.
 */
export function useAsk({ shelf, search, category, found, complete }: Question): boolean {
  const [answered, setAnswered] = useState<{ shelf: Shelf; search: string; category: string }>();
  const isAnswered =
    answered?.shelf === shelf && answered.search === search && answered.category === category;
  const asks = (search.trim() !== '' || category !== '') && !isAnswered && !(complete && found > 0);
  useEffect(() => {
    if (!asks) return undefined;
    const timer = setTimeout(() => {
      const question = { ...(search !== '' && { search }), ...(category !== '' && { category }) };
      void shelf.ask(question).then(() => setAnswered({ shelf, search, category }));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [asks, shelf, search, category]);
  return asks && found === 0;
}
