import type { FormField } from '../../../forms/formField.ts';
import type { SheetTable } from '../cell.ts';
import { fieldsByHeading } from './fieldsByHeading.ts';
import { headingWords, plainHeading } from './plainHeading.ts';
import { sampleOf } from './sample.ts';
import type { Synonyms } from './synonyms.ts';

/** A column of a sheet and the field it is matched to. */
export interface SheetColumn {
  /** From 0. */
  column: number;
  /** As written in the sheet; empty when missing. */
  heading: string;
  /** The first value below the heading; empty when there is none. */
  sample: string;
  /** The field's name; null for a column that is skipped. */
  field: string | null;
}

/** Earlier matches, keyed by the words of a heading and its position among headings with the same words. */
export type RememberedHeadings = ReadonlyMap<string, string | null>;

interface Known {
  fields: readonly FormField[];
  synonyms: Synonyms;
  /** The shop's earlier matches, by `headingKeys`; null for a skipped heading. */
  remembered?: RememberedHeadings;
}

/** The columns with a heading or a value, in sheet order. */
function columnsOf({ header, rows }: SheetTable): number[] {
  const used = new Set([...header.keys(), ...rows.flatMap(({ cells }) => [...cells.keys()])]);
  return [...used].toSorted((one, other) => one - other);
}

/** The keys under which a sheet's headings are remembered; repeated headings are told apart by their position. */
export function headingKeys(
  columns: readonly Pick<SheetColumn, 'column' | 'heading'>[],
): Map<number, string> {
  const seen = new Map<string, number>();
  return new Map(
    columns.flatMap(({ column, heading }) => {
      const words = headingWords(heading);
      if (words === '') return [];
      const nth = (seen.get(words) ?? 0) + 1;
      seen.set(words, nth);
      return [[column, nth === 1 ? words : `${words} #${nth}`] as const];
    }),
  );
}

const sampleUnder = ({ rows }: SheetTable, column: number): string => {
  for (const { cells } of rows) {
    const cell = cells.get(column);
    const text = cell && sampleOf(cell);
    if (text !== undefined && text !== '') return text;
  }
  return '';
};

/** Fields by the names other programs use, each with a rank: 0 is the most certain. */
function fieldsBySynonym({ fields, synonyms }: Known): Map<string, { field: string; rank: number }> {
  const known = new Map<string, { field: string; rank: number }>();
  for (const { name, label } of fields) {
    const words = [label, name, ...(Object.hasOwn(synonyms, name) ? (synonyms[name] ?? []) : [])];
    for (const [rank, text] of words.entries()) {
      const key = headingWords(text);
      const before = known.get(key);
      if (before === undefined || before.rank > rank) known.set(key, { field: name, rank });
    }
  }
  return known;
}

/** The faults column of an annotated workbook is not a field. */
const fieldOf = (name: string | undefined): string | null =>
  name === undefined || name === 'faults' ? null : name;

/** Ranks before synonyms. */
const BY_NAME = -3;
const BY_MEMORY = -2;
const BY_HEADING = -1;

/**
 * The most likely field of each column: by the name our template gave it, else by the shop's earlier match, else by
 * our own heading, else by a name that other programs use. A field is assigned once, to the most certain column;
 * the remaining columns get none.
 */
export function guessColumns(table: SheetTable, known: Known): SheetColumn[] {
  const byHeading = fieldsByHeading(known.fields);
  const names = new Set(byHeading.values());
  const byName = new Map(
    [...table.names].filter(([name]) => names.has(name)).map(([name, column]) => [column, name]),
  );
  const bySynonym = fieldsBySynonym(known);
  const columns = columnsOf(table).map((column) => ({ column, heading: table.header.get(column) ?? '' }));
  const keys = headingKeys(columns);
  const left = new Set<number>();
  const candidates = columns.flatMap(({ column, heading }) => {
    const found: { column: number; field: string; rank: number }[] = [];
    const named = byName.get(column);
    if (named !== undefined) found.push({ column, field: named, rank: BY_NAME });
    const before = known.remembered?.get(keys.get(column) ?? '');
    if (before === null) left.add(column);
    else if (before !== undefined && names.has(before))
      found.push({ column, field: before, rank: BY_MEMORY });
    const own = byHeading.get(plainHeading(heading));
    if (own !== undefined) found.push({ column, field: own, rank: BY_HEADING });
    const synonym = bySynonym.get(headingWords(heading));
    if (synonym) found.push({ column, ...synonym });
    return found;
  });
  const given = new Map<number, string>();
  const taken = new Set<string>();
  for (const { column, field } of candidates.toSorted((a, b) => a.rank - b.rank || a.column - b.column)) {
    if (given.has(column) || taken.has(field) || left.has(column)) continue;
    given.set(column, field);
    taken.add(field);
  }
  return columns.map(({ column, heading }) => ({
    column,
    heading,
    sample: sampleUnder(table, column),
    field: fieldOf(given.get(column)),
  }));
}
