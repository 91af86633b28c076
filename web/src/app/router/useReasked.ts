import { formatMessage } from '@galla/domain';
import { createContext, startTransition, use, useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { OperationType } from 'relay-runtime';
import { GraphFailure } from '../graph/failure.ts';
import { toast } from '../toast/toast.ts';
import { useHeld } from './preloaded.ts';

const ReaskingContext = createContext(false);

/** Says to what is below whether the screen's query is being sent again. */
export const Reasking = ReaskingContext.Provider;

/** Sends the screen's query again. `isReloading` as long as no answer is here; what came before stays. */
export function useReload(): { reload: () => Promise<void>; isReloading: boolean } {
  const { revalidate, state } = useRevalidator();
  const isAsking = use(ReaskingContext);
  return { reload: revalidate, isReloading: isAsking || state !== 'idle' };
}

/**
 * The screen's query. One that asks the same again takes its place once it is answered: where it fails, as when the network
 * goes, what is on the screen stays, with all that was typed there, and a toast says so.
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
