import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDisclaimer, checkShopGst } from './settings.ts';

test('every rate from 0 to 28 per cent fits, and none beyond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), (rate) => {
      expect(checkShopGst(rate) === undefined).toBe(rate <= 2800);
    }),
  );
  expect(checkShopGst(undefined, 'gst_persantage')).toMatchObject({
    field: 'gst_persantage',
    message: 'GST percentage must be between 0 and 28.',
  });
});

test('a disclaimer has at most 100 characters, as people count them', () => {
  expect(checkDisclaimer('')).toBeUndefined();
  expect(checkDisclaimer('क'.repeat(100))).toBeUndefined();
  expect(checkDisclaimer('🧵'.repeat(100))).toBeUndefined();
  expect(checkDisclaimer('x'.repeat(101))).toMatchObject({
    field: 'disclaimer',
    message: 'At most 100 characters.',
  });
});
