import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumRows } from './sumRows.ts';
import { anyDiscount, anyLines } from './testLines.ts';
import { billTotals } from './totals.ts';

const anyOptions = fc.record({ roundOff: fc.boolean(), discountBeforeTax: fc.boolean() });

test('in every cart the lines, less the discount, with the rounding are the total', () => {
  fc.assert(
    fc.property(anyLines, anyDiscount, anyOptions, (inputs, discount, options) => {
      const totals = billTotals(inputs, discount, options);
      const rows = sumRows(totals);
      const counted = rows.filter(({ label }) => label !== 'billing.discountInItems');
      expect(counted.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
      const discountRow = rows.find(({ label }) => label.startsWith('billing.discount'));
      expect(discountRow?.amount ?? 0).toBe(totals.discount === 0 ? 0 : -totals.discount);
      expect([undefined, options.discountBeforeTax]).toContain(
        discountRow && discountRow.label === 'billing.discountInItems',
      );
    }),
  );
});

test('a discount that is in the lines says so', () => {
  const cart = [{ price: 4500, quantity: 2000, gst: 500, taxInclusive: true }];
  const discount = { kind: 'AMOUNT', value: 571 } as const;
  expect(sumRows(billTotals(cart, discount, { discountBeforeTax: true }))).toEqual([
    { label: 'billing.itemsTotal', amount: 8401 },
    { label: 'billing.discountInItems', amount: -571 },
  ]);
  expect(sumRows(billTotals(cart, discount))).toEqual([
    { label: 'billing.itemsTotal', amount: 9000 },
    { label: 'billing.discount', amount: -571 },
  ]);
});
