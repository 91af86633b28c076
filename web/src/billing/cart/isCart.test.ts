import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draftName, isCart } from './isCart.ts';
import { anyCart, cartOf, line } from './testing.ts';

test('a cart survives being kept on the device, to the last paisa', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const kept: unknown = JSON.parse(JSON.stringify(cart));
      expect(isCart(kept)).toBe(true);
      expect(kept).toEqual(JSON.parse(JSON.stringify(cart)));
    }),
  );
});

test('what is no cart is ignored, whatever it is', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(isCart(value)).toBe(false);
    }),
  );
});

test('a cart with any one field spoilt is no cart', () => {
  const good: Record<string, unknown> = {
    ...cartOf([line()], { discount: { kind: 'PERCENT', value: 500 } }),
  };
  expect(isCart(good)).toBe(true);
  fc.assert(
    fc.property(
      fc.constantFrom('key', 'lines', 'discount', 'advance', 'mode', 'form'),
      fc.constantFrom(undefined, Number.NaN, -1, 1.5, 'x', [null], { kind: 'PERCENT', value: 10_001 }),
      (field, spoilt) => {
        // 'x' is a valid key, and any object of texts is a valid form.
        if (field === 'key' && spoilt === 'x') return;
        expect(isCart({ ...good, [field]: spoilt })).toBe(false);
      },
    ),
  );
});

test.each([
  ['price', -1],
  ['price', 1.5],
  ['price', Number.POSITIVE_INFINITY],
  ['price', '100'],
  ['quantity', -1000],
  ['quantity', 1e15],
  ['gst', 10_001],
  ['available', null],
  ['kind', 'GIFT'],
  ['key', 'product-p2'],
  ['name', 5],
  ['name', 'x'.repeat(5001)],
  ['hsn', 5],
  ['gone', 'no'],
  ['variantId', 7],
])('a line whose %s is %j is not billed', (field, value) => {
  expect(isCart(cartOf([line()]))).toBe(true);
  expect(isCart({ ...cartOf([]), lines: [{ ...line(), [field]: value }] })).toBe(false);
});

test('what is priced at the till has a line for each price, and no other item has two', () => {
  const key = 'product-p1-price-2';
  const priced = line({ priceAtTill: true, priceChanged: true });
  expect(isCart(cartOf([priced, { ...priced, key, price: 4000 }]))).toBe(true);
  expect(isCart(cartOf([line(), { ...line(), key, price: 4000 }]))).toBe(false);
  expect(isCart(cartOf([{ ...priced, key: 'product-p1-price-x' }]))).toBe(false);
});

test('the same line twice, and more lines than a person makes, are not ours', () => {
  expect(isCart(cartOf([line(), line()]))).toBe(false);
  const many = Array.from({ length: 1001 }, (_, index) => line({ itemId: `p${index}` }));
  expect(isCart(cartOf(many))).toBe(false);
});

test('every customer has a draft for each type', () => {
  expect(draftName('INVOICE', 'c1')).not.toBe(draftName('ORDER', 'c1'));
  expect(draftName('INVOICE', 'c1')).not.toBe(draftName('INVOICE', 'c2'));
});
