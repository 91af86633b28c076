import type { Readable } from 'node:stream';
import { streamTable, writeWorkbook } from '../../catalogue/index.ts';
import type { PageAsked, PageRows } from '../../lists/page.ts';
import type { ExportColumn } from './columns.ts';

const headsOf = <Row>(columns: ExportColumn<Row>[]) =>
  columns.map(({ heading, kind, width }) => ({ heading, kind, width }));

/** A workbook of one sheet with these columns. */
export const workbook = <Row>(sheet: string, columns: ExportColumn<Row>[], rows: readonly Row[]): Readable =>
  writeWorkbook({
    kind: 'table',
    sheet,
    columns: headsOf(columns),
    rows: rows.map((row) => ({ cells: columns.map(({ valueOf }) => valueOf(row)) })),
  });

/** Rows fetched and written at once: few enough not to block other requests. */
const PAGE = 500;
/** The row limit of an Excel sheet, less room for headings. */
const MOST = 1_048_000;

/**
 * All rows of a list, page by page behind its cursors, so that rows added meanwhile are neither missed nor duplicated.
 */
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

/** A list of any length as a workbook, read while it is sent; reading stops when the client disconnects. */
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
