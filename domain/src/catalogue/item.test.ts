import { expect, test } from 'vitest';
import { cartLineKey, catalogPrice, variantName } from './item.ts';

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

test('cart lines are keyed by kind and id, variants by theirs as well', () => {
  expect(cartLineKey('PRODUCT', '7')).toBe('product-7');
  expect(cartLineKey('SERVICE', '7')).toBe('service-7');
  expect(cartLineKey('PRODUCT', '7', '9')).toBe('product-7-variant-9');
  expect(variantName('Kota saree', 'SAR-117-R')).toBe('Kota saree (SAR-117-R)');
});
