import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCoins, coinsTotal, DENOMINATIONS, MAX_COINS } from './coins.ts';

const counts = fc
  .array(fc.nat({ max: MAX_COINS }), { minLength: DENOMINATIONS.length, maxLength: DENOMINATIONS.length })
  .map((all) => all.map((count, at) => ({ value: DENOMINATIONS[at] ?? 0, count })));

test('notes and coins come to the sum of each, in any order, and nothing else is taken as counted', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 100_000 }), (coins, off) => {
      const total = coinsTotal(coins);
      expect(total).toBe(coinsTotal(coins.toReversed()));
      expect(total % 100).toBe(0);
      expect(checkCoins(coins, total)).toBeUndefined();
      expect(checkCoins(coins, total + off)?.field).toBe('counted');
    }),
  );
});

test.each([
  ['a note that is none', [{ value: 2000, count: 1 }]],
  [
    'one named twice',
    [
      { value: 10, count: 1 },
      { value: 10, count: 2 },
    ],
  ],
  ['half a note', [{ value: 10, count: 0.5 }]],
  ['fewer than none', [{ value: 10, count: -1 }]],
  ['more than anybody counts', [{ value: 10, count: MAX_COINS + 1 }]],
])('%s is refused', (_what, coins) => {
  expect(checkCoins(coins, coinsTotal(coins))?.field).toBe('coins');
});
