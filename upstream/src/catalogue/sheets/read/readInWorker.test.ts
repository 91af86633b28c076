import { expect, test } from 'vitest';
import { hostileSheets, plainXls, plainXlsx } from '../testing/hostile.ts';
import { readInWorker } from './readInWorker.ts';

const MB = 1024 * 1024;

test.each([
  ['.xlsx', plainXlsx(999)],
  ['.xls', plainXls(999)],
])('999 rows of an %s are read, with their numbers', async (_, file) => {
  const { header, rows } = await readInWorker(file);
  expect(header).toEqual(new Map([[0, 'Title']]));
  expect(rows).toHaveLength(999);
  expect(rows.at(-1)).toMatchObject({ number: 1000 });
});

/** What the work adds to the memory of the process at most, in MB. */
async function memoryOf(work: () => Promise<void>): Promise<number> {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  await work().finally(() => clearInterval(watch));
  return (most - before) / MB;
}

test('hostile files are refused with their reason, and cost 100 MB at most each (trust 18)', async () => {
  const files = hostileSheets();
  expect(files.length).toBeGreaterThanOrEqual(30);
  // Code that the first file loads stays.
  await readInWorker(plainXlsx(999));
  const told: string[] = [];
  for (const { name, bytes } of files) {
    const cost = await memoryOf(async () => {
      const reading = readInWorker(bytes);
      told.push(
        await reading.then(
          () => `${name}: READ`,
          ({ reason }: { reason: string }) => `${name}: ${reason}`,
        ),
      );
    });
    expect(cost, name).toBeLessThan(100);
  }
  expect(told).toEqual(files.map(({ name, reason }) => `${name}: ${reason}`));
  expect(Object.prototype).not.toHaveProperty('polluted');
});
