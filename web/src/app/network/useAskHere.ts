import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskAgain } from './useAskAgain.ts';

/**
 * Automatic tries per address. They are counted here because the band that retries unmounts with each try and mounts
 * again with the next failure.
 */
let asked = { at: '', tried: 0, last: 0 };

/** The count starts again this long after the last try. */
const FORGOTTEN_MS = 120_000;

/** Several bands of one screen retry at the same time; one request is enough. */
const SAME_MS = 1_000;

/** The same for a whole screen: reloads the address automatically a few times, with growing delays. */
export function useAskHere(ask: () => void, enabled: boolean): void {
  const { pathname, search } = useLocation();
  const at = pathname + search;
  const [tried, setTried] = useState(() =>
    asked.at === at && Date.now() - asked.last < FORGOTTEN_MS ? asked.tried : 0,
  );
  const askHere = (): void => {
    const isAsked = asked.at === at && Date.now() - asked.last < SAME_MS;
    asked = { at, tried: tried + 1, last: Date.now() };
    setTried(tried + 1);
    if (!isAsked) ask();
  };
  useAskAgain(askHere, tried, enabled);
}
