import { useEffect, useEffectEvent } from 'react';
import { serverBack } from './server.ts';

/** How long it waits before each try. The gateway lets 5 s pass before it asks a service that failed again. */
const WAITS_MS = [6_000, 12_000, 24_000] as const;

/**
 * Asks once more by itself for what could not be loaded, a few times and less and less often; after that the person
 * does.
 * @param tried how often it was asked before, by itself or by the person
 * @param enabled whether another answer may come: what is forbidden stays so
 */
export function useAskAgain(ask: () => void, tried: number, enabled: boolean): void {
  const askAgain = useEffectEvent(ask);
  const wait = enabled ? WAITS_MS[tried] : undefined;
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
