import { expect, test } from 'vitest';
import { readDay } from './read.ts';

test.each([
  ['25/12/2026', '2026-12-25'],
  ['1/4/26', '2026-04-01'],
  ['01-04-2026', '2026-04-01'],
  ['1.4.2026', '2026-04-01'],
  ['01 04 2026', '2026-04-01'],
  ['010426', '2026-04-01'],
  ['01042026', '2026-04-01'],
  [' 1 Apr 2026 ', '2026-04-01'],
  ['1 april 26', '2026-04-01'],
  ['1apr2026', '2026-04-01'],
  ['2026-04-01', '2026-04-01'],
  ['29/2/2028', '2028-02-29'],
])('%s is %s', (typed, day) => {
  expect(readDay(typed)).toBe(day);
});

test.each([
  '',
  '12/25/2026',
  '29/2/2026',
  '1/4',
  '1 foo 2026',
  'tomorrow',
  '1/4/202',
  '0/4/2026',
  '1/4/20266',
])('"%s" is no day', (typed) => {
  expect(readDay(typed)).toBeUndefined();
});

test('two figures of a year are not after the latest day', () => {
  expect(readDay('5/6/85')).toBe('1985-06-05');
  expect(readDay('22/11/26', '2026-11-22')).toBe('2026-11-22');
  expect(readDay('23/11/26', '2026-11-22')).toBe('1926-11-23');
  expect(readDay('1/1/25', '2026-11-22')).toBe('2025-01-01');
});
