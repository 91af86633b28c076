import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, type TestCustomer } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createOrders, updateOrders, updateOrderStatus } from '../orders/contract.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import { measurementVersions } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  at('2026-03-14');
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  customer = await addCustomer(shop);
});
afterAll(() => api.close());

/** Sets the clock to noon of a day. */
function at(day: string): void {
  api.clock.now = new Date(`${day}T06:30:00Z`);
}

const sent = (by: { token: string } = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });

/** A blouse with or without measurements. */
const blouse = (toWhom: string, measurements: object | null) => ({
  item_id: masters.blouse,
  to_whom: toWhom,
  quantity: 1,
  measurements,
});
const form = (waist: string, more: object = {}) => ({
  type: 'form',
  measurements: [{ name: 'Waist', value: waist }],
  measurementUnit: 'inch',
  ...more,
});
const body = (...item: object[]) => ({ customer_id: customer.id, delivery_time: '2026-12-20', item });
const order = async (...items: object[]) =>
  (await call(api, createOrders, { ...sent(), body: body(...items) })).body;
const versions = async (garment = masters.blouse, by?: { token: string }) =>
  (
    await call(api, measurementVersions, {
      ...sent(by),
      query: { customer_id: customer.id, garment_id: garment },
    })
  ).body.data;
const storedVersions = async () =>
  (await versions()).map(({ measured_on: day, person, measurements }) => [
    day,
    person,
    measurements.measurements[0]?.value,
  ]);

test('each person under a customer has dated versions; the same measures again are no new one', async () => {
  await order(blouse('Simran', form('30.5')), blouse('Harpreet', form('36')));
  at('2026-03-16');
  await order(blouse('simran', form('30 1/2')));
  at('2026-03-20');
  await order(blouse('Simran', form('31')));
  expect(await storedVersions()).toEqual([
    ['2026-03-20', 'Simran', '31'],
    ['2026-03-14', 'Harpreet', '36'],
    ['2026-03-14', 'Simran', '30.5'],
  ]);
  expect(await versions(masters.suit)).toEqual([]);
});

test('what was told as a text, left empty or cancelled is no version', async () => {
  await order(blouse('Simran', { type: 'text', measurementText: 'As before' }), blouse('Simran', null));
  const { order_id: id } = await order(blouse('Simran', form('31')));
  expect(await storedVersions()).toHaveLength(1);
  await call(api, updateOrderStatus, { ...sent(), body: { OrderID: id, status: 'Cancelled' } });
  expect(await storedVersions()).toEqual([]);
});

test('an order keeps the version it was cut by, whatever is measured later', async () => {
  const first = await order(blouse('Simran', form('30.5')));
  at('2026-03-20');
  const second = await order(blouse('Simran', form('31')));
  const item = { ...blouse('Simran', form('32')), id: second.orderItemList[0]?.id };
  await call(api, updateOrders, {
    ...sent(),
    params: { id: second.order_id },
    body: body(item),
  });
  expect(await storedVersions()).toEqual([
    ['2026-03-20', 'Simran', '32'],
    ['2026-03-14', 'Simran', '30.5'],
  ]);
  expect((await versions()).at(-1)).toMatchObject({ order_no: first.order_no });
});

test('they are those of orders that the caller may see, for whoever takes orders', async () => {
  await order(blouse('Simran', form('31')));
  expect(await versions(masters.blouse, await shop.addEmployee(['create-order:create']))).toEqual([]);
  const { status } = await call(api, measurementVersions, {
    ...sent(await shop.addEmployee([])),
    query: { customer_id: customer.id, garment_id: masters.blouse },
  });
  expect(status).toBe(403);
});

test('a suit measured as an order is taken in full is found by its garment', async () => {
  const { item, ...rest } = orderOf(masters, customer.id);
  const [suit, other] = item;
  await call(api, createOrders, {
    ...sent(),
    body: { ...rest, item: [{ ...suit, measurements: form('29') }, other] },
  });
  expect(await versions(masters.suit)).toMatchObject([{ person: 'Meena' }]);
});
