import { useEffect, useEffectEvent } from 'react';
import { serverBack } from './server.ts';

/** Delays before each try. The gateway waits 5 s before it calls a failed service again. */
const WAITS_MS = [6_000, 12_000, 24_000] as const;

/**
 * Retries a failed load automatically a few times, with growing delays; after that the user has to.
 * @param tried number of tries so far, automatic or by the user
 * @param enabled whether another answer is possible: forbidden data stays forbidden
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
