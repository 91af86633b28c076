import { expect, test } from 'vitest';
import { inParallel } from './inParallel.ts';

test('at most two run at once, begun in order; the results keep the order', async () => {
  const ends: PromiseWithResolvers<void>[] = [];
  const begun: string[] = [];
  const all = inParallel(['a', 'b', 'c'], async (name) => {
    begun.push(name);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    return name.toUpperCase();
  });
  expect(begun).toEqual(['a', 'b']);
  ends[1]?.resolve();
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  ends[2]?.resolve();
  ends[0]?.resolve();
  expect(await all).toEqual(['A', 'B', 'C']);
});

test('work that fails fails the whole', async () => {
  await expect(
    inParallel([1, 2, 3], async (n) => {
      if (n === 2) throw new Error('two');
    }),
  ).rejects.toThrow('two');
});
