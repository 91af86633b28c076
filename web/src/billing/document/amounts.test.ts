import { expect, test } from 'vitest';
import { amountsToTotal, taxByKind, taxInOne, type Taxes } from './amounts.ts';

const inside: Taxes = { gst: 36_450, cgst: 18_225, sgst: 18_225, igst: 0, rates: ['5', '5'] };

test('tax in one row says which tax it is', () => {
  expect(taxInOne(inside)).toEqual([{ label: 'Includes CGST + SGST', amount: 36_450 }]);
  expect(taxInOne({ gst: 36_450, cgst: 0, igst: 36_450 })).toEqual([
    { label: 'Includes IGST', amount: 36_450 },
  ]);
  expect(taxInOne({ ...inside, gst: 46_450, igst: 10_000 })).toEqual([
    { label: 'Includes CGST + SGST + IGST', amount: 46_450 },
  ]);
  expect(taxInOne({ ...inside, gst: 0 })).toEqual([]);
});

test('each tax tells its rate, the halves theirs, where all lines have the same', () => {
  expect(taxByKind(inside)).toEqual([
    { label: 'CGST 2.5 %', amount: 18_225 },
    { label: 'SGST 2.5 %', amount: 18_225 },
  ]);
  expect(taxByKind({ ...inside, cgst: 0, sgst: 0, igst: 36_450, rates: ['18'] })).toEqual([
    { label: 'IGST 18 %', amount: 36_450 },
  ]);
});

test('with several rates the tax goes without; half of a quarter has three decimals', () => {
  expect(taxByKind({ ...inside, rates: ['5', '18'] }).map(({ label }) => label)).toEqual(['CGST', 'SGST']);
  expect(taxByKind({ ...inside, rates: ['0.25'] })[0]?.label).toMatch(/^CGST 0\.125\s%$/);
  expect(taxByKind({ ...inside, cgst: 0, sgst: 0, rates: [] })).toEqual([]);
});

test('only what there is stands between the lines and the total', () => {
  const lines = [{ total: 765_450 }];
  expect(amountsToTotal({ lines, discount: 0, roundOff: 0, total: 765_450 })).toEqual([
    { label: 'Items total', amount: 765_450 },
  ]);
  expect(amountsToTotal({ lines, discount: 25_010, roundOff: -40, total: 740_400 })).toEqual([
    { label: 'Items total', amount: 765_450 },
    { label: 'Discount', amount: -25_010 },
    { label: 'Round off', amount: -40 },
  ]);
});
