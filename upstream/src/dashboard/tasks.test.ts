import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { addTask, deleteTask, getTask, markTaskDone } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
});
afterAll(() => api.close());

const sent = (person: TestPerson = shop.owner) => ({ token: person.token, schemaKey: shop.schemaKey });
const add = (task_detail: string, due_date: string, person?: TestPerson) =>
  call(api, addTask, { ...sent(person), body: { task_detail, due_date } });
const list = async (query: Record<string, string | number> = {}, person?: TestPerson) =>
  (await call(api, getTask, { ...sent(person), query })).body;
const details = async (query = {}, person?: TestPerson) =>
  (await list(query, person)).data.map(({ task_detail: detail }) => detail);

test('tasks are listed by their day, completed ones behind, and ticked there and back', async () => {
  const later = (await add(' Later ', '2026-11-24')).body.data;
  const sooner = (await add('Sooner', '2026-11-19')).body.data;
  expect(later).toEqual({
    id: expect.any(String),
    task_detail: 'Later',
    due_date: '2026-11-24',
    status: 1,
    done_at: null,
  });
  expect(await details()).toEqual(['Sooner', 'Later']);
  const mark = (body: object) =>
    call(api, markTaskDone, { ...sent(), body: { task_id: sooner.id, ...body } });
  expect((await mark({})).body.data).toMatchObject({ status: 0, done_at: api.clock.now.toISOString() });
  expect((await mark({})).status).toBe(200);
  expect(await details()).toEqual(['Later', 'Sooner']);
  expect(await details({ status: 1 })).toEqual(['Later']);
  expect(await details({ status: 0 })).toEqual(['Sooner']);
  await mark({ status: 1 });
  expect(await details()).toEqual(['Sooner', 'Later']);
});

test.each([
  ['', '2026-11-24', 'task_detail', 'Please enter a task'],
  ['x'.repeat(151), '2026-11-24', 'task_detail', 'At most 150 characters'],
  ['Call', '2026-02-30', 'due_date', 'This date does not exist. Check day, month and year.'],
])('%j until %s is told at its field', async (detail, due, field, message) => {
  const { status, refusal } = await add(detail, due);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, message }]);
  expect(await details()).toEqual([]);
});

test('tasks are deleted from either list, all that are named or none', async () => {
  const one = (await add('One', '2026-11-24')).body.data.id;
  const two = (await add('Two', '2026-11-25')).body.data.id;
  await call(api, markTaskDone, { ...sent(), body: { task_id: two } });
  const remove = (task_ids: string[]) => call(api, deleteTask, { ...sent(), body: { task_ids } });
  expect((await remove([one, crypto.randomUUID()])).status).toBe(404);
  expect(await details()).toHaveLength(2);
  expect((await remove([one, two])).body.message).toBe('Task deleted');
  expect(await details()).toEqual([]);
});

test("nobody sees or touches a colleague's tasks, not even the owner", async () => {
  const employee = await shop.addEmployee(['dashboard:view']);
  const { id } = (await add('Mine', '2026-11-24', employee)).body.data;
  expect(await details()).toEqual([]);
  expect(await details({ ids: id })).toEqual([]);
  expect(await details({ ids: id }, employee)).toEqual(['Mine']);
  expect((await call(api, markTaskDone, { ...sent(), body: { task_id: id } })).status).toBe(404);
  expect((await call(api, deleteTask, { ...sent(), body: { task_ids: [id] } })).status).toBe(404);
});

test('pages go on behind a cursor', async () => {
  for (const detail of ['A', 'B', 'C']) await add(detail, '2026-11-24');
  const first = await list({ status: 1, limit: 2, include: 'count,page' });
  expect(first).toMatchObject({ total: 3, page: { has_more: true } });
  const rest = await list({ status: 1, limit: 2, include: 'page', after: first.page?.cursors[1] ?? '' });
  expect(rest.data.map(({ task_detail: detail }) => detail)).toEqual(['C']);
  expect(rest.page?.has_more).toBe(false);
});

test('tells which of the own tasks were added, ticked or deleted since, in either order', async () => {
  const colleague = await shop.addEmployee(['dashboard:view']);
  const add1 = async (detail: string, day: string, person?: TestPerson) =>
    (await add(detail, day, person)).body.data.id;
  const [ticked, gone] = [await add1('Ticked', '2026-11-26'), await add1('Gone', '2026-11-24')];
  await add('Untouched', '2026-11-24');
  const theirs = await add1('Theirs', '2026-11-24', colleague);
  const started = api.clock.now;
  api.clock.now = new Date(started.getTime() + 60_000);
  const updated_since = api.clock.now.toISOString();
  const added = await add1('Added', '2026-11-25');
  await call(api, markTaskDone, { ...sent(), body: { task_id: ticked } });
  await call(api, deleteTask, { ...sent(), body: { task_ids: [gone] } });
  await call(api, deleteTask, { ...sent(colleague), body: { task_ids: [theirs] } });
  const since = { updated_since, include: 'count,changes' };
  const until = new Date(api.clock.now.getTime() - 15_000).toISOString();
  expect(await list(since)).toMatchObject({
    data: [{ id: added }, { id: ticked }],
    total: 2,
    changes: { deleted: [gone], until },
  });
  expect(await details({ ...since, sort_by: 'due', sort_order: 'desc' })).toEqual(['Ticked', 'Added']);
  expect(await list({ ...since, status: 1 })).toMatchObject({
    data: [{ id: added }],
    changes: { deleted: [gone] },
  });
  expect((await list(since, colleague)).changes?.deleted).toEqual([theirs]);
  expect((await list({ status: 1 })).changes).toBeUndefined();
  api.clock.now = started;
});
