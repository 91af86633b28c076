/** A cell of a workbook as read: its value; for a formula or an error only the fact. */
export type SheetCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  /** `day` as YYYY-MM-DD. */
  | { kind: 'date'; day: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'formula' }
  | { kind: 'error' };

/** A non-empty row. */
export interface SheetRow {
  /** Row number as in the spreadsheet, from 1. */
  number: number;
  /** By column index, from 0; blank cells are left out. */
  cells: ReadonlyMap<number, SheetCell>;
}

/** A sheet as read, before its columns are matched. */
export interface SheetTable {
  /** The texts of the heading row, by column. */
  header: ReadonlyMap<number, string>;
  /** Columns by the names that the template gave them: they survive renamed headings and moved columns. */
  names: ReadonlyMap<string, number>;
  /** The heading row; the first row by default. */
  headingRow?: number;
  /** The rows below the headings. */
  rows: readonly SheetRow[];
}

/** The spreadsheet's letters for a column: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  const above = Math.floor(column / 26);
  return (above > 0 ? columnLetter(above - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** The index of a column, from 0, by its letters; undefined unless they are one or two letters. */
export function columnNumber(letters: string): number | undefined {
  if (!/^[A-Z]{1,2}$/.test(letters)) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
