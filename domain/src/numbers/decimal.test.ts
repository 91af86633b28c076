import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseScaled, scaledText } from './decimal.ts';

const MAX = 99_999_999_999_999;

test.each([
  ['0', 0],
  ['7', 700],
  ['7.5', 750],
  ['7.05', 705],
  ['.5', 50],
  ['5.', 500],
  ['007', 700],
  ['7'.padStart(40, '0'), 700],
  ['1,234.50', 123_450],
  ['1,23,456', 12_345_600],
  ['12,34,56,789', 12_345_678_900],
  ['1,234,567', 123_456_700],
  ['999999999999.99', MAX],
])('reads %s', (text, expected) => {
  expect(parseScaled(text, 2, MAX)).toBe(expected);
});

test.each([
  '',
  '.',
  ',',
  'abc',
  '1.234',
  '1.2.3',
  '1,50',
  '1,2345',
  '12,3,456',
  ',123',
  '1,234,',
  '1.1,1',
  '-1',
  '1e3',
  '0x10',
  'Infinity',
  'NaN',
  '1 2',
  '१२',
  '1000000000000.00',
  '7'.padStart(41, '0'),
  '9'.repeat(100_000),
])('refuses %j', (text) => {
  expect(parseScaled(text, 2, MAX)).toBeUndefined();
});

test('what is written is read back, for every number of places', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX }), fc.integer({ min: 1, max: 4 }), (value, places) => {
      expect(parseScaled(scaledText(value, places), places, MAX)).toBe(value);
    }),
  );
});

test('no text makes it throw, and what it reads is within bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ₹'.split('')) }), (text) => {
      const value = parseScaled(text, 3, 5000);
      expect(value === undefined || (Number.isInteger(value) && value >= 0 && value <= 5000)).toBe(true);
    }),
  );
});

test('negative values keep their sign', () => {
  expect(scaledText(-2500, 3)).toBe('-2.5');
  expect(scaledText(-1, 2)).toBe('-0.01');
});
