import { expect, test } from 'vitest';
import { priceText } from './priceText.ts';

const cloth = { price: 68_000, unit: 'm', gst: 500, taxInclusive: false };

test('a price says for how much it is, and whether the tax is in it already', () => {
  expect(priceText(cloth, true)).toBe('₹680.00 / m · GST 5 %');
  expect(priceText({ ...cloth, taxInclusive: true }, true)).toBe('₹680.00 / m · incl. GST 5 %');
  expect(priceText({ ...cloth, unit: 'pc', gst: 0, taxInclusive: true }, true)).toBe('₹680.00 · GST 0 %');
});

test('little room leaves out the word for the tax, a shop that charges none all of it', () => {
  expect(priceText(cloth, true, false)).toBe('₹680.00 / m · 5 %');
  expect(priceText({ ...cloth, taxInclusive: true }, true, false)).toBe('₹680.00 / m · incl. 5 %');
  expect(priceText({ ...cloth, taxInclusive: true }, false)).toBe('₹680.00 / m');
});
