import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, financialYear, isDay, splitDay } from './day.ts';

const days = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays('1990-01-01', count));

test.each(['2026-11-20', '2024-02-29', '1900-01-01'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each([
  '',
  '2026-02-29',
  '2026-13-01',
  '2026-04-31',
  '2026-1-1',
  '20-11-2026',
  '2026-11-20T00:00:00Z',
  ' 2026-11-20',
])('%j is none', (text) => {
  expect(isDay(text)).toBe(false);
  expect(() => splitDay(text)).toThrow(RangeError);
});

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2026-11-20', '26-27'],
  ['2027-03-31', '26-27'],
  ['1999-12-31', '99-00'],
  ['2009-01-01', '08-09'],
])('%s is of the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year);
});

test('a financial year begins on 1 April and at no other day', () => {
  fc.assert(
    fc.property(days, (day) => {
      const begins = financialYear(day) !== financialYear(addDays(day, -1));
      expect(begins).toBe(day.endsWith('-04-01'));
    }),
  );
});

test('adding days and counting them agree', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -2000, max: 2000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(isDay(addDays(day, count))).toBe(true);
    }),
  );
});
