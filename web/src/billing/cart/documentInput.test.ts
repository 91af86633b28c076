import { expect, test } from 'vitest';
import { cartTotals } from './cartTotals.ts';
import { documentInput } from './documentInput.ts';
import { remoteProblems } from './remoteProblems.ts';
import { cartOf, line, terms } from './testing.ts';

const chosen = { type: 'INVOICE', customerId: 'c1', employeeId: 'e1' } as const;

const cart = cartOf(
  [
    line({ quantity: 2000 }),
    line({ itemId: 'p2', variantId: 'v1', quantity: 3000, price: 99_900, priceChanged: true }),
    line({ itemId: 's1', kind: 'SERVICE', unit: 'hour', quantity: 1500 }),
  ],
  {
    discount: { kind: 'PERCENT', value: 250 },
    mode: 'CASH',
    form: {
      description: ' Fall to be stitched ',
      delivery_date: '2026-11-25',
      po: 'PO-7',
      tags: ['a', 'b'],
      advance: '5',
    },
  },
);
const totals = cartTotals(cart, terms());

const at = (field: string) => ({ field, message: `at ${field}` });

test('sends what was chosen and what the customer was told, and no other sum', () => {
  expect(documentInput(cart, totals, chosen)).toEqual({
    key: cart.key,
    type: 'INVOICE',
    customer: 'c1',
    employee: 'e1',
    lines: [
      { item: 'p1', quantity: '2' },
      { item: 'p2', variants: [{ variant: 'v1', quantity: 3, price: '999.00' }] },
      { item: 's1', quantity: '1.5' },
    ],
    discount: { percent: '2.5' },
    expectedTotal: '9708.82',
    advance: '9708.82',
    paymentMode: 'CASH',
    description: 'Fall to be stitched',
    deliveryDate: '2026-11-25',
    extra: [
      { name: 'po', value: 'PO-7' },
      { name: 'tags', value: 'a,b' },
    ],
  });
});

test('cash with change and a split are sent as payments', () => {
  const plain = cartOf([line()], { mode: 'CASH', advance: 200_000 });
  expect(documentInput(plain, cartTotals(plain, terms()), chosen)).toMatchObject({
    payments: [{ mode: 'CASH', amount: '1942.50', tendered: '2000.00' }],
  });
  const card = cartOf([line()], { mode: 'CARD', reference: ' 4711 ' });
  const sent = documentInput(card, cartTotals(card, terms()), chosen);
  expect(sent).toMatchObject({ payments: [{ mode: 'CARD', amount: '1942.50', reference: '4711' }] });
  expect(sent).not.toHaveProperty('advance');
});

test('what was left empty is not sent', () => {
  const plain = cartOf([line()], { form: { description: '  ', delivery_date: '' } });
  const input = documentInput(plain, cartTotals(plain, terms()), { ...chosen, employeeId: undefined });
  expect(Object.keys(input).toSorted()).toEqual([
    'advance',
    'customer',
    'expectedTotal',
    'key',
    'lines',
    'type',
  ]);
});

test('problems of the server stand where those of the screen do', () => {
  const input = documentInput(cart, totals, chosen);
  const found = remoteProblems(
    [
      'lines.1.variants.0.quantity',
      'discount',
      'paymentMode',
      'extra.1.value',
      'deliveryDate',
      'customer',
    ].map(at),
    cart,
    input,
  );
  expect(found).toEqual({
    lines: new Map([['product-p2-variant-v1', 'at lines.1.variants.0.quantity']]),
    discount: 'at discount',
    mode: 'at paymentMode',
    form: { tags: 'at extra.1.value', delivery_date: 'at deliveryDate' },
    cart: 'at customer',
  });
});

test('of several problems at one place the first stays', () => {
  const found = remoteProblems(
    [
      { field: 'discount', message: 'first' },
      { field: 'discount', message: 'second' },
    ],
    cart,
    documentInput(cart, totals, chosen),
  );
  expect(found.discount).toBe('first');
});

test('the day of the rest is sent where something is left, and is told at its own field', () => {
  const owing = cartOf([line()], { mode: 'CASH', advance: 100_000, payOn: '2026-11-24' });
  const input = documentInput(owing, cartTotals(owing, terms()), chosen);
  expect(input.payOn).toBe('2026-11-24');
  const paid = cartOf([line()], { mode: 'CASH', payOn: '2026-11-24' });
  expect(documentInput(paid, cartTotals(paid, terms()), chosen)).not.toHaveProperty('payOn');
  expect(remoteProblems([at('payOn')], owing, input)).toMatchObject({ payOn: 'at payOn' });
});

test('who shares the commission is sent with it', () => {
  const parts = [
    { employee: 'e1', percent: 60 },
    { employee: 'e2', percent: 40 },
  ];
  const input = documentInput(cart, cartTotals(cart, terms()), { ...chosen, parts });
  expect(input.commissionParts).toEqual(parts);
});
