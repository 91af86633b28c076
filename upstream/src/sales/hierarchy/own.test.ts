import type { Right } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { type Designations, designationsOf, expectWholeHierarchies } from '../testing/index.ts';
import {
  createDesignation,
  deleteDesignation,
  type IdTree,
  moveDesignation,
  rebuildDesignations,
  updateDesignation,
} from './contract.ts';

let api: TestApi;
let shop: TestShop;
let all: Designations;
let person: TestPerson;
/** Ids above, equal to, below and beside the caller's own designation. */
let ids: { above: string; own: string; below: string; beside: string };

const RIGHTS: Right[] = ['view', 'create', 'edit', 'delete'].map(
  (flag): Right => `hierarchy-master:${flag}` as Right,
);

beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectWholeHierarchies(api.database);
  await api.close();
});
beforeEach(async () => {
  shop = await testShop(api);
  all = designationsOf(api, shop);
  person = await shop.addEmployee(RIGHTS);
  const [own] = await all.tree();
  const above = await all.add('Above');
  const owner = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const body = { dragId: own?.id ?? '', dropId: above, position: 'inside' };
  await call(api, moveDesignation, { ...owner, body });
  ids = {
    above,
    own: body.dragId,
    below: await all.add('Below', body.dragId),
    beside: await all.add('Beside'),
  };
});

const asPerson = () => ({ token: person.token, schemaKey: shop.schemaKey });
const FORM = { name: 'Changed', visibility_points: 1, commission_percent: 99 };
const update = (id: string) => call(api, updateDesignation, { ...asPerson(), params: { id }, body: FORM });
const move = (dragId: string, dropId: string | null, position = 'inside') =>
  call(api, moveDesignation, { ...asPerson(), body: { dragId, dropId, position } });
const remove = (id: string) =>
  call(api, deleteDesignation, { ...asPerson(), params: { id }, query: { children: 'move-up' } });

const rebuild = (tree?: IdTree[]) =>
  call(api, rebuildDesignations, { ...asPerson(), body: tree === undefined ? {} : { tree } });
const leaf = (id: string): IdTree => ({ id, children: [] });

test('an employee changes neither his own designation nor one above it', async () => {
  const before = await all.drawn();
  for (const id of [ids.own, ids.above]) {
    for (const { status, refusal } of [await update(id), await move(id, ids.beside), await remove(id)]) {
      expect(status).toBe(403);
      expect(refusal).toMatchObject({
        code: 'OWN_DESIGNATION',
        message: "You can't change your own designation or one above it. Ask the owner.",
      });
    }
  }
  expect(await all.drawn()).toBe(before);
});

test('he changes, moves, adds and deletes what stands below and beside', async () => {
  expect((await update(ids.below)).status).toBe(200);
  expect((await move(ids.beside, ids.below)).status).toBe(200);
  expect((await move(ids.below, null)).status).toBe(200);
  const body = { ...FORM, name: 'New', parent_id: ids.own };
  expect((await call(api, createDesignation, { ...asPerson(), body })).status).toBe(200);
  expect((await remove(ids.beside)).status).toBe(200);
});

test('he rebuilds, but not so that he answers to somebody else', async () => {
  expect((await rebuild()).status).toBe(200);
  const elsewhere = [leaf(ids.above), leaf(ids.own), leaf(ids.below), leaf(ids.beside)];
  expect((await rebuild(elsewhere)).refusal.code).toBe('OWN_DESIGNATION');
  const own = { id: ids.own, children: [leaf(ids.beside)] };
  expect((await rebuild([{ id: ids.above, children: [leaf(ids.below), own] }])).status).toBe(200);
});

test('the owner changes any of them', async () => {
  const owner = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const { status } = await call(api, updateDesignation, { ...owner, params: { id: ids.own }, body: FORM });
  expect(status).toBe(200);
});
