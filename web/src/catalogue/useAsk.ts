import { useEffect, useRef } from 'react';
import { findEntries } from './local/findEntries.ts';
import type { Shelf } from './local/Shelf.ts';

/** Somebody who pauses this long waits for an answer. */
const PAUSE_MS = 250;

/**
 * Asks the server, a moment after the last change, for what memory may not know: while the shelf is not complete, and
 * where nothing was found.
 */
export function useAsk(): (shelf: Shelf, search: string, category: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (shelf, search, category) => {
    clearTimeout(timer.current);
    if (search.trim() === '' && category === '') return;
    timer.current = setTimeout(() => {
      const { entries, complete } = shelf.state();
      if (complete && findEntries(entries, search, category).length > 0) return;
      void shelf.ask({ ...(search !== '' && { search }), ...(category !== '' && { category }) });
    }, PAUSE_MS);
  };
}
