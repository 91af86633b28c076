import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOW_STOCK, runsLow } from './stock.ts';

test('however the stock is sold off, it runs low once', () => {
  const sales = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(fc.integer({ min: LOW_STOCK + 1, max: 50_000 }), sales, (opening, sold) => {
      let left = opening;
      let told = 0;
      for (const quantity of sold) {
        const after = Math.max(0, left - quantity);
        if (runsLow(left, after)) told += 1;
        left = after;
      }
      expect(told).toBe(left <= LOW_STOCK ? 1 : 0);
    }),
  );
});
