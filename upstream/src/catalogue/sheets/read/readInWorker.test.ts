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

test('hostile files are refused with their reason, and cost 100 MB at most (trust 18)', async () => {
  const files = hostileSheets();
  expect(files.length).toBeGreaterThanOrEqual(30);
  await readInWorker(plainXlsx(999));
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  const told: string[] = [];
  for (const { name, bytes } of files) {
    const outcome = await readInWorker(bytes).then(
      () => 'READ',
      ({ reason }: { reason: string }) => reason,
    );
    told.push(`${name}: ${outcome}`);
  }
  clearInterval(watch);
  expect(told).toEqual(files.map(({ name, reason }) => `${name}: ${reason}`));
  expect((most - before) / MB).toBeLessThan(100);
  expect(Object.prototype).not.toHaveProperty('polluted');
});
