import { columnLetter } from './cell.ts';

/** A problem with one cell, worded for the author of the sheet. */
export interface SheetFault {
  /** Row number as in the spreadsheet, from 1. */
  row: number;
  /** Column index from 0; null where a whole row or a missing column is meant. */
  column: number | null;
  /** The column's heading; empty where none is meant. */
  label: string;
  message: string;
}

/** Where a fault is, in readable form: "C7", or the row alone. */
export function cellName({ row, column }: Pick<SheetFault, 'row' | 'column'>): string {
  return column === null ? String(row) : `${columnLetter(column)}${row}`;
}

/** Faults in reading order of the sheet. */
export function inOrder(faults: readonly SheetFault[]): SheetFault[] {
  return faults.toSorted((a, b) => a.row - b.row || (a.column ?? -1) - (b.column ?? -1));
}
