import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { letterKeysOn } from '../../ui/shortcuts.ts';
import type { Chosen, ChosenContact } from './useChosen.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface RowChoice {
  /** The row that the person stands on; -1 for none. */
  current: number;
  /** A row was pressed; with Shift, all from the current one to it. */
  onPress: (row: number, shift: boolean) => void;
  onStand: (row: number) => void;
  /** Arrows walk, with Shift they choose, X ticks. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** How the rows of a panel are chosen by pointer and keys; the focus goes along with the arrows. */
export function useRowChoice(
  rows: readonly ChosenContact[],
  chosen: Chosen,
  panel: RefObject<HTMLElement | null>,
): RowChoice {
  const [current, setCurrent] = useState(-1);
  const walked = useRef(false);
  // The row may only be drawn once the panel has scrolled to it, so every drawing looks.
  useEffect(() => {
    if (!walked.current) return;
    const row = panel.current?.querySelector<HTMLElement>(`[data-row="${current}"]`);
    if (!row) return;
    walked.current = false;
    row.querySelector('input')?.focus({ preventScroll: true });
    row.scrollIntoView?.({ block: 'nearest' });
  });
  const standing = rows[current]?.id;
  // The same while nothing is chosen, so that the rows that stay are not drawn anew at every scroll.
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
