import { beforeAll, expect, test } from 'vitest';
import { memoryOf } from '../../../testing/memoryOf.ts';
import { hostileSheets, plainXls, plainXlsx } from '../testing/hostile.ts';
import { readInWorker } from './readInWorker.ts';

test.each([
  ['.xlsx', plainXlsx(999)],
  ['.xls', plainXls(999)],
])('999 rows of an %s are read, with their numbers', async (_, file) => {
  const { header, rows } = await readInWorker(file);
  expect(header).toEqual(new Map([[0, 'Title']]));
  expect(rows).toHaveLength(999);
  expect(rows.at(-1)).toMatchObject({ number: 1000 });
});

const HOSTILE = hostileSheets();

// Warm-up: code loaded for the first file stays in memory.
beforeAll(() => readInWorker(plainXlsx(999)));

test.each(HOSTILE)(
  'the hostile file "$name" is refused as $reason, and costs 100 MB at most (trust 18)',
  async ({ bytes, reason }) => {
    const read = () => expect(readInWorker(bytes, 60_000)).rejects.toMatchObject({ reason });
    expect(await memoryOf(read, 100)).toBeLessThan(100);
    expect(Object.prototype).not.toHaveProperty('polluted');
  },
);

test('there are as many hostile files as were promised', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(30);
});
