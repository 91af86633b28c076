import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../../catalogue/local/entry.ts';
import { addable, cartItemOf } from './cartItem.ts';
import { cartOf, item, line } from './testing.ts';

const entry: CatalogueEntry = {
  kind: 'PRODUCT',
  id: 'p1',
  title: 'Kota doria saree',
  alsoCalled: null,
  sku: 'SAR-117',
  barcode: null,
  brand: null,
  category: 'Sarees',
  hsn: '5007',
  unit: 'pc',
  price: 389_000,
  priceAtTill: false,
  mrp: null,
  gst: 1800,
  taxInclusive: false,
  image: null,
  tracked: true,
  available: 3000,
  isLow: true,
  hasVariants: true,
  sold: 0,
  words: 'kota doria saree',
  order: 'kota doria saree',
};

test('a variant has its own price, tax, stock and name', () => {
  const variant = { id: 'v1', sku: 'SAR-117-R', price: 399_000, gst: 500, available: 1000, traits: 'Red' };
  expect(cartItemOf(entry)).toMatchObject({ name: 'Kota doria saree', price: 389_000, available: 3000 });
  expect(cartItemOf(entry, variant)).toMatchObject({
    name: 'Kota doria saree (SAR-117-R)',
    variantId: 'v1',
    price: 399_000,
    gst: 500,
    available: 1000,
    hsn: '5007',
  });
});

test.each([
  ['a piece while there are pieces', { available: 2000 }, 1000, 1000],
  ['nothing when the cart holds them all', { available: 2000 }, 2000, 0],
  ['nothing of half a piece', { available: 1500 }, 1000, 0],
  ['the rest of a bale', { available: 2500, unit: 'm' }, 2000, 500],
  ['a piece where nobody counts', { available: 0, tracked: false }, 5000, 1000],
])('one press adds %s', (_what, change, inCart, added) => {
  expect(addable(cartOf([line({ ...change, quantity: inCart })]), item(change))).toBe(added);
});

test('one press adds one where the cart has none', () => {
  expect(addable(cartOf([]), item())).toBe(1000);
  expect(addable(cartOf([]), item({ available: 0 }))).toBe(0);
});
