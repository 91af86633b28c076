import { once } from 'node:events';
import { expect, test } from 'vitest';
import { streamTable } from './streamTable.ts';
import type { TableRow } from './task.ts';

const TABLE = {
  kind: 'table' as const,
  sheet: 'Bills',
  columns: [{ heading: 'No', kind: 'text' as const, width: 60 }],
};

test('rows are read as the file is taken, and no more once nobody takes it', async () => {
  let read = 0;
  let ended = false;
  async function* rows(): AsyncGenerator<TableRow> {
    try {
      for (; read < 1_000_000; read += 1) {
        // Simulates rows of a database, which arrive over several turns of the event loop.
        if (read % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
        yield { cells: [crypto.randomUUID() + crypto.randomUUID()] };
      }
    } finally {
      ended = true;
    }
  }
  const file = streamTable(TABLE, rows());
  const [piece] = (await once(file, 'data')) as [Buffer];
  expect(piece.subarray(0, 2).toString()).toBe('PK');
  file.destroy();
  await expect.poll(() => ended).toBe(true);
  expect(read).toBeLessThan(1_000_000);
});

// oxlint-disable-next-line require-await -- a generator that fails before it waits
async function* failingRows(): AsyncGenerator<TableRow> {
  yield { cells: ['1'] };
  throw new Error('The database is gone');
}

test('rows that cannot be read end the file with an error, so that half of it is not taken for all', async () => {
  const file = streamTable(TABLE, failingRows());
  file.resume();
  await expect(once(file, 'end')).rejects.toThrow('The database is gone');
});
