import { expect, test } from 'vitest';
import { gstSlabs } from './slabs.ts';

test.each([
  ['2026-11-22', [0, 500, 1800, 4000]],
  ['2025-09-22', [0, 500, 1800, 4000]],
  ['2025-09-21', [0, 500, 1200, 1800, 2800]],
  ['2016-01-01', []],
])('the slabs of %s', (day, rates) => {
  expect(gstSlabs(day)).toEqual(rates);
});
