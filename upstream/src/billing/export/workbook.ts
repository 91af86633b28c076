import type { Readable } from 'node:stream';
import { streamTable, writeWorkbook } from '../../catalogue/index.ts';
import type { PageAsked, PageRows } from '../../lists/page.ts';
import type { ExportColumn } from './columns.ts';

const headsOf = <Row>(columns: ExportColumn<Row>[]) =>
  columns.map(({ heading, kind, width }) => ({ heading, kind, width }));

/** Rows as a workbook of one sheet with these columns. */
export const workbook = <Row>(sheet: string, columns: ExportColumn<Row>[], rows: readonly Row[]): Readable =>
  writeWorkbook({
    kind: 'table',
    sheet,
    columns: headsOf(columns),
    rows: rows.map((row) => ({ cells: columns.map(({ valueOf }) => valueOf(row)) })),
  });

/** Read at once: few enough that nobody else waits while they are written. */
const PAGE = 500;
/** As many as a sheet of Excel has, less room for its headings. */
const MOST = 1_048_000;

/** Every row of a list, page by page behind its cursors, so that rows that come meanwhile are neither missed nor twice there. */
export async function* everyRow<Row>(
  read: (asked: PageAsked) => Promise<PageRows<Row>>,
): AsyncGenerator<Row> {
  let after: string | undefined;
  for (let exported = 0; exported < MOST; exported += PAGE) {
    const { rows, page } = await read({ limit: PAGE, after, withCursors: true });
    yield* rows;
    after = page?.cursors.at(-1);
    if (page?.has_more !== true) return;
  }
}

/** A list of any length as a workbook, read while it is sent; reading stops when the file is not taken any more. */
export function streamedWorkbook<Row>(
  sheet: string,
  columns: ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
): Readable {
  async function* cells() {
    for await (const row of rows) yield { cells: columns.map(({ valueOf }) => valueOf(row)) };
  }
  return streamTable({ kind: 'table', sheet, columns: headsOf(columns) }, cells());
}
