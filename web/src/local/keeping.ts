import { useSyncExternalStore } from 'react';

let keeping = true;
const listeners = new Set<() => void>();

/** Reports whether the last draft could be written: with full or unavailable storage it cannot. */
export function tellKeeping(is: boolean): void {
  if (keeping === is) return;
  keeping = is;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this device can store drafts. */
export const useKeeping = (): boolean => useSyncExternalStore(subscribe, () => keeping);
