import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PAISE } from '../money/paise.ts';
import { MAX_MILLI, times } from '../quantity/quantity.ts';
import { checkTotal } from './checkMoney.ts';
import { discountAmount } from './discount.ts';
import { anyDiscount, anyLines } from './testLines.ts';
import { billTotals, discountLimit } from './totals.ts';
import type { LineAmounts } from './types.ts';

const sum = (lines: readonly LineAmounts[], field: keyof LineAmounts) =>
  lines.reduce((total, line) => total + line[field], 0);

const CART = [
  { price: 185_000, quantity: 1000, gst: 500 },
  { price: 129_500, quantity: 2000, gst: 500 },
  { price: 68_000, quantity: 2500, gst: 500 },
  { price: 85_000, quantity: 1000, gst: 500 },
  { price: 15_000, quantity: 2000, gst: 500 },
];

test('a boutique bill with a discount after tax', () => {
  expect(billTotals(CART, { kind: 'AMOUNT', value: 25_000 })).toMatchObject({
    subtotal: 729_000,
    cgst: 18_225,
    sgst: 18_225,
    gst: 36_450,
    discount: 25_000,
    total: 740_450,
    itemCount: 5,
    quantity: 8500,
  });
});

test('the same bill with the discount before tax pays less GST', () => {
  const totals = billTotals(CART, { kind: 'AMOUNT', value: 29_000 }, { discountBeforeTax: true });
  expect(totals).toMatchObject({ subtotal: 729_000, taxable: 700_000, discount: 29_000 });
  expect(totals.total).toBe(700_000 + totals.gst);
  expect(totals.gst).toBeLessThan(36_450);
});

test('a bill to another state has IGST only', () => {
  const totals = billTotals(CART.map((line) => ({ ...line, interState: true })));
  expect(totals).toMatchObject({ cgst: 0, sgst: 0, igst: 36_450, gst: 36_450, total: 765_450 });
});

test('an empty cart is nothing', () => {
  expect(billTotals([])).toMatchObject({ lines: [], subtotal: 0, total: 0, itemCount: 0, quantity: 0 });
});

const untaxed = (price: number) => [{ price, quantity: 1000, gst: 0 }];

test('rounding off goes to the nearest rupee and stands by itself', () => {
  expect(billTotals(untaxed(10_050), undefined, { roundOff: true })).toMatchObject({
    roundOff: 50,
    total: 10_100,
  });
  expect(billTotals(untaxed(10_049), undefined, { roundOff: true })).toMatchObject({
    roundOff: -49,
    total: 10_000,
  });
  expect(billTotals(untaxed(10_049))).toMatchObject({ roundOff: 0, total: 10_049 });
});

const anyOptions = fc.record({ roundOff: fc.boolean(), discountBeforeTax: fc.boolean() });

test('every figure is the sum of its lines, and the total follows from the figures', () => {
  fc.assert(
    fc.property(anyLines, anyDiscount, anyOptions, (inputs, discount, options) => {
      const totals = billTotals(inputs, discount, options);
      for (const field of ['taxable', 'cgst', 'sgst', 'igst', 'gst'] as const) {
        expect(totals[field]).toBe(sum(totals.lines, field));
      }
      expect(totals.total).toBe(totals.subtotal + totals.gst - totals.discount + totals.roundOff);
      expect(totals.cgst).toBe(totals.sgst);
      expect(totals.itemCount).toBe(inputs.length);
      expect(totals.quantity).toBe(inputs.reduce((total, line) => total + line.quantity, 0));
    }),
  );
});

test('no figure is negative, whatever discount is asked for', () => {
  fc.assert(
    fc.property(anyLines, anyDiscount, anyOptions, (inputs, discount, options) => {
      const { lines, roundOff, ...figures } = billTotals(inputs, discount, options);
      expect(Math.min(...Object.values(figures))).toBeGreaterThanOrEqual(0);
      expect(Math.min(...lines.flatMap((line) => Object.values(line)))).toBeGreaterThanOrEqual(0);
      expect(Math.abs(roundOff)).toBeLessThanOrEqual(options.roundOff ? 50 : 0);
    }),
  );
});

test('the discount taken is the one asked for, up to what there is', () => {
  fc.assert(
    fc.property(anyLines, anyDiscount, fc.boolean(), (inputs, discount, discountBeforeTax) => {
      const plain = billTotals(inputs);
      const limit = discountLimit(plain, { discountBeforeTax });
      expect(limit).toBe(discountBeforeTax ? plain.subtotal : plain.total);
      const asked = discountAmount(discount, plain.subtotal);
      expect(billTotals(inputs, discount, { discountBeforeTax }).discount).toBe(Math.min(asked, limit));
    }),
  );
});

test('before tax the lines bear the discount between them, after tax they do not change', () => {
  fc.assert(
    fc.property(anyLines, anyDiscount, (inputs, discount) => {
      const before = billTotals(inputs, discount, { discountBeforeTax: true });
      expect(sum(before.lines, 'discount')).toBe(before.discount);
      expect(before.taxable).toBe(before.subtotal - before.discount);
      expect(before.total).toBe(sum(before.lines, 'total'));
      expect(billTotals(inputs, discount).lines).toEqual(billTotals(inputs).lines);
    }),
  );
});

test('tax-inclusive lines without a discount total what is printed on them', () => {
  fc.assert(
    fc.property(anyLines, fc.boolean(), (inputs, discountBeforeTax) => {
      const printed = inputs.map((line) => ({ ...line, taxInclusive: true }));
      const expected = printed.reduce((total, line) => total + times(line.price, line.quantity), 0);
      expect(billTotals(printed, undefined, { discountBeforeTax }).total).toBe(expected);
    }),
  );
});

test('amounts beyond what can be kept end in a refusal, not in a wrong figure', () => {
  const monster = { price: MAX_PAISE, quantity: MAX_MILLI, gst: 4000 };
  for (const options of [{}, { roundOff: true }, { discountBeforeTax: true }]) {
    const { total } = billTotals([monster, monster], { kind: 'AMOUNT', value: MAX_PAISE }, options);
    expect(checkTotal(total)).toMatchObject({ code: 'AMOUNT_TOO_LARGE' });
  }
});
