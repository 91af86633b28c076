import { useEffect, useEffectEvent } from 'react';
import { isTypedInto } from './isTypedInto.ts';

interface Walking {
  enabled: boolean;
  current: number;
  count: number;
  onWalk: (row: number) => void;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys walk the rows from anywhere on the screen while a document is open beside them; not from a field, and
 * not from where the arrows mean something else.
 */
export function useWalking({ enabled, current, count, onWalk }: Walking): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.defaultPrevented || isTypedInto(event.target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = current + step;
    if (next < 0 || next >= count) return;
    event.preventDefault();
    onWalk(next);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
