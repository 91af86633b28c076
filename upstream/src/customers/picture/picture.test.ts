import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer as insert, type TestCustomer } from '../../billing/testing/index.ts';
import { upload } from '../../files/contract.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { customers, setCustomerPicture } from '../contract.ts';
import { mergeCalls } from '../merge/testing.ts';
import { privacyCalls } from '../privacy/testing.ts';
import { detailCalls } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
let priya: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  priya = await insert(shop, { name: 'Priya Agarwal' });
});
afterAll(() => api.close());

const photo = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b5a75' } })
    .jpeg()
    .toBuffer();

async function uploaded({ token }: TestPerson = shop.owner): Promise<string> {
  const files = { file: await photo() };
  return (await call(api, upload, { token, query: { use: 'avatar' }, files })).body.id;
}

const set = (customer_id: string, image_id: string | null, { token }: TestPerson = shop.owner) =>
  call(api, setCustomerPicture, { token, schemaKey: shop.schemaKey, body: { customer_id, image_id } });

const pictureOf = async (id: string): Promise<string | null> =>
  (await detailCalls(api, () => shop).details(id)).body.customer.profile_pic;

/** Paths of unused files that housekeeping will delete. */
const retired = () =>
  shop.within((db) =>
    db.sql
      .selectFrom('upload')
      .where('tenantId', '=', db.tenantId)
      .where('staffId', 'is', null)
      .select('path')
      .execute(),
  );

test('a picture is given, shown in details and lists, replaced and removed', async () => {
  expect((await set(priya.id, await uploaded())).body).toMatchObject({ message: 'Picture saved' });
  const first = await pictureOf(priya.id);
  expect((await api.app.inject({ url: first ?? '/files/none' })).statusCode).toBe(200);
  const { token } = shop.owner;
  const { body } = await call(api, customers, { token, schemaKey: shop.schemaKey, query: { ids: priya.id } });
  expect(body.data).toMatchObject([{ profile_pic: first }]);
  await set(priya.id, await uploaded());
  expect(await pictureOf(priya.id)).not.toBe(first);
  expect((await set(priya.id, null)).body).toMatchObject({ message: 'Picture removed' });
  expect(await pictureOf(priya.id)).toBeNull();
  expect(await retired()).toHaveLength(2);
});

test('somebody else’s upload, another shop’s customer and who may only view are refused', async () => {
  const editor = await shop.addEmployee(['customers:view', 'customers:edit']);
  expect((await set(priya.id, await uploaded(editor))).refusal.problems).toMatchObject([
    { field: 'image_id' },
  ]);
  const viewer = await shop.addEmployee(['customers:view']);
  expect((await set(priya.id, null, viewer)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await set(priya.id, null, editor)).refusal.code).toBe('NOT_FOUND');
  const mine = priya.id;
  shop = await testShop(api);
  expect((await set(mine, null)).refusal.code).toBe('NOT_FOUND');
});

test('an erasure removes it', async () => {
  await set(priya.id, await uploaded());
  await privacyCalls(api, () => shop).erase(priya.id, 'Priya Agarwal');
  expect(await retired()).toHaveLength(1);
});

test('a merge takes it along where the one that stays has none, and gives it up otherwise', async () => {
  const old = await insert(shop, { name: 'Prya Agrawal' });
  const older = await insert(shop, { name: 'Prya' });
  const { merge } = mergeCalls(api, () => shop);
  await set(old.id, await uploaded());
  const picture = await pictureOf(old.id);
  await merge(priya.id, old.id);
  expect(await pictureOf(priya.id)).toBe(picture);
  expect(await retired()).toHaveLength(0);
  await set(older.id, await uploaded());
  await merge(priya.id, older.id);
  expect(await pictureOf(priya.id)).toBe(picture);
  expect(await retired()).toHaveLength(1);
});
