import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem, expectBalancedBooks } from '../../billing/testing/index.ts';
import { type TestApi, testApi, testShop } from '../../testing/index.ts';
import { importCalls } from './testing/calls.ts';
import { kept, type Line, sheetOf } from './testing/range.ts';
import { workbookOf } from './testing/workbook.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
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
    message: 'Items changed in the meantime. Check the rows again before you import.',
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
    sheetMoves.map(
      (move) => 'reason' in move && [move.itemId, move.reason, Number(move.quantity), move.note],
    ),
  ).toEqual(
    expect.arrayContaining([
      [soap.id, 'CORRECTION', 2, 'Import of range.xlsx'],
      [comb?.id, 'OPENING', 3, null],
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
