import { expect, test } from 'vitest';
import { checkRange } from './range.ts';
import { relativeDay } from './relative.ts';

const TODAY = '2026-11-20';

test.each([
  ['2026-11-20', 'Today'],
  ['2026-11-19', 'Yesterday'],
  ['2026-11-17', '3 days ago'],
  ['2026-11-14', '6 days ago'],
  ['2026-11-13', '1 week ago'],
  ['2026-10-30', '3 weeks ago'],
  ['2026-10-21', '1 month ago'],
  ['2026-09-01', '2 months ago'],
  ['2025-11-21', '11 months ago'],
  ['2025-11-20', '20 Nov 2025'],
  ['2026-11-21', 'Tomorrow'],
  ['2026-12-24', '24 Dec 2026'],
])('%s is %s', (day, shown) => {
  expect(relativeDay(day, TODAY)).toBe(shown);
});

test('a range must not end before it starts', () => {
  expect(checkRange('2026-11-20', '2026-11-19')).toEqual({
    field: 'to',
    code: 'INVALID_INPUT',
    rule: 'DATES_RANGE_REVERSED',
    message: 'End date cannot be before start date',
  });
  expect(checkRange('2026-11-20', '2026-11-20')).toBeUndefined();
  expect(checkRange(undefined, '2026-11-20')).toBeUndefined();
  expect(checkRange('2026-11-20', undefined)).toBeUndefined();
});
