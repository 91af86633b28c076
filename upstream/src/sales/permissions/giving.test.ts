import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { designations } from '../hierarchy/contract.ts';
import { submitPermissions } from './contract.ts';
import { permissionCalls, type Sent, tick } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let calls: ReturnType<typeof permissionCalls>;
let cashier: TestPerson;
let role: string;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await testShop(api);
  calls = permissionCalls(api, shop);
  cashier = await shop.addEmployee(['billing:view', 'billing:create']);
  role = await designationOf(cashier);
});

const as = (person: TestPerson) => calls.as(person);
const designationOf = (person: TestPerson) => calls.designationOf(person);
const rightsOf = (person: TestPerson) => calls.rightsOf(person);
const update = (by: TestPerson, menus: Sent[], id = role) => calls.update(by, id, menus);
const remove = (by: TestPerson, menuIds: string[], id = role) => calls.remove(by, id, menuIds);

test('nobody gives a right that he lacks, nor changes his own role or one above it', async () => {
  const clerk = await shop.addEmployee([
    'sales-setting-master:view',
    'sales-setting-master:edit',
    'sales-setting-master:delete',
    'customers:view',
  ]);
  expect((await update(clerk, [tick('customers', { view: true })])).status).toBe(200);
  const given = await update(clerk, [tick('customers', { view: true, edit: true })]);
  expect([given.status, given.refusal.code, given.refusal.message]).toEqual([
    403,
    'RIGHT_NOT_HELD',
    "You can't give a right you don't have: CRM, Edit.",
  ]);
  // Whole groups and confirmed tables can't be used to bypass the check, and a refused change leaves no trace.
  expect((await update(clerk, [tick('distribution', { view: true, create: true })])).refusal.code).toBe(
    'RIGHT_NOT_HELD',
  );
  const body = { designation_id: role, menus: [tick('billing', { view: true, delete: true })] };
  expect((await call(api, submitPermissions, { ...as(clerk), body })).refusal.code).toBe('RIGHT_NOT_HELD');
  // Removing the last rule would grant the default rights.
  const all = ['billing', 'customers'];
  expect((await remove(clerk, all)).refusal.code).toBe('RIGHT_NOT_HELD');
  expect(await rightsOf(cashier)).toEqual(['billing:view', 'billing:create', 'customers:view']);
  // Revoking rights is always allowed.
  expect((await update(clerk, [tick('billing', { create: false })])).status).toBe(200);
  const own = await designationOf(clerk);
  for (const refused of [
    await update(clerk, [tick('customers', { view: false })], own),
    await remove(clerk, ['customers'], own),
    await call(api, submitPermissions, { ...as(clerk), body: { designation_id: own, menus: [] } }),
  ]) {
    expect([refused.status, refused.refusal.code]).toEqual([403, 'OWN_DESIGNATION']);
  }
});

test('an owner keeps every right, whatever is done to roles', async () => {
  const before = await rightsOf(shop.owner);
  for (const { id } of (await call(api, designations, as(shop.owner))).body.data) {
    const body = { designation_id: id, menus: [tick('dashboard', { view: false })] };
    await call(api, submitPermissions, { ...as(shop.owner), body });
  }
  expect(await rightsOf(shop.owner)).toEqual(before);
  expect((await update(shop.owner, [tick('billing', { view: true })])).status).toBe(200);
});

test('rights are given by somebody who has just given his PIN', async () => {
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 10 * 60_000);
  const { refusal } = await update(shop.owner, [tick('billing', { edit: true })]);
  api.clock.now = before;
  expect(refusal.code).toBe('PIN_REQUIRED');
  expect(await rightsOf(cashier)).not.toContain('billing:edit');
});
