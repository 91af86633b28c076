import { boutique } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const TAKE = `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename
  ... on InvalidInput { code problems { field code } } } }`;
const fabric = { product: globalId('Product', uuid('3', 1)), quantity: '2.500', rate: '320.00' };
const inputOf = (fabrics: unknown) => ({
  key: '018f0000-0000-7000-8000-0000000000aa',
  customer: globalId('Customer', uuid('1', 1)),
  deliveryDate: '2030-12-31',
  payInFull: false,
  items: [{ garment: globalId('Garment', uuid('2', 1)), toWhom: 'Meena', quantity: 1, fabrics }],
});
const take = (fabrics: unknown, field: string) =>
  runOperation(TAKE, {
    variables: { input: inputOf(fabrics) },
    fakes: [
      signedIn(),
      refusing(boutique.createOrders, 'STOCK_SHORT', { available: '1' }, [
        { field, code: 'STOCK_SHORT', message: 'No.' },
      ]),
    ],
  });

test.each([
  [
    'of a variant',
    [{ ...fabric, variant: globalId('Variant', uuid('4', 1)) }],
    [{ product_id: uuid('3', 1), variant_id: uuid('4', 1), quantity: '2.5', rate: '320.00' }],
  ],
  [
    'of a product',
    [fabric],
    [{ product_id: uuid('3', 1), variant_id: null, quantity: '2.5', rate: '320.00' }],
  ],
  ['none', [], []],
  ['unsaid', null, undefined],
])('cloth of the shop is sent as it was chosen: %s', async (_what, fabrics, sent) => {
  const { received } = await take(fabrics, 'item.0.fabrics.0.quantity');
  const body = received.find(({ call }) => call.includes('/boutique/'))?.parts.body as {
    item: { fabrics?: unknown }[];
  };
  expect(body.item[0]?.fabrics).toEqual(sent);
});

test.each([
  ['item.0.fabrics.0.quantity', 'items.0.fabrics.0.quantity'],
  ['item.0.fabrics.0.product_id', 'items.0.fabrics.0.product'],
])('%s is told at %s', async (field, problem) => {
  const { data } = await take([fabric], field);
  expect(data).toMatchObject({
    createOrder: { __typename: 'InvalidInput', code: 'STOCK_SHORT', problems: [{ field: problem }] },
  });
});
