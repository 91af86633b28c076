import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { checkCut, checkUpgrade, unusedTime } from './upgrade.ts';

const PERIOD = { startsOn: '2026-11-20', endsOn: '2027-02-17' };

test.each([
  ['2026-11-20', [], 90, 90],
  ['2027-01-19', [], 30, 90],
  ['2027-02-17', [], 1, 90],
  // Ten frozen days before today, and five ahead.
  ['2027-01-19', [{ from: '2026-12-01', to: '2026-12-10' }], 30, 80],
  ['2027-01-19', [{ from: '2027-02-01', to: '2027-02-05' }], 25, 85],
])('on %s %j leave %d of %d days', (today, freezes, unused, days) => {
  expect(unusedTime(PERIOD, freezes, today)).toEqual({ unused, days });
});

test('used and unused days are all days, whatever rests', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.nat({ max: 399 }),
      fc.nat({ max: 20 }),
      (length, begun, rested) => {
        const endsOn = addDays(PERIOD.startsOn, length - 1);
        const period = { ...PERIOD, endsOn };
        const today = addDays(PERIOD.startsOn, begun % length);
        const rest = {
          from: PERIOD.startsOn,
          to: addDays(PERIOD.startsOn, Math.min(rested, length - 1)),
        };
        const { unused, days } = unusedTime(period, [rest], today);
        const plain = unusedTime(period, [], today);
        expect(plain.unused).toBe(length - (begun % length));
        expect(unused).toBeGreaterThanOrEqual(0);
        expect(unused).toBeLessThanOrEqual(days);
        expect(days).toBe(length - 1 - Math.min(rested, length - 1));
      },
    ),
  );
});

test.each([
  [{}, '2027-01-19', undefined],
  [{}, '2027-02-18', 'This membership ended on 17 Feb 2027. Renew it instead.'],
  [{ frozen: true }, '2027-01-19', 'This membership is frozen today. Wait until it runs again.'],
  [{ suspended: true }, '2027-01-19', 'This membership is suspended. Let the member come again first.'],
  [{}, '2026-11-19', 'The next period, from 20 Nov 2026, is bought already. It can be changed once it runs.'],
])('%j on %s', (more, today, message) => {
  expect(checkCut({ ...PERIOD, suspended: false, frozen: false, ...more }, today)?.message).toBe(message);
});

test('an upgrade needs a plan and a duration that the period does not have', () => {
  const has = { plan: 'p', duration: 'd' };
  const fields = (plan: string, duration: string) =>
    checkUpgrade({ plan, duration }, has).map(({ field }) => field);
  expect(fields('', '')).toEqual(['plan', 'duration']);
  expect(fields('p', 'd')).toEqual(['duration']);
  expect(fields('p', 'e')).toEqual([]);
  expect(fields('q', 'f')).toEqual([]);
});
