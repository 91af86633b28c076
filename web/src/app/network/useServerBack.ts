import { useEffect, useEffectEvent, useState } from 'react';
import { serverBack } from './server.ts';

/** Calls back each time that the device's network is back, once Galla's server answers. */
export function useServerBack(back: () => void): void {
  const callBack = useEffectEvent(back);
  // The network may come back between what is drawn and the listener for it: that event is heard by nobody.
  const [wasAway] = useState(() => !navigator.onLine);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    let isWaiting = false;
    // Told twice, it is back once: a second call would still be under way when the network goes again.
    const wait = async (): Promise<void> => {
      if (isWaiting) return;
      isWaiting = true;
      const isBack = await serverBack(signal);
      isWaiting = false;
      if (isBack) callBack();
    };
    addEventListener('online', () => void wait(), { signal });
    if (wasAway && navigator.onLine) void wait();
    return () => waiting.abort();
  }, [wasAway]);
}
