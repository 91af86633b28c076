import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import { averageCost, checkGoods, marginPercent } from './goods.ts';

const GOODS = { quantity: 24_000, cost: 12_050, supplier: 'Surat Textiles', billNumber: 'ST/118' };

test.each<[object, boolean, MessageKey | undefined]>([
  [{}, true, undefined],
  [{ cost: undefined, supplier: '', billNumber: '' }, true, undefined],
  [{ cost: 0 }, true, undefined],
  [{ quantity: 0 }, true, 'goods.quantityMissing'],
  [{ quantity: -1000 }, true, 'goods.quantityMissing'],
  [{ quantity: undefined }, true, 'goods.quantityMissing'],
  [{ quantity: 2500 }, true, 'billing.quantityNotWhole'],
  [{ quantity: 2500 }, false, undefined],
  [{ cost: -1 }, true, 'goods.costInvalid'],
])('%o, whole pieces %s: %s', (change, whole, found) => {
  const [first] = checkGoods({ ...GOODS, ...change }, whole);
  expect(first?.message).toBe(found && formatMessage(found));
});

test('a name and a number have an end', () => {
  const long = { ...GOODS, supplier: 'x'.repeat(101), billNumber: 'x'.repeat(41) };
  expect(checkGoods(long, true).map(({ field }) => field)).toEqual(['supplier', 'bill_number']);
});

test('10 at ₹100.00 and 30 at ₹120.00 are 40 at ₹115.00', () => {
  expect(averageCost({ stock: 10_000, average: 10_000 }, { quantity: 30_000, cost: 12_000 })).toBe(11_500);
});

test.each([
  [0, 10_000],
  [-2000, 10_000],
  [5000, undefined],
])('where %i is there at %s, the new cost counts alone', (stock, average) => {
  expect(averageCost({ stock, average }, { quantity: 1000, cost: 9_999 })).toBe(9_999);
});

test('an average lies between what it is of, however large the stock', () => {
  const milli = fc.integer({ min: 1, max: 999_999_999_999 });
  const paise = fc.integer({ min: 0, max: 99_999_999_999_999 });
  fc.assert(
    fc.property(milli, paise, milli, paise, (stock, average, quantity, cost) => {
      const mixed = averageCost({ stock, average }, { quantity, cost });
      expect(mixed).toBeGreaterThanOrEqual(Math.min(average, cost));
      expect(mixed).toBeLessThanOrEqual(Math.max(average, cost));
    }),
  );
});

test('a margin is the share of the price that is not cost', () => {
  expect(marginPercent(20_000, 12_050)).toBe('39.8');
  expect(marginPercent(10_000, 5_000)).toBe('50');
  expect(marginPercent(10_000, 12_500)).toBe('-25');
  expect(marginPercent(0, 100)).toBeUndefined();
});
