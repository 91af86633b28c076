import type { FormField } from '../../forms/formField.ts';
import { formatMessage, type MessageKey, type Params } from '../../messages/formatMessage.ts';
import type { SheetTable } from './cell.ts';
import type { SheetFault } from './fault.ts';
import { fieldsByHeading } from './headings/fieldsByHeading.ts';
import { plainHeading } from './headings/plainHeading.ts';

/** The column of each field, and the faults of the headings. */
export interface SheetHeader {
  /** Column indexes by field name, or by name for our own columns. */
  places: ReadonlyMap<string, number>;
  /** The sheet's own headings by field name; empty for a sheet of our template. */
  labels: ReadonlyMap<string, string>;
  faults: SheetFault[];
}

/** Columns with values but no heading. */
function nameless({ header, rows }: SheetTable): number[] {
  const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  return [...used].filter((column) => (header.get(column) ?? '').trim() === '');
}

/** A field that a column can be matched to. */
export type MatchField = Pick<FormField, 'name' | 'label' | 'required'>;

/** Required fields without a column. Rows of an export name their item by id, and may have only some of its columns. */
export const missingFields = (
  fields: readonly MatchField[],
  places: { has: (field: string) => boolean },
): MatchField[] =>
  places.has('id') ? [] : fields.filter(({ name, required }) => required && !places.has(name));

/**
 * Finds the column of every field: by the name the template gave it, else by its heading. An unknown heading is a
 * fault, so that a misspelling loses nothing.
 */
export function readHeader(table: SheetTable, fields: readonly FormField[]): SheetHeader {
  const row = table.headingRow ?? 1;
  const byHeading = fieldsByHeading(fields);
  const known = new Set(byHeading.values());
  const byColumn = new Map(
    [...table.names].filter(([name]) => known.has(name)).map(([name, column]) => [column, name]),
  );
  const places = new Map<string, number>();
  const faults: SheetFault[] = [];
  const addFault = (column: number | null, label: string, key: MessageKey, params?: Params): void => {
    faults.push({ row, column, label, message: formatMessage(key, params) });
  };
  for (const column of nameless(table)) addFault(column, '', 'sheets.noHeading');
  for (const [column, heading] of table.header) {
    if (plainHeading(heading) === '') continue;
    const field = byColumn.get(column) ?? byHeading.get(plainHeading(heading));
    if (field === undefined) addFault(column, heading, 'sheets.unknownHeading', { heading });
    else if (places.has(field)) addFault(column, heading, 'sheets.headingTwice', { heading });
    else places.set(field, column);
  }
  for (const { label } of missingFields(fields, places))
    addFault(null, label, 'sheets.headingMissing', { label });
  return { places, labels: new Map(), faults };
}
