import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has a network. True does not promise that the server is reached. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
