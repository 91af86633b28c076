import type { KeyboardEvent } from 'react';
import { rowElementId } from '../ui/DataTable.tsx';
import { rowKeys } from '../ui/rowKeys.ts';
import { useEarlyEnter } from '../ui/useEarlyEnter.ts';
import { useTouch } from '../ui/useWide.ts';

interface Options<Row> {
  /** What is typed. */
  text: string;
  rows: readonly Row[];
  /** The keyboard's row; -1 for none. */
  current: number;
  onCurrent: (row: number) => void;
  onChoose: (row: Row) => void;
  /** The answer is still to come, and may have a row that fits better: Enter waits for it. */
  waits: boolean;
  /** The row that an Enter takes that has waited; -1 for none. */
  awaited: number;
}

interface RowSearch {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  activeRow: string | undefined;
  first: boolean;
}

/** For the SearchField over rows: arrows walk them, Enter chooses one, at once or when the answer is here. */
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
    // A phone's keyboard would cover the rows.
    first: !touch,
  };
}
