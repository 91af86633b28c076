import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { TableRow, TableTask } from './task.ts';

/** Yields rows as fast as the stream is consumed, and none after it is closed. */
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
    // Throwing ends the row iterator as well.
    if (stream.destroyed) throw new Error('Nobody takes the workbook any more');
    yield row;
  }
}

/**
 * Writes a table of any length while its rows are read, so that it is never entirely in memory. Reading stops when the
 * stream is closed. A failure destroys the stream with an error, as in `writeWorkbook`.
 */
export function streamTable(task: Omit<TableTask, 'rows'>, rows: AsyncIterable<TableRow>): Readable {
  const stream = new PassThrough();
  const write = async () =>
    (await import('./writeTable.ts')).writeTable({ ...task, rows: asTaken(rows, stream) }, stream);
  write().catch((error: Error) => stream.destroy(error));
  return stream;
}
