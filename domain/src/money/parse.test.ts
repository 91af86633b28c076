import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatRupees, rupees } from './format.ts';
import { MAX_PAISE, fitsMoney } from './paise.ts';
import { parseRupees } from './parse.ts';

test.each([
  ['7404.50', 740_450],
  ['1,234.50', 123_450],
  [' ₹ 1,23,456.00 ', 12_345_600],
  ['₹250', 25_000],
  ['−₹250.00', -25_000],
  ['₹-250.00', -25_000],
  ['-0.05', -5],
  ['0', 0],
  ['-0.00', 0],
  ['\u00a0₹\u00a0250', 25_000],
  ['999999999999.99', MAX_PAISE],
])('reads %j', (text, expected) => {
  expect(parseRupees(text)).toBe(expected);
});

test.each([
  '',
  ' ',
  '₹',
  `-${' '.repeat(100_000)}x`,
  '-',
  '--5',
  '-₹-5',
  '₹₹5',
  '12.345',
  '1,50',
  '5 0',
  '1e3',
  'Rs 5',
  '1000000000000',
])('refuses %j', (text) => {
  expect(parseRupees(text)).toBeUndefined();
});

test('every printed form is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -MAX_PAISE, max: MAX_PAISE }), (amount) => {
      for (const text of [rupees(amount), formatAmount(amount), formatRupees(amount)]) {
        expect(parseRupees(text)).toBe(amount);
      }
    }),
  );
});

test('what is read can always be stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-−₹ '.split('')) }), (text) => {
      const amount = parseRupees(text);
      expect(amount === undefined || fitsMoney(amount)).toBe(true);
    }),
  );
});

test('only whole paise within numeric(14,2) can be stored', () => {
  expect(fitsMoney(MAX_PAISE)).toBe(true);
  expect(fitsMoney(-MAX_PAISE)).toBe(true);
  expect(fitsMoney(MAX_PAISE + 1)).toBe(false);
  expect(fitsMoney(0.5)).toBe(false);
  expect(fitsMoney(Number.NaN)).toBe(false);
});
