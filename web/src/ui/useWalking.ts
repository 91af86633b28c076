import { useEffect, useEffectEvent } from 'react';
import { isTypedInto } from './isTypedInto.ts';

interface Walking {
  enabled: boolean;
  current: number;
  count: number;
  onWalk: (row: number) => void;
  /** Shift with an arrow: ticks reach to this row. In a search field it selects text. */
  onReach?: ((row: number) => void) | undefined;
  /** Enter on the row that the arrows came to; left out while it is open already. */
  onChoose?: ((row: number) => void) | undefined;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The search field above the rows: it has no use of its own for arrows up and down. */
const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.closest('[role=dialog]') === null;

/**
 * Arrow keys walk the rows from anywhere on the screen, its search field too, and Enter there chooses one; not from
 * another field, and not from where the arrows mean something else.
 */
export function useWalking({ enabled, current, count, onWalk, onReach, onChoose }: Walking): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey && (onReach === undefined || isTypedInto(target) || event.key === 'Enter')) return;
    if (event.key === 'Enter') {
      // On a button or a row Enter is theirs.
      if (onChoose === undefined || current < 0 || current >= count) return;
      if (target !== document.body && !isSearch(target)) return;
      event.preventDefault();
      onChoose(current);
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined || (isTypedInto(target) && !isSearch(target))) return;
    const next = current + step;
    if (next < 0 || next >= count) return;
    event.preventDefault();
    if (event.shiftKey) onReach?.(next);
    else onWalk(next);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
