import type { FormField } from '../../../forms/formField.ts';
import { ownColumnLabel } from '../columns.ts';
import type { SheetTable } from '../cell.ts';
import { type MatchField, readHeader, type SheetHeader } from '../readHeader.ts';
import { findHeadings } from './findHeadings.ts';
import { guessColumns, type RememberedHeadings, type SheetColumn } from './guessColumns.ts';
import { type Matching, matchedHeader } from './matching.ts';
import type { Synonyms } from './synonyms.ts';

/** Results of reading a sheet's headings. */
export interface SheetHeadings {
  /** The sheet from its heading row on. */
  table: SheetTable;
  header: SheetHeader;
  /** Whether the user has to match the headings before anything is imported. */
  needsMatching: boolean;
  /** Every column with its known or likely field. */
  columns: SheetColumn[];
}

interface Known {
  fields: readonly FormField[];
  synonyms: Synonyms;
  remembered?: RememberedHeadings;
  /** The user's matching; absent before there is one. */
  matching?: Matching | undefined;
}

/** Reads the headings of a sheet: those of our template directly, any others as they were matched. */
export function seeHeadings(sent: SheetTable, known: Known): SheetHeadings {
  const { fields, matching } = known;
  const table = findHeadings(sent, known);
  const guessed = guessColumns(table, known);
  if (matching === undefined) {
    const header = readHeader(table, fields);
    return { table, header, needsMatching: header.faults.length > 0, columns: guessed };
  }
  return {
    table,
    header: matchedHeader(table, fields, matching),
    needsMatching: false,
    columns: guessed.map((one) => ({ ...one, field: matching.get(one.column) ?? null })),
  };
}

/** The fields a column of this sheet can be matched to: the form's, and our own columns that the sheet has. */
export function matchChoices(fields: readonly FormField[], columns: readonly SheetColumn[]): MatchField[] {
  const own = (['id', 'expected_quantity'] as const)
    .filter((name) => columns.some(({ field }) => field === name))
    .map((name) => ({ name, label: ownColumnLabel(name), required: false }));
  return [...fields.map(({ name, label, required }) => ({ name, label, required })), ...own];
}
