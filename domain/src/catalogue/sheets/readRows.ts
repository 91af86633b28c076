import { formField, type FormField } from '../../forms/formField.ts';
import { formatMessage } from '../../messages/formatMessage.ts';
import type { SheetRow } from './cell.ts';
import { ownColumnLabel } from './columns.ts';
import type { SheetFault } from './fault.ts';
import { readCell } from './readCell.ts';
import type { SheetHeader } from './readHeader.ts';

/** A row as its cells say it, before anybody knows which item it means. */
export interface RowValues {
  row: number;
  /** What the id column says; empty for a row that names its item by code or title. */
  id: string;
  /** The stock that stood in the sheet when it was exported; empty where it was not. */
  expected: string;
  /** The form's fields that the sheet has a column for, as texts; blank cells are empty. */
  values: Readonly<Record<string, string>>;
}

const ID = formField('id', '');
const EXPECTED = formField('expected_quantity', '');

/** Reads every row by its headings; formulas and errors are faults of their cells. */
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

/** Titles are the same with another case and more blanks. */
export const plainTitle = (title: string): string => title.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const all = (texts: string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

/** By what the rows name items: ids, codes, bar codes and plain titles to look for. */
export function keysOf(rows: readonly RowValues[]): Record<'ids' | 'skus' | 'titles' | 'barcodes', string[]> {
  return {
    ids: all(rows.map(({ id }) => id)),
    skus: all(rows.map(({ values }) => values['sku'] ?? '')),
    barcodes: all(rows.map(({ values }) => values['barcode'] ?? '')),
    titles: all(rows.map(({ values }) => plainTitle(values['title'] ?? ''))),
  };
}
