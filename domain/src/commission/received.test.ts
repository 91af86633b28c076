import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedByMoney } from './index.ts';

test.each([
  ['1,000.00 of 4,720.00', 100_000, 10_000],
  ['nothing', 0, 0],
  ['all', 472_000, 47_200],
  ['more than all', 500_000, 47_200],
])('an order that earns 472.00, of which %s is paid', (_, received, earned) => {
  expect(earnedByMoney({ whole: 47_200, received, total: 472_000 })).toBe(earned);
});

test('what comes to nothing has nothing to be paid, and earns all', () => {
  expect(earnedByMoney({ whole: 700, received: 0, total: 0 })).toBe(700);
});

const paise = fc.nat({ max: 10_000_000_00 });

test('whatever payments and refunds a sale has, what they earn comes to the share of what is left; all of it to the whole', () => {
  fc.assert(
    fc.property(paise, fc.array(paise, { minLength: 1, maxLength: 12 }), (whole, parts) => {
      const total = parts.reduce((sum, part) => sum + part, 0);
      let [received, earned] = [0, 0];
      for (const part of [...parts, ...parts.map((one) => -one), ...parts]) {
        const before = earnedByMoney({ whole, received, total });
        received += part;
        const step = earnedByMoney({ whole, received, total }) - before;
        // Incoming money never lowers the commission, and refunds never raise it.
        expect(Math.sign(step) * Math.sign(part)).toBeGreaterThanOrEqual(0);
        earned += step;
      }
      expect(earned).toBe(total === 0 ? 0 : whole);
    }),
  );
});
