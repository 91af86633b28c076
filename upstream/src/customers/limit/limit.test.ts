import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, type TestCustomer } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { customers, setCreditLimit } from '../contract.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop);
});
afterAll(() => api.close());

const sent = (of = shop) => ({ token: of.owner.token, schemaKey: of.schemaKey });
const set = (credit_limit: string | null, more: object = {}) =>
  call(api, setCreditLimit, { ...sent(), body: { customer_id: customer.id, credit_limit }, ...more });
const limitNow = async () =>
  (await call(api, customers, { ...sent(), query: { ids: customer.id } })).body.data[0]?.credit_limit;

test('a limit is set, told and taken away', async () => {
  expect(await limitNow()).toBeNull();
  expect((await set('5000')).body).toMatchObject({
    message: 'The credit limit is saved.',
    credit_limit: '5000.00',
  });
  expect(await limitNow()).toBe('5000.00');
  await set('0');
  expect(await limitNow()).toBe('0.00');
  await set(null);
  expect(await limitNow()).toBeNull();
});

test('a wrong amount, another shop’s customer and a missing right are refused', async () => {
  for (const wrong of ['-1', '1.234', 'x'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await set(wrong)).status).toBe(422);
  const other = await testShop(api);
  expect((await set('1', sent(other))).refusal.code).toBe('NOT_FOUND');
  const viewer = await shop.addEmployee(['customers:view']);
  expect((await set('1', { token: viewer.token })).refusal.code).toBe('PERMISSION_DENIED');
  expect(await limitNow()).toBeNull();
});
