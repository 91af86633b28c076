import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addPlan, getPlan, updatePlan } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 5 });
});
afterAll(() => api.close());

const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const MONTHLY = { name: 'Monthly', durations: [{ months: 1, price: '1800.00' }] };
const add = (more: object = {}) => call(api, addPlan, { ...sent(), body: { ...MONTHLY, ...more } });
const change = (id: string, body: object, as = shop) =>
  call(api, updatePlan, { ...sent(as), params: { id }, body: { ...MONTHLY, ...body } });

test('a plan has durations in months and days, the shortest first', async () => {
  const { body } = await add({
    name: ' Monthly ',
    durations: [
      { months: 1, price: 1800 },
      { days: 15, price: '999.50' },
    ],
  });
  expect(body.data).toMatchObject({
    name: 'Monthly',
    durations: [
      { months: null, days: 15, price: '999.50' },
      { months: 1, days: null, price: '1800.00' },
    ],
  });
  expect((await call(api, getPlan, sent())).body.data).toEqual([body.data]);
});

test('a change renames it, changes a duration by its id and adds one without', async () => {
  const { id, durations, version } = (await add()).body.data;
  const first = durations[0]?.id ?? '';
  const more = [
    { id: first, months: 1, price: 2000 },
    { months: 3, price: 4500 },
  ];
  const changed = await change(id, { name: 'Gym', durations: more, expected_version: version });
  expect(changed.body.data).toMatchObject({
    name: 'Gym',
    durations: [
      { id: first, price: '2000.00' },
      { months: 3, price: '4500.00' },
    ],
  });
  const stale = await change(id, { expected_version: version });
  expect(stale.refusal.code).toBe('CHANGED_MEANWHILE');
  const twice = await change(id, { name: 'Gym', durations: [{ months: 3, price: 1 }] });
  expect(twice.refusal.problems).toMatchObject([{ field: 'durations.0.count' }]);
});

test('bad input is told at its field', async () => {
  expect((await add({ name: ' ', durations: [] })).refusal.problems).toMatchObject([
    { field: 'name' },
    { field: 'durations' },
  ]);
  const both = await add({ durations: [{ months: 1, days: 5, price: 1 }] });
  expect(both.refusal.problems).toMatchObject([{ field: 'durations.0.count' }]);
  await add();
  expect((await add({ name: 'MONTHLY' })).refusal).toMatchObject({
    code: 'PLAN_TAKEN',
    problems: [{ field: 'name' }],
  });
});

test('another shop’s plans are neither seen nor written', async () => {
  const { id, durations } = (await add()).body.data;
  const other = await testShop(api, { businessId: 5 });
  expect((await call(api, getPlan, sent(other))).body.data).toEqual([]);
  expect((await change(id, {}, other)).status).toBe(404);
  const theirs = (await call(api, addPlan, { ...sent(other), body: MONTHLY })).body.data;
  const foreign = { durations: [{ id: durations[0]?.id, months: 2, price: 1 }] };
  expect((await change(theirs.id, foreign, other)).refusal.problems).toMatchObject([
    { field: 'durations.0.count' },
  ]);
});
