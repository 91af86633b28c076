import { useSyncExternalStore } from 'react';

/** How many pages on the screen hold something that was typed and not saved. */
let pages = 0;

/** Something on a page is not saved, until the returned function is called. */
export function markUnsaved(): () => void {
  pages += 1;
  return () => {
    pages -= 1;
  };
}

/** Whether leaving now loses something: logging out removes even the drafts. */
export const hasUnsaved = (): boolean => pages > 0;

let asking = false;
const listeners = new Set<() => void>();

const setAsking = (next: boolean): void => {
  asking = next;
  for (const listener of listeners) listener();
};

/** A page asks whether it may be left, until the returned function is called. */
export function markAsking(): () => void {
  setAsking(true);
  return () => setAsking(false);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether a page asks so: the router takes the question away with the next address, whatever changes it. */
export const useAsking = (): boolean => useSyncExternalStore(subscribe, () => asking);
