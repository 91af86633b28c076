import type { KeyboardEvent } from 'react';
import { rowElementId } from '../ui/DataTable.tsx';
import { rowKeys } from '../ui/rowKeys.ts';
import { useEarlyEnter } from '../ui/useEarlyEnter.ts';
import { useTouch } from '../ui/useWide.ts';

interface Options<Row> {
  /** The search text. */
  text: string;
  rows: readonly Row[];
  /** Index of the row highlighted by keyboard; -1 for none. */
  current: number;
  onCurrent: (row: number) => void;
  onChoose: (row: Row) => void;
  /** Results are pending and may contain a better match: Enter waits for them. */
  waits: boolean;
  /** Index of the row that a waiting Enter chooses; -1 for none. */
  awaited: number;
}

interface RowSearch {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  activeRow: string | undefined;
  first: boolean;
}

/**
 * Keyboard handling of a SearchField over rows: arrow keys move; Enter chooses a row, at once or when the
 * results arrive.
 */
export function useRowSearch<Row extends { readonly id: string }>(options: Options<Row>): RowSearch {
  const { text, rows, current, onCurrent, onChoose, waits, awaited } = options;
  const touch = useTouch();
  const marked = rows[current];
  const choose = (index: number): void => {
    const row = rows[index];
    if (row !== undefined) onChoose(row);
  };
  const waitsWith = useEarlyEnter(text, waits, () => choose(awaited));
  const walk = rowKeys({ count: rows.length, current, onCurrent, onChoose: choose });
  return {
    onKeyDown: (event) => {
      if (!waitsWith(event)) walk(event);
    },
    activeRow: marked && rowElementId(marked.id),
    // On touch devices, the on-screen keyboard would cover the rows.
    first: !touch,
  };
}
