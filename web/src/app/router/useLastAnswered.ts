import { startTransition, useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';
import { useHeld } from './preloaded.ts';

/**
 * The last answered of a screen's successive queries, such as those of its search: if a later query fails, the
 * current data stays on the screen. The first query suspends and fails as a whole.
 * @returns the query to show, and the failure of the one that should have replaced it
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
