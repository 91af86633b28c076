import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addResource, deleteResource, fetchResource, updateResource } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 5 });
});
afterAll(() => api.close());

const PLANK = { kind: 'Exercise', name: 'Plank', description: 'On the elbows' };
const POHA = {
  kind: 'Meal',
  name: 'Poha',
  description: '',
  type: 'Vegetarian',
  time: 'Breakfast',
  cal: 270,
  protein: 6,
  carbs: 46,
  fat: 7,
};

const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const add = (body: object = PLANK) => call(api, addResource, { ...sent(), body: { ...PLANK, ...body } });
const change = (id: string, more: object, as = shop) =>
  call(api, updateResource, { ...sent(as), params: { id }, body: { ...PLANK, ...more } });
const remove = (id: string, as = shop) =>
  call(api, deleteResource, { ...sent(as), params: { id }, query: {} });
const list = async (as = shop) => (await call(api, fetchResource, sent(as))).body.data;

test('an exercise has no meal; a meal comes back with all it has, by name', async () => {
  const { body } = await add({ name: ' Plank ', kind: 'exercise', cal: 5 });
  expect(body).toMatchObject({ success: true, message: 'Exercise added', data: PLANK });
  expect(body.data.cal).toBeUndefined();
  expect((await add({ ...POHA, time: 'BREAKFAST' })).body).toMatchObject({
    message: 'Meal added',
    data: POHA,
  });
  await add({ kind: 'Facility', name: 'locker', description: '' });
  expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
    ['Facility', 'locker'],
    ['Exercise', 'Plank'],
    ['Meal', 'Poha'],
  ]);
});

test('a change is held against the version that the caller saw', async () => {
  const { id, version } = (await add(POHA)).body.data;
  const changed = await change(id, { ...POHA, cal: 280, expected_version: version });
  expect(changed.body).toMatchObject({ message: 'Meal updated', data: { ...POHA, cal: 280 } });
  const late = await change(id, { ...POHA, expected_version: version });
  expect(late.refusal.code).toBe('CHANGED_MEANWHILE');
});

test.each([
  [{ name: ' ' }, 'name', 'Name is required'],
  [{ kind: 'Person' }, 'kind', 'This is not in the list.'],
  [{ ...POHA, type: '' }, 'type', 'Name and Type are required'],
  [{ ...POHA, time: 'Midnight' }, 'time', 'This is not in the list.'],
  [{ ...POHA, cal: -1 }, 'cal', 'A whole number from 0 to 5000.'],
  [{ ...POHA, fat: 2.5 }, 'fat', 'A whole number from 0 to 1000.'],
  [{ name: 'x'.repeat(61) }, 'name', 'At most 60 characters.'],
])('bad input %# is told at its field, and nothing is stored', async (more, field, message) => {
  const { status, refusal } = await add(more);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, message }]);
  expect(await list()).toEqual([]);
});

test('a name is there once among those of its kind, whatever its case', async () => {
  await add();
  expect((await add({ name: 'PLANK' })).refusal).toMatchObject({
    code: 'RESOURCE_TAKEN',
    problems: [{ field: 'name', message: 'There is a resource with this name already.' }],
  });
  expect((await add({ kind: 'Facility' })).status).toBe(200);
});

test('a gym has three hundred of a kind at most', async () => {
  const made = { createdAt: api.clock.now, updatedAt: api.clock.now, kind: 'EXERCISE', description: '' };
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('gymResource')
      .values(
        Array.from({ length: 300 }, (_, n) => ({
          ...made,
          tenantId,
          id: `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`,
          name: `Exercise ${n}`,
        })),
      )
      .execute(),
  );
  expect((await add()).refusal.problems).toMatchObject([
    { field: 'name', message: 'A gym can have at most 300 of each kind.' },
  ]);
  expect((await add(POHA)).status).toBe(200);
});

test('a resource is deleted once; another shop neither sees nor writes it', async () => {
  const { id } = (await add()).body.data;
  const other = await testShop(api, { businessId: 5 });
  expect(await list(other)).toEqual([]);
  expect((await change(id, {}, other)).status).toBe(404);
  expect((await remove(id, other)).status).toBe(404);
  expect((await remove(id)).body.message).toBe('Resource deleted');
  expect((await remove(id)).status).toBe(404);
});
