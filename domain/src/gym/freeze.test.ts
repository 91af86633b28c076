import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { checkFreeze, freezeDays, type Freezable } from './freeze.ts';

const PERIOD: Freezable = {
  today: '2026-11-20',
  period: { startsOn: '2026-11-20', endsOn: '2027-02-19' },
  most: 15,
  others: [],
};
const problemsOf = (from: string, to: string, more: Partial<Freezable> = {}) =>
  checkFreeze({ from, to }, { ...PERIOD, ...more }).map(({ field, message }) => `${field}: ${message}`);

test('a freeze is neither past, backward, outside, overlapping nor too long', () => {
  expect(problemsOf('2026-12-01', '2026-12-10')).toEqual([]);
  expect(problemsOf('', 'x')).toEqual([
    'from: Please choose the first day',
    'to: Please choose the last day',
  ]);
  expect(problemsOf('2026-11-19', '2026-11-22')).toEqual(['from: A freeze begins today or later.']);
  expect(problemsOf('2026-12-01', '2026-11-30')).toEqual(['to: The last day cannot be before the first.']);
  expect(problemsOf('2027-02-20', '2027-02-21')).toEqual([
    'from: The first day must be from 20 Nov 2026 to 19 Feb 2027.',
  ]);
  const others = [{ from: '2026-12-05', to: '2026-12-06' }];
  expect(problemsOf('2026-12-06', '2026-12-08', { others })).toEqual([
    'from: It is frozen from 5 Dec 2026 to 6 Dec 2026 already.',
  ]);
  expect(problemsOf('2026-12-10', '2026-12-23', { others })).toEqual([
    'to: At most 13 more days can be frozen.',
  ]);
});

test('exactly so many days as the plan has can be frozen', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 60 }), (most, days) => {
      const freeze = { from: '2026-11-25', to: addDays('2026-11-25', days - 1) };
      expect(freezeDays(freeze)).toBe(days);
      expect(checkFreeze(freeze, { ...PERIOD, most })).toHaveLength(days > most ? 1 : 0);
    }),
  );
});
