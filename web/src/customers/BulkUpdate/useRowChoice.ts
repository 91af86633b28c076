import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { letterKeysOn } from '../../ui/shortcuts.ts';
import type { Chosen, ChosenContact } from './useChosen.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface RowChoice {
  /** Index of the current row; -1 for none. */
  current: number;
  /** Toggles a row; with Shift, selects from the current row to it. */
  onPress: (row: number, shift: boolean) => void;
  onStand: (row: number) => void;
  /** Arrow keys move, with Shift they select; X toggles. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Row selection in a panel by pointer and keyboard; the focus follows the arrow keys. */
export function useRowChoice(
  rows: readonly ChosenContact[],
  chosen: Chosen,
  panel: RefObject<HTMLElement | null>,
): RowChoice {
  const [current, setCurrent] = useState(-1);
  const walked = useRef(false);
  // The row may not be rendered before the panel has scrolled to it, so this runs after every render.
  useEffect(() => {
    if (!walked.current) return;
    const row = panel.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    if (!row) return;
    walked.current = false;
    row.querySelector('input')?.focus({ preventScroll: true });
    row.scrollIntoView?.({ block: 'nearest' });
  });
  const standing = rows[current]?.id;
  // Stable until the selection changes, so that scrolling does not re-render the remaining rows.
  const onPress = useCallback(
    (row: number, shift: boolean): void => {
      const contact = rows[row];
      if (contact && shift) chosen.reach(rows, standing, contact.id);
      else if (contact) chosen.toggle(contact);
      setCurrent(row);
    },
    [rows, chosen, standing],
  );
  const reach = (row: number): void => {
    const to = rows[row];
    if (to) chosen.reach(rows, standing, to.id);
  };
  const tick = (row: number): void => {
    const contact = rows[row];
    if (contact) chosen.toggle(contact);
  };
  return {
    current,
    onStand: setCurrent,
    onPress,
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key.toLowerCase() === 'x' && letterKeysOn()) {
        event.preventDefault();
        tick(current);
        return;
      }
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = Math.min(Math.max(current + step, 0), rows.length - 1);
      if (event.shiftKey) reach(next);
      walked.current = true;
      setCurrent(next);
    },
  };
}
