import { formField, type FormField } from '../../forms/formField.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import type { SheetRow } from './cell.ts';
import { ownColumnLabel } from './columns.ts';
import type { SheetFault } from './fault.ts';
import { readCell } from './readCell.ts';
import type { SheetHeader } from './readHeader.ts';

/** The values of a row, before it is matched to an item. */
export interface RowValues {
  row: number;
  /** Value of the id column; empty for a row that names its item by code or title. */
  id: string;
  /** The stock at the time of the export; empty when the sheet does not state it. */
  expected: string;
  /** Texts of the form's fields that have a column; blank cells are empty. */
  values: Readonly<Record<string, string>>;
}

const ID = formField('id', '');
const EXPECTED = formField('expected_quantity', '');

/** Reads every row by its headings; formulas and errors become faults of their cells. */
export function readRows(
  fields: readonly FormField[],
  { places, labels }: SheetHeader,
  rows: readonly SheetRow[],
): { rows: RowValues[]; faults: SheetFault[] } {
  const faults: SheetFault[] = [];
  const present = fields.flatMap((field) => {
    const column = places.get(field.name);
    return column === undefined ? [] : [{ field, column, label: labels.get(field.name) ?? field.label }];
  });
  const unitColumn = places.get('unit');
  const unitIn = (cells: SheetRow['cells']): string => {
    const cell = unitColumn === undefined ? undefined : cells.get(unitColumn);
    return cell?.kind === 'text' ? cell.text : '';
  };
  const read = rows.map(({ number, cells }): RowValues => {
    const textAt = (field: FormField, column: number | undefined, label: string): string => {
      const cell = column === undefined ? undefined : cells.get(column);
      const { text, problem } = readCell(field, cell, { unit: unitIn(cells) });
      if (problem !== undefined)
        faults.push({ row: number, column: column ?? null, label, message: formatMessage(problem) });
      return text ?? '';
    };
    const own = (field: FormField, name: 'id' | 'expected_quantity') =>
      textAt(field, places.get(name), ownColumnLabel(name));
    return {
      row: number,
      id: own(ID, 'id'),
      expected: own(EXPECTED, 'expected_quantity'),
      values: Object.fromEntries(
        present.map(({ field, column, label }) => [field.name, textAt(field, column, label)]),
      ),
    };
  });
  return { rows: read, faults };
}

/** Normalizes a title: case and repeated spaces do not matter. */
export const plainTitle = (title: string): string => title.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const all = (texts: string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** The keys by which the rows name items: ids, codes, bar codes and normalized titles. */
export function keysOf(rows: readonly RowValues[]): Record<'ids' | 'skus' | 'titles' | 'barcodes', string[]> {
  return {
    ids: all(rows.map(({ id }) => id)),
    skus: all(rows.map(({ values }) => values['sku'] ?? '')),
    barcodes: all(rows.map(({ values }) => values['barcode'] ?? '')),
    titles: all(rows.map(({ values }) => plainTitle(values['title'] ?? ''))),
  };
}
