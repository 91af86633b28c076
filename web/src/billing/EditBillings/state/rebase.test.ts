import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCart, cartOf, item, line } from '../../cart/testing.ts';
import type { Cart } from '../../cart/cart.ts';
import { changeCount, startEdit, type Seen } from './edit.ts';
import { editReducer, type EditAction } from './editReducer.ts';
import { rebase } from './rebase.ts';

const seenOf = (cart: Cart, revision = 0): Seen => ({ revision, pending: 0, total: 0, cart });
const keys = ({ lines }: Pick<Cart, 'lines'>) => lines.map(({ key, quantity }) => [key, quantity]);

const A = line({ itemId: 'a' });
const B = line({ itemId: 'b' });
const C = line({ itemId: 'c' });

test('who changed nothing sees the document as it is now', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (before, after) => {
      const edit = rebase(startEdit(seenOf(before), 'k'), seenOf(after, 1));
      expect(keys(edit.cart)).toEqual(keys(after));
      expect(edit.cart.discount).toEqual(after.discount);
      expect(edit.cart.key).toBe('k');
    }),
  );
});

test('what was changed here stays on top of what was not', () => {
  fc.assert(
    fc.property(anyCart, anyCart, fc.integer({ min: 1, max: 9000 }), (before, after, quantity) => {
      fc.pre(before.lines.length > 0);
      const [first] = before.lines;
      const act: EditAction = {
        type: 'quantity',
        key: first?.key ?? '',
        quantity: (first?.quantity ?? 0) + quantity,
      };
      const edit = editReducer(startEdit(seenOf(before), 'k'), act);
      const found = rebase(edit, seenOf(after, 1)).cart.lines.find(({ key }) => key === first?.key);
      expect(found?.quantity).toBe(act.quantity);
    }),
  );
});

test('lines added and removed on both sides', () => {
  const before = seenOf(cartOf([A, B]));
  let mine = editReducer(startEdit(before, 'k'), { type: 'remove', key: A.key });
  mine = editReducer(mine, { type: 'add', item: item({ itemId: 'c' }) });
  const D = line({ itemId: 'd' });
  const now = seenOf(cartOf([A, { ...B, quantity: 3000 }, D]), 1);
  const edit = rebase(mine, now);
  expect(keys(edit.cart)).toEqual([
    [B.key, 3000],
    [D.key, 1000],
    [C.key, 1000],
  ]);
  expect(edit.met).toBe(before);
  expect(editReducer(edit, { type: 'understood' }).met).toBeUndefined();
  expect(changeCount(edit)).toBe(2);
});

test('a removed line comes back to its place, and what is added again is billed as it was', () => {
  const start = startEdit(seenOf(cartOf([A, B])), 'k');
  const without = editReducer(start, { type: 'remove', key: A.key });
  expect(changeCount(without)).toBe(1);
  expect(editReducer(without, { type: 'putBack', key: A.key }).cart.lines).toEqual([A, B]);
  const dearer = item({ itemId: 'a', price: 999_900, gst: 1800 });
  const again = editReducer(without, { type: 'add', item: dearer, quantity: 2000 });
  expect(again.cart.lines).toEqual([{ ...A, quantity: 2000 }, B]);
});

test('an edit that is put back to what it was changes nothing', () => {
  const start = startEdit(seenOf(cartOf([A, B], { discount: { kind: 'AMOUNT', value: 500 } })), 'k');
  let edit = editReducer(start, { type: 'quantity', key: A.key, quantity: 7000 });
  edit = editReducer(edit, { type: 'discount', discount: null });
  expect(changeCount(edit)).toBe(2);
  edit = editReducer(edit, { type: 'quantity', key: A.key, quantity: A.quantity });
  edit = editReducer(edit, { type: 'discount', discount: { kind: 'AMOUNT', value: 500 } });
  expect(changeCount(edit)).toBe(0);
});
