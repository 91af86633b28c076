import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSalesTarget, targetPercent } from './index.ts';

test.each([undefined, 0, -1, 1_000_000_000_000_000])('%s is no target', (amount) => {
  expect(checkSalesTarget(amount)).toMatchObject({ field: 'amount', code: 'INVALID_INPUT' });
});

test('a target is reached once all of it is sold, and not a paisa before', () => {
  expect(checkSalesTarget(1)).toBeUndefined();
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.integer({ min: -100, max: 10 ** 12 }),
      (target, sold) => {
        expect(targetPercent(sold, target) >= 100).toBe(sold >= target);
        expect(targetPercent(sold, target)).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
