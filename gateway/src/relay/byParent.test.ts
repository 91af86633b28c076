import { expect, test } from 'vitest';
import { byParent } from './byParent.ts';

function counted(groups: Record<string, number[]>) {
  const asked: string[][] = [];
  const loader = byParent(async (ids) => {
    asked.push(ids);
    return new Map(Object.entries(groups).filter(([id]) => ids.includes(id)));
  });
  return { loader, asked };
}

test('fetches the rows of many parents at once', async () => {
  const { loader, asked } = counted({ a: [1, 2], b: [3] });
  expect(await Promise.all(['a', 'b', 'c'].map(async (id) => loader.load(id)))).toEqual([[1, 2], [3], []]);
  expect(asked).toEqual([['a', 'b', 'c']]);
});

test('answers without a promise what was fetched ahead, an empty list too', async () => {
  const { loader, asked } = counted({ a: [1] });
  await loader.fetch(['a', 'b', 'a']);
  expect(loader.load('a')).toEqual([1]);
  expect(loader.load('b')).toEqual([]);
  expect(asked).toEqual([['a', 'b']]);
});

test('asks again for what a write has changed', async () => {
  const groups = { a: [1] };
  const { loader, asked } = counted(groups);
  await loader.load('a');
  groups.a = [1, 2];
  loader.forget('a');
  expect(await loader.load('a')).toEqual([1, 2]);
  expect(asked).toEqual([['a'], ['a']]);
});

test('remembers that a batch failed', async () => {
  let asked = 0;
  const loader = byParent<number>(async () => {
    asked += 1;
    throw new Error('down');
  });
  await expect(loader.fetch(['a', 'b'])).rejects.toThrow('down');
  await expect(loader.load('b')).rejects.toThrow('down');
  expect(asked).toBe(1);
});
