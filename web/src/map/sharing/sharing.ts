import { useSyncExternalStore } from 'react';

/** Not a preference of the device: logging out empties this storage, and so ends it. */
const KEY = 'galla-share-route';

const listeners = new Set<() => void>();

/** Whether the signed-in person shares the own route from this device. */
export const isSharing = (): boolean => localStorage.getItem(KEY) === '1';

/** Switches it on or off, for every open tab of this device. */
export function setSharing(on: boolean): void {
  if (on) localStorage.setItem(KEY, '1');
  else localStorage.removeItem(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export const useSharing = (): boolean => useSyncExternalStore(subscribe, isSharing);
