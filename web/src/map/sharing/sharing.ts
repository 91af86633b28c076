import { useSyncExternalStore } from 'react';

/** Not a device preference, so that logging out clears it and ends sharing. */
const KEY = 'galla-share-route';

const listeners = new Set<() => void>();

/** Whether the signed-in user shares their route from this device. */
export const isSharing = (): boolean => localStorage.getItem(KEY) === '1';

/** Turns sharing on or off in all tabs of this device. */
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
