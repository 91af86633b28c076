import { FIXED_STATUSES } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { insertOrders } from '../testing/insertOrders.ts';
import {
  addStage,
  addStatus,
  deleteStage,
  deleteStatus,
  getStages,
  getStatuses,
  updateAllStages,
  updateStage,
  updateStatus,
} from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 2 });
});
afterAll(() => api.close());

type Type = 'design' | 'pattern';
const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const listed = async (query: { type?: Type; IsPatternAvailable?: 0 | 1 } = {}) =>
  (await call(api, getStages, { ...sent(), query })).body.data;
const names = async (query = {}) => (await listed(query)).map(({ name }) => name);
const add = (name: string, type?: Type) =>
  call(api, addStage, { ...sent(), body: { name, ...(type && { type }) } });
const statusesOf = async (as = shop) => (await call(api, getStatuses, sent(as))).body.data;
const ownStatus = (name: string) => call(api, addStatus, { ...sent(), body: { name } });
const remove = (endpoint: typeof deleteStage | typeof deleteStatus, id: string, query = {}) =>
  call(api, endpoint, { ...sent(), params: { id }, query });

const addOrders = (count: number, statusId: string, stageId: string | null = null) =>
  insertOrders(api, shop, count, { statusId, stageId });

const order = (stages: { id: string; sort_by: number }[]) =>
  call(api, updateAllStages, { ...sent(), body: { stages } });

test('stages stand in their order; a new one is of designs, and the last', async () => {
  const { body } = await add('  Cutting ');
  expect(body).toMatchObject({
    message: 'Stage saved',
    data: { name: 'Cutting', type: 'design', sort_by: 1 },
  });
  await add('Embroidery', 'pattern');
  await add('Stitching');
  expect(await listed()).toMatchObject([{ orders: 0 }, { sort_by: 2, type: 'pattern' }, { sort_by: 3 }]);
});

test('stages are asked for by type, with or without those of patterns', async () => {
  await add('Cutting');
  await add('Embroidery', 'pattern');
  expect(await names({ type: 'design' })).toEqual(['Cutting']);
  expect(await names({ type: 'pattern' })).toEqual(['Embroidery']);
  expect(await names({ type: 'design', IsPatternAvailable: 1 })).toEqual(['Cutting', 'Embroidery']);
  expect(await names({ IsPatternAvailable: 0 })).toEqual(['Cutting']);
});

test('the whole list is put in order; the numbers that are sent only tell what comes first', async () => {
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three']) ids.push((await add(name)).body.data.id);
  const { body } = await order(ids.map((id, index) => ({ id, sort_by: 30 - index * 10 })));
  expect(body.data.map(({ name, sort_by }) => [name, sort_by])).toEqual([
    ['Three', 1],
    ['Two', 2],
    ['One', 3],
  ]);
  const [first = ''] = ids;
  for (const wrong of [[first], [...ids, newId()], [first, first, first]]) {
    const refused = await order(wrong.map((id, index) => ({ id, sort_by: index })));
    expect(refused.refusal.code).toBe('CHANGED_MEANWHILE');
  }
  expect(await names()).toEqual(['Three', 'Two', 'One']);
});

test('a name is needed, and is there once, whatever its case', async () => {
  const { id, version } = (await add('Cutting')).body.data;
  expect((await add(' ')).refusal.problems).toMatchObject([
    { field: 'name', message: 'Name cannot be empty' },
  ]);
  expect((await add('cutting')).refusal.code).toBe('STAGE_TAKEN');
  expect((await ownStatus('PENDING')).refusal.code).toBe('STATUS_TAKEN');
  expect((await ownStatus('x'.repeat(61))).refusal.problems).toMatchObject([{ field: 'name' }]);
  const change = (name: string) =>
    call(api, updateStage, { ...sent(), params: { id }, body: { name, expected_version: version } });
  expect((await change('Cut')).body.data).toMatchObject({ name: 'Cut', type: 'design' });
  expect((await change('Cut again')).refusal.code).toBe('CHANGED_MEANWHILE');
});

test('every shop has the six statuses; they can be neither renamed nor deleted', async () => {
  await ownStatus('Trial done');
  const all = await statusesOf();
  expect(all.map(({ name }) => name)).toEqual([...Object.values(FIXED_STATUSES), 'Trial done']);
  for (const { id } of all.slice(0, 6)) {
    const renamed = await call(api, updateStatus, { ...sent(), params: { id }, body: { name: 'Other' } });
    expect(renamed.refusal.code).toBe('STATUS_FIXED');
    expect((await remove(deleteStatus, id)).refusal.code).toBe('STATUS_FIXED');
  }
  const own = all.at(-1)?.id ?? '';
  const renamed = await call(api, updateStatus, {
    ...sent(),
    params: { id: own },
    body: { name: 'Tried on' },
  });
  expect(renamed.body.data).toMatchObject({ name: 'Tried on', fixed: null });
  expect((await remove(deleteStatus, own)).body.message).toBe('Status deleted');
  expect(await statusesOf()).toHaveLength(6);
});

test('what orders have is not deleted, and the answer says how many they are', async () => {
  const stage = (await add('Cutting')).body.data.id;
  const status = (await ownStatus('Trial done')).body.data.id;
  await addOrders(2, status, stage);
  expect(await listed()).toMatchObject([{ orders: 2 }]);
  const { refusal } = await remove(deleteStage, stage);
  expect(refusal).toMatchObject({ code: 'STAGE_IN_USE', details: { orders: 2 } });
  expect(refusal.message).toBe('2 orders are at this stage. Move them on first.');
  expect((await remove(deleteStatus, status)).refusal.code).toBe('STATUS_IN_USE');
  const free = (await add('Ironing')).body.data.id;
  expect((await remove(deleteStage, free)).status).toBe(200);
  expect((await remove(deleteStage, free)).status).toBe(404);
});

test('another shop’s stages and statuses are neither seen nor written', async () => {
  const stage = (await add('Cutting')).body.data.id;
  const status = (await ownStatus('Trial done')).body.data.id;
  const foreign = sent(await testShop(api, { businessId: 2 }));
  expect((await call(api, getStages, foreign)).body.data).toEqual([]);
  const body = { name: 'Mine' };
  expect((await call(api, updateStage, { ...foreign, params: { id: stage }, body })).status).toBe(404);
  expect((await call(api, updateStatus, { ...foreign, params: { id: status }, body })).status).toBe(404);
  for (const [endpoint, id] of [[deleteStage, stage] as const, [deleteStatus, status] as const])
    expect((await call(api, endpoint, { ...foreign, params: { id } })).status).toBe(404);
  const stages = [{ id: stage, sort_by: 1 }];
  expect((await call(api, updateAllStages, { ...foreign, body: { stages } })).status).toBe(409);
});
