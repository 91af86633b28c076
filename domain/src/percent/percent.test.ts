import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BASIS_POINTS, parsePercent, percentOf, percentText } from './percent.ts';

test.each([
  ['18', 1800],
  ['2.5', 250],
  ['0', 0],
  ['100', 10_000],
  [' 18 % ', 1800],
  ['0.25%', 25],
])('reads %j', (text, expected) => {
  expect(parsePercent(text)).toBe(expected);
});

test.each(['100.01', '-1', '1.234', '', '%', '18%%', 'half'])('refuses %j', (text) => {
  expect(parsePercent(text)).toBeUndefined();
});

test('every percentage is read back from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_BASIS_POINTS }), (percentage) => {
      expect(parsePercent(percentText(percentage))).toBe(percentage);
    }),
  );
});

test('a share is rounded half-up and lies between nothing and all', () => {
  expect(percentOf(729_000, 250)).toBe(18_225);
  expect(percentOf(50, 100)).toBe(1);
  expect(percentOf(49, 100)).toBe(0);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 13 }),
      fc.integer({ min: 0, max: MAX_BASIS_POINTS }),
      (amount, percentage) => {
        const share = percentOf(amount, percentage);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(amount);
        // The rest is the complement's share, up to the paisa that both round up.
        const rest = percentOf(amount, MAX_BASIS_POINTS - percentage);
        expect([0, 1]).toContain(share + rest - amount);
      },
    ),
  );
});
