import { DEFAULT_ZONE, dayIn, type Day } from '@galla/domain';
import { useSyncExternalStore } from 'react';

/** A tab that comes to the front may have slept over midnight. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const today = (): Day => dayIn(DEFAULT_ZONE, new Date());

/** The shop's day. */
export const useToday = (): Day => useSyncExternalStore(subscribe, today);

/** The shop's day of an instant, as the graph writes it. */
export const dayOf = (instant: string): Day => dayIn(DEFAULT_ZONE, new Date(instant));
