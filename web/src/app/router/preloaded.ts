import { useEffect } from 'react';
import type { PreloadedQuery } from 'react-relay';
import type { OperationType } from 'relay-runtime';

const holders = new WeakMap<object, number>();

const disposeUnlessHeld = (query: PreloadedQuery<OperationType>): void => {
  if ((holders.get(query) ?? 0) === 0) query.dispose();
};

/** Disposes a navigation's data when another navigation replaces it before the screen is shown. */
export function disposeWhenAborted(query: PreloadedQuery<OperationType>, signal: AbortSignal): void {
  signal.addEventListener('abort', () => disposeUnlessHeld(query), { once: true });
}

/**
 * Holds a preloaded query while its screen is mounted and disposes it afterwards. The delay lets React's strict mode
 * unmount and remount without losing the data.
 */
export function useHeld(query: PreloadedQuery<OperationType> | undefined): void {
  useEffect(() => {
    if (query === undefined) return undefined;
    holders.set(query, (holders.get(query) ?? 0) + 1);
    return () => {
      holders.set(query, (holders.get(query) ?? 1) - 1);
      setTimeout(() => disposeUnlessHeld(query));
    };
  }, [query]);
}
