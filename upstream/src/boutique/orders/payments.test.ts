import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentHistory } from '../../billing/contract.ts';
import { addCustomer, expectBalancedBooks } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import { createOrders, generateInvoice, orderDetails, payOrder } from './contract.ts';
import { movePieces } from './pieceContract.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const CASH = { payment_mode: 'Cash' as const, amount: '400.00', tendered: '500.00' };
const UPI = { payment_mode: 'UPI' as const, amount: '320.00', reference: '412345678901' };

/** An order with 3,720 pending. */
async function order(): Promise<string> {
  const { id } = await addCustomer(shop);
  return (await call(api, createOrders, { ...sent(), body: orderOf(masters, id) })).body.order_id;
}

const pay = (id: string, payments: readonly object[], more: object = {}) =>
  call(api, payOrder, {
    ...sent(),
    params: { id },
    body: {
      amount: '720.00',
      expected_pending: '3720.00',
      payment_mode: 'Cash' as const,
      payments: [...payments] as never,
      ...more,
    },
  });
const detailsOf = async (id: string) => (await call(api, orderDetails, { ...sent(), params: { id } })).body;

test('a split is recorded as several payments, each from what the one before left', async () => {
  const id = await order();
  const { body } = await pay(id, [CASH, UPI]);
  expect(body.order).toMatchObject({ pending_amt: '3000.00', advance_amt: '1720.00' });
  expect(body.payments).toMatchObject([
    { payment_mode: 'Cash', paid_amount: '400.00', previous_pending: '3720.00', new_pending: '3320.00' },
    { payment_mode: 'UPI', paid_amount: '320.00', previous_pending: '3320.00', new_pending: '3000.00' },
  ]);
  expect(body.received).toEqual(body.payments[0]);
  const { payments, timeline } = await detailsOf(id);
  expect(payments.map(({ paid_amount }) => paid_amount)).toEqual(['1000.00', '400.00', '320.00']);
  expect(timeline.filter(({ kind }) => kind === 'PAID')).toHaveLength(3);
});

test.each([
  ['parts that are not the amount', [CASH], {}],
  ['a mode that is not that of the largest part', [CASH, UPI], { payment_mode: 'UPI' }],
  ['a card without its digits', [CASH, { payment_mode: 'Card', amount: '320.00' }], {}],
])('%s are refused, and nothing is recorded', async (_what, parts, more) => {
  const id = await order();
  expect((await pay(id, parts, more)).status).toBe(422);
  expect((await detailsOf(id)).order.pending_amt).toBe('3720.00');
});

test('a transfer names its bank, which goes over to the invoice', async () => {
  const id = await order();
  const transfer = { payment_mode: 'Bank', amount: '720.00', reference: 'N12', bank: 'HDFC Bank' };
  const { body } = await pay(id, [transfer], { payment_mode: 'Bank' });
  expect(body.received).toMatchObject({ payment_mode: 'Bank', bank: 'HDFC Bank' });
  const ids = (await detailsOf(id)).order_items.flatMap(({ pieces }) => pieces.map((piece) => piece.id));
  await call(api, movePieces, { ...sent(), body: { ids, state: '2' } });
  const { document_id } = (await call(api, generateInvoice, { ...sent(), params: { id }, body: {} })).body;
  const history = await call(api, paymentHistory, { ...sent(), body: { document_id } });
  expect(history.body.data.map(({ bank }) => bank)).toEqual([null, 'HDFC Bank']);
});

test('after the invoice a split is received on that', async () => {
  const id = await order();
  const ids = (await detailsOf(id)).order_items.flatMap(({ pieces }) => pieces.map((piece) => piece.id));
  await call(api, movePieces, { ...sent(), body: { ids, state: '2' } });
  await call(api, generateInvoice, { ...sent(), params: { id }, body: {} });
  const { body } = await pay(id, [CASH, UPI]);
  expect(body.payments.map(({ paid_amount }) => paid_amount)).toEqual(['400.00', '320.00']);
  expect(body.order).toMatchObject({ isInvoice: 1, pending_amt: '3000.00' });
});
