import { expect, test } from 'vitest';
import { divide } from './pages.ts';

const rows = (count: number) => Array.from({ length: count }, () => 40);
const ROOM = { first: 400, others: 500, closing: 200, rows: 50 };
const countsOf = (count: number, most = ROOM.rows) =>
  divide(rows(count), { ...ROOM, rows: most }).map((page) => page.length);

test('rows fill each page, and the closing stands below the last one', () => {
  expect(countsOf(5)).toEqual([5]);
  expect(countsOf(12)).toEqual([10, 2]);
  expect(countsOf(24)).toEqual([10, 12, 2]);
});

test('where the closing does not fit, it takes the last row along', () => {
  expect(countsOf(6)).toEqual([5, 1]);
  expect(countsOf(10)).toEqual([9, 1]);
  expect(countsOf(18)).toEqual([10, 7, 1]);
});

test('a page has at most so many rows as the shop wants', () => {
  expect(countsOf(7, 3)).toEqual([3, 3, 1]);
  expect(countsOf(3, 1)).toEqual([1, 1, 1]);
});

test('a row higher than a page still gets one', () => {
  expect(divide([900, 40], ROOM)).toEqual([[900], [40]]);
});
