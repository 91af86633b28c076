import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { allQuickBilling, createQuickBilling } from '../contract.ts';
import { addCustomer, expectBalancedBooks, type TestCustomer } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop, { name: 'Meera' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const create = (more: object = {}, token = shop.owner.token) =>
  call(api, createQuickBilling, {
    token,
    schemaKey: shop.schemaKey,
    body: { amount: '250.50', customer_id: customer.id, phone: customer.mobile, ...more },
  });
const list = async (query = {}, token = shop.owner.token) =>
  (await call(api, allQuickBilling, { token, schemaKey: shop.schemaKey, query })).body;

// In this order: each goes on with the quick bills of those before.
test('a quick bill has a number of its own series, which is the reference of its payment', async () => {
  const made = await create({ phone: `+91 ${customer.mobile}` });
  expect(made.body).toMatchObject({
    success: true,
    message: 'Quick Bill 26-27/Q/00001 created',
    data: {
      tid: '26-27/Q/00001',
      amount: '250.50',
      customer_name: 'Meera',
      phone: customer.mobile,
      status: 'Pending',
    },
  });
  expect((await create()).body.data.tid).toBe('26-27/Q/00002');
});

test('quick bills are listed newest first and searched', async () => {
  const { data, total } = await list({ limit: 1 });
  expect([data.map(({ tid }) => tid), total]).toEqual([['26-27/Q/00002'], 2]);
  expect((await list({ search: 'q/00001' })).data.map(({ tid }) => tid)).toEqual(['26-27/Q/00001']);
  expect((await list({ search: 'nobody' })).total).toBe(0);
});

test('without an amount, a customer, or the right phone there is none', async () => {
  expect((await create({ amount: '0' })).refusal.message).toBe('Please enter an amount greater than zero.');
  expect((await create({ customer_id: newId() })).refusal.code).toBe('CUSTOMER_MISSING');
  expect((await create({ phone: '9000000000' })).refusal.code).toBe('INVALID_INPUT');
  expect((await list()).total).toBe(2);
});

test('an employee sees his own', async () => {
  const seller = await shop.addEmployee(['billing:view', 'billing:create']);
  const mine = await addCustomer(shop, { assignedTo: seller.staffId });
  await create({ customer_id: mine.id, phone: mine.mobile }, seller.token);
  expect((await list({}, seller.token)).total).toBe(1);
  expect((await list()).total).toBe(3);
});
