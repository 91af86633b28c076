import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../billing/testing/index.ts';
import { createOrders, generateInvoice, movePieces, orderDetails, payOrder } from '../boutique/contract.ts';
import { addMasters, orderOf } from '../boutique/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { fetchReports } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let order: string;

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

// An order with an advance of 1,000.00; the next day 720.00 more is paid in two modes.
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 2 });
  const masters = await addMasters(api, shop);
  api.clock.now = new Date('2026-11-20T06:00:00Z');
  const { id } = await addCustomer(shop, { name: 'Asha Rao' });
  order = (await call(api, createOrders, { ...sent(), body: orderOf(masters, id) })).body.order_id;
  api.clock.now = new Date('2026-11-21T06:00:00Z');
  await call(api, payOrder, {
    ...sent(),
    params: { id: order },
    body: {
      amount: '720.00',
      expected_pending: '3720.00',
      payment_mode: 'Cash',
      payments: [
        { payment_mode: 'Cash', amount: '400.00', tendered: '500.00' },
        { payment_mode: 'UPI', amount: '320.00', reference: '412345678901' },
      ],
    },
  });
});
afterAll(() => api.close());

const ask = async (body: object) => (await call(api, fetchReports, { ...sent(), body })).body;
async function complete(): Promise<void> {
  const { order_items: items } = (await call(api, orderDetails, { ...sent(), params: { id: order } })).body;
  const ids = items.flatMap(({ pieces }) => pieces.map((piece) => piece.id));
  await call(api, movePieces, { ...sent(), body: { ids, state: '2' } });
}
const amounts = async (body: object = {}) =>
  (await ask(body)).data.flatMap(({ tax_details: rows }) => rows.map((row) => row.collected_amount));

test('what is received on an order in pieces is reported in its parts, and leads to the order', async () => {
  expect((await amounts()).toSorted((a, b) => a.localeCompare(b))).toEqual(['1000.00', '320.00', '400.00']);
  const { data } = await ask({ from_date: '2026-11-21' });
  expect(data.map(({ billing_details: [billed] }) => billed)).toMatchObject([
    { order_id: order, document_id: null },
    { order_id: order, document_id: null },
  ]);
});

test('its invoice moves no money to another day, and tells none of it twice', async () => {
  api.clock.now = new Date('2026-11-22T06:00:00Z');
  await complete();
  const made = await call(api, generateInvoice, { ...sent(), params: { id: order }, body: {} });
  expect(made.body.order).toMatchObject({ isInvoice: 1, pending_amt: '3000.00' });
  const { summary, total } = await ask({ include: 'count,summary' });
  expect(total).toBe(3);
  expect(summary).toMatchObject({
    total: '1720.00',
    by_day: [
      { day: '2026-11-20', total: '1000.00', count: 1 },
      { day: '2026-11-21', total: '720.00', count: 2 },
    ],
  });
});
