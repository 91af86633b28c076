import type { FormField } from '../../forms/formField.ts';
import { formatMessage, type MessageKey, type Params } from '../../messages/formatMessage.ts';
import type { SheetTable } from './cell.ts';
import type { SheetFault } from './fault.ts';
import { fieldsByHeading } from './headings/fieldsByHeading.ts';
import { plainHeading } from './headings/plainHeading.ts';

/** Where each field stands, and what is wrong with the headings. */
export interface SheetHeader {
  /** Columns by field name, columns of our own by theirs. */
  places: ReadonlyMap<string, number>;
  /** What the sheet itself calls the column of a field, by the field's name; empty for a sheet of our own template. */
  labels: ReadonlyMap<string, string>;
  faults: SheetFault[];
}

/** Columns that hold something under no heading. */
function nameless({ header, rows }: SheetTable): number[] {
  const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  return [...used].filter((column) => (header.get(column) ?? '').trim() === '');
}

/** What a column may be taken for. */
export type MatchField = Pick<FormField, 'name' | 'label' | 'required'>;

/** Required fields without a column. Rows of an export name their item by its id, and may say a few columns of it only. */
export const missingFields = (
  fields: readonly MatchField[],
  places: { has: (field: string) => boolean },
): MatchField[] =>
  places.has('id') ? [] : fields.filter(({ name, required }) => required && !places.has(name));

/**
 * Finds the column of every field: by the name that the template gave it, else by its heading. A heading that no
 * field has is a fault, so that nothing is lost because it was misspelt.
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
