import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { type Designations, designationsOf, expectWholeHierarchies } from '../testing/index.ts';
import { createDesignation, designationTree, moveDesignation, updateDesignation } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let all: Designations;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  all = designationsOf(api, shop);
});
afterAll(async () => {
  await expectWholeHierarchies(api.database);
  await api.close();
});

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const FORM = { name: 'Cashier', visibility_points: 40, commission_percent: '2.5' };

const create = (changes: object = {}) =>
  call(api, createDesignation, { ...asOwner(), body: { ...FORM, ...changes } });
const update = (id: string, changes: object = {}) =>
  call(api, updateDesignation, { ...asOwner(), params: { id }, body: { ...FORM, ...changes } });
const move = (dragId: string, dropId: string | null, position: string, more: object = {}) =>
  call(api, moveDesignation, { ...asOwner(), body: { dragId, dropId, position, ...more } });

/** Manager(Cashier Helper) Tailor, with ids. */
async function family() {
  const manager = await all.add('Manager');
  const cashier = await all.add('Cashier', manager);
  const helper = await all.add('Helper', manager);
  const tailor = await all.add('Tailor');
  return { manager, cashier, helper, tailor };
}

test('a designation is added at the root level or as the last below its parent', async () => {
  const { manager } = await family();
  expect(await all.drawn()).toBe('Manager(Cashier Helper) Tailor');
  const added = await create({ name: ' Trainee ', parent_id: manager, commission_percent: 12.25 });
  expect(added.body).toMatchObject({
    message: 'Trainee added.',
    data: { name: 'Trainee', visibility_points: 40, commission_percent: '12.25', parent_id: manager },
  });
  expect(await all.drawn()).toBe('Manager(Cashier Helper Trainee) Tailor');
  const [root] = await all.tree();
  expect(root).toMatchObject({ lft: 1, rgt: 8, parent_id: null, version: 1, employees: [] });
});

test('a designation is changed, and its version grows', async () => {
  const { cashier } = await family();
  const { body } = await update(cashier, { name: 'Head cashier', commission_percent: '100' });
  expect(body.data).toMatchObject({ name: 'Head cashier', commission_percent: '100', version: 2 });
  expect(await all.drawn()).toBe('Manager(Head cashier Helper) Tailor');
  // Keeping its own name is not a duplicate.
  expect((await update(cashier, { name: 'head Cashier' })).status).toBe(200);
  expect((await update(newId())).status).toBe(404);
});

test.each([
  [{ name: '  ' }, 'name', 'Please enter name'],
  [{ name: 'tailor' }, 'name', 'A designation with this name already exists.'],
  [{ name: 'x'.repeat(101) }, 'name', 'A name can have at most 100 characters.'],
])('%j is refused at %s, when added and when changed', async (changes, field, message) => {
  const { cashier } = await family();
  for (const { refusal } of [await create(changes), await update(cashier, changes)]) {
    expect(refusal).toMatchObject({ message, problems: [{ field }] });
  }
});

test.each([
  { visibility_points: -1 },
  { visibility_points: 1.5 },
  { commission_percent: 101 },
  { commission_percent: '100.01' },
])('%j is no designation', async (changes) => {
  const { status } = await create({ name: 'New', ...changes });
  expect(status).toBe(422);
});

test('the tree names the staff of each designation', async () => {
  const person = await shop.addEmployee(['hierarchy-master:view']);
  const { body } = await call(api, designationTree, { token: person.token, schemaKey: shop.schemaKey });
  expect(body.data.map(({ employees }) => employees)).toEqual([[person.staffId]]);
});

test('a designation moves before, after and inside others, and to the root level', async () => {
  const { manager, cashier, helper, tailor } = await family();
  const moved = await move(helper, cashier, 'before');
  expect(moved.body).toMatchObject({ message: 'Moved: Helper.', data: { version: 2, parent_id: manager } });
  expect(await all.drawn()).toBe('Manager(Helper Cashier) Tailor');
  await move(helper, tailor, 'after');
  expect(await all.drawn()).toBe('Manager(Cashier) Tailor Helper');
  await move(tailor, cashier, 'inside');
  expect(await all.drawn()).toBe('Manager(Cashier(Tailor)) Helper');
  await move(tailor, null, 'before');
  expect(await all.drawn()).toBe('Tailor Manager(Cashier) Helper');
  await move(cashier, null, 'inside');
  expect(await all.drawn()).toBe('Tailor Manager Helper Cashier');
  // To its current position: nothing changes.
  expect((await move(cashier, null, 'after')).body.data.version).toBe(2);
});

test('a designation does not move below itself, nor to what is not there', async () => {
  const { manager, cashier } = await family();
  expect((await move(manager, cashier, 'inside')).refusal).toMatchObject({
    code: 'HIERARCHY_CYCLE',
    message: "A designation can't be below itself.",
  });
  expect((await move(manager, manager, 'before')).refusal.code).toBe('HIERARCHY_CYCLE');
  expect((await move(newId(), cashier, 'inside')).status).toBe(404);
  expect((await move(cashier, newId(), 'inside')).status).toBe(404);
  expect(await all.drawn()).toBe('Manager(Cashier Helper) Tailor');
});

test('what was moved or changed since it was seen is refused', async () => {
  const { cashier, helper, tailor } = await family();
  expect((await move(cashier, tailor, 'inside', { expected_version: 1 })).status).toBe(200);
  const stale = await move(cashier, helper, 'after', { expected_version: 1 });
  expect(stale.status).toBe(409);
  expect(stale.refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: 'Someone else changed the hierarchy. This is the current version.',
  });
  expect((await update(cashier, { name: 'X', expected_version: 1 })).refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await update(cashier, { name: 'X', expected_version: 2 })).status).toBe(200);
  // A move of other designations does not change its version.
  expect((await move(helper, tailor, 'before', { expected_version: 1 })).status).toBe(200);
});

test('a hierarchy has at most 10 levels', async () => {
  const chain: string[] = [];
  for (let level = 1; level <= 10; level += 1) chain.push(await all.add(`Level ${level}`, chain.at(-1)));
  expect((await create({ name: 'Too deep', parent_id: chain.at(-1) })).refusal).toMatchObject({
    message: 'The hierarchy can have at most 10 levels.',
    problems: [{ field: 'parent_id' }],
  });
  const root = await all.add('Root');
  expect((await move(chain[0] ?? '', root, 'inside')).refusal).toMatchObject({
    problems: [{ field: 'dropId' }],
  });
  expect((await create({ name: 'Lost', parent_id: newId() })).status).toBe(404);
});
