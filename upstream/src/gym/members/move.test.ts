import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addBranch } from '../branches/contract.ts';
import { moveMembership } from './move.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 5 });
});
afterAll(() => api.close());

test('a membership moves to who is kept, and is there once where both have one', async () => {
  const body = {
    name: 'Kothrud',
    address: 'Karve Road',
    phone: '020 2546 1187',
    email: 'kothrud@irontemple.in',
    manager: 'Rohan Kulkarni',
    opening_hours: '5:30 – 22:30',
  };
  const { token } = shop.owner;
  const branch = (await call(api, addBranch, { token, schemaKey: shop.schemaKey, body })).body.data.id;
  const { now } = api.clock;
  const enrol = async (customerId: string): Promise<string> => {
    const id = newId();
    const row = { tenantId: shop.tenantId, id, customerId, branchId: branch, createdAt: now, updatedAt: now };
    await shop.within((db) => db.sql.insertInto('gymMember').values(row).execute());
    return id;
  };
  const members = () =>
    shop.within((db) =>
      db.sql
        .selectFrom('gymMember')
        .where('tenantId', '=', db.tenantId)
        .select(['id', 'customerId'])
        .execute(),
    );
  const [merged, kept, second] = [
    await addCustomer(shop),
    await addCustomer(shop),
    await addCustomer(shop),
  ].map(({ id }) => id);
  const first = await enrol(merged ?? '');
  await shop.within((db) => moveMembership(db, merged ?? '', kept ?? '', now));
  expect(await members()).toEqual([{ id: first, customerId: kept }]);
  await enrol(second ?? '');
  await shop.within((db) => moveMembership(db, second ?? '', kept ?? '', now));
  expect(await members()).toEqual([{ id: first, customerId: kept }]);
});
