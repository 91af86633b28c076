import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLow, LOW_STOCK, runsLow, runsOut } from './stock.ts';

test('however the stock is sold off, it runs low once', () => {
  const sales = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 30 });
  const marks = fc.option(fc.integer({ min: 0, max: 20_000 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), marks, sales, (above, mark, sold) => {
      const opening = (mark ?? LOW_STOCK) + above;
      let left = opening;
      let notices = 0;
      for (const quantity of sold) {
        const after = Math.max(0, left - quantity);
        if (runsLow(left, after, mark)) notices += 1;
        left = after;
      }
      expect(notices).toBe(isLow(left, mark) ? 1 : 0);
    }),
  );
});

test.each([
  [1000, 0, true],
  [60_000, 0, true],
  [500, -500, true],
  [0, -1000, false],
  [2000, 1000, false],
])('from %i to %i it runs out: %s', (before, after, out) => {
  expect(runsOut(before, after)).toBe(out);
});

test.each([
  [3000, null, true],
  [3001, undefined, false],
  [3001, 10_000, true],
  [1, 0, false],
  [0, 0, true],
])('%i with the mark %j is little: %s', (available, mark, low) => {
  expect(isLow(available, mark)).toBe(low);
});
