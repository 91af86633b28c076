import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountAmount, spreadDiscount } from './discount.ts';

test('a discount is its amount, or its share of the subtotal', () => {
  expect(discountAmount({ kind: 'AMOUNT', value: 25_000 }, 729_000)).toBe(25_000);
  expect(discountAmount({ kind: 'PERCENT', value: 250 }, 729_000)).toBe(18_225);
  expect(discountAmount({ kind: 'PERCENT', value: 50 }, 100)).toBe(1);
  expect(discountAmount(undefined, 729_000)).toBe(0);
});

test('shares follow the values, left-over paise the largest remainders, then the order', () => {
  expect(spreadDiscount(100, [300, 100])).toEqual([75, 25]);
  expect(spreadDiscount(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spreadDiscount(1, [100, 300])).toEqual([0, 1]);
  expect(spreadDiscount(0, [0, 0])).toEqual([0, 0]);
  expect(spreadDiscount(0, [])).toEqual([]);
});

test('shares sum to the discount, none is negative, none is above its value', () => {
  const values = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 20 });
  const spread = values.chain((list) => {
    const sum = list.reduce((total, value) => total + value, 0);
    return fc.tuple(fc.constant(list), fc.oneof(fc.integer({ min: 0, max: sum }), fc.constant(sum)));
  });
  fc.assert(
    fc.property(spread, ([list, discount]) => {
      const shares = spreadDiscount(discount, list);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(discount);
      expect(shares.every((share, index) => share >= 0 && share <= (list[index] ?? 0))).toBe(true);
    }),
  );
});
