import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { birthdaysFrom, toldOf, toldSince } from './memberLists.ts';

test('birthdays are those of a week from today, the 29th of February on the 28th where there is none', () => {
  expect(birthdaysFrom('2026-12-29')).toEqual([
    '12-29',
    '12-30',
    '12-31',
    '01-01',
    '01-02',
    '01-03',
    '01-04',
  ]);
  expect(birthdaysFrom('2027-02-28', 1)).toEqual(['02-28', '02-29']);
  expect(birthdaysFrom('2028-02-28', 2)).toEqual(['02-28', '02-29']);
});

test('each birthday is listed once a year for a list of one day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2020, max: 2100 }), (year) => {
      const all = Array.from({ length: 366 }, (_one, day) => addDays(`${year}-01-01`, day))
        .filter((day) => day.startsWith(String(year)))
        .flatMap((day) => birthdaysFrom(day, 1));
      expect(all).toHaveLength(366);
      expect(new Set(all).size).toBe(366);
    }),
  );
});

test('a text counts for the end that it told', () => {
  const member = { endsOn: '2026-12-20', today: '2026-12-15' };
  expect(toldSince(toldOf('ENDS_7'), member)).toBe('2026-11-20');
  expect(toldSince(toldOf('EXPIRED'), member)).toBe('2026-12-21');
  expect(toldSince(toldOf('BIRTHDAYS'), member)).toBe('2026-12-08');
  expect(toldSince(toldOf('UNSEEN'), member)).toBe('2026-12-01');
});
