import { useEffect, useState } from 'react';

const secondsTo = (until: string | null | undefined): number =>
  until == null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));

/** Whole seconds until an instant, counting down; 0 once it has passed, or if there is none. */
export function useSecondsLeft(until: string | null | undefined): number {
  const [, tick] = useState(0);
  const left = secondsTo(until);
  const counts = left > 0;
  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [counts]);
  return left;
}
