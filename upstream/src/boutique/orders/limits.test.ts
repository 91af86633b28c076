import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approveLimits } from '../../billing/contract.ts';
import { addCustomer, addItem, type TestCustomer, type TestItem } from '../../billing/testing/index.ts';
import { receiveGoods } from '../../goods/contract.ts';
import { updateTenantSetting } from '../../tenant/contract.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import { createOrders, itemsOfOrders, orderHistory, updateOrders } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let customer: TestCustomer;
let taker: TestPerson;
let silk: TestItem;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  customer = await addCustomer(shop);
  await limit({ emp_view_contact: 1 });
  taker = await shop.addEmployee(['create-order:create', 'order-list:edit', 'order-list:view']);
  // 336.00 including 5 %: 320.00 before GST.
  silk = await addItem(shop, { unit: 'm', price: 336_00, gst: 500, taxInclusive: true, stock: 50_000 });
});
afterAll(() => api.close());

const as = (by: TestPerson = taker) => ({ token: by.token, schemaKey: shop.schemaKey });
const limit = (set: object) =>
  call(api, updateTenantSetting, {
    ...as(shop.owner),
    body: { tenant_schema: shop.schemaKey, ...set },
  });
const bodyOf = (more: object) => ({
  customer_id: customer.id,
  delivery_time: '2026-12-20',
  item: [{ item_id: masters.suit, to_whom: 'Meena', quantity: 1 }],
  ...more,
});
const take = (more: object, by?: TestPerson) => call(api, createOrders, { ...as(by), body: bodyOf(more) });
const edit = (id: string, more: object) =>
  call(api, updateOrders, { ...as(), params: { id }, body: bodyOf(more) });
const approval = async () =>
  (await call(api, approveLimits, { token: taker.token, body: { pin: shop.owner.pin } })).body.limit_approval;
const suit = (more: object) => ({
  item: [{ item_id: masters.suit, to_whom: 'Meena', quantity: 1, ...more }],
});
const cloth = (rate: string, quantity = '2') => suit({ fabrics: [{ product_id: silk.id, quantity, rate }] });
const addOn = (price: string) => suit({ add_ons: [{ id: masters.tassels, name: 'Tassels', price }] });
const fieldsOf = ({ status, refusal }: Awaited<ReturnType<typeof take>>) => [
  status,
  refusal.code,
  refusal.problems?.map(({ field }) => field),
];

test('a discount one paisa above the limit needs the owner’s PIN, for that order alone; the trail names the owner', async () => {
  await limit({ max_discount: 10 });
  expect((await take({ discount: '120.00' })).status).toBe(200);
  const above = { discount: '120.01' };
  expect(fieldsOf(await take(above))).toEqual([409, 'LIMIT_EXCEEDED', ['discount']]);
  const limit_approval = await approval();
  const { body } = await take({ ...above, limit_approval });
  const { timeline } = (await call(api, orderHistory, { ...as(), query: { ids: body.order_id } })).body;
  expect(timeline[0]).toMatchObject({ kind: 'CREATED', facts: { approved_by: 'Asha Rao' } });
  expect(fieldsOf(await take({ ...above, limit_approval }))).toEqual([
    422,
    'INVALID_INPUT',
    ['limit_approval'],
  ]);
});

test('a discount in per cent is held to the amount that it makes; the owner has no limit', async () => {
  await limit({ max_discount: 10 });
  expect(fieldsOf(await take({ discount_percentage: '10.01' }))[2]).toEqual(['discount']);
  expect((await take({ discount_percentage: '10' })).status).toBe(200);
  expect((await take({ discount_percentage: '50' }, shop.owner)).status).toBe(200);
});

test('cloth and add-ons may be sold below their price as far as the limit allows', async () => {
  await limit({ max_price_cut: 10 });
  expect(fieldsOf(await take(cloth('287.99')))[2]).toEqual(['item.0.fabrics.0.rate']);
  expect((await take(cloth('288.00'))).status).toBe(200);
  expect((await take(cloth('400.00'))).status).toBe(200);
  expect(fieldsOf(await take(addOn('67.49')))[2]).toEqual(['item.0.add_ons.0.price']);
  expect((await take(addOn('67.50'))).status).toBe(200);
});

test('cloth is not sold below its cost, also not by a discount; the refusal tells no cost', async () => {
  await call(api, receiveGoods, {
    ...as(shop.owner),
    body: { product_id: silk.id, quantity: '1', cost: '300.00' },
  });
  await limit({ never_below_cost: 1 });
  expect((await take(cloth('300.00'))).status).toBe(200);
  const below = await take(cloth('299.99'));
  expect(fieldsOf(below)[2]).toEqual(['item.0.fabrics.0.rate']);
  // The request id may contain any digits.
  const { request_id: _, ...refusal } = below.refusal;
  expect(JSON.stringify(refusal)).not.toContain('300');
  // 1,200 + 600; 0.01 of the discount falls on the fabric.
  expect(fieldsOf(await take({ ...cloth('300.00'), discount: '0.03' }))[2]).toEqual([
    'item.0.fabrics.0.rate',
  ]);
});

test('an edit is not asked about what the owner agreed to before, and is about more of it', async () => {
  await limit({ max_discount: 5, max_price_cut: 0 });
  const { order_id: id } = (await take({ ...cloth('100.00'), discount: '300.00' }, shop.owner)).body;
  const [item] = (await call(api, itemsOfOrders, { ...as(), query: { ids: id } })).body.data;
  const kept = (quantity: string, rate = '100.00') =>
    suit({ id: item?.id, fabrics: [{ product_id: silk.id, quantity, rate }] });
  expect((await edit(id, { ...kept('2'), discount: '300.00' })).status).toBe(200);
  expect(fieldsOf(await edit(id, { ...kept('2'), discount: '300.01' }))[2]).toEqual(['discount']);
  expect(fieldsOf(await edit(id, { ...kept('3'), discount: '300.00' }))[2]).toEqual([
    'item.0.fabrics.0.rate',
  ]);
  expect(fieldsOf(await edit(id, { ...kept('2', '99.00'), discount: '290.00' }))[2]).toEqual([
    'item.0.fabrics.0.rate',
  ]);
  const limit_approval = await approval();
  const lifted = await edit(id, { ...kept('3'), discount: '300.00', limit_approval });
  expect(lifted.status).toBe(200);
});

test('without limits nobody is asked', async () => {
  const body = orderOf(masters, customer.id, {
    gst_amount: undefined,
    final_total: undefined,
    pending_amt: undefined,
  });
  expect((await call(api, createOrders, { ...as(), body })).status).toBe(200);
});
