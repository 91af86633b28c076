import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../billing/testing/index.ts';
import { notifications } from '../../notifications/contract.ts';
import { call, type TestApi, testApi, testShop } from '../../testing/index.ts';
import { catalogueImportFaults } from './contract.ts';
import { importCalls } from './testing/calls.ts';
import { countOf, kept, lines, sheetOf } from './testing/range.ts';
import { openSheet } from './testing/workbook.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

/** An invalid value for each column. */
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
  const notices = await call(api, notifications, { ...calls.sent, body: { type: 'warning' } });
  expect(notices.body.data.map(({ title }) => title)).toEqual(['Import stopped']);

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

test('999 rows are imported, and the same file again adds and changes nothing (trust 17)', async () => {
  const shop = await testShop(api);
  const calls = importCalls(api, shop);
  const file = sheetOf(lines(999));
  const id = await calls.add(file);
  const { version } = (await calls.look(id)).body.data;
  const done = await calls.run(id, version);
  expect(done.body.data).toMatchObject({ state: 'DONE', added: 999, changed: 0, unchanged: 0 });
  expect(done.body.message).toBe('999 added, 0 changed, 0 unchanged.');
  const first = await kept(shop);
  expect(first.items).toHaveLength(999);

  const again = await calls.add(file);
  expect((await calls.run(again)).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 999 });
  expect(await kept(shop)).toEqual(first);
  const notices = await call(api, notifications, { ...calls.sent, body: { type: 'success' } });
  expect(notices.body.data.map(({ message }) => message)).toContain(
    'range.xlsx: 999 rows were added or changed.',
  );
});
