import type { FormField } from '../../../forms/formField.ts';
import type { SheetTable } from '../cell.ts';
import { fieldsByHeading } from './fieldsByHeading.ts';
import { headingWords, plainHeading } from './plainHeading.ts';
import { sampleOf } from './sample.ts';
import type { Synonyms } from './synonyms.ts';

/** A column of a sheet, and the field that it is taken for. */
export interface SheetColumn {
  /** From 0. */
  column: number;
  /** As it stands in the sheet; empty where nothing does. */
  heading: string;
  /** The first value under it; empty where there is none. */
  sample: string;
  /** The field's name; null for a column that is left out. */
  field: string | null;
}

/** How a heading is remembered: its words, and which of those with the same words it is. */
export type RememberedHeadings = ReadonlyMap<string, string | null>;

interface Known {
  fields: readonly FormField[];
  synonyms: Synonyms;
  /** What the shop matched before, by `headingKeys`; null for a heading that was left out. */
  remembered?: RememberedHeadings;
}

/** The columns that have a heading or hold something, in the order of the sheet. */
function columnsOf({ header, rows }: SheetTable): number[] {
  const used = new Set([...header.keys(), ...rows.flatMap(({ cells }) => [...cells.keys()])]);
  return [...used].toSorted((one, other) => one - other);
}

/** By which texts a sheet's headings are remembered; a heading that stands there twice is told apart by its place. */
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

/** Fields by what other programs call them, each with how sure that is: 0 is the surest. */
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

/** What an annotated workbook says of its faults is no field of anything. */
const fieldOf = (name: string | undefined): string | null =>
  name === undefined || name === 'faults' ? null : name;

/** Ranks before those of synonyms. */
const BY_NAME = -3;
const BY_MEMORY = -2;
const BY_HEADING = -1;

/**
 * Which field each column of a sheet is most likely meant for: by the name that our template gave it, else as the shop
 * matched the heading before, else by our own heading, else by what other programs call the field. A field is given
 * once, to the surest column; what is left has none.
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
