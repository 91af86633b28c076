import type { KeyboardEvent } from 'react';

interface RowKeys {
  /** Number of shown rows. */
  count: number;
  /** Index of the row that Enter would choose; -1 for none. */
  current: number;
  onCurrent: (row: number) => void;
  onChoose: (row: number) => void;
  /** Called for an arrow key with Shift; left out, Shift is ignored. */
  onReach?: ((row: number) => void) | undefined;
}

/**
 * Arrow keys move through the rows and Enter chooses one, from the search field above the list or the list itself.
 * The first arrow down selects the first row; the ends do not wrap.
 */
export const rowKeys =
  ({ count, current, onCurrent, onChoose, onReach }: RowKeys) =>
  (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || count === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = event.key === 'ArrowDown' ? current + 1 : current - 1;
      const row = Math.min(Math.max(next, 0), count - 1);
      if (event.shiftKey && onReach) onReach(row);
      else onCurrent(row);
    } else if (event.key === 'Enter' && current >= 0 && current < count) {
      event.preventDefault();
      onChoose(current);
    }
  };
