import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundHalfUp } from './round.ts';

test.each([
  [5, 10, 1],
  [4, 10, 0],
  [-5, 10, -1],
  [-4, 10, 0],
  [15, 10, 2],
  [25, 10, 3],
  [5, -10, -1],
  [0, 7, 0],
  [7, 7, 1],
])('%d / %d is %d', (numerator, denominator, expected) => {
  expect(roundHalfUp(numerator, denominator)).toBe(expected);
});

const nonZero = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).filter((value) => value !== 0n);

/** The rounding spelled out with quotient and remainder, as an independent reference. */
function reference(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  const remainder = numerator % denominator;
  const twice = remainder < 0n ? -2n * remainder : 2n * remainder;
  const size = denominator < 0n ? -denominator : denominator;
  if (twice < size) return quotient;
  return numerator < 0n === denominator < 0n ? quotient + 1n : quotient - 1n;
}

test('it agrees with the reference on any fraction', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), nonZero, (numerator, denominator) => {
      expect(BigInt(roundHalfUp(numerator, denominator))).toBe(reference(numerator, denominator));
    }),
  );
});

test('exact halves go away from zero', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      fc.bigInt({ min: 1n, max: 10n ** 6n }),
      (whole, half) => {
        const numerator = (2n * whole + 1n) * half;
        expect(BigInt(roundHalfUp(numerator, 2n * half))).toBe(whole + 1n);
        expect(BigInt(roundHalfUp(-numerator, 2n * half))).toBe(-whole - 1n);
      },
    ),
  );
});

test('the sign of the numerator only changes the sign of the result', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), nonZero, (numerator, denominator) => {
      expect(roundHalfUp(-numerator, denominator) + roundHalfUp(numerator, denominator)).toBe(0);
    }),
  );
});

test('it never answers minus zero', () => {
  expect(Object.is(roundHalfUp(-1, 10), 0)).toBe(true);
});

test('it refuses fractions and a division by zero', () => {
  expect(() => roundHalfUp(1.5, 2)).toThrow(RangeError);
  expect(() => roundHalfUp(1, 0)).toThrow(RangeError);
});
