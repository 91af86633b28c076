import { useSyncExternalStore } from 'react';

/** Number of mounted pages with unsaved input. */
let pages = 0;

/** Marks a page as unsaved until the returned function is called. */
export function markUnsaved(): () => void {
  pages += 1;
  return () => {
    pages -= 1;
  };
}

/** Whether leaving now loses input: logging out removes drafts, too. */
export const hasUnsaved = (): boolean => pages > 0;

let asking = false;
const listeners = new Set<() => void>();

const setAsking = (next: boolean): void => {
  asking = next;
  for (const listener of listeners) listener();
};

/** Marks that a leave question is open, until the returned function is called. */
export function markAsking(): () => void {
  setAsking(true);
  return () => setAsking(false);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether a leave question is open: any change of the address makes the router dismiss it. */
export const useAsking = (): boolean => useSyncExternalStore(subscribe, () => asking);
