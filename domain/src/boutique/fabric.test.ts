import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFabric, fabricAmount, fabricsAmount } from './fabric.ts';

test('metres times rate, half a paisa up', () => {
  expect(fabricAmount({ quantity: 2_500, rate: 320_00 })).toBe(800_00);
  expect(fabricAmount({ quantity: 1_250, rate: 99_99 })).toBe(124_99);
  expect(fabricAmount({ quantity: 500, rate: 1 })).toBe(1);
  expect(fabricsAmount([])).toBe(0);
});

test('the amounts of fabrics add up, and none is off by more than half a paisa', () => {
  const fabric = fc.record({
    quantity: fc.integer({ min: 1, max: 999_999 }),
    rate: fc.integer({ min: 0, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(fabric), (fabrics) => {
      expect(fabricsAmount(fabrics)).toBe(fabrics.map(fabricAmount).reduce((sum, one) => sum + one, 0));
      for (const one of fabrics)
        expect(Math.abs(fabricAmount(one) * 1000 - one.quantity * one.rate)).toBeLessThanOrEqual(500);
    }),
  );
});

const fields = (quantity: number | undefined, rate: number | undefined, whole = false) =>
  checkFabric({ quantity, rate, whole }).map(({ field }) => field);

test('a fabric needs a quantity of its unit and a rate', () => {
  expect(fields(2_500, 0)).toEqual([]);
  expect(fields(2_500, 100_00, true)).toEqual(['quantity']);
  expect(fields(undefined, undefined)).toEqual(['quantity', 'rate']);
  expect(fields(0, -1)).toEqual(['quantity', 'rate']);
});
