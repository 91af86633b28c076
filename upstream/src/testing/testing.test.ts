import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesProducts } from '../catalogue/contract.ts';
import { call, type TestApi, testApi, testShop } from './index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('a shop of a test is open to its owner and to employees with the right', async () => {
  const shop = await testShop(api);
  const { schemaKey } = shop;
  const seller = await shop.addEmployee(['products:view']);
  const other = await shop.addEmployee(['customers:view']);
  const statusFor = async (token: string) => (await call(api, servicesProducts, { token, schemaKey })).status;
  expect(await statusFor(shop.owner.token)).toBe(200);
  expect(await statusFor(seller.token)).toBe(200);
  expect(await statusFor(other.token)).toBe(403);
});
