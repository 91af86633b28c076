import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addItem, type TestItem } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { deleteDesignation } from '../../sales/contract.ts';
import { designationsOf } from '../../sales/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addPoints, deletePoints, getPoints, updatePoints } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;
let manager: string;
let seller: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 4 });
  item = await addItem(shop);
  const designations = designationsOf(api, shop);
  manager = await designations.add('Manager');
  seller = await designations.add('Seller', manager);
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const get = async () => (await call(api, getPoints, { ...sent(), body: { product_id: item.id } })).body;
const add = (designation_id: string, points: string | number) =>
  call(api, addPoints, { ...sent(), body: { product_id: item.id, designation_id, points } });

test('points are assigned per designation, in the order of the hierarchy', async () => {
  await add(seller, '2.5');
  const { body } = await add(manager, 1);
  expect(body).toMatchObject({ success: true, message: 'Points saved' });
  expect((await get()).data).toEqual([
    {
      id: body.data.id,
      product_id: item.id,
      designation_id: manager,
      designation_name: 'Manager',
      points: '1',
      version: expect.any(String),
    },
    expect.objectContaining({ designation_name: 'Seller', points: '2.5' }),
  ]);
  expect((await get()).designations).toEqual([]);
});

test('who has none yet is offered, and a second assignment is told', async () => {
  const { id } = (await add(manager, 1)).body.data;
  expect((await get()).designations).toEqual([{ id: seller, name: 'Seller' }]);
  const { status, refusal } = await add(manager, 3);
  expect(status).toBe(409);
  expect(refusal.problems).toMatchObject([
    { field: 'designation_id', message: 'Product points for this designation already exist' },
  ]);
  const other = (await add(seller, 2)).body.data;
  const body = { id: other.id, designation_id: manager, points: 2 };
  expect((await call(api, updatePoints, { ...sent(), body })).refusal.code).toBe('POINTS_TAKEN');
  const changed = await call(api, updatePoints, { ...sent(), body: { id, points: '0.125' } });
  expect(changed.body.data.points).toBe('0.125');
  const gone = await call(api, deletePoints, { ...sent(), body: { id } });
  expect(gone.body).toMatchObject({ product_id: item.id, message: 'Points deleted' });
  expect((await get()).data).toHaveLength(1);
});

test.each([
  ['', 5, 'designation_id', 'Please select a designation!'],
  ['seller', '', 'points', 'Please enter points!'],
  ['seller', -1, 'points', 'Points must be from 0 to 9,99,999, with at most three decimals.'],
])('%j with %j points is told', async (who, points, field, message) => {
  const { refusal } = await add(who === '' ? '' : seller, points);
  expect(refusal.problems).toMatchObject([{ field, message }]);
});

test('who saw an older version is told, and changes nothing', async () => {
  const { id, version } = (await add(manager, 1)).body.data;
  const write = (points: number, expected_version: string) =>
    call(api, updatePoints, { ...sent(), body: { id, points, expected_version } });
  const second = (await write(2, version)).body.data;
  expect(second.version).not.toBe(version);
  expect((await write(3, version)).refusal.code).toBe('CHANGED_MEANWHILE');
  const remove = (expected_version: string) =>
    call(api, deletePoints, { ...sent(), body: { id, expected_version } });
  expect((await remove(version)).refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await get()).data).toMatchObject([{ points: '2' }]);
  expect((await remove(second.version)).status).toBe(200);
  expect((await remove(second.version)).status).toBe(404);
});

test('points go with their designation', async () => {
  await add(seller, 2);
  await call(api, deleteDesignation, { ...sent(), params: { id: seller } });
  expect((await get()).data).toEqual([]);
});

test('services, foreign products and foreign designations have no points', async () => {
  const service = await addItem(shop, { kind: 'SERVICE' });
  const body = { product_id: service.id, designation_id: seller, points: 1 };
  expect((await call(api, addPoints, { ...sent(), body })).status).toBe(404);
  expect((await add(newId(), 1)).status).toBe(404);
  const { id } = (await add(seller, 1)).body.data;
  const other = await testShop(api, { businessId: 4 });
  const foreign = { token: other.owner.token, schemaKey: other.schemaKey };
  expect((await call(api, getPoints, { ...foreign, body: { product_id: item.id } })).status).toBe(404);
  expect((await call(api, getPoints, { ...foreign, body: { ids: id } })).body.data).toEqual([]);
  expect((await call(api, getPoints, { ...sent(), body: { ids: id } })).body.data).toMatchObject([{ id }]);
  expect((await call(api, updatePoints, { ...foreign, body: { id, points: 9 } })).status).toBe(404);
  expect((await call(api, deletePoints, { ...foreign, body: { id } })).status).toBe(404);
  expect((await get()).data).toMatchObject([{ points: '1' }]);
});
