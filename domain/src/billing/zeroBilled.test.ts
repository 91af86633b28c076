import { expect, test } from 'vitest';
import { billTotals } from './totals.ts';
import type { Discount } from './types.ts';
import { checkZero, zeroLines } from './zeroBilled.ts';

const totalsOf = (prices: number[], discount?: Discount, discountBeforeTax = false) =>
  billTotals(
    prices.map((price) => ({ price, quantity: 1000, gst: 500, interState: false, taxInclusive: true })),
    discount,
    { discountBeforeTax },
  );
const all: Discount = { kind: 'PERCENT', value: 10_000 };

test('a line at ₹0.00 is one that nothing is asked for', () => {
  expect(zeroLines(totalsOf([10_000, 0]))).toEqual([1]);
  expect(zeroLines(totalsOf([10_000, 5_000]))).toEqual([]);
});

test('a discount of all of it takes every line', () => {
  expect(zeroLines(totalsOf([10_000, 5_000], all, true))).toEqual([0, 1]);
  const amount: Discount = { kind: 'AMOUNT', value: 15_000 };
  expect(zeroLines(totalsOf([10_000, 5_000], amount))).toEqual([0, 1]);
});

test('each is refused at its price until somebody says so', () => {
  const lines = ['Shirt', 'Bag'].map((name, at) => ({ name, field: `lines.${at}.price` }));
  expect(checkZero(totalsOf([10_000, 0]), lines, false)).toEqual([
    {
      field: 'lines.1.price',
      code: 'INVALID_INPUT',
      rule: 'BILLING_ZERO_UNCONFIRMED',
      message: 'Bag would be billed at ₹0.00. Enter a price, or confirm it.',
      params: { name: 'Bag' },
    },
  ]);
  expect(checkZero(totalsOf([0, 0]), lines, true)).toEqual([]);
});
