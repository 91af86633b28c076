import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useEventCallback } from '../../../ui/useEventCallback.ts';
import { placeBlock, readBlock, type At } from './block.ts';
import { focusCell, inside, placeOf, walkTo } from './walk.ts';

interface Options {
  rows: number;
  columns: number;
  /** Whether cells can be edited. */
  writes: boolean;
  onType: (cells: readonly (At & { text: string })[]) => void;
  /** Called with the number of pasted cells outside the matrix. */
  onBeyond: (cells: number) => void;
}

/** Keys that move or edit within a text field while typing. */
const IN_TEXT = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Backspace']);

export interface Grid {
  /** The cell in the tab order. */
  active: At;
  /** The cell being edited, with its text. */
  editing: { at: At; text: string } | undefined;
  setText: (text: string) => void;
  begin: (at: At, text: string) => void;
  /** Keeps the text of the cell being edited. */
  commit: () => void;
  onFocus: (at: At) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

/**
 * Spreadsheet-style keys of a grid: arrows move between cells, typing replaces, Enter commits and moves down,
 * Tab commits and moves right. At the end of a row Tab leaves the grid, so that it is no keyboard trap.
 */
export function useGrid(options: Options): Grid {
  const { rows, columns, writes, onType, onBeyond } = options;
  const [active, setActive] = useState<At>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Grid['editing']>();

  /** The field is being cancelled, so its blur must not commit. */
  const givingUp = useRef(false);

  const begin = (at: At, text: string): void => {
    if (writes) setEditing({ at, text });
  };
  const commit = (): void => {
    if (!editing || givingUp.current) return;
    setEditing(undefined);
    onType([{ ...editing.at, text: editing.text }]);
  };
  const go = (event: KeyboardEvent<HTMLElement>, at: At): void => {
    event.preventDefault();
    // The field of the cell being edited commits its text on blur.
    focusCell(event.currentTarget, inside(at, { rows, columns }));
  };
  const giveUp = (event: KeyboardEvent<HTMLElement>, at: At): void => {
    event.preventDefault();
    setEditing(undefined);
    givingUp.current = true;
    focusCell(event.currentTarget, at);
    givingUp.current = false;
  };

  const onKeyDown = useEventCallback((event: KeyboardEvent<HTMLElement>): void => {
    const at = placeOf(event.target);
    if (at === undefined || event.altKey) return;
    const { key, shiftKey } = event;
    const command = event.ctrlKey || event.metaKey;
    const typing = editing !== undefined;
    if (typing && (key === 'Escape' || IN_TEXT.has(key))) {
      if (key === 'Escape') giveUp(event, at);
      return;
    }
    const walked = walkTo(event, at, { rows, columns });
    if (walked) go(event, walked);
    else if (key === 'Tab') {
      const column = at.column + (shiftKey ? -1 : 1);
      if (column >= 0 && column < columns) go(event, { ...at, column });
    } else if (command) return;
    else if (key === 'Enter' && typing) go(event, { ...at, row: at.row + (shiftKey ? -1 : 1) });
    else if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      begin(at, event.target instanceof HTMLElement ? (event.target.dataset['text'] ?? '') : '');
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      if (writes) onType([{ ...at, text: '' }]);
    } else if (!typing && key.length === 1 && key !== ' ') {
      event.preventDefault();
      begin(at, key);
    }
  });

  const onPaste = useEventCallback((event: ClipboardEvent<HTMLElement>): void => {
    const at = placeOf(event.target);
    const block = readBlock(event.clipboardData.getData('text/plain'));
    // A single value pasted while typing goes into the text field.
    if (at === undefined || !writes || (editing && block.length === 1 && block[0]?.length === 1)) return;
    event.preventDefault();
    setEditing(undefined);
    const { placed, beyond } = placeBlock(block, at, { rows, columns });
    onType(placed);
    onBeyond(beyond);
  });

  return {
    active: inside(active, { rows, columns }),
    editing,
    setText: (text) => setEditing(editing && { ...editing, text }),
    begin,
    commit,
    onFocus: setActive,
    onKeyDown,
    onPaste,
  };
}
