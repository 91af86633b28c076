import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageWithout } from './averageWithout.ts';
import { averageCost } from './goods.ts';

const milli = fc.integer({ min: 1, max: 999_999_999 });
const paise = fc.integer({ min: 0, max: 99_999_999 });

test('receiving and undoing gives the old average, to the paisa', () => {
  fc.assert(
    fc.property(milli, paise, milli, paise, (stock, average, quantity, cost) => {
      const now = averageCost({ stock, average }, { quantity, cost });
      const receipt = { quantity, cost, before: average };
      expect(averageWithout({ stock: stock + quantity, average: now }, receipt)).toBe(average);
    }),
  );
});

test('where the old average is not known, it is met as far as the rounded one tells', () => {
  fc.assert(
    fc.property(milli, paise, milli, paise, (stock, average, quantity, cost) => {
      const now = averageCost({ stock, average }, { quantity, cost });
      const receipt = { quantity, cost, before: undefined };
      const found = averageWithout({ stock: stock + quantity, average: now }, receipt);
      // Half a paisa of each piece then in stock, spread over those that remain.
      const most = (stock + quantity) / stock / 2 + 0.5;
      const error = found === now ? 0 : Math.abs(found - average);
      expect(error).toBeLessThanOrEqual(most);
    }),
  );
});

test('a later receipt at another cost stays in the average', () => {
  fc.assert(
    fc.property(milli, paise, milli, milli, paise, (stock, average, quantity, later, cost) => {
      const wrong = { quantity, cost, before: average };
      const first = averageCost({ stock, average }, wrong);
      const both = averageCost({ stock: stock + quantity, average: first }, { quantity: later, cost });
      const total = stock + quantity + later;
      const found = averageWithout({ stock: total, average: both }, wrong);
      const right = averageCost({ stock, average }, { quantity: later, cost });
      // Two averages were rounded.
      const error = found === both ? 0 : Math.abs(found - right);
      expect(error).toBeLessThanOrEqual(total / (stock + later) + 1);
    }),
  );
});

test('an average is never negative', () => {
  fc.assert(
    fc.property(
      milli,
      paise,
      milli,
      paise,
      fc.option(paise, { nil: undefined }),
      (stock, average, quantity, cost, before) => {
        expect(averageWithout({ stock, average }, { quantity, cost, before })).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('40 at ₹115.00 without 30 at ₹120.00 are 10 at ₹100.00', () => {
  const receipt = { quantity: 30_000, cost: 12_000, before: undefined };
  expect(averageWithout({ stock: 40_000, average: 11_500 }, receipt)).toBe(10_000);
});

test.each([
  ['nothing remains', 30_000, 11_500],
  ['less than nothing remains', 20_000, 11_500],
  ['the rest is worth less than nothing', 31_000, 100],
])('where %s, the average stays', (_why, stock, average) => {
  expect(averageWithout({ stock, average }, { quantity: 30_000, cost: 12_000, before: 10_000 })).toBe(
    average,
  );
});
