import type { Static } from 'typebox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateTenantSetting } from '../tenant/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { checkAccess } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let employee: TestPerson;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  employee = await shop.addEmployee(['billing-history:delete']);
});
afterAll(() => api.close());

type Asked = Static<NonNullable<typeof checkAccess.schema.body>>;
const ask = async ({ token }: TestPerson, body: Asked) =>
  (await call(api, checkAccess, { token, schemaKey: shop.schemaKey, body })).body;
const DELETE: Asked = { menu: 'billing-history', permission: 'delete', toggle: 'invoice_delete' };

test('tells what is missing: the right, or what the shop lets employees do', async () => {
  expect(await ask(employee, { menu: 'billing-history', permission: 'edit' })).toEqual({
    success: true,
    allowed: false,
    missing: 'RIGHT',
    message: "You don't have access. Ask the owner.",
  });
  expect(await ask(employee, DELETE)).toMatchObject({ allowed: false, missing: 'TOGGLE' });
  const { token } = shop.owner;
  const { schemaKey } = shop;
  await call(api, updateTenantSetting, { token, schemaKey, body: { invoice_delete: 1 } });
  expect(await ask(employee, DELETE)).toEqual({
    success: true,
    allowed: true,
    missing: null,
    message: '',
  });
});

test('the owner may do everything', async () => {
  expect(await ask(shop.owner, DELETE)).toMatchObject({ allowed: true });
});

test('a menu that there is not is told as such', async () => {
  const { token } = shop.owner;
  const { status, refusal } = await call(api, checkAccess, {
    token,
    schemaKey: shop.schemaKey,
    body: { menu: 'constructor', permission: 'view' },
  });
  expect([status, refusal.message]).toEqual([404, 'Could not find role or menu for this permission.']);
});
