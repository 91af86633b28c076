import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../db/id.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import {
  destroyNotification,
  markNotificationsRead,
  notification,
  notifications,
  restoreNotification,
  unreadCount,
} from './contract.ts';
import { notify } from './notify.ts';
import { tidyNotifications } from './tidy.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api);
});

/** Moves the clock, so that notifications have an unambiguous order. */
function pass(minutes = 1): void {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000);
}

function tellLowStock(item: string, more: { by?: string; to?: string } = {}): Promise<string> {
  pass();
  const facts = { item, left: 2_000, unit: 'pc' };
  return shop.within((db) => notify(db, { kind: 'STOCK_LOW', facts, ...more }, api.clock.now));
}

function tellImport(to: string): Promise<string> {
  pass();
  const facts = { file: 'products.xlsx', rows: 12, screen: '/products' };
  return shop.within((db) => notify(db, { kind: 'IMPORT_DONE', facts, to }, api.clock.now));
}

const as = ({ token }: TestPerson) => ({ token, schemaKey: shop.schemaKey });
const list = async (person: TestPerson, body: object = {}) =>
  (await call(api, notifications, { ...as(person), body })).body;
const titles = async (person: TestPerson, body: object = {}) =>
  (await list(person, body)).data.map(({ message }) => message);
const read = (person: TestPerson, body: object) => call(api, markNotificationsRead, { ...as(person), body });
const unreadOf = async (person: TestPerson) => (await call(api, unreadCount, as(person))).body.unread;

test('the documented call with id 1 lists what the caller is told, newest first', async () => {
  await tellLowStock('Soap');
  await tellImport(shop.owner.staffId);
  const { data, total, has_more } = await list(shop.owner, { id: 1 });
  expect(data).toMatchObject([
    {
      type: 'success',
      kind: 'IMPORT_DONE',
      title: 'Import finished',
      message: 'products.xlsx: 12 rows were added or changed.',
      link: '/products',
      is_read: false,
      created_at: '2026-11-20T06:32:00.000Z',
    },
    { type: 'warning', title: 'Stock is low', message: 'Soap: only 2 pc left.', is_read: false },
  ]);
  expect([total, has_more]).toEqual([2, false]);
});

test('each is told what his rights of this moment let him know, and what is for him alone', async () => {
  const keeper = await shop.addEmployee(['products:view']);
  const cashier = await shop.addEmployee(['billing:create']);
  await tellLowStock('Soap');
  await tellImport(cashier.staffId);
  expect(await titles(shop.owner)).toEqual(['Soap: only 2 pc left.']);
  expect(await titles(keeper)).toEqual(['Soap: only 2 pc left.']);
  expect(await titles(cashier)).toEqual(['products.xlsx: 12 rows were added or changed.']);
  await shop.within((db) =>
    db.sql.updateTable('menuRight').set({ canView: false }).where('tenantId', '=', db.tenantId).execute(),
  );
  expect(await titles(keeper)).toEqual([]);
});

test('who joins later is not told what was before him', async () => {
  await tellLowStock('Soap');
  pass();
  const later = await shop.addEmployee(['products:view']);
  await tellLowStock('Salt');
  expect(await titles(later)).toEqual(['Salt: only 2 pc left.']);
});

test('what somebody did himself is read in his list, and unread in the others’', async () => {
  const keeper = await shop.addEmployee(['products:view']);
  await tellLowStock('Soap', { by: keeper.staffId });
  expect(await list(keeper)).toMatchObject({ data: [{ is_read: true }] });
  expect(await titles(keeper, { unread_only: true })).toEqual([]);
  expect([await unreadOf(keeper), await unreadOf(shop.owner)]).toEqual([0, 1]);
});

test('reading is each one’s own: some by their ids, all without any', async () => {
  const keeper = await shop.addEmployee(['products:view']);
  const soap = await tellLowStock('Soap');
  await tellLowStock('Salt');
  expect((await read(shop.owner, { ids: soap })).body).toMatchObject({ marked: 1, unread: 1 });
  expect((await read(shop.owner, { ids: soap })).body).toMatchObject({ marked: 0, unread: 1 });
  expect((await list(shop.owner)).data.map(({ is_read }) => is_read)).toEqual([false, true]);
  expect((await read(shop.owner, {})).body).toMatchObject({ marked: 1, unread: 0 });
  expect(await unreadOf(keeper)).toBe(2);
});

test('one is put away by each for himself, and taken back', async () => {
  const keeper = await shop.addEmployee(['products:view']);
  const id = await tellLowStock('Soap');
  const mine = { ...as(shop.owner), params: { id } };
  expect((await call(api, destroyNotification, mine)).body).toEqual({ success: true, unread: 0 });
  expect(await titles(shop.owner)).toEqual([]);
  expect((await call(api, notification, mine)).status).toBe(404);
  expect(await titles(keeper)).toEqual(['Soap: only 2 pc left.']);
  expect((await call(api, restoreNotification, { ...mine, body: {} })).body).toMatchObject({
    data: { id, is_read: false },
    unread: 1,
  });
  expect((await call(api, notification, mine)).body.data.id).toBe(id);
});

test('nobody opens, reads or puts away what is not his', async () => {
  const cashier = await shop.addEmployee(['billing:create']);
  const other = await testShop(api);
  const id = await tellLowStock('Soap');
  for (const [person, schemaKey] of [
    [cashier, shop.schemaKey],
    [other.owner, other.schemaKey],
  ] as const) {
    const sent = { token: person.token, schemaKey, params: { id } };
    expect((await call(api, notification, sent)).status).toBe(404);
    expect((await call(api, destroyNotification, sent)).status).toBe(404);
    expect((await call(api, restoreNotification, { ...sent, body: {} })).status).toBe(404);
    const marked = await call(api, markNotificationsRead, { ...sent, body: { ids: id } });
    expect(marked.body.marked).toBe(0);
  }
  expect(await unreadOf(shop.owner)).toBe(1);
});

test('pages go on from a notification, whatever arrived since', async () => {
  const items = ['a', 'b', 'c', 'd', 'e'];
  for (const item of items) await tellLowStock(item);
  const first = await list(shop.owner, { limit: 2 });
  expect(first).toMatchObject({ total: 5, has_more: true });
  await tellLowStock('f');
  const next = await list(shop.owner, { limit: 2, before: first.data[1]?.id });
  expect(next.data.map(({ message }) => message[0])).toEqual(['c', 'b']);
  const last = await list(shop.owner, { limit: 2, before: next.data[1]?.id });
  expect(last).toMatchObject({ total: 6, has_more: false });
  expect(await titles(shop.owner, { limit: 2, offset: 4 })).toEqual([
    'b: only 2 pc left.',
    'a: only 2 pc left.',
  ]);
  expect(await titles(shop.owner, { before: newId() })).toEqual([]);
});

test('types and ids narrow the list', async () => {
  const soap = await tellLowStock('Soap');
  await tellImport(shop.owner.staffId);
  expect(await titles(shop.owner, { type: 'warning' })).toEqual(['Soap: only 2 pc left.']);
  expect(await titles(shop.owner, { types: ['warning'], type: 'info' })).toEqual(['Soap: only 2 pc left.']);
  expect(await titles(shop.owner, { types: ['order'] })).toEqual([]);
  expect(await titles(shop.owner, { types: ['order', 'warning', 'info', 'success'] })).toHaveLength(2);
  expect(await titles(shop.owner, { types: [] })).toHaveLength(2);
  expect(await titles(shop.owner, { ids: `${soap},${newId()}` })).toEqual(['Soap: only 2 pc left.']);
});

test('more than a badge tells apart are not counted', async () => {
  await shop.within(async (db) => {
    for (let n = 0; n < 120; n += 1) {
      const facts = { item: `Item ${n}`, left: 1_000, unit: 'pc' };
      await notify(db, { kind: 'STOCK_LOW', facts }, api.clock.now);
    }
  });
  expect(await unreadOf(shop.owner)).toBe(100);
  expect((await call(api, markNotificationsRead, { ...as(shop.owner), body: {} })).body).toMatchObject({
    marked: 120,
    unread: 0,
  });
});

test('a notification of an undone transaction was never there', async () => {
  const undone = shop.within(async (db) => {
    await notify(db, { kind: 'STOCK_LOW', facts: { item: 'Soap', left: 0, unit: 'pc' } }, api.clock.now);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await titles(shop.owner)).toEqual([]);
});

test('after three months they are removed, with what each did with them', async () => {
  await read(shop.owner, { ids: await tellLowStock('Soap') });
  pass(60 * 24 * 60);
  await tellLowStock('Salt');
  pass(31 * 24 * 60);
  await shop.within((db) => tidyNotifications(db, api.clock.now));
  const left = await shop.within(async (db) => ({
    notices: await db.sql
      .selectFrom('notification')
      .select('message')
      .where('tenantId', '=', db.tenantId)
      .execute(),
    receipts: await db.sql
      .selectFrom('notificationReceipt')
      .selectAll()
      .where('tenantId', '=', db.tenantId)
      .execute(),
  }));
  expect(left).toEqual({ notices: [{ message: 'Salt: only 2 pc left.' }], receipts: [] });
});

test('tells what was made, read, put away or taken back since, each his own', async () => {
  const keeper = await shop.addEmployee(['products:view']);
  const notices: string[] = [];
  for (const item of ['Read', 'Away', 'Back', 'Untouched']) notices.push(await tellLowStock(item));
  const [wasRead = '', away = '', back = ''] = notices;
  await call(api, destroyNotification, { ...as(shop.owner), params: { id: back } });
  pass();
  const since = { updated_since: api.clock.now.toISOString(), include: 'count,changes' };
  expect(await list(shop.owner, since)).toMatchObject({ data: [], total: 0, changes: { deleted: [] } });
  await read(shop.owner, { ids: wasRead });
  await call(api, destroyNotification, { ...as(shop.owner), params: { id: away } });
  await call(api, restoreNotification, { ...as(shop.owner), params: { id: back }, body: {} });
  const made = await tellLowStock('Made');
  const changed = await list(shop.owner, since);
  expect(changed.data.map(({ id }) => id)).toEqual([made, back, wasRead]);
  expect([changed.total, changed.changes?.deleted]).toEqual([3, [away]]);
  const oldestFirst = await list(shop.owner, { ...since, sort_order: 'asc' });
  expect(oldestFirst.data.map(({ id }) => id)).toEqual([wasRead, back, made]);
  expect(await list(keeper, since)).toMatchObject({ data: [{ id: made }], changes: { deleted: [] } });
});
