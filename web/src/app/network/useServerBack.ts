import { useEffect, useEffectEvent } from 'react';
import { serverBack } from './server.ts';

/** Calls back each time that the device's network is back, once Galla's server answers. */
export function useServerBack(back: () => void): void {
  const callBack = useEffectEvent(back);
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const wait = async (): Promise<void> => {
      if (await serverBack(signal)) callBack();
    };
    addEventListener('online', () => void wait(), { signal });
    return () => waiting.abort();
  }, []);
}
