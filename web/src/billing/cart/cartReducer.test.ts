import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStarted } from './cart.ts';
import { cartReducer, type CartAction } from './cartReducer.ts';
import { isCart } from './isCart.ts';
import { anyCart, cartOf, item, line } from './testing.ts';

const after = (...actions: CartAction[]) => actions.reduce(cartReducer, cartOf([]));

test('the same item again is one line with more of it, and keeps the price of this bill', () => {
  const cart = after(
    { type: 'add', item: item() },
    { type: 'price', key: 'product-p1', price: 150_000, permanent: false },
    { type: 'add', item: item({ available: 9000 }), quantity: 2000 },
  );
  const priced = { price: 150_000, listPrice: 185_000, priceChanged: true };
  expect(cart.lines).toEqual([line({ quantity: 3000, ...priced, available: 9000 })]);
});

const at = (price: number): CartAction => ({ type: 'add', item: item({ priceAtTill: true, price }) });

test('what is priced at the till has a line for each price, which it keeps when the catalogue has one', () => {
  const cart = after(at(4000), at(2500), at(2500), at(4000), at(900), { type: 'remove', key: 'product-p1' });
  expect(cart.lines.map(({ key, price, quantity }) => [key, price, quantity])).toEqual([
    ['product-p1-price-2', 2500, 2000],
    ['product-p1-price-3', 900, 1000],
  ]);
  const found = new Map([['product-p1-price-2', item({ priceAtTill: false, price: 3000 })]]);
  const later = [{ type: 'refresh', found } as const, at(700)].reduce(cartReducer, cart);
  expect(later.lines.map(({ key, price }) => [key, price])).toEqual([
    ['product-p1-price-2', 2500],
    ['product-p1-price-3', 900],
    ['product-p1', 700],
  ]);
  expect(isCart(later)).toBe(true);
});

test('a variant is a line of its own', () => {
  const cart = after(
    { type: 'add', item: item({ variantId: 'v1' }) },
    { type: 'add', item: item({ variantId: 'v2' }) },
    { type: 'add', item: item({ kind: 'SERVICE', itemId: 'p1' }) },
  );
  expect(cart.lines.map(({ key }) => key)).toEqual([
    'product-p1-variant-v1',
    'product-p1-variant-v2',
    'service-p1',
  ]);
});

test('a price that the item has from now on need not be sent', () => {
  const [changed] = after(
    { type: 'add', item: item() },
    { type: 'price', key: 'product-p1', price: 170_000, permanent: true },
  ).lines;
  expect(changed).toMatchObject({ price: 170_000, priceChanged: false });
});

test('what the catalogue says now is taken over, but not over a price of this bill; what is gone is marked', () => {
  const cart = cartOf([
    line(),
    line({ itemId: 'p2', price: 100, priceChanged: true }),
    line({ itemId: 'p3' }),
    line({ itemId: 'p4' }),
  ]);
  const found = new Map([
    ['product-p1', item({ price: 199_000, gst: 1800, available: 3000 })],
    ['product-p2', item({ itemId: 'p2', price: 500, available: 1000 })],
    ['product-p3', null],
  ]);
  const { lines } = cartReducer(cart, { type: 'refresh', found });
  expect(lines).toEqual([
    line({ price: 199_000, gst: 1800, available: 3000 }),
    line({ itemId: 'p2', price: 100, priceChanged: true, available: 1000 }),
    line({ itemId: 'p3', gone: true }),
    line({ itemId: 'p4' }),
  ]);
});

test('quantity, stock and removal meet the line that they name, and no other', () => {
  const cart = cartOf([line(), line({ itemId: 'p2' })]);
  const changed = [
    { type: 'quantity', key: 'product-p2', quantity: 2500 },
    { type: 'stock', key: 'product-p2', available: 2000 },
    { type: 'remove', key: 'product-p1' },
  ] satisfies CartAction[];
  expect(changed.reduce(cartReducer, cart).lines).toEqual([
    line({ itemId: 'p2', quantity: 2500, available: 2000 }),
  ]);
});

test('a cleared cart is empty and has another key, so that it becomes another document', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const cleared = cartReducer(cart, { type: 'clear', key: 'next' });
      expect(cleared.key).toBe('next');
      expect(isStarted(cleared)).toBe(false);
    }),
  );
});

test('nothing is lost but by removal: every action leaves the other lines as they were', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(), (cart, at) => {
      const target = cart.lines[at % Math.max(1, cart.lines.length)];
      if (target === undefined) return;
      const others = cart.lines.filter(({ key }) => key !== target.key);
      const next = cartReducer(cart, { type: 'quantity', key: target.key, quantity: 7000 });
      expect(next.lines.filter(({ key }) => key !== target.key)).toEqual(others);
      expect(cartReducer(cart, { type: 'remove', key: target.key }).lines).toEqual(others);
    }),
  );
});
