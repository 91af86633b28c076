import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billTotals } from '../billing/index.ts';
import { earningAmounts, lineEarning, pointsFor } from './index.ts';

const goods = { price: 100_000, quantity: 1000, gst: 1800 };

test('a line of 1,000.00 + 18 % at 5 % earns 50.00', () => {
  const totals = billTotals([goods]);
  const [amount = 0] = earningAmounts(totals);
  const terms = { mode: 'PERCENT', percentage: 500 } as const;
  expect(totals.total).toBe(118_000);
  expect(lineEarning(terms, { amount, quantity: 1000 })).toEqual({ points: 0, earned: 5000 });
});

test('3 pieces at 2.5 points and ₹2.00 a point earn 7.500 points, ₹15.00', () => {
  const terms = { mode: 'POINTS', points: 2500, value: 200 } as const;
  expect(lineEarning(terms, { amount: 100_000, quantity: 3000 })).toEqual({ points: 7500, earned: 1500 });
});

test('the points of the designation come before those of the item, also when they are none', () => {
  expect(pointsFor(2500, undefined)).toBe(2500);
  expect(pointsFor(2500, 4000)).toBe(4000);
  expect(pointsFor(2500, 0)).toBe(0);
});

test.each([true, false])('a share of the discount is taken off, before tax (%s) or after it', (before) => {
  const lines = [goods, { ...goods, price: 300_000 }];
  const discount = { kind: 'AMOUNT', value: 40_000 } as const;
  expect(earningAmounts(billTotals(lines, discount, { discountBeforeTax: before }))).toEqual([
    90_000, 270_000,
  ]);
});

test('what is earned on lies between nothing and the amount of the line, and sums to the bill without tax', () => {
  const line = fc.record({
    price: fc.nat(1_000_000),
    quantity: fc.integer({ min: 1, max: 20_000 }),
    gst: fc.constantFrom(0, 500, 1800),
  });
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 6 }),
      fc.nat(2_000_000),
      fc.boolean(),
      (lines, value, discountBeforeTax) => {
        const totals = billTotals(lines, { kind: 'AMOUNT', value }, { discountBeforeTax });
        const amounts = earningAmounts(totals);
        const sum = amounts.reduce((all, amount) => all + amount, 0);
        expect(sum).toBe(Math.max(0, totals.subtotal - totals.discount));
        expect(amounts.every((amount, at) => amount >= 0 && amount <= (totals.lines[at]?.taxable ?? 0))).toBe(
          true,
        );
      },
    ),
  );
});

test('twice the quantity earns twice the points, to the thousandth', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 1000 }), (points, pieces) => {
      const terms = { mode: 'POINTS', points, value: 100 } as const;
      const once = lineEarning(terms, { amount: 0, quantity: pieces * 1000 });
      expect(once.points).toBe(points * pieces);
      expect(lineEarning(terms, { amount: 0, quantity: pieces * 2000 }).points).toBe(2 * once.points);
    }),
  );
});
