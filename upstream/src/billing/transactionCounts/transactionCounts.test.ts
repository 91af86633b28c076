import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import {
  allQuickBilling,
  createInvoice,
  createOrder,
  createQuickBilling,
  fetchDocuments,
  transactionCounts,
  trashDocument,
  trashQuickBilling,
} from '../contract.ts';
import { addCustomer, addItem, expectBalancedBooks, payloadOf, statementsOf } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;

const sent = (by: TestPerson = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });

/** Three invoices, two orders and three quick bills on two days, one of each in the trash. */
beforeAll(async () => {
  api = await testApi();
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api);
  seller = await shop.addEmployee(['billing:create', 'billing-history:view']);
  const priya = await addCustomer(shop, { name: 'Priya Agarwal' });
  const ravi = await addCustomer(shop, { name: 'Ravi', assignedTo: seller.staffId });
  const lines = [{ item: await addItem(shop, { price: 10_000, gst: 0 }) }];
  const invoice = (customer = priya, advance = 0, by: TestPerson = shop.owner) =>
    call(api, createInvoice, { ...sent(by), body: payloadOf({ customer, lines, advance }) });
  const order = (customer = priya) =>
    call(api, createOrder, { ...sent(), body: payloadOf({ type: 'order', customer, lines }) });
  const quick = (customer = priya) =>
    call(api, createQuickBilling, {
      ...sent(),
      body: { amount: '250.00', customer_id: customer.id, phone: customer.mobile },
    });
  await invoice(priya, 10_000);
  await invoice(ravi, 0, seller);
  await order(ravi);
  await quick(ravi);
  await quick();
  api.clock.now = new Date('2026-11-21T06:30:00Z');
  const trashed = [await invoice(), await order()];
  for (const { body } of trashed)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await call(api, trashDocument, { ...sent(), body: { document_id: body.document_id } });
  const { id } = (await quick()).body.data;
  await call(api, trashQuickBilling, { ...sent(), body: { id } });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

async function counted(body: object, by?: TestPerson) {
  return (await call(api, transactionCounts, { ...sent(by), body })).body.data;
}

/** The row count of each list with the same filter. */
async function listed(narrowed: object, by?: TestPerson) {
  const documents = async (type: 'invoice' | 'order') => {
    const body = { type, limit: 100, ...narrowed };
    return (await call(api, fetchDocuments, { ...sent(by), body })).body.data.length;
  };
  const query = { limit: 100, ...narrowed };
  const quick = await call(api, allQuickBilling, { ...sent(by), query });
  return {
    invoices: await documents('invoice'),
    orders: await documents('order'),
    quick_bills: quick.body.data.length,
  };
}

test.each([
  [{}, { invoices: 3, orders: 2, quick_bills: 3 }],
  [{ search: 'ravi' }, { invoices: 1, orders: 1, quick_bills: 1 }],
  [{ from_date: '2026-11-21' }, { invoices: 1, orders: 1, quick_bills: 1 }],
  [
    { search: 'ravi', from_date: '2026-11-21' },
    { invoices: 0, orders: 0, quick_bills: 0 },
  ],
])('for %o each count is the rows of its list', async (narrowed, expected) => {
  const asked = { invoices: narrowed, orders: narrowed, quick_bills: narrowed };
  expect(await counted(asked)).toEqual(expected);
  expect(await listed(narrowed)).toEqual(expected);
});

test('each is narrowed by itself, as its tab is', async () => {
  const asked = {
    invoices: { statuses: ['Paid'] },
    orders: { trash: true },
    quick_bills: { status: 'Pending' },
  };
  expect(await counted(asked)).toEqual({ invoices: 1, orders: 1, quick_bills: 2 });
});

test('an employee counts his own', async () => {
  const asked = { invoices: {}, orders: {}, quick_bills: {} };
  expect(await counted(asked, seller)).toEqual({ invoices: 1, orders: 0, quick_bills: 0 });
  expect(await listed({}, seller)).toEqual({ invoices: 1, orders: 0, quick_bills: 0 });
});

test('one statement counts what is asked for, and nothing else', async () => {
  const reads = async (asked: object) =>
    (await statementsOf(() => counted(asked))).filter(({ text }) => text.includes('count(*)'));
  expect(await reads({ invoices: {}, orders: {}, quick_bills: {} })).toHaveLength(1);
  expect(await counted({ orders: {} })).toEqual({ orders: 2 });
  expect(await reads({})).toEqual([]);
});

test('a range that ends before it starts is refused', async () => {
  const body = { orders: { from_date: '2026-11-21', to_date: '2026-11-20' } };
  expect((await call(api, transactionCounts, { ...sent(), body })).status).toBe(422);
});
