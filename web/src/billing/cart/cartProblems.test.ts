import { expect, test } from 'vitest';
import type { Cart } from './cart.ts';
import { cartProblems, hasProblems, mergeProblems, missingProblems } from './cartProblems.ts';
import { cartTotals, type CartTerms } from './cartTotals.ts';
import { cartOf, line, terms } from './testing.ts';

const problemsOf = (cart: Cart, given: CartTerms = terms()) =>
  cartProblems(cart, cartTotals(cart, given), given);

const missingOf = (cart: Cart, missing: Record<string, string> = {}, given: CartTerms = terms()) =>
  missingProblems(cart, cartTotals(cart, given), given, '2026-11-20', missing);

test('a cart within stock and money has no problem', () => {
  expect(hasProblems(problemsOf(cartOf([line({ quantity: 12_000 })], { mode: 'CASH' })))).toBe(false);
});

test('more than is in stock is told at the line, in the words of the specification', () => {
  const cart = cartOf([line(), line({ itemId: 'p2', quantity: 13_000 })]);
  expect([...problemsOf(cart).lines]).toEqual([['product-p2', 'Only 12 items available in stock']]);
  expect(problemsOf(cartOf([line({ tracked: false, quantity: 99_000 })])).lines.size).toBe(0);
});

test('pieces are sold whole, cloth by the half metre', () => {
  expect(problemsOf(cartOf([line({ quantity: 1500 })])).lines.get('product-p1')).toBe(
    'This item is sold in whole pieces',
  );
  expect(problemsOf(cartOf([line({ quantity: 1500, unit: 'm' })])).lines.size).toBe(0);
  expect(problemsOf(cartOf([line({ quantity: 1500, unit: 'm', variantId: 'v1' })])).lines.size).toBe(1);
});

test('an item that is no longer sold stands in the way', () => {
  expect(problemsOf(cartOf([line({ gone: true })])).lines.get('product-p1')).toMatch(/no longer sold/);
});

test('a discount is at most the total, an advance at most what remains', () => {
  const high = cartOf([line()], { discount: { kind: 'AMOUNT', value: 194_251 } });
  expect(problemsOf(high).discount).toBe('Discount cannot exceed total amount (₹1,942.50)');
  expect(problemsOf({ ...high, discount: { kind: 'AMOUNT', value: 194_250 } }).discount).toBeUndefined();
  expect(problemsOf(high, terms({ discountBeforeTax: true })).discount).toBe(
    'Discount cannot exceed total amount (₹1,850.00)',
  );
  const advance = cartOf([line()], { advance: 194_251, discount: { kind: 'AMOUNT', value: 94_250 } });
  expect(problemsOf(advance).advance).toBe('Advance cannot exceed remaining amount (₹1,000.00)');
});

test('an amount beyond what is kept is told, not sent', () => {
  const cart = cartOf([line({ price: 99_999_999_999_999, quantity: 9_000, tracked: false })]);
  expect(problemsOf(cart).cart).toBe('The amount is too large');
});

test('what is missing is told when somebody wants to create it', () => {
  expect(missingOf(cartOf([]), { po: 'PO number is required' })).toEqual({
    cart: 'Please add at least one item to the cart',
    mode: 'Please select payment mode',
    form: { po: 'PO number is required' },
  });
  const complete = cartOf([line()], { mode: 'UPI', form: { delivery_date: '2026-11-20' } });
  expect(missingOf(complete)).toEqual({ cart: undefined, mode: undefined, form: {} });
});

test.each(['2026-11-19', '2026-02-30', 'soon'])('delivery on %s is no promise', (day) => {
  const cart = cartOf([line()], { mode: 'UPI', form: { delivery_date: day } });
  expect(missingOf(cart).form).toEqual({
    delivery_date: 'The delivery date cannot be before today',
  });
});

test('of two problems at one place the first is shown', () => {
  const own = { ...problemsOf(cartOf([])), discount: 'own', lines: new Map([['a', 'own']]) };
  const merged = mergeProblems(own, {
    discount: 'other',
    advance: 'other',
    lines: new Map([
      ['a', 'other'],
      ['b', 'other'],
    ]),
  });
  expect(merged).toMatchObject({ discount: 'own', advance: 'other' });
  expect([...merged.lines.values()].toSorted()).toEqual(['other', 'own']);
});

test('a walk-in pays in full, and is named on a large bill', () => {
  const walkIn = terms({ walkIn: true });
  const cart = cartOf([line()], { mode: 'CASH', advance: 100 });
  expect(missingOf(cart, {}, walkIn).advance).toBe(
    'A walk-in pays in full. Choose a customer to leave something open.',
  );
  expect(
    hasProblems(mergeProblems(problemsOf(cart), missingOf({ ...cart, advance: null }, {}, walkIn))),
  ).toBe(false);
  const large = cartOf([line({ price: 50_000_00 })], { mode: 'UPI' });
  expect(missingOf(large, {}, walkIn).buyer).toEqual({
    name: 'Enter the name of the buyer',
    address: 'Enter the address of the buyer',
    stateCode: 'Choose the state of the buyer',
  });
  const buyer = { name: 'Meera Shah', address: 'Surat', stateCode: '24' };
  expect(missingOf({ ...large, buyer }, {}, walkIn).buyer).toBeUndefined();
});

test('a card asks for its last four digits', () => {
  const cart = cartOf([line()], { mode: 'CARD', reference: '47' });
  expect(missingOf(cart).reference).toBe('Enter the last four digits of the card');
  expect(missingOf({ ...cart, reference: '4711' }).reference).toBeUndefined();
});

test('what is priced at the till has one stock for all its prices', () => {
  const first = line({ priceAtTill: true, priceChanged: true, available: 3000, quantity: 2000 });
  const second = { ...first, key: `${first.key}-price-2`, price: 100 };
  expect(problemsOf(cartOf([first, { ...second, quantity: 1000 }])).lines.size).toBe(0);
  expect([...problemsOf(cartOf([first, second])).lines.keys()]).toEqual([first.key, second.key]);
});
