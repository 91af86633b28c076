import fc from 'fast-check';
import { expect, test } from 'vitest';
import { times } from '../quantity/quantity.ts';
import { lineAmounts } from './line.ts';
import { anyLine } from './testLines.ts';

test('GST on top of a price is taken in two equal halves', () => {
  expect(lineAmounts({ price: 68_000, quantity: 2500, gst: 500 })).toEqual({
    taxable: 170_000,
    cgst: 4250,
    sgst: 4250,
    igst: 0,
    gst: 8500,
    discount: 0,
    total: 178_500,
  });
});

test('each half is rounded up at half a paisa, so together they may be a paisa above the whole rate', () => {
  // 9 % of 150 paise is 13.5 paise, 18 % is 27.
  expect(lineAmounts({ price: 150, quantity: 1000, gst: 1800 })).toMatchObject({
    cgst: 14,
    sgst: 14,
    gst: 28,
  });
});

test('a supply to another state bears the full rate at once', () => {
  expect(lineAmounts({ price: 150, quantity: 1000, gst: 1800, interState: true })).toMatchObject({
    cgst: 0,
    sgst: 0,
    igst: 27,
    gst: 27,
    total: 177,
  });
});

test('GST inside a price leaves the printed price', () => {
  expect(lineAmounts({ price: 11_800, quantity: 1000, gst: 1800, taxInclusive: true })).toMatchObject({
    taxable: 10_000,
    cgst: 900,
    sgst: 900,
    total: 11_800,
  });
});

test('the paisa that two halves cannot share stays in the taxable value', () => {
  // 5 % inside ₹100.00 is 476.19 paise; the halves are 238 each.
  expect(lineAmounts({ price: 10_000, quantity: 1000, gst: 500, taxInclusive: true })).toMatchObject({
    taxable: 9524,
    cgst: 238,
    sgst: 238,
    total: 10_000,
  });
});

test('in every line the parts add up, the halves are equal, and one kind of tax is charged', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { taxable, cgst, sgst, igst, gst, total } = lineAmounts(line);
      expect(cgst).toBe(sgst);
      expect(gst).toBe(cgst + sgst + igst);
      expect(total).toBe(taxable + gst);
      expect(line.interState ? cgst : igst).toBe(0);
      expect(Math.min(taxable, cgst, igst, total)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a tax-inclusive line totals its printed price, others have theirs as taxable value', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { taxable, total } = lineAmounts(line);
      expect(line.taxInclusive ? total : taxable).toBe(times(line.price, line.quantity));
    }),
  );
});

test('the tax is the rate of the taxable value, within the paise that rounding moves', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const { taxable, gst } = lineAmounts(line);
      // With tax on top there is one rounding for IGST and two for the halves. With tax inside, the taxable value
      // has moved by the same amount as well.
      expect(Math.abs(gst - (taxable * line.gst) / 10_000)).toBeLessThanOrEqual(line.taxInclusive ? 1.5 : 1);
    }),
  );
});
