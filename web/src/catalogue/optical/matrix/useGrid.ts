import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useEventCallback } from '../../../ui/useEventCallback.ts';
import { placeBlock, readBlock, type At } from './block.ts';
import { focusCell, inside, placeOf, walkTo } from './walk.ts';

interface Options {
  rows: number;
  columns: number;
  /** Cells can be typed into. */
  writes: boolean;
  onType: (cells: readonly (At & { text: string })[]) => void;
  /** So many cells of a pasted block found no place. */
  onBeyond: (cells: number) => void;
}

/** Those that only lead to another place of a text while one types. */
const IN_TEXT = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Backspace']);

export interface Grid {
  /** The cell that a tab leads to. */
  active: At;
  /** The cell that is being typed into, with what stands there. */
  editing: { at: At; text: string } | undefined;
  setText: (text: string) => void;
  begin: (at: At, text: string) => void;
  /** Keeps what stands in the cell that is being typed into. */
  commit: () => void;
  onFocus: (at: At) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLElement>) => void;
}

/**
 * The keys of a grid as in a spreadsheet: arrows go from cell to cell, typing begins anew, Enter keeps and goes down, Tab
 * keeps and goes right. At the end of a row Tab leads on through the page, so that nobody is kept in.
 */
export function useGrid(options: Options): Grid {
  const { rows, columns, writes, onType, onBeyond } = options;
  const [active, setActive] = useState<At>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Grid['editing']>();

  /** What stands in the field is not to be kept when it loses the focus. */
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
    // The field of a cell that is typed into keeps its text when it loses the focus.
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
    // A single figure that is pasted while one types belongs into the text.
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
