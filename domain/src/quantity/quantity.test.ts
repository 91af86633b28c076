import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_MILLI, isWhole, parseQuantity, parseStock, quantityText, times } from './quantity.ts';

test.each([
  ['1', 1000],
  ['2.5', 2500],
  ['0.001', 1],
  [' 12 ', 12_000],
  ['1,200', 1_200_000],
])('reads %j', (text, expected) => {
  expect(parseQuantity(text)).toBe(expected);
});

test.each(['0', '0.000', '-1', '1.2345', '', 'two', '1000000000'])('refuses %j as a quantity', (text) => {
  expect(parseQuantity(text)).toBeUndefined();
});

test('stock may be none', () => {
  expect(parseStock('0.000')).toBe(0);
  expect(parseStock('-1')).toBeUndefined();
});

test('every quantity is read back from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_MILLI }), (quantity) => {
      expect(parseQuantity(quantityText(quantity))).toBe(quantity);
    }),
  );
});

test('whole pieces are told from fractions', () => {
  expect(isWhole(3000)).toBe(true);
  expect(isWhole(2500)).toBe(false);
});

test('price times quantity is exact to half a paisa, whatever the size', () => {
  expect(times(68_000, 2500)).toBe(170_000);
  expect(times(1, 500)).toBe(1);
  expect(times(1, 499)).toBe(0);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 10 }),
      fc.integer({ min: 0, max: 10 ** 6 }),
      (price, quantity) => {
        const error = BigInt(times(price, quantity)) * 1000n - BigInt(price) * BigInt(quantity);
        expect(error > -500n && error <= 500n).toBe(true);
      },
    ),
  );
});
