import type { SheetFault, SheetTable } from '@galla/domain';
import type { LaidColumn } from './layout.ts';

/** A line of the sheet that tells how the others are filled in. */
export interface HelpLine {
  heading: string;
  text: string;
}

/** The words of a workbook, put together where the language is known. */
export interface SheetWords {
  /** What the sheet of items is called. */
  sheet: string;
  help: { sheet: string; title: string; lines: HelpLine[]; column: string; rule: string };
  /** Sentences of the rules, by their kind. */
  list: string;
  number: string;
  date: string;
  yesNo: string;
  /** Of telephones and e-mails, where a sheet has them. */
  mobile?: string;
  email?: string;
  /** By field, where it is required. */
  missing: Record<string, string>;
}

/** A new workbook with these columns and rows; the texts of a row are in the order of the columns. */
export interface WriteTask {
  kind: 'write';
  columns: LaidColumn[];
  rows: string[][];
  words: SheetWords;
}

/** Somebody's own workbook, with what is wrong marked in it. */
export interface AnnotateTask {
  kind: 'annotate';
  file: Uint8Array;
  /** Its values, in case that it can't be written as it is. */
  table: SheetTable;
  faults: SheetFault[];
  /** The heading of the column of sentences, and its defined name. */
  heading: string;
  name: string;
}

/** Paise or rupees as text, a number, a day, a text, or nothing. */
export type TableCell = string | number | null;

export interface TableColumn {
  heading: string;
  /** `money` is paise, or a text of rupees with two decimals; `day` is YYYY-MM-DD. */
  kind: 'day' | 'text' | 'money' | 'number';
  /** Characters. */
  width: number;
}

/** The cells of a row are in the order of the columns. */
export interface TableRow {
  cells: TableCell[];
  strong?: boolean;
}

/** A new workbook that is read and not sent back: a table, of which some rows are strong, perhaps under facts. */
export interface TableTask {
  kind: 'table';
  sheet: string;
  facts?: (readonly [label: string, value: string])[];
  columns: TableColumn[];
  rows: TableRow[];
}

export type SheetTask = WriteTask | AnnotateTask | TableTask;
