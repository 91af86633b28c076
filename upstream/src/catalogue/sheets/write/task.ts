import type { SheetFault, SheetTable } from '@galla/domain';
import type { LaidColumn } from './layout.ts';

/** A line of the help sheet. */
export interface HelpLine {
  heading: string;
  text: string;
}

/** The texts of a workbook, prepared where the language is known. */
export interface SheetWords {
  /** Name of the sheet of items. */
  sheet: string;
  help: { sheet: string; title: string; lines: HelpLine[]; column: string; rule: string };
  /** Messages of the validation rules, by kind. */
  list: string;
  number: string;
  date: string;
  yesNo: string;
  /** For phone numbers and e-mail addresses, if the sheet has them. */
  mobile?: string;
  email?: string;
  /** By required field. */
  missing: Record<string, string>;
}

/** A new workbook with these columns and rows; texts of a row are in column order. */
export interface WriteTask {
  kind: 'write';
  columns: LaidColumn[];
  rows: string[][];
  words: SheetWords;
}

/** A user's workbook with its faults marked. */
export interface AnnotateTask {
  kind: 'annotate';
  file: Uint8Array;
  /** Its values, in case the file can't be edited in place. */
  table: SheetTable;
  faults: SheetFault[];
  /** Heading of the column of fault messages, and its defined name. */
  heading: string;
  name: string;
}

/** Paise or rupees as text, a number, a day, a text, or nothing. */
export type TableCell = string | number | null;

export interface TableColumn {
  heading: string;
  /** `money` is paise, or a text of rupees with two decimals; `day` is YYYY-MM-DD. */
  kind: 'day' | 'text' | 'money' | 'number';
  /** In characters. */
  width: number;
}

/** Cells in column order. */
export interface TableRow {
  cells: TableCell[];
  strong?: boolean;
}

/** A workbook to read, not to import: a table with some bold rows, optionally below facts. */
export interface TableTask {
  kind: 'table';
  sheet: string;
  facts?: (readonly [label: string, value: string])[];
  columns: TableColumn[];
  rows: TableRow[];
}

export type SheetTask = WriteTask | AnnotateTask | TableTask;
