import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, financialYear } from '../../dates/index.ts';
import { confirmsName } from './confirmsName.ts';
import { keptUntil } from './keptUntil.ts';

test.each([
  ['2026-03-31', '2034-03-31'],
  ['2026-04-01', '2035-03-31'],
  ['2026-11-23', '2035-03-31'],
])('a paper of %s is kept until %s', (issued, until) => {
  expect(keptUntil(issued)).toBe(until);
});

test('papers of one financial year go together, the next year’s a year later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const day = addDays('2000-04-01', days);
      const next = addDays(day, 1);
      const same = financialYear(day) === financialYear(next);
      expect(keptUntil(day) === keptUntil(next)).toBe(same);
      expect(keptUntil(day) > day).toBe(true);
    }),
  );
});

test('only the name itself confirms', () => {
  expect(confirmsName(' priya agarwal ', 'Priya Agarwal')).toBe(true);
  expect(confirmsName('Priya', 'Priya Agarwal')).toBe(false);
  expect(confirmsName(' ', ' ')).toBe(false);
});
