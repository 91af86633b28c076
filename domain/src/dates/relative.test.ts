import { expect, test } from 'vitest';
import { checkRange } from './range.ts';
import { relativeDay, relativeTime } from './relative.ts';

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
    message: 'End date cannot be before start date',
  });
  expect(checkRange('2026-11-20', '2026-11-20')).toBeUndefined();
  expect(checkRange(undefined, '2026-11-20')).toBeUndefined();
  expect(checkRange('2026-11-20', undefined)).toBeUndefined();
});

test.each([
  [20_000, TODAY, 'just now'],
  [5 * 60_000, TODAY, '5 minutes ago'],
  [3 * 3_600_000, TODAY, '3 hours ago'],
  [-60_000, TODAY, 'today'],
  [3 * 3_600_000, '2026-11-19', 'yesterday'],
  [9 * 86_400_000, '2026-11-11', '1 week ago'],
  [500 * 86_400_000, '2025-07-01', '1 Jul 2025'],
])('%i ms before now, on %s, is %s', (ago, day, shown) => {
  expect(relativeTime(ago, day, TODAY)).toBe(shown);
});
