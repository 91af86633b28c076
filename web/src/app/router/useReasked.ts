import { formatMessage } from '@galla/domain';
import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { GraphFailure } from '../graph/failure.ts';
import { toast } from '../toast/toast.ts';
import { useHeld } from './preloaded.ts';

const ReaskingContext = createContext(false);

/** Tells descendants whether the screen's query is being resent. */
export const Reasking = ReaskingContext.Provider;

/** Resends the screen's query. `isReloading` is true until the answer arrives; the previous data stays. */
export function useReload(): { reload: () => Promise<void>; isReloading: boolean } {
  const { revalidate, state } = useRevalidator();
  const isAsking = use(ReaskingContext);
  return { reload: revalidate, isReloading: isAsking || state !== 'idle' };
}

/**
 * The screen's query. A refetch replaces it only once answered: if it fails, e.g. without a network, the screen and
 * all input stay, and a toast says so.
 */
export function useReasked<Q extends OperationType>(
  query: PreloadedQuery<Q>,
): [shown: PreloadedQuery<Q>, isAsking: boolean] {
  const [shown, setShown] = useState(query);
  const [failed, setFailed] = useState<PreloadedQuery<Q>>();
  const isAgain =
    query.source !== undefined && JSON.stringify(query.variables) === JSON.stringify(shown.variables);
  if (query !== shown && !isAgain) setShown(query);
  useHeld(shown);
  useHeld(query);
  useEffect(() => {
    if (query === shown) return undefined;
    const answered = query.source?.subscribe({
      next: () => startTransition(() => setShown(query)),
      error: (error: Error) => {
        setFailed(query);
        toast.error(error instanceof GraphFailure ? error.message : formatMessage('faults.internal'));
      },
    });
    return () => answered?.unsubscribe();
  }, [query, shown]);
  return isAgain ? [shown, query !== shown && query !== failed] : [query, false];
}
