import type { KeyboardEvent } from 'react';
import type { At } from './block.ts';

const MOVES: Readonly<Record<string, [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

/** Number of rows and columns. */
export interface Size {
  rows: number;
  columns: number;
}

/** Focuses a cell, which scrolls it into view. */
export function focusCell(table: HTMLElement, { row, column }: At): void {
  table.querySelector<HTMLElement>(`[data-at="${row} ${column}"]`)?.focus();
}

/** The cell that contains the event's target. */
export function placeOf(target: EventTarget): At | undefined {
  const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : undefined;
  const [row, column] = (at ?? '').split(' ').map(Number);
  return at == null || row === undefined || column === undefined ? undefined : { row, column };
}

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** Clamps a position to the grid. */
export const inside = ({ row, column }: At, { rows, columns }: Size): At => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** Target of an arrow key, Page Up or Down, Home or End; undefined for any other key. */
export function walkTo(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  at: At,
  size: Size,
): At | undefined {
  const move = MOVES[key];
  const command = ctrlKey || metaKey;
  if (move) return inside({ row: at.row + move[0], column: at.column + move[1] }, size);
  if (key === 'Home') return { row: command ? 0 : at.row, column: 0 };
  if (key === 'End') return { row: command ? size.rows - 1 : at.row, column: size.columns - 1 };
  return undefined;
}
