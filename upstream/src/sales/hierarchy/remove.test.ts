import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { brokenRules, type Designations, designationsOf, expectWholeHierarchies } from '../testing/index.ts';
import { deleteDesignation, type IdTree, rebuildDesignations } from './contract.ts';

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
const remove = (id: string, query: Record<string, string> = {}) =>
  call(api, deleteDesignation, { ...asOwner(), params: { id }, query });
const rebuild = (tree?: IdTree[]) =>
  call(api, rebuildDesignations, { ...asOwner(), body: tree === undefined ? {} : { tree } });

const leaf = (id: string): IdTree => ({ id, children: [] });

/** Manager(Cashier Helper) Tailor. */
async function family() {
  const manager = await all.add('Manager');
  const cashier = await all.add('Cashier', manager);
  const helper = await all.add('Helper', manager);
  const tailor = await all.add('Tailor');
  return { manager, cashier, helper, tailor };
}

test('a designation that nobody has is deleted', async () => {
  const { cashier } = await family();
  expect((await remove(cashier)).body).toMatchObject({
    success: true,
    message: 'The designation was deleted.',
  });
  expect(await all.drawn()).toBe('Manager(Helper) Tailor');
  expect((await remove(cashier)).status).toBe(404);
});

test('those below it move up only when that is asked for', async () => {
  const { manager } = await family();
  const refused = await remove(manager);
  expect(refused.status).toBe(409);
  expect(refused.refusal).toMatchObject({
    code: 'DESIGNATION_HAS_CHILDREN',
    message: '2 designations are below this one. Move them first, or let them move up.',
    details: { children: 2 },
  });
  expect((await remove(manager, { children: 'move-up' })).status).toBe(200);
  expect(await all.drawn()).toBe('Cashier Helper Tailor');
});

test('one that people have is refused with their number, active or not', async () => {
  const first = await shop.addEmployee([]);
  const designation = await shop.within(async ({ sql, tenantId }) => {
    const { designationId } = await sql
      .selectFrom('staff')
      .where('tenantId', '=', tenantId)
      .where('id', '=', first.staffId)
      .select('designationId')
      .executeTakeFirstOrThrow();
    await sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', tenantId)
      .where('id', '=', first.staffId)
      .execute();
    return designationId ?? '';
  });
  const { status, refusal } = await remove(designation);
  expect(status).toBe(409);
  expect(refusal).toMatchObject({
    code: 'DESIGNATION_IN_USE',
    message: '1 person has this designation. Give them another one first.',
    details: { people: 1 },
  });
});

test('damaged numbers do no harm, and are mended by rebuilding', async () => {
  await family();
  expect((await rebuild()).body).toMatchObject({
    changed: 0,
    message: 'The hierarchy was already in order.',
  });
  const damage = () =>
    shop.within(({ sql, tenantId }) =>
      sql
        .updateTable('designation')
        .set(({ eb }) => ({ lft: eb('lft', '+', 3), rgt: eb('rgt', '+', 5) }))
        .where('tenantId', '=', tenantId)
        .where('name', '<>', 'Helper')
        .execute(),
    );
  await damage();
  expect(await shop.within(brokenRules)).not.toEqual([]);
  expect(await all.drawn()).toBe('Manager(Cashier Helper) Tailor');
  const { body } = await rebuild();
  expect(body.message).toBe('Hierarchy rebuilt.');
  expect(body.changed).toBeGreaterThan(0);
  expect(await shop.within(brokenRules)).toEqual([]);
  // So does any other write.
  await damage();
  await all.add('Trainee');
  expect(await shop.within(brokenRules)).toEqual([]);
  expect(await all.drawn()).toBe('Manager(Cashier Helper) Tailor Trainee');
});

test('a tree that is given is taken, when it names every designation once', async () => {
  const { manager, cashier, helper, tailor } = await family();
  const { body } = await rebuild([
    { id: tailor, children: [leaf(helper), { id: cashier, children: [leaf(manager)] }] },
  ]);
  expect(body.changed).toBe(4);
  expect(await all.drawn()).toBe('Tailor(Helper Cashier(Manager))');
  for (const tree of [
    [leaf(tailor)],
    [tailor, helper, cashier, manager, manager].map(leaf),
    [leaf(newId())],
  ]) {
    const { status, refusal } = await rebuild(tree);
    expect([status, refusal.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  }
});
