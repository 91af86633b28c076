import type { FormField } from '../../../forms/formField.ts';
import type { SheetRow, SheetTable } from '../cell.ts';
import { guessColumns } from './guessColumns.ts';
import type { Synonyms } from './synonyms.ts';

/** Rows from the top that are searched for headings. */
const LOOKED_AT = 20;
/** Minimum known headings for a row to count as the heading row: a single match may be a title. */
const ENOUGH = 2;

const textsOf = ({ cells }: SheetRow): Map<number, string> =>
  new Map(
    [...cells].flatMap(([column, cell]) => (cell.kind === 'text' ? [[column, cell.text] as const] : [])),
  );

/**
 * The sheet from its heading row on. Other programs put the shop's name and the day above it (Tally). A sheet whose
 * first row has known headings, or that has no better row, is returned unchanged.
 */
export function findHeadings(
  table: SheetTable,
  known: { fields: readonly FormField[]; synonyms: Synonyms },
): SheetTable {
  const knownIn = (header: ReadonlyMap<number, string>): number =>
    guessColumns({ header, names: new Map(), rows: [] }, known).filter(({ field }) => field !== null).length;
  let best = { header: table.header, row: undefined as SheetRow | undefined, count: knownIn(table.header) };
  if (best.count >= ENOUGH) return table;
  for (const row of table.rows.filter(({ number }) => number <= LOOKED_AT)) {
    const header = textsOf(row);
    const count = knownIn(header);
    if (count >= ENOUGH && count > best.count) best = { header, row, count };
  }
  const top = best.row?.number;
  if (top === undefined) return table;
  return {
    ...table,
    header: best.header,
    headingRow: top,
    rows: table.rows.filter(({ number }) => number > top),
  };
}
