import { expect, test } from 'vitest';
import { checkCart, checkQuantity, checkVariantQuantities } from './checkCart.ts';

const stock = { available: 3000, tracked: true };

test('the quantity is at most the stock of a tracked product', () => {
  expect(checkQuantity({ ...stock, quantity: 3000 })).toBeUndefined();
  expect(checkQuantity({ ...stock, quantity: 3001 })).toEqual({
    field: 'quantity',
    code: 'STOCK_SHORT',
    message: 'Only 3 items available in stock',
    params: { available: '3' },
  });
  expect(checkQuantity({ available: 42_500, tracked: true, quantity: 50_000 })?.message).toBe(
    'Only 42.5 items available in stock',
  );
  expect(checkQuantity({ available: -1000, tracked: true, quantity: 1 })?.params).toEqual({ available: '0' });
});

test('what is not tracked has no limit', () => {
  expect(checkQuantity({ available: 0, tracked: false, quantity: 999_000 })).toBeUndefined();
});

test('a quantity is above zero, and whole where pieces are counted', () => {
  for (const quantity of [0, -1000, 0.5, Number.NaN]) {
    expect(checkQuantity({ ...stock, quantity })).toMatchObject({ message: 'Enter a quantity above zero' });
  }
  expect(checkQuantity({ ...stock, quantity: 2500, whole: true })?.message).toBe(
    'This item is sold in whole pieces',
  );
  expect(checkQuantity({ ...stock, quantity: 2000, whole: true })).toBeUndefined();
});

test('the problem stands at the field it is asked for', () => {
  expect(checkQuantity({ ...stock, quantity: 0 }, 'lines.2.quantity')?.field).toBe('lines.2.quantity');
});

test('variants need one quantity, and each is within its stock', () => {
  const none = { ...stock, quantity: 0 };
  expect(checkVariantQuantities([none, none])).toMatchObject({
    code: 'VARIANT_QUANTITY_MISSING',
    message: 'Please add a quantity to at least one variant',
  });
  expect(checkVariantQuantities([])).toMatchObject({ code: 'VARIANT_QUANTITY_MISSING' });
  expect(checkVariantQuantities([none, { ...stock, quantity: 1000 }])).toBeUndefined();
  expect(checkVariantQuantities([none, { ...stock, quantity: 4000 }])).toMatchObject({
    field: 'variants.1.quantity',
    code: 'STOCK_SHORT',
  });
});

test('a document needs a line', () => {
  expect(checkCart(1)).toBeUndefined();
  expect(checkCart(0)).toMatchObject({
    code: 'EMPTY_CART',
    message: 'Please add at least one item to the cart',
  });
});
