import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { allQuickBilling, createQuickBilling } from '../contract.ts';
import { addCustomer, type TestCustomer } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

async function quickBill(customer: TestCustomer, amount: string): Promise<string> {
  const { token } = shop.owner;
  const body = { amount, customer_id: customer.id, phone: customer.mobile };
  const made = await call(api, createQuickBilling, { token, schemaKey: shop.schemaKey, body });
  return made.body.data.id;
}

test('answers the quick bills of the ids, and none for another', async () => {
  const customer = await addCustomer(shop);
  const first = await quickBill(customer, '10');
  await quickBill(customer, '20');
  const { token } = shop.owner;
  const ids = [first, customer.id].join(',');
  const { body } = await call(api, allQuickBilling, { token, schemaKey: shop.schemaKey, query: { ids } });
  expect(body).toMatchObject({ total: 1, data: [{ id: first, amount: '10.00' }] });
});
