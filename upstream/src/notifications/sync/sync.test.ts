import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { addCustomer, addItem } from '../../billing/testing/index.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { syncData } from '../contract.ts';
import { noteDeleted } from './noteDeleted.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await testShop(api);
});

const sync = (body: object, { token }: TestPerson = shop.owner) =>
  call(api, syncData, { token, schemaKey: shop.schemaKey, body });

/** Sets when every customer and item of the shop was last changed. */
const changedAt = (time: string) =>
  shop.within(async (db) => {
    const at = new Date(time);
    const { tenantId } = db;
    await db.sql.updateTable('customer').set({ updatedAt: at }).where('tenantId', '=', tenantId).execute();
    await db.sql
      .updateTable('catalogueItem')
      .set({ updatedAt: at })
      .where('tenantId', '=', tenantId)
      .execute();
  });

test('tells what was changed and what is gone since an instant', async () => {
  await addCustomer(shop);
  await changedAt('2026-11-19T00:00:00Z');
  const [gone, wiped] = [newId(), newId()];
  await shop.within(async (db) => {
    await noteDeleted(db, 'ITEM', [gone], new Date('2026-11-20T01:00:00Z'));
    await noteDeleted(db, 'CUSTOMER', [wiped], new Date('2026-11-18T01:00:00Z'));
  });
  const all = await sync({});
  expect(all.body.customers).toMatchObject({ deleted: [wiped] });
  // The added one and the walk-in.
  expect(all.body.customers.updated).toHaveLength(2);
  const since = await sync({ since: '2026-11-20T00:00:00.000Z' });
  expect(since.body).toMatchObject({
    customers: { updated: [], deleted: [] },
    items: { updated: [], deleted: [gone] },
    has_more: false,
  });
});

test('pages over thousands of one instant without a hole and without an end', async () => {
  const items = await Promise.all(Array.from({ length: 25 }, () => addItem(shop)));
  await shop.within((db) =>
    db.sql
      .updateTable('catalogueItem')
      .set({ updatedAt: sql`'2026-11-19 08:00:00.123456+00'::timestamptz` })
      .where('tenantId', '=', db.tenantId)
      .execute(),
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 10; pages += 1) {
    const { body } = await sync({ limit: 7, ...(cursor && { cursor }) });
    seen.push(...body.items.updated);
    cursor = body.cursor;
    if (!body.has_more) break;
  }
  expect(seen).toHaveLength(25);
  expect(new Set(seen)).toEqual(new Set(items.map(({ id }) => id)));
  expect((await sync({ cursor })).body.items.updated).toEqual([]);
});

test('a change that is committed late is told by the next call', async () => {
  const early = await addItem(shop);
  await changedAt('2026-11-20T06:29:59Z');
  const first = await sync({});
  expect(first.body.items.updated).toEqual([early.id]);
  const late = await addItem(shop);
  await shop.within((db) =>
    db.sql
      .updateTable('catalogueItem')
      .set({ updatedAt: new Date('2026-11-20T06:29:58Z') })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', late.id)
      .execute(),
  );
  expect((await sync({ cursor: first.body.cursor })).body.items.updated).toContain(late.id);
});

test('each is told of the kinds and customers that he may see', async () => {
  const seller = await shop.addEmployee(['customers:view']);
  const keeper = await shop.addEmployee(['products:view']);
  await addItem(shop);
  await addCustomer(shop);
  const own = await addCustomer(shop, { assignedTo: seller.staffId });
  expect((await sync({}, seller)).body).toMatchObject({
    customers: { updated: expect.arrayContaining([own.id]) },
    items: { updated: [] },
  });
  const keepers = (await sync({}, keeper)).body;
  expect(keepers.customers.updated).toEqual([]);
  expect(keepers.items.updated).toHaveLength(1);
});

test.each([
  'nonsense',
  '2026-13-45T99:00:00.0Z x',
  `2026-02-28T10:00:00.0Z ${'-'.repeat(36)}`,
  '2026-02-30T10:00:00.0Z 018f0000-0000-7000-8000-000000000001',
])('refuses the cursor %s', async (text) => {
  const { status, refusal } = await sync({ cursor: Buffer.from(text).toString('base64url') });
  expect([status, refusal.problems?.[0]?.field]).toEqual([422, 'cursor']);
});
