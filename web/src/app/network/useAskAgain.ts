import { useEffect, useEffectEvent } from 'react';
import { serverBack } from './server.ts';

/** How long it waits before each try. The gateway lets 5 s pass before it asks a service that failed again. */
const WAITS_MS = [6_000, 12_000, 24_000] as const;

/**
 * Asks once more by itself for what could not be loaded, a few times and less and less often; after that the person
 * does. @param tried how often it was asked before, by itself or by the person
 */
export function useAskAgain(ask: () => void, tried: number): void {
  const askAgain = useEffectEvent(ask);
  const wait = WAITS_MS[tried];
  useEffect(() => {
    if (wait === undefined) return undefined;
    const waiting = new AbortController();
    const askOnceBack = async (): Promise<void> => {
      if (await serverBack(waiting.signal)) askAgain();
    };
    const timer = setTimeout(() => void askOnceBack(), wait);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [wait]);
}
