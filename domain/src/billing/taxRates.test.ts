import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateText, taxRates } from './taxRates.ts';

const gst = fc.integer({ min: 0, max: 10_000 });

test('in one state two equal halves, between states the whole: never more or less than the rate', () => {
  fc.assert(
    fc.property(gst, fc.boolean(), (rate, interState) => {
      const { cgst, sgst, igst } = taxRates(rate, interState);
      expect(cgst).toBe(sgst);
      expect(cgst + sgst + igst).toBe(rate * 10);
      expect(interState ? cgst : igst).toBe(0);
    }),
  );
});

test.each([
  [1800, '9'],
  [500, '2.5'],
  [25, '0.125'],
  [0, '0'],
])('half of %i basis points is %s', (rate, text) => {
  expect(rateText(taxRates(rate, false).cgst)).toBe(text);
});
