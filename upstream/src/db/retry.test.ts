import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { withTenant } from './tenant.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  await shop.within((db) =>
    db.sql
      .insertInto('numberSeries')
      .values(
        ['A', 'B'].map((series) => ({
          tenantId: db.tenantId,
          series,
          financialYear: '26-27',
          lastSerial: 0,
        })),
      )
      .execute(),
  );
});
afterAll(() => api.close());

type Gate = PromiseWithResolvers<void>;

test('two transactions that lock each other out both succeed', async () => {
  const [first, second]: [Gate, Gate] = [Promise.withResolvers(), Promise.withResolvers()];
  let runs = 0;
  const raise = (series: string[], own: Gate, other: Gate) =>
    withTenant(api.database, shop.tenantId, async (db) => {
      runs += 1;
      for (const one of series) {
        await db.sql
          .updateTable('numberSeries')
          .set((row) => ({ lastSerial: row('lastSerial', '+', 1) }))
          .where('tenantId', '=', db.tenantId)
          .where('series', '=', one)
          .execute();
        own.resolve();
        // Both have locked their first row before either requests its second.
        await other.promise;
      }
    });
  await Promise.all([raise(['A', 'B'], first, second), raise(['B', 'A'], second, first)]);
  expect(runs).toBe(3);
  const rows = await shop.within((db) =>
    db.sql.selectFrom('numberSeries').select('lastSerial').where('tenantId', '=', db.tenantId).execute(),
  );
  expect(rows).toEqual([{ lastSerial: 2 }, { lastSerial: 2 }]);
});

test('another error is not tried again, and leaves nothing', async () => {
  let runs = 0;
  const failing = withTenant(api.database, shop.tenantId, async (db) => {
    runs += 1;
    await db.sql.deleteFrom('upiAccount').where('tenantId', '=', db.tenantId).execute();
    throw new Error('of ours');
  });
  await expect(failing).rejects.toThrow('of ours');
  expect(runs).toBe(1);
});

test('a transaction for reading cannot write', async () => {
  const writing = withTenant(
    api.database,
    shop.tenantId,
    (db) => db.sql.deleteFrom('upiAccount').where('tenantId', '=', db.tenantId).execute(),
    { readOnly: true },
  );
  await expect(writing).rejects.toThrow('read-only transaction');
});

test('of another tenant no row is seen, whatever the query forgets', async () => {
  const seen = await withTenant(api.database, '00000000-0000-7000-8000-000000000000', (db) =>
    db.sql.selectFrom('staff').selectAll().execute(),
  );
  expect(seen).toEqual([]);
  const own = await shop.within((db) => db.sql.selectFrom('staff').select('tenantId').execute());
  expect(own).toEqual([{ tenantId: shop.tenantId }]);
});
