import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskAgain } from './useAskAgain.ts';

/** How often an address was asked for by itself: the band that asks goes with each try, and comes with the next failure. */
let asked = { at: '', tried: 0, last: 0 };

/** So long after the last try it begins anew. */
const FORGOTTEN_MS = 120_000;

/** Several bands of one screen ask at the same time: once is enough. */
const SAME_MS = 1_000;

/** The same for a whole screen: it asks for the address again by itself, a few times and less and less often. */
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
