import { useEffect, useEffectEvent, useState } from 'react';
import { serverBack } from './server.ts';

/** Calls `back` each time the device's network returns, once Galla's server answers. */
export function useServerBack(back: () => void): void {
  const callBack = useEffectEvent(back);
  // The network may return between the render and the subscription, in which case no event is received.
  const [wasAway] = useState(() => !navigator.onLine);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    let isWaiting = false;
    // Ignores repeated events: a second call could still be running when the network drops again.
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
