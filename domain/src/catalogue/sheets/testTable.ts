import type { FormField } from '../../forms/formField.ts';
import type { ItemKind } from '../item.ts';
import type { SheetCell, SheetTable } from './cell.ts';
import { sheetFields } from './columns.ts';
import type { BarcodeHolder, KnownItem } from './matchRow.ts';
import { planImport, type ImportPlan } from './planImport.ts';
import { readHeader } from './readHeader.ts';
import { readRows } from './readRows.ts';

/** A row of a test, by heading. */
export type TestRow = Readonly<Record<string, string | SheetCell>>;

const cellOf = (value: string | SheetCell): SheetCell =>
  typeof value === 'string' ? { kind: 'text', text: value } : value;

/** A sheet with these headings, in this order, and these rows from row 2 on; blanks are left out, as in the reader. */
export function tableOf(headings: readonly string[], rows: readonly TestRow[]): SheetTable {
  return {
    header: new Map(headings.map((heading, column) => [column, heading])),
    names: new Map(),
    rows: rows.map((row, at) => ({
      number: at + 2,
      cells: new Map(
        headings.flatMap((heading, column) => {
          const value = Object.hasOwn(row, heading) ? row[heading] : undefined;
          return value === undefined || value === '' ? [] : [[column, cellOf(value)] as const];
        }),
      ),
    })),
  };
}

/** Reads and plans a sheet as the server does. */
export function planOf(
  {
    kind,
    form,
    known = [],
    holders = [],
  }: {
    kind: ItemKind;
    form: readonly FormField[];
    known?: readonly KnownItem[];
    holders?: readonly BarcodeHolder[];
  },
  table: SheetTable,
): ImportPlan {
  const fields = sheetFields(form);
  const header = readHeader(table, fields);
  const { rows, faults } = readRows(fields, header, table.rows);
  return planImport({ kind, fields, header, rows, cellFaults: faults, known, holders });
}
