import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addDiet, deleteDiet, fetchDiet, updateDiet } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 5 });
});
afterAll(() => api.close());

const PLAN = {
  name: 'Lean start',
  category: 'Weight Loss',
  description: 'Vegetarian, home food',
  duration: '8 weeks',
};
const guava = { name: 'Guava, 1', calories: 70 };

const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const add = (more: object = {}) =>
  call(api, addDiet, { ...sent(), body: { ...PLAN, meals: { Snacks: [guava] }, ...more } });
const change = (id: string, more: object, as = shop) =>
  call(api, updateDiet, { ...sent(as), params: { id }, body: { ...PLAN, ...more } });
const remove = (id: string, as = shop) => call(api, deleteDiet, { ...sent(as), params: { id }, query: {} });
const list = async (as = shop) => (await call(api, fetchDiet, sent(as))).body.data;

test('a plan comes back with all of its meals, as the specification spells them', async () => {
  const { body } = await add({ name: ' Lean start ', category: 'weight loss' });
  expect(body).toMatchObject({ success: true, message: 'Diet plan added', data: PLAN });
  expect(body.data.meals).toEqual({ Breakfast: [], Lunch: [], Snacks: [guava], Dinner: [] });
  await add({ name: 'Keep steady', duration: 'Ongoing', meals: {} });
  expect((await list()).map(({ name }) => name)).toEqual(['Keep steady', 'Lean start']);
});

test('a change replaces the meals, where they are as the caller saw them', async () => {
  const { id, version } = (await add()).body.data;
  const changed = await change(id, { meals: { Dinner: [guava] }, expected_version: version });
  expect(changed.body).toMatchObject({
    message: 'Diet plan updated',
    data: { meals: { Snacks: [], Dinner: [guava] } },
  });
  expect((await change(id, { expected_version: version })).refusal.code).toBe('CHANGED_MEANWHILE');
});

const many = Array.from({ length: 31 }, () => guava);
test.each([
  [{ name: ' ' }, 'name', 'Please input diet plan name'],
  [{ description: '' }, 'description', 'Please input description'],
  [{ category: 'Feast' }, 'category', 'This is not in the list.'],
  [{ duration: '3 days' }, 'duration', 'This is not in the list.'],
  [{ meals: { Lunch: [{ calories: 70 }] } }, 'meals.Lunch.0.name', 'Name is required'],
  [
    { meals: { Lunch: [{ name: 'Guava', calories: -1 }] } },
    'meals.Lunch.0.calories',
    'Calories are whole numbers from 0 to 5000.',
  ],
  [{ meals: { Dinner: many } }, 'meals.Dinner', 'A meal can have at most 30 items.'],
  [{ meals: { Snack: [] } }, 'meals.Snack', 'The meals of a day are Breakfast, Lunch, Snacks and Dinner.'],
])('bad input %# is told at its field, and nothing is stored', async (more, field, message) => {
  const { status, refusal } = await add(more);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, message }]);
  expect(await list()).toEqual([]);
});

test('a name is there once, whatever its case', async () => {
  await add();
  expect((await add({ name: 'LEAN START' })).refusal).toMatchObject({
    code: 'DIET_TAKEN',
    problems: [{ field: 'name', message: 'There is a diet plan with this name already.' }],
  });
});

test('a plan is deleted once; another shop neither sees nor writes it', async () => {
  const { id } = (await add()).body.data;
  const other = await testShop(api, { businessId: 5 });
  expect(await list(other)).toEqual([]);
  expect((await change(id, {}, other)).status).toBe(404);
  expect((await remove(id, other)).status).toBe(404);
  expect((await remove(id)).body.message).toBe('Diet plan deleted');
  expect((await remove(id)).status).toBe(404);
});
