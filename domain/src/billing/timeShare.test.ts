import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnTotals, type SoldBill } from './returns.ts';
import { anyDiscount, anyLines } from './testLines.ts';
import { timeShareTotals } from './timeShare.ts';
import { billTotals } from './totals.ts';

/** A membership with a price before tax at 5 %, on a bill of its own. */
const membership = (price: number): SoldBill => {
  const { lines } = billTotals([{ price, quantity: 1000, taxInclusive: false, gst: 500, interState: false }]);
  return { lines: lines.map((line) => ({ ...line, quantity: 1000, returned: 0 })), discount: 0, roundOff: 0 };
};

test.each([
  [3000_00, 30, 90, 1000_00, 50_00],
  [1500_00, 10, 31, 483_87, 24_20],
  [1500_00, 31, 31, 1500_00, 75_00],
  [100_00, 0, 30, 0, 0],
])('of %d paise %d of %d days are %d before tax and %d of tax', (price, unused, days, taxable, gst) => {
  const totals = timeShareTotals(membership(price), 0, { unused, days });
  expect(totals).toMatchObject({ taxable, gst, total: taxable + gst, roundOff: 0 });
  expect(totals.cgst).toBe(totals.sgst);
});

test('unused days are never worth more than all of them, more days never less, and no other line comes back', () => {
  fc.assert(
    fc.property(
      anyLines,
      anyDiscount,
      fc.boolean(),
      fc.integer({ min: 1, max: 400 }),
      fc.nat({ max: 1000 }),
      fc.nat(),
      (inputs, discount, discountBeforeTax, days, part, place) => {
        const totals = billTotals(inputs, discount, { discountBeforeTax });
        const bill: SoldBill = {
          lines: totals.lines.map((line, at) => ({
            ...line,
            quantity: inputs[at]?.quantity ?? 0,
            returned: 0,
          })),
          discount: discountBeforeTax ? 0 : totals.discount,
          roundOff: 0,
        };
        const at = place % bill.lines.length;
        const unused = Math.floor((days * part) / 1000);
        const share = timeShareTotals(bill, at, { unused, days });
        const all = returnTotals(
          bill,
          bill.lines.map(({ quantity }, line) => (line === at ? quantity : 0)),
        );
        expect(share.cgst).toBe(share.sgst);
        expect(share.taxable).toBeLessThanOrEqual(all.taxable);
        expect(share.total).toBeGreaterThanOrEqual(0);
        // Each of five figures is rounded separately.
        expect(Math.abs(share.total * days - all.total * unused)).toBeLessThanOrEqual(3 * days);
        expect(share.lines.filter(({ total }, line) => line !== at && total !== 0)).toEqual([]);
        expect(timeShareTotals(bill, at, { unused: days, days })).toEqual(all);
      },
    ),
  );
});
