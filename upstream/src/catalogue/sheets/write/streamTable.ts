import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { TableRow, TableTask } from './task.ts';

/** Hands rows on as fast as somebody takes the file, and none once nobody does. */
async function* asTaken(rows: AsyncIterable<TableRow>, stream: PassThrough): AsyncGenerator<TableRow> {
  for await (const row of rows) {
    if (stream.writableNeedDrain) {
      const gone = new AbortController();
      const both = ['drain', 'close'].map((event) => once(stream, event, { signal: gone.signal }));
      await Promise.race(both).finally(() => {
        gone.abort();
        for (const other of both) other.catch(() => undefined);
      });
    }
    // Leaving the loop ends the reading, too.
    if (stream.destroyed) throw new Error('Nobody takes the workbook any more');
    yield row;
  }
}

/**
 * Writes a table of any length while its rows are read: neither is ever whole in memory. Reading stops when the file is not
 * taken any more. A failure ends the stream with an error, as with `writeWorkbook`.
 */
export function streamTable(task: Omit<TableTask, 'rows'>, rows: AsyncIterable<TableRow>): Readable {
  const stream = new PassThrough();
  const write = async () =>
    (await import('./writeTable.ts')).writeTable({ ...task, rows: asTaken(rows, stream) }, stream);
  write().catch((error: Error) => stream.destroy(error));
  return stream;
}
