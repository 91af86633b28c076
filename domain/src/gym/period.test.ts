import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../dates/day.ts';
import { endOf, frozenEnd, renewedFrom } from './period.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));

test.each([
  ['2026-11-20', 3, '2027-02-19'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-02-28', 1, '2027-03-27'],
  ['2026-11-01', 12, '2027-10-31'],
])('from %s, %i months end %s', (startsOn, months, endsOn) => {
  expect(endOf(startsOn, { months })).toBe(endsOn);
});

test('a freeze moves the end by its days, both counted; a renewal follows what runs', () => {
  const end = frozenEnd('2027-02-19', '2026-12-01', '2026-12-10');
  expect(end).toBe('2027-03-01');
  expect(renewedFrom(end, '2027-02-10')).toBe('2027-03-02');
  expect(renewedFrom(end, '2027-03-01')).toBe('2027-03-02');
  expect(renewedFrom(end, '2027-03-05')).toBe('2027-03-05');
  expect(renewedFrom(undefined, '2027-03-05')).toBe('2027-03-05');
});

test('days are counted with the first and the last one', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 1_000 }), (startsOn, days) => {
      expect(daysBetween(startsOn, endOf(startsOn, { days })) + 1).toBe(days);
    }),
  );
});

test('months end in the month that is so many later or the one before, and longer ones end later', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 60 }), (startsOn, months) => {
      const days = daysBetween(startsOn, endOf(startsOn, { months })) + 1;
      expect(days).toBeGreaterThanOrEqual(months * 28);
      expect(days).toBeLessThanOrEqual(months * 31);
      expect(endOf(startsOn, { months: months + 1 }) > endOf(startsOn, { months })).toBe(true);
    }),
  );
});

test('periods of renewals neither overlap nor leave a day out while they run', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (endsOn, early) => {
      expect(daysBetween(endsOn, renewedFrom(endsOn, addDays(endsOn, -early)))).toBe(1);
    }),
  );
});
