import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addItem, expectBalancedBooks } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { withClient } from '../../db/testing/session.ts';
import { notifications } from '../../notifications/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { catalogueImportFaults, catalogueImportProgress, stopCatalogueImport } from './contract.ts';
import { importCalls } from './testing/calls.ts';
import { openSheet, workbookOf } from './testing/workbook.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const HEADINGS = ['Title', 'SKU', 'Price', 'Track stock', 'Quantity in stock', 'Unit'];
type Line = (string | number)[];
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => [`Item ${at}`, `SKU-${at}`, at + 0.5, 'Yes', at % 7, 'pc']);
const sheetOf = (rows: Line[]) => workbookOf([HEADINGS, ...rows]);

/** Everything that the shop keeps of items and their stock. */
const kept = (shop: TestShop) =>
  shop.within(async (db) => {
    const of = (table: 'catalogueItem' | 'stockMove') =>
      db.sql.selectFrom(table).selectAll().where('tenantId', '=', db.tenantId).orderBy('id').execute();
    return { items: await of('catalogueItem'), moves: await of('stockMove') };
  });
const countOf = async (shop: TestShop) => (await kept(shop)).items.length;

/** What makes a cell bad, by its column. */
const BAD: Readonly<Record<number, string>> = { 0: '', 2: 'ten', 3: 'Maybe', 4: '-1', 5: 'barrel' };

test('of 999 rows with 137 bad cells exactly those are named, and nothing is stored (trust 17)', async () => {
  const shop = await testShop(api);
  const calls = importCalls(api, shop);
  const columns = Object.keys(BAD).map(Number);
  const everywhere = lines(999).flatMap((_, row) => columns.map((column) => ({ row, column })));
  const [bad = []] = fc.sample(fc.shuffledSubarray(everywhere, { minLength: 137, maxLength: 137 }), {
    numRuns: 1,
    seed: 137,
  });
  const rows = lines(999);
  for (const { row, column } of bad) rows[row]?.splice(column, 1, BAD[column] ?? '');
  const id = await calls.add(sheetOf(rows));

  const { data } = (await calls.look(id)).body;
  const named = data.faults.map(({ row, column }) => `${column}${row}`);
  expect(named.toSorted()).toEqual(bad.map(({ row, column }) => `${'ABCDEF'[column]}${row + 2}`).toSorted());
  const badRows = new Set(bad.map(({ row }) => row)).size;
  expect(data).toMatchObject({ row_count: 999, fault_count: 137, refused: badRows, added: 999 - badRows });

  const { status, refusal } = await calls.run(id);
  expect({ status, code: refusal.code }).toEqual({ status: 422, code: 'SHEET_FAULTS' });
  expect(refusal.message).toMatch(/^137 cells need a look\. The first is [A-F]\d+ /);
  expect(await countOf(shop)).toBe(0);
  const told = await call(api, notifications, { ...calls.sent, body: { type: 'warning' } });
  expect(told.body.data.map(({ title }) => title)).toEqual(['Import stopped']);

  const { raw } = await call(api, catalogueImportFaults, { ...calls.sent, params: { id } });
  const { sheet } = await openSheet(raw);
  const coloured: string[] = [];
  sheet.eachRow((row) =>
    row.eachCell({ includeEmpty: true }, (cell) => {
      if (cell.fill?.type === 'pattern' && cell.fill.fgColor?.argb === 'FFFCE9E7')
        coloured.push(cell.address);
    }),
  );
  expect(coloured.toSorted()).toEqual(named.toSorted());
});

test('999 rows are imported within 5 s, and the same file again adds and changes nothing (trust 17)', async () => {
  const shop = await testShop(api);
  const calls = importCalls(api, shop);
  const file = sheetOf(lines(999));
  const id = await calls.add(file);
  const { version } = (await calls.look(id)).body.data;
  const start = performance.now();
  const done = await calls.run(id, version);
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(done.body.data).toMatchObject({ state: 'DONE', added: 999, changed: 0, unchanged: 0 });
  expect(done.body.message).toBe('999 added, 0 changed, 0 as they were.');
  const first = await kept(shop);
  expect(first.items).toHaveLength(999);

  const again = await calls.add(file);
  expect((await calls.run(again)).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 999 });
  expect(await kept(shop)).toEqual(first);
  const told = await call(api, notifications, { ...calls.sent, body: { type: 'success' } });
  expect(told.body.data.map(({ message }) => message)).toContain(
    'range.xlsx: 999 rows were added or changed.',
  );
});

/**
 * Runs 999 rows while somebody else is adding an item with the code of row 600: the run waits for him after 500 rows,
 * is looked at there, and goes on once `meanwhile` is over.
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

test('what changed since it was looked at is shown again before it is run', async () => {
  const shop = await testShop(api);
  const calls = importCalls(api, shop);
  const soap = await addItem(shop, { title: 'Soap', sku: 'S-1', price: 1_000 });
  const id = await calls.add(
    workbookOf([
      ['SKU', 'Title', 'Price'],
      ['S-1', 'Soap', 12],
    ]),
  );
  const { data } = (await calls.look(id)).body;
  expect(data.rows).toEqual([
    {
      row: 2,
      action: 'CHANGE',
      title: 'Soap',
      changes: [{ label: 'Price', before: '10.00', after: '12.00' }],
    },
  ]);
  await shop.within((db) =>
    db.sql
      .updateTable('catalogueItem')
      .set({ brand: 'Neem' })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', soap.id)
      .execute(),
  );
  const refused = await calls.run(id, data.version);
  expect(refused.refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: 'Items were changed meanwhile. Look at the rows again before you import them.',
  });
  const done = await calls.run(id);
  expect(done.body.data).toMatchObject({ state: 'DONE', changed: 1 });
  const again = await calls.run(id, 'whatever');
  expect(again.body).toEqual(done.body);
});

test('stock in a sheet is an opening for what is new and a correction for what is there', async () => {
  const shop = await testShop(api);
  const calls = importCalls(api, shop);
  const soap = await addItem(shop, { title: 'Soap', sku: 'S-1', stock: 5_000 });
  const rows: Line[] = [
    ['Soap', 'S-1', 10, '', 7, 'pc'],
    ['Comb', 'C-1', 20, 'Yes', 3, 'pc'],
  ];
  await calls.run(await calls.add(sheetOf(rows)));
  const { moves, items } = await kept(shop);
  const comb = items.find(({ title }) => title === 'Comb');
  const sheetMoves = moves.filter(({ staffId }) => staffId === shop.owner.staffId);
  expect(
    sheetMoves.map((move) => 'reason' in move && [move.itemId, move.reason, Number(move.quantity)]),
  ).toEqual(
    expect.arrayContaining([
      [soap.id, 'CORRECTION', 2],
      [comb?.id, 'OPENING', 3],
    ]),
  );
});

test('who may add may not change, and nobody looks at the sheet of another', async () => {
  const shop = await testShop(api);
  await addItem(shop, { title: 'Soap', sku: 'S-1', price: 1_000 });
  const adder = importCalls(api, shop, await shop.addEmployee(['products:create']));
  const changes = await adder.add(
    workbookOf([
      ['Title', 'Price'],
      ['Soap', 12],
    ]),
  );
  expect((await adder.run(changes)).status).toBe(403);
  const adds = await adder.add(
    workbookOf([
      ['Title', 'Price'],
      ['Comb', 12],
    ]),
  );
  const services = await adder.add(
    workbookOf([
      ['Title', 'Price'],
      ['Hemming', 12],
    ]),
    'service',
  );
  expect((await adder.run(services)).status).toBe(403);
  const owner = importCalls(api, shop);
  expect((await owner.look(adds)).status).toBe(404);
  expect((await owner.run(adds, 'x')).status).toBe(404);
  expect((await adder.run(adds)).body.data).toMatchObject({ added: 1 });
});
