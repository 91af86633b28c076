import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addWorkout, deleteWorkout, fetchWorkout, updateWorkout } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 5 });
});
afterAll(() => api.close());

const exercise = { name: 'Bench press', sets: '4 × 10', duration: '25 min' };
const PROGRAM = { name: 'Push and pull', description: 'For the third month' };
const PLAN = { Mon: [{ category: 'Upper Body', exercises: [exercise] }] };

const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const add = (more: object = {}) =>
  call(api, addWorkout, { ...sent(), body: { ...PROGRAM, weekly_plan: PLAN, ...more } });
const change = (id: string, more: object, as = shop) =>
  call(api, updateWorkout, { ...sent(as), params: { id }, body: { ...PROGRAM, ...more } });
const remove = (id: string, as = shop) =>
  call(api, deleteWorkout, { ...sent(as), params: { id }, query: {} });
const list = async (as = shop) => (await call(api, fetchWorkout, sent(as))).body.data;

test('a week comes back with all of its days; an exercise is Moderate where nothing is said', async () => {
  const { body } = await add({ name: ' Push and pull ' });
  expect(body).toMatchObject({ success: true, message: 'Workout added', data: PROGRAM });
  expect(body.data.weekly_plan).toEqual({
    Mon: [{ category: 'Upper Body', exercises: [{ ...exercise, difficulty: 'Moderate' }] }],
    Tue: [],
    Wed: [],
    Thu: [],
    Fri: [],
    Sat: [],
    Sun: [],
  });
  await add({ name: 'Easy start', weekly_plan: {} });
  expect((await list()).map(({ name }) => name)).toEqual(['Easy start', 'Push and pull']);
});

test('a change replaces the week, where it is as the caller saw it', async () => {
  const { id, version } = (await add()).body.data;
  const weekly_plan = { Sun: [{ category: 'rest day' }] };
  const changed = await change(id, { weekly_plan, expected_version: version });
  expect(changed.body).toMatchObject({
    message: 'Workout updated',
    data: { weekly_plan: { Mon: [], Sun: [{ category: 'Rest Day', exercises: [] }] } },
  });
  expect((await change(id, { weekly_plan, expected_version: version })).refusal.code).toBe(
    'CHANGED_MEANWHILE',
  );
});

const many = Array.from({ length: 200 }, () => exercise);
test.each([
  [{ name: ' ' }, 'name', 'Please enter a program name'],
  [{ description: '' }, 'description', 'Please add a description'],
  [{ weekly_plan: { Mon: [{ category: '' }] } }, 'weekly_plan.Mon.0.category', 'Category is required'],
  [{ weekly_plan: { Mon: [{ category: 'Legs' }] } }, 'weekly_plan.Mon.0.category', 'Category is required'],
  [
    { weekly_plan: { Tue: [{ category: 'Core', exercises: [{ sets: '3' }] }] } },
    'weekly_plan.Tue.0.exercises.0.name',
    'Name required',
  ],
  [
    { weekly_plan: { Fri: [{ category: 'Core', exercises: many }] } },
    'weekly_plan.Fri',
    'A day can have at most 50 exercises.',
  ],
  [
    { weekly_plan: { Someday: [] } },
    'weekly_plan.Someday',
    'The days of a week are Mon, Tue, Wed, Thu, Fri, Sat and Sun.',
  ],
])('bad input %# is told at its field, and nothing is stored', async (more, field, message) => {
  const { status, refusal } = await add(more);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, message }]);
  expect(await list()).toEqual([]);
});

test('a name is there once, whatever its case', async () => {
  await add();
  expect((await add({ name: 'PUSH AND PULL' })).refusal).toMatchObject({
    code: 'WORKOUT_TAKEN',
    problems: [{ field: 'name', message: 'There is a workout with this name already.' }],
  });
});

test('a workout is deleted once; another shop neither sees nor writes it', async () => {
  const { id } = (await add()).body.data;
  const other = await testShop(api, { businessId: 5 });
  expect(await list(other)).toEqual([]);
  expect((await change(id, { weekly_plan: {} }, other)).status).toBe(404);
  expect((await remove(id, other)).status).toBe(404);
  expect((await remove(id)).body.message).toBe('Workout deleted');
  expect((await remove(id)).status).toBe(404);
});
