import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const values = (seed: number): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: 50 }, () => random.next());
};

test('a seed always gives the same run, another seed another', () => {
  expect(values(7)).toEqual(values(7));
  expect(values(7)).not.toEqual(values(8));
});

test('the numbers are those of mulberry32', () => {
  // First values of the published algorithm for seed 1.
  expect(values(1).slice(0, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test('a part has its own run, whatever was taken from the whole before', () => {
  const one = createRandom(7);
  const other = createRandom(7);
  other.next();
  expect(one.fork('customers').next()).toBe(other.fork('customers').next());
  expect(one.fork('customers').next()).not.toBe(one.fork('items').next());
});

test('whole numbers reach both ends and nothing beyond', () => {
  const random = createRandom(3);
  const seen = new Set(Array.from({ length: 200 }, () => random.int(2, 5)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5]);
});

test('weights decide how often an entry comes', () => {
  const random = createRandom(5);
  const drawn = Array.from({ length: 1000 }, () => random.weighted([0, 1, 3], (weight) => weight));
  expect(drawn).not.toContain(0);
  expect(drawn.filter((weight) => weight === 3).length).toBeGreaterThan(650);
  expect(drawn.filter((weight) => weight === 3).length).toBeLessThan(850);
});

test('shuffling loses and repeats nothing', () => {
  const list = Array.from({ length: 30 }, (_, at) => at);
  const shuffled = createRandom(9).shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
});

test('nothing can be picked from an empty list', () => {
  expect(() => createRandom(1).pick([])).toThrow('the list is empty');
});
