import { useEffect, useEffectEvent } from 'react';
import { isTypedInto } from './isTypedInto.ts';

interface Walking {
  enabled: boolean;
  current: number;
  count: number;
  onWalk: (row: number) => void;
  /** Shift with an arrow key: extends the selection to this row. In a search field it selects text. */
  onReach?: ((row: number) => void) | undefined;
  /** Enter on the current row; left out while it is already open. */
  onChoose?: ((row: number) => void) | undefined;
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The search field above the rows, which does not use up and down arrows itself. */
const isSearch = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.closest('[role=dialog]') === null;

/**
 * Arrow keys move through the rows from anywhere on the screen, including its search field, where Enter chooses one;
 * not from other fields or from widgets that use arrow keys.
 */
export function useWalking({ enabled, current, count, onWalk, onReach, onChoose }: Walking): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.shiftKey && (onReach === undefined || isTypedInto(target) || event.key === 'Enter')) return;
    if (event.key === 'Enter') {
      // On a button or a row Enter has its own meaning.
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
