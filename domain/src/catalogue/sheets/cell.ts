/** A cell of a workbook as it was read: its value; of a formula or an error only that there is one. */
export type SheetCell =
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  /** `day` as YYYY-MM-DD. */
  | { kind: 'date'; day: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'formula' }
  | { kind: 'error' };

/** A row that holds something. */
export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  number: number;
  /** By column, from 0; blank cells are left out. */
  cells: ReadonlyMap<number, SheetCell>;
}

/** A sheet as it was read, before anybody knows what its columns mean. */
export interface SheetTable {
  /** The texts of the headings' row, by column. */
  header: ReadonlyMap<number, string>;
  /** Columns by the name that the template gave them: it stays when a header is worded anew or a column moves. */
  names: ReadonlyMap<string, number>;
  /** The headings' row; the first where it is left out. */
  headingRow?: number;
  /** Those below the headings. */
  rows: readonly SheetRow[];
}

/** What a spreadsheet calls a column: 0 is A, 26 is AA. */
export function columnLetter(column: number): string {
  const above = Math.floor(column / 26);
  return (above > 0 ? columnLetter(above - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** The number of a column, from 0, by what a spreadsheet calls it; undefined for what is no letter or two. */
export function columnNumber(letters: string): number | undefined {
  if (!/^[A-Z]{1,2}$/.test(letters)) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
