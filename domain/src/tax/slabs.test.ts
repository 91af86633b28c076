import { expect, test } from 'vitest';
import { endedGstSlabs, gstSlabs, isGstRate } from './slabs.ts';

const NOW = [0, 25, 150, 300, 500, 1800];

test.each([
  ['2026-11-22', [...NOW, 4000], [1200, 2800]],
  ['2026-02-01', [...NOW, 4000], [1200, 2800]],
  ['2026-01-31', [...NOW, 2800, 4000], [1200]],
  ['2025-09-22', [...NOW, 2800, 4000], [1200]],
  ['2025-09-21', [0, 25, 150, 300, 500, 1200, 1800, 2800], []],
  ['2016-01-01', [], []],
])('the slabs of %s, and those that ended before', (day, rates, ended) => {
  expect(gstSlabs(day)).toEqual(rates);
  expect(endedGstSlabs(day).map(({ rate }) => rate)).toEqual(ended);
});

test('a rate is one that some law has or had, for whatever goods', () => {
  const rates = [0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 2800, 4000];
  expect(Array.from({ length: 4001 }, (_, rate) => rate).filter(isGstRate)).toEqual(rates);
});
