import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargedPrice, planStyle, priceBeforeTax, struckPrice } from './price.ts';

test.each([
  [49_900, 1800, 58_882],
  [99_999, 1800, 117_999],
  [100, 0, 100],
  [25, 1800, 30],
  [3, 1800, 4],
])('%i paise with %i hundredths of a per cent cost %i', (amount, tax, price) => {
  expect(chargedPrice({ amount, tax })).toBe(price);
});

test('the charge is the exact one to half a paisa', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(10_000), (amount, tax) => {
      const exact = amount * 10_000 + amount * tax;
      expect(Math.abs(chargedPrice({ amount, tax }) * 10_000 - exact)).toBeLessThanOrEqual(5_000);
    }),
  );
});

test('the amount before tax comes back from its price, and a share of it has its share', () => {
  const offer = { amount: 49_900, tax: 1800 };
  expect(priceBeforeTax(58_882, offer)).toBe(49_900);
  expect(priceBeforeTax(29_441, offer)).toBe(24_950);
});

test('without a list price 130 per cent of the amount are struck through', () => {
  expect(struckPrice({ amount: 99_900, tax: 1800 })).toEqual({ price: 129_870, saving: undefined });
  expect(struckPrice({ amount: 99_900, tax: 1800, listPrice: 99_900 }).price).toBe(129_870);
});

test('with a list price that one is, and the saving is the true one', () => {
  expect(struckPrice({ amount: 75_000, tax: 0, listPrice: 100_000 })).toEqual({
    price: 100_000,
    saving: 25,
  });
  // 33.9 per cent is not 34.
  expect(struckPrice({ amount: 66_100, tax: 0, listPrice: 100_000 }).saving).toBe(33);
});

test.each([
  ['Basic', 'basic'],
  ['Starter', 'basic'],
  ['Pro', 'pro'],
  ['Galla Professional', 'pro'],
  ['PREMIUM', 'premium'],
  ['Enterprise', 'premium'],
  ['Production', 'plain'],
  ['', 'plain'],
])('%s is dressed as %s', (name, style) => {
  expect(planStyle(name)).toBe(style);
});
