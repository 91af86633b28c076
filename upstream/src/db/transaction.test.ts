import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { type Database, openDatabase } from './database.ts';
import { withTenant } from './tenant.ts';
import { withClient } from './testing/session.ts';

let api: TestApi;
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  api = await testApi();
  [shop, other] = [await testShop(api), await testShop(api)];
});
afterAll(() => api.close());

describe.each([true, false])('with statements that are kept: %s', (namedStatements) => {
  let database: Database;
  beforeAll(() => {
    database = openDatabase(api.urls.appUrl, { connections: 1, namedStatements });
  });
  afterAll(() => database.close());

  const read = { readOnly: true };
  const shopsSeen = (tenantId: string) =>
    withTenant(
      database,
      tenantId,
      async (db) => {
        // No tenant condition: only row-level security isolates the shops here.
        const rows = await db.sql.selectFrom('shop').select('tenantId').execute();
        return rows.map((row) => row.tenantId);
      },
      read,
    );

  test('a read sees its own shop only, on a connection that another one has just used', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect(await shopsSeen(shop.tenantId)).toEqual([shop.tenantId]);
      expect(await shopsSeen(other.tenantId)).toEqual([other.tenantId]);
    }
  });

  test('a read that tries to write is refused, and leaves nothing on the connection', async () => {
    const write = withTenant(
      database,
      shop.tenantId,
      (db) => db.sql.deleteFrom('upiAccount').where('tenantId', '=', db.tenantId).execute(),
      read,
    );
    await expect(write).rejects.toThrow('read-only transaction');
    expect(await shopsSeen(shop.tenantId)).toEqual([shop.tenantId]);
    const written = withTenant(database, shop.tenantId, (db) =>
      db.sql.deleteFrom('upiAccount').where('tenantId', '=', db.tenantId).execute(),
    );
    await expect(written).resolves.toBeDefined();
  });

  test('a statement that fails fails alone', async () => {
    for (let round = 0; round < 3; round += 1) {
      const fails = withTenant(
        database,
        shop.tenantId,
        (db) => sql`select 1 / ${0}::int`.execute(db.sql),
        read,
      );
      await expect(fails).rejects.toThrow('division by zero');
      expect(await shopsSeen(other.tenantId)).toEqual([other.tenantId]);
    }
  });

  test('nothing runs in a transaction that has ended', async () => {
    const kept = await withTenant(database, shop.tenantId, (db) => Promise.resolve({ db }));
    await expect(kept.db.sql.selectFrom('shop').selectAll().execute()).rejects.toThrow(
      'The transaction has ended',
    );
  });

  test.each([read, {}])('columns that a migration adds meanwhile do not fail a call: %j', async (options) => {
    const all = () =>
      withTenant(
        database,
        shop.tenantId,
        (db) => db.sql.selectFrom('upiAccount').selectAll().execute(),
        options,
      );
    for (let round = 0; round < 4; round += 1) await all();
    await withClient(api.urls.ownerUrl, async (client) => {
      await client.query('alter table upi_account add column added text');
    });
    await expect(all()).resolves.toEqual([]);
    await withClient(api.urls.ownerUrl, async (client) => {
      await client.query('alter table upi_account drop column added');
    });
    await expect(all()).resolves.toEqual([]);
  });
});
