import type { FormField } from '../../forms/formField.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import type { SheetTable } from './cell.ts';
import { OWN_COLUMNS, ownColumnLabel } from './columns.ts';
import type { SheetFault } from './fault.ts';

/** Where each field stands, and what is wrong with the headings. */
export interface SheetHeader {
  /** Columns by field name, columns of our own by theirs. */
  places: ReadonlyMap<string, number>;
  faults: SheetFault[];
}

/** Headings that people type are the same with another case, more blanks, or without the star. */
const plain = (heading: string): string =>
  heading
    .replace(/\*\s*$/, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** Field names by heading. Labels go before names: a shop may call one field what another is named. */
function fieldsByHeading(fields: readonly FormField[]): Map<string, string> {
  const named = [...OWN_COLUMNS, ...fields.map(({ name }) => name)].map(
    (name) => [plain(name), name] as const,
  );
  const own = OWN_COLUMNS.map((name) => [plain(ownColumnLabel(name)), name] as const);
  return new Map([...named, ...own, ...fields.map(({ name, label }) => [plain(label), name] as const)]);
}

/** Columns that hold something under no heading. */
function nameless({ header, rows }: SheetTable): number[] {
  const used = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  return [...used].filter((column) => (header.get(column) ?? '').trim() === '');
}

/**
 * Finds the column of every field: by the name that the template gave it, else by its heading. A heading that no
 * field has is a fault, so that nothing is lost because it was misspelt.
 */
export function readHeader(table: SheetTable, fields: readonly FormField[]): SheetHeader {
  const byHeading = fieldsByHeading(fields);
  const known = new Set(byHeading.values());
  const byColumn = new Map(
    [...table.names].filter(([name]) => known.has(name)).map(([name, column]) => [column, name]),
  );
  const places = new Map<string, number>();
  const faults: SheetFault[] = nameless(table).map((column) => ({
    row: 1,
    column,
    label: '',
    message: formatMessage('sheets.noHeading'),
  }));
  for (const [column, heading] of table.header) {
    if (plain(heading) === '') continue;
    const field = byColumn.get(column) ?? byHeading.get(plain(heading));
    if (field === undefined)
      faults.push({
        row: 1,
        column,
        label: heading,
        message: formatMessage('sheets.unknownHeading', { heading }),
      });
    else if (places.has(field))
      faults.push({
        row: 1,
        column,
        label: heading,
        message: formatMessage('sheets.headingTwice', { heading }),
      });
    else places.set(field, column);
  }
  const missing = fields.filter(({ name, required }) => required && !places.has(name));
  // Rows of an export name their item by its id, and may say a few columns of it only.
  if (!places.has('id')) {
    for (const { label } of missing)
      faults.push({
        row: 1,
        column: null,
        label,
        message: formatMessage('sheets.headingMissing', { label }),
      });
  }
  return { places, faults };
}
