import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDayPassPrice, checkVisitor } from './dayPass.ts';

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
