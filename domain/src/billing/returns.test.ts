import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkReturnable, checkReturned, checkReturnTotal, returnTotals, type SoldBill } from './returns.ts';
import { anyDiscount, anyLines } from './testLines.ts';
import { billTotals } from './totals.ts';
import type { BillTotals, LineInput } from './types.ts';

type Sold = SoldBill['lines'][number];

const soldBill = (
  inputs: readonly LineInput[],
  { lines, discount, roundOff }: BillTotals,
  discountBeforeTax: boolean,
): SoldBill => ({
  lines: lines.map((line, at) => ({ ...line, quantity: inputs[at]?.quantity ?? 0, returned: 0 })),
  discount: discountBeforeTax ? 0 : discount,
  roundOff,
});

/** The bill after a part of it was returned. */
const after = (bill: SoldBill, quantities: readonly number[]): SoldBill => ({
  ...bill,
  lines: bill.lines.map((line, at) => ({ ...line, returned: line.returned + (quantities[at] ?? 0) })),
});

/** Part of what is left of each line, chosen by numbers from 0 to 1000. */
const someOf = (bill: SoldBill, shares: readonly number[]): number[] =>
  bill.lines.map(({ quantity, returned }, at) =>
    Math.floor(((quantity - returned) * (shares[at % shares.length] ?? 0)) / 1000),
  );
const allOf = (bill: SoldBill): number[] => bill.lines.map(({ quantity, returned }) => quantity - returned);

const FIELDS = ['taxable', 'cgst', 'sgst', 'igst', 'gst'] as const;

test('however an invoice comes back, its credit notes add up to it and to each of its lines, to the paisa', () => {
  const anyShares = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      anyLines,
      anyDiscount,
      fc.record({ roundOff: fc.boolean(), discountBeforeTax: fc.boolean() }),
      fc.array(anyShares, { maxLength: 4 }),
      (inputs, discount, options, steps) => {
        const totals = billTotals(inputs, discount, options);
        let bill = soldBill(inputs, totals, options.discountBeforeTax);
        const notes = [];
        for (const shares of steps) {
          const some = someOf(bill, shares);
          notes.push(returnTotals(bill, some));
          bill = after(bill, some);
        }
        // Where a step returned the last of it, there is nothing left to round off.
        const left = allOf(bill);
        if (left.some((quantity) => quantity > 0)) notes.push(returnTotals(bill, left));
        for (const field of FIELDS)
          for (const [at, line] of totals.lines.entries())
            expect(notes.reduce((sum, { lines }) => sum + (lines[at]?.[field] ?? 0), 0)).toBe(line[field]);
        expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(totals.total);
        for (const note of notes) {
          expect(note.cgst).toBe(note.sgst);
          expect(note.total).toBe(note.taxable + note.gst - note.discount + note.roundOff);
          for (const line of note.lines) expect(line.total).toBeGreaterThanOrEqual(0);
        }
      },
    ),
  );
});

const line = (changes: Partial<Sold> = {}): Sold => ({
  quantity: 3000,
  returned: 0,
  taxable: 100_00,
  cgst: 2_50,
  sgst: 2_50,
  igst: 0,
  ...changes,
});

test('a third of ₹105.00 comes back as 35.00 three times; of ₹100.00 the paisa that is over goes with one', () => {
  let bill: SoldBill = { lines: [line({ taxable: 100_00, cgst: 0, sgst: 0 })], discount: 0, roundOff: 0 };
  const shares = [1, 2, 3].map(() => {
    const { total } = returnTotals(bill, [1000]);
    bill = after(bill, [1000]);
    return total;
  });
  expect(shares).toEqual([33_33, 33_34, 33_33]);
});

test('a discount after tax goes back with its line, and the rounding with what comes last', () => {
  const bill: SoldBill = {
    lines: [line({ quantity: 1000 }), line({ quantity: 1000, taxable: 300_00, cgst: 7_50, sgst: 7_50 })],
    discount: 42_00,
    roundOff: 40,
  };
  expect(returnTotals(bill, [1000, 0])).toMatchObject({
    gst: 5_00,
    discount: 10_50,
    roundOff: 0,
    total: 94_50,
  });
  const rest = returnTotals(after(bill, [1000, 0]), [0, 1000]);
  expect(rest).toMatchObject({ discount: 31_50, roundOff: 40, total: 283_90 });
});

test('at most what is left comes back, in whole pieces where it is sold in pieces', () => {
  const left = line({ returned: 1000, whole: true });
  expect(checkReturned(left, 2000)).toBeUndefined();
  expect(checkReturned(left, 2001, 'lines.0.quantity')).toMatchObject({ code: 'INVALID_INPUT' });
  expect(checkReturned(left, 3000, 'lines.0.quantity')).toEqual({
    field: 'lines.0.quantity',
    code: 'RETURN_EXCEEDS_SOLD',
    message: 'Only 2 can still come back',
    params: { left: '2' },
  });
  expect(checkReturned(line({ quantity: 2500 }), 1250)).toBeUndefined();
  for (const quantity of [0, -1000, 0.5]) expect(checkReturned(left, quantity)?.code).toBe('INVALID_INPUT');
});

test('only an invoice that stands comes back, as long as something of it is left', () => {
  const stands = { isInvoice: true, canceled: false, fromOrder: false, hasLeft: true };
  expect(checkReturnable(stands)).toBeUndefined();
  expect(checkReturnable({ ...stands, isInvoice: false })?.code).toBe('DOCUMENT_FIXED');
  expect(checkReturnable({ ...stands, canceled: true })?.code).toBe('DOCUMENT_CANCELED');
  expect(checkReturnable({ ...stands, fromOrder: true })?.code).toBe('DOCUMENT_FIXED');
  expect(checkReturnable({ ...stands, hasLeft: false })?.code).toBe('DOCUMENT_FIXED');
  expect(checkReturnTotal(1)).toBeUndefined();
  expect(checkReturnTotal(0)?.field).toBe('lines');
});
