import type { Readable } from 'node:stream';
import { writeWorkbook } from '../../catalogue/index.ts';
import type { ExportColumn } from './columns.ts';

/** Rows as a workbook of one sheet with these columns. */
export const workbook = <Row>(sheet: string, columns: ExportColumn<Row>[], rows: readonly Row[]): Readable =>
  writeWorkbook({
    kind: 'table',
    sheet,
    columns: columns.map(({ heading, kind, width }) => ({ heading, kind, width })),
    rows: rows.map((row) => ({ cells: columns.map(({ valueOf }) => valueOf(row)) })),
  });
