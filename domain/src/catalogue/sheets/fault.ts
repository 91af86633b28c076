import { columnLetter } from './cell.ts';

/** What is wrong with one cell, in words for who made the sheet. */
export interface SheetFault {
  /** As the spreadsheet counts, from 1. */
  row: number;
  /** From 0; null where a whole row or a missing column is meant. */
  column: number | null;
  /** What the column is called; empty where none is meant. */
  label: string;
  message: string;
}

/** Where a fault is, as people say it: "C7", or the row alone. */
export function cellName({ row, column }: Pick<SheetFault, 'row' | 'column'>): string {
  return column === null ? String(row) : `${columnLetter(column)}${row}`;
}

/** Faults in the order in which one reads a sheet. */
export function inOrder(faults: readonly SheetFault[]): SheetFault[] {
  return faults.toSorted((a, b) => a.row - b.row || (a.column ?? -1) - (b.column ?? -1));
}
