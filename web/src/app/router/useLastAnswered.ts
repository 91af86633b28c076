import { startTransition, useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { useHeld } from './preloaded.ts';

/**
 * Of a screen's queries that follow each other, as its search does, the last one that was answered: one that fails on
 * the way leaves on the screen what is there. The first one waits and fails as a whole.
 * @returns the query to show, and why the one that was to take its place failed
 */
export function useLastAnswered<Q extends OperationType>(
  query: PreloadedQuery<Q>,
): [shown: PreloadedQuery<Q>, failure: Error | undefined] {
  const [shown, setShown] = useState(query);
  const [failed, setFailed] = useState<{ query: PreloadedQuery<Q>; error: Error }>();
  useHeld(shown);
  useEffect(() => {
    if (query === shown) return undefined;
    const answered = query.source?.subscribe({
      next: () => startTransition(() => setShown(query)),
      error: (error: Error) => setFailed({ query, error }),
    });
    return () => answered?.unsubscribe();
  }, [query, shown]);
  return [shown, failed?.query === query && query !== shown ? failed.error : undefined];
}
