import { billTotals, supplyTax } from '@galla/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals } from './cartTotals.ts';
import { anyCart, cartOf, line, terms } from './testing.ts';

test('the cart of the picture comes to ₹7,404.50', () => {
  const cart = cartOf(
    [
      line(),
      line({ itemId: 'p2', price: 129_500, quantity: 2000 }),
      line({ itemId: 'p3', price: 68_000, quantity: 2500, unit: 'm' }),
      line({ itemId: 's1', kind: 'SERVICE', price: 85_000 }),
      line({ itemId: 's2', kind: 'SERVICE', price: 15_000, quantity: 2000 }),
    ],
    { discount: { kind: 'AMOUNT', value: 25_000 }, mode: 'UPI', advance: 200_000 },
  );
  expect(cartTotals(cart, terms())).toMatchObject({
    subtotal: 729_000,
    cgst: 18_225,
    sgst: 18_225,
    igst: 0,
    discount: 25_000,
    total: 740_450,
    advance: 200_000,
    pending: 540_450,
    quantity: 8500,
    itemCount: 5,
  });
});

test('cash on the counter is the whole total until somebody types another advance', () => {
  const cart = cartOf([line()], { mode: 'CASH' });
  expect(cartTotals(cart, terms())).toMatchObject({ total: 194_250, advance: 194_250, pending: 0 });
  expect(cartTotals({ ...cart, advance: 50_000 }, terms())).toMatchObject({
    advance: 50_000,
    pending: 144_250,
  });
  expect(cartTotals({ ...cart, advance: 0 }, terms()).pending).toBe(194_250);
});

test.each(['ORDER', 'PROPOSAL'] as const)('nothing is taken at once with an %s, nor by UPI', (type) => {
  expect(cartTotals(cartOf([line()], { mode: 'CASH' }), terms({ type })).advance).toBe(0);
  expect(cartTotals(cartOf([line()], { mode: 'UPI' }), terms()).advance).toBe(0);
});

test('a customer of another state pays IGST, and a shop without registration asks for no tax', () => {
  const cart = cartOf([line()]);
  expect(cartTotals(cart, terms({ customer: { stateCode: '27' } }))).toMatchObject({
    igst: 9250,
    cgst: 0,
    sgst: 0,
  });
  expect(cartTotals(cart, terms({ shop: { registration: 'NONE', stateCode: '08' } })).gst).toBe(0);
});

test('cash above the total is change; by UPI it is too much', () => {
  const cart = cartOf([line()], { mode: 'CASH', advance: 200_000 });
  expect(cartTotals(cart, terms())).toMatchObject({
    advance: 194_250,
    change: 5_750,
    pending: 0,
    parts: [{ mode: 'CASH', amount: 194_250, tendered: 200_000 }],
  });
  expect(cartTotals({ ...cart, mode: 'UPI' }, terms())).toMatchObject({ advance: 200_000, change: 0 });
});

test('a walk-in pays all at once however it is paid, and a proposal takes nothing', () => {
  const cart = cartOf([line()], { mode: 'UPI' });
  expect(cartTotals(cart, terms())).toMatchObject({ advance: 0 });
  expect(cartTotals(cart, terms({ walkIn: true }))).toMatchObject({ advance: 194_250, pending: 0 });
  expect(cartTotals({ ...cart, advance: 5 }, terms({ type: 'PROPOSAL' })).advance).toBe(0);
});

test('a split is the sum of its parts', () => {
  const split = [
    { mode: 'CASH', amount: 94_250 },
    { mode: 'CARD', amount: 100_000, reference: '4711' },
    { mode: 'UPI', amount: 0 },
  ] as const;
  const totals = cartTotals(cartOf([line()], { mode: 'CASH', split }), terms());
  expect(totals).toMatchObject({ advance: 194_250, pending: 0, parts: split.slice(0, 2) });
});

test('the sums are those of the domain, which the server computes with as well', () => {
  const anyTerms = fc.record({
    type: fc.constantFrom('INVOICE' as const, 'ORDER' as const, 'PROPOSAL' as const),
    roundOff: fc.boolean(),
    discountBeforeTax: fc.boolean(),
    shop: fc.record({
      registration: fc.constantFrom('REGULAR' as const, 'COMPOSITION' as const, 'NONE' as const),
      stateCode: fc.constantFrom('08', '27', null),
    }),
    customer: fc.record({ stateCode: fc.constantFrom('08', '27', null) }),
  });
  fc.assert(
    fc.property(anyCart, anyTerms, (cart, chosen) => {
      const { advance, pending, change, parts, ...sums } = cartTotals(cart, chosen);
      const inputs = cart.lines.map(({ price, quantity, taxInclusive, ...supplied }) => ({
        price,
        quantity,
        taxInclusive,
        ...supplyTax(chosen.shop, chosen.customer, supplied),
      }));
      expect(sums).toEqual(billTotals(inputs, cart.discount ?? undefined, chosen));
      expect(pending).toBe(Math.max(0, sums.total - advance));
      expect(change === 0 || (advance === sums.total && cart.mode === 'CASH')).toBe(true);
      expect(parts.length > 0 && parts.reduce((sum, { amount }) => sum + amount, 0) !== advance).toBe(false);
    }),
  );
});
