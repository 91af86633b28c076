import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addBranch, deleteBranch, getBranch, updateBranch } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 5 });
});
afterAll(() => api.close());

const KOTHRUD = {
  name: 'Kothrud',
  address: 'Karve Road, Pune 411038',
  phone: '020 2546 1187',
  email: 'kothrud@irontemple.in',
  manager: 'Rohan Kulkarni',
  opening_hours: '5:30 – 22:30',
};
const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const add = (more: object = {}) => call(api, addBranch, { ...sent(), body: { ...KOTHRUD, ...more } });
const change = (id: string, more: object, as = shop) =>
  call(api, updateBranch, { ...sent(as), params: { id }, body: { ...KOTHRUD, ...more } });
const remove = (id: string, as = shop) => call(api, deleteBranch, { ...sent(as), params: { id }, query: {} });
const list = async (as = shop) => (await call(api, getBranch, sent(as))).body;

/** Adds members to a branch. */
const enrol = async (branchId: string, count: number): Promise<void> => {
  const made = { tenantId: shop.tenantId, createdAt: api.clock.now, updatedAt: api.clock.now };
  for (let n = 0; n < count; n += 1) {
    const { id: customerId } = await addCustomer(shop);
    await shop.within((db) =>
      db.sql
        .insertInto('gymMember')
        .values({ ...made, id: newId(), customerId, branchId })
        .execute(),
    );
  }
};

test('a new branch is active; facilities come as a text with commas or as a list', async () => {
  const { body } = await add({ name: ' Kothrud ', facilities: 'Steam, Cardio floor, steam,' });
  expect(body).toMatchObject({ success: true, status: true, message: 'Branch added' });
  expect(body.data).toMatchObject({
    ...KOTHRUD,
    status: 1,
    facilities: ['Steam', 'Cardio floor'],
    members_count: 0,
  });
  await add({ name: 'Baner', facilities: ['Yoga hall'], status: 2 });
  const { data, status } = await list();
  expect(status).toBe(true);
  expect(data.map(({ name, status: is }) => [name, is])).toEqual([
    ['Baner', 2],
    ['Kothrud', 1],
  ]);
});

test('a change replaces what is sent; the status stays where it is left out', async () => {
  const { id, version } = (await add({ status: 2, facilities: 'Steam' })).body.data;
  const changed = await change(id, { manager: 'Shweta Nair', expected_version: version });
  expect(changed.body).toMatchObject({
    message: 'Branch updated',
    data: { manager: 'Shweta Nair', status: 2, facilities: [] },
  });
  expect((await change(id, { expected_version: version })).refusal.code).toBe('CHANGED_MEANWHILE');
});

test('bad input is told at its field, as the wire spells it', async () => {
  const empty = { name: '', address: ' ', phone: 'ask', email: 'x', manager: '', opening_hours: '' };
  const { status, refusal } = await add(empty);
  expect(status).toBe(422);
  expect(refusal.problems?.map(({ field }) => field)).toEqual([
    'name',
    'address',
    'phone',
    'email',
    'manager',
    'opening_hours',
  ]);
  expect((await add({ status: 3 })).refusal.problems).toMatchObject([{ field: 'status' }]);
});

test('a name is there once, whatever its case', async () => {
  await add();
  const { refusal } = await add({ name: 'KOTHRUD' });
  expect(refusal).toMatchObject({
    code: 'BRANCH_TAKEN',
    problems: [{ field: 'name', message: 'There is a branch with this name already.' }],
  });
});

test('a branch with members stays, and the answer says how many they are', async () => {
  const { id } = (await add()).body.data;
  await enrol(id, 1);
  expect((await remove(id)).refusal.message).toBe('1 member belongs to this branch. Move the member first.');
  await enrol(id, 1);
  expect((await list()).data).toMatchObject([{ members_count: 2 }]);
  const { status, refusal } = await remove(id);
  expect(status).toBe(409);
  expect(refusal).toMatchObject({ code: 'BRANCH_IN_USE', details: { members: 2 } });
  const free = (await add({ name: 'Aundh' })).body.data.id;
  expect((await remove(free)).body.message).toBe('Branch deleted');
  expect((await remove(free)).status).toBe(404);
});

test('another shop’s branches are neither seen nor written', async () => {
  const { id } = (await add()).body.data;
  const other = await testShop(api, { businessId: 5 });
  expect((await list(other)).data).toEqual([]);
  expect((await change(id, {}, other)).status).toBe(404);
  expect((await remove(id, other)).status).toBe(404);
});

test('each write needs its own right', async () => {
  const { id } = (await add()).body.data;
  const reader = await shop.addEmployee(['branches:view']);
  const as = { token: reader.token, schemaKey: shop.schemaKey };
  expect((await call(api, getBranch, as)).body.data).toHaveLength(1);
  expect((await call(api, addBranch, { ...as, body: KOTHRUD })).status).toBe(403);
  expect((await call(api, deleteBranch, { ...as, params: { id }, query: {} })).status).toBe(403);
});
