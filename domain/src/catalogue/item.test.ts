import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartLineKey, catalogPrice, ITEM_KINDS, shownPrice, variantName } from './item.ts';

test('a service takes its offer first, a product its price', () => {
  expect(catalogPrice('SERVICE', 50_000, 45_000)).toBe(45_000);
  expect(catalogPrice('PRODUCT', 50_000, 45_000)).toBe(50_000);
});

test('where the first is absent the other counts, and zero is not absent', () => {
  expect(catalogPrice('SERVICE', 50_000, null)).toBe(50_000);
  expect(catalogPrice('PRODUCT', null, 45_000)).toBe(45_000);
  expect(catalogPrice('SERVICE', 50_000, 0)).toBe(0);
  expect(catalogPrice('PRODUCT')).toBeUndefined();
  expect(catalogPrice('SERVICE', null, null)).toBeUndefined();
});

test.each([
  ['PRODUCT', 52_500, 47_500, { counts: 52_500, struck: undefined, byOffer: false }],
  ['PRODUCT', null, 47_500, { counts: 47_500, struck: undefined, byOffer: true }],
  ['SERVICE', 52_500, 47_500, { counts: 47_500, struck: 52_500, byOffer: true }],
  ['SERVICE', 47_500, 47_500, { counts: 47_500, struck: undefined, byOffer: true }],
  ['SERVICE', 47_500, null, { counts: 47_500, struck: undefined, byOffer: false }],
  ['PRODUCT', null, null, { counts: undefined, struck: undefined, byOffer: false }],
] as const)('of a %s at %s with the offer %s a list shows what counts', (kind, price, offer, shown) => {
  expect(shownPrice(kind, price, offer)).toEqual(shown);
});

test('a list shows what the till charges, and strikes nothing that is charged', () => {
  const amount = fc.option(fc.nat());
  fc.assert(
    fc.property(fc.constantFrom(...ITEM_KINDS), amount, amount, (kind, price, offer) => {
      const { counts, struck } = shownPrice(kind, price, offer);
      expect(counts).toBe(catalogPrice(kind, price, offer));
      expect(struck ?? Infinity).toBeGreaterThan(counts ?? 0);
    }),
  );
});

test('cart lines are keyed by kind and id, variants by theirs as well', () => {
  expect(cartLineKey('PRODUCT', '7')).toBe('product-7');
  expect(cartLineKey('SERVICE', '7')).toBe('service-7');
  expect(cartLineKey('PRODUCT', '7', '9')).toBe('product-7-variant-9');
  expect(variantName('Kota saree', 'SAR-117-R')).toBe('Kota saree (SAR-117-R)');
});
