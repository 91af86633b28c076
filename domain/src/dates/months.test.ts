import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, isDay } from './day.ts';
import { addMonths } from './months.ts';

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-12-20', 1, '2027-01-20'],
  ['2026-11-20', 12, '2027-11-20'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-15', 0, '2026-05-15'],
])('%s and %i months is %s', (day, count, later) => {
  expect(addMonths(day, count)).toBe(later);
});

test('a later day stays later, by 28 to 31 days a month', () => {
  const days = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 36 }), (day, count) => {
      const later = addMonths(day, count);
      expect(isDay(later)).toBe(true);
      const passed = daysBetween(day, later);
      expect(passed).toBeGreaterThanOrEqual(28 * count);
      expect(passed).toBeLessThanOrEqual(31 * count);
    }),
  );
});

test('what is no day is told', () => {
  expect(() => addMonths('2026-02-30', 1)).toThrow(RangeError);
});
