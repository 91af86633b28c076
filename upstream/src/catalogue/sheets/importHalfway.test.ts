import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectBalancedBooks } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { withClient } from '../../db/testing/session.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { catalogueImportProgress, stopCatalogueImport } from './contract.ts';
import { importCalls } from './testing/calls.ts';
import { countOf, lines, sheetOf } from './testing/range.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

/**
 * Runs an import of 999 rows while another transaction adds an item with the code of row 600: the run blocks after 500
 * rows, is inspected there, and continues once `meanwhile` is done.
 */
async function runHalfway(shop: TestShop, meanwhile: (id: string) => Promise<unknown>) {
  const calls = importCalls(api, shop);
  const id = await calls.add(sheetOf(lines(999)));
  const outcome = await withClient(api.urls.appUrl, async (client) => {
    await client.query('begin');
    await client.query(`select set_config('app.tenant_id', $1, true)`, [shop.tenantId]);
    await client.query(
      `insert into catalogue_item (tenant_id, id, kind, title, sku) values ($1, $2, 'PRODUCT', 'Other', 'SKU-600')`,
      [shop.tenantId, newId()],
    );
    const running = calls.run(id);
    await vi.waitFor(async () => {
      const { body } = await call(api, catalogueImportProgress, { ...calls.sent, params: { id } });
      expect(body).toEqual({ success: true, rows_done: 600, done: false });
    });
    await meanwhile(id);
    await client.query('rollback');
    return running;
  });
  return { id, calls, outcome };
}

test('killed half-way nothing is stored, and it can be run again (trust 17)', async () => {
  const shop = await testShop(api);
  const { id, calls, outcome } = await runHalfway(shop, () =>
    withClient(api.urls.appUrl, (client) =>
      vi.waitFor(async () => {
        const { rowCount } = await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event = 'transactionid'`,
        );
        expect(rowCount).toBe(1);
      }),
    ),
  );
  expect(outcome.status).toBeGreaterThanOrEqual(500);
  expect(await countOf(shop)).toBe(0);
  expect((await calls.run(id)).body.data).toMatchObject({ state: 'DONE', added: 999 });
  expect(await countOf(shop)).toBe(999);
});

test('stopped half-way nothing is stored, and it can be run again', async () => {
  const shop = await testShop(api);
  const { sent } = importCalls(api, shop);
  const { id, calls, outcome } = await runHalfway(shop, (import_id) =>
    call(api, stopCatalogueImport, { ...sent, body: { import_id } }),
  );
  expect(outcome.refusal).toMatchObject({
    code: 'IMPORT_STOPPED',
    message: 'The import was stopped. Nothing was changed.',
  });
  expect(await countOf(shop)).toBe(0);
  expect((await calls.run(id)).body.data).toMatchObject({ state: 'DONE', added: 999 });
});

test('while one import of a shop runs, no other does', async () => {
  const shop = await testShop(api);
  const other = importCalls(api, shop);
  const waiting = await other.add(sheetOf([['Soap', 'S', 1, 'No', '', 'pc']]));
  const { outcome } = await runHalfway(shop, async () => {
    expect((await other.run(waiting)).refusal.code).toBe('STILL_RUNNING');
  });
  expect(outcome.body.data).toMatchObject({ added: 999 });
});
