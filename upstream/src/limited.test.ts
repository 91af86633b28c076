import { expect, test } from 'vitest';
import { limited } from './limited.ts';

test('no more than the given number run at once, in the order they came, and a failure frees its place', async () => {
  const limit = limited(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const work = (number: number) =>
    limit(async () => {
      started.push(number);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (number % 3 === 0) throw new Error('of the work');
      return number;
    });
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work));
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
    true,
    true,
    false,
    true,
    true,
    false,
    true,
  ]);
  expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(2);
  expect(await work(8)).toBe(8);
});
