import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/index.ts';
import { checkCallDay, checkDayPassPrice, checkVisitor, usualCallDay } from './dayPass.ts';

test('a price is more than nothing, or none', () => {
  expect(checkDayPassPrice(undefined)).toBeUndefined();
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (price) => {
      expect(checkDayPassPrice(price) === undefined).toBe(price > 0);
    }),
  );
});

test('a visitor has a name and a mobile', () => {
  expect(checkVisitor({ name: 'Sneha', mobile: '98220 41876' })).toEqual([]);
  expect(checkVisitor({ name: ' ', mobile: 'abc' }).map(({ field }) => field)).toEqual(['name', 'mobile']);
});

test('a visitor is called from tomorrow on, within a year', () => {
  expect(checkCallDay(usualCallDay('2026-02-27'), '2026-02-27')).toBeUndefined();
  expect(usualCallDay('2026-02-27')).toBe('2026-03-01');
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const problem = checkCallDay(addDays('2026-11-20', days), '2026-11-20');
      expect(problem === undefined).toBe(days >= 1 && days <= 365);
    }),
  );
});
