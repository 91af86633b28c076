import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { importCatalogXlsx, matchCatalogueImport } from './contract.ts';
import { importCalls } from './testing/calls.ts';
import { tallyItems, vyaparItems } from './testing/exports.ts';
import { kept } from './testing/range.ts';
import { sheetFile, workbookOf } from './testing/workbook.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

type Chosen = { column: string; field: string | null };

function calls(shop: TestShop, person = shop.owner) {
  const basic = importCalls(api, shop, person);
  return {
    ...basic,
    match: (id: string, columns: readonly Chosen[]) =>
      call(api, matchCatalogueImport, { ...basic.sent, body: { import_id: id, columns: [...columns] } }),
  };
}

const chosenOf = (columns: readonly Chosen[]): Chosen[] =>
  columns.map(({ column, field }) => ({ column, field }));

/** Accepts the suggested matching as it is. */
async function opened(bytes: Buffer) {
  const shop = await testShop(api);
  const { add, look, match, run } = calls(shop);
  const id = await add(bytes);
  const before = (await look(id)).body.data;
  expect(before.needs_matching).toBe(true);
  const matched = await match(id, chosenOf(before.columns));
  expect(matched.body.data).toMatchObject({ needs_matching: false, faults: [] });
  const done = await run(id, matched.body.data.version);
  expect(done.status).toBe(200);
  const { items } = await kept(shop);
  return { shop, before, items: items.toSorted((one, other) => (one.title < other.title ? -1 : 1)) };
}

test('items of Vyapar come in as their columns are guessed', async () => {
  const { items } = await opened(vyaparItems());
  expect(items).toMatchObject([
    { title: 'Neem soap', sku: 'VY-1', hsn: '3401', price: '45.00', unit: 'pc', taxInclusive: true },
    { title: 'Thread', sku: 'VY-3', price: '10.00', gstPercentage: '0.00', gstFromSetting: false },
    { title: 'Toor dal', price: '1250.00', unit: 'kg', gstPercentage: '5.00', taxInclusive: false },
  ]);
  expect(items.map(({ availableQuantity }) => Number(availableQuantity))).toEqual([12, 0, 2.5]);
});

test('stock items of Tally come in from below the name of the shop', async () => {
  const { items, before } = await opened(tallyItems());
  expect(before.columns[0]).toEqual({
    column: 'A',
    heading: 'Name of Item',
    sample: 'Basmati rice',
    field: 'title',
  });
  expect(items).toMatchObject([
    { title: 'Basmati rice', alsoCalled: 'chawal', category: 'Grains', unit: 'kg', price: '95.00' },
    { title: 'Steel tiffin', category: 'Utensils', unit: 'pc', price: '450.00', gstPercentage: '18.00' },
  ]);
  expect(items.map(({ availableQuantity }) => Number(availableQuantity))).toEqual([250, 1010]);
});

const ODD = workbookOf([
  ['Maal', 'Bhaav', 'Bhaav', 'Godown'],
  ['Soap', 45, 40, 'A'],
  ['Comb', 'ten', 9, 'B'],
]);

test('headings that nobody knows are matched by hand, and what was chosen is offered the next time', async () => {
  const shop = await testShop(api);
  const { add, look, match, run } = calls(shop);
  const id = await add(ODD);
  const { data } = (await look(id)).body;
  expect(data).toMatchObject({ needs_matching: true, added: 0, refused: 2, row_count: 2 });
  expect(data.columns.map(({ field }) => field)).toEqual([null, null, null, null]);
  expect(data.faults[0]).toMatchObject({ row: 1, column: null, message: 'The column “Name” is missing.' });
  expect((await run(id)).refusal).toMatchObject({ code: 'SHEET_HEADINGS' });

  const chosen = [
    { column: 'A', field: 'title' },
    { column: 'B', field: 'price' },
    { column: 'C', field: null },
  ];
  const matched = (await match(id, chosen)).body.data;
  // Row and column are named as in the sheet.
  expect(matched.faults).toEqual([
    { row: 3, column: 'B', label: 'Bhaav', message: 'Please enter a valid number (e.g., 10.5)' },
  ]);
  expect(matched.columns.map(({ field }) => field)).toEqual(['title', 'price', null, null]);
  expect(await kept(shop)).toEqual({ items: [], moves: [] });

  const again = (await look(await add(ODD))).body.data;
  expect(again.needs_matching).toBe(true);
  expect(again.columns.map(({ field }) => field)).toEqual(['title', 'price', null, null]);
  // It applies neither to the other kind of sheet nor to another shop.
  const services = (await look(await add(ODD, 'service'))).body.data;
  const other = calls(await testShop(api));
  const elsewhere = (await other.look(await other.add(ODD))).body.data;
  for (const { columns } of [services, elsewhere])
    expect(columns.every(({ field }) => field === null)).toBe(true);
});

test('a field is taken from one column, and a required one from some', async () => {
  const shop = await testShop(api);
  const { add, look, match, run } = calls(shop);
  const id = await add(ODD);
  const refusedWith = async (...columns: Chosen[]) => {
    const { status, refusal } = await match(id, columns);
    return { status, problems: refusal.problems?.map(({ field, message }) => `${field}: ${message}`) };
  };
  const name = { column: 'A', field: 'title' };
  expect(await refusedWith(name, { column: 'B', field: 'price' }, { column: 'C', field: 'price' })).toEqual({
    status: 422,
    problems: [
      'columns.2.field: Price is already taken from column B. Choose another field, or leave it out.',
    ],
  });
  expect(await refusedWith({ column: 'B', field: 'price' })).toEqual({
    status: 422,
    problems: ['columns: Name has no column yet. Choose one.'],
  });
  expect(await refusedWith(name, { column: 'B', field: 'nonsense' })).toMatchObject({ status: 422 });
  expect(await refusedWith(name, { column: 'Z', field: 'price' })).toEqual({
    status: 422,
    problems: ['columns.1.column: The file has no such column.'],
  });
  expect(await refusedWith(name, { column: 'A', field: 'price' })).toEqual({
    status: 422,
    problems: ['columns.1.column: Name each column once.'],
  });
  // The refused matching was not stored.
  expect((await look(id)).body.data.needs_matching).toBe(true);
  expect((await run(id)).refusal.code).toBe('SHEET_HEADINGS');
});

test('the sheet of another is nobody’s to match, nor one that was run', async () => {
  const shop = await testShop(api);
  const mine = calls(shop);
  const id = await mine.add(vyaparItems());
  const adder = calls(shop, await shop.addEmployee(['products:create']));
  const chosen = chosenOf((await mine.look(id)).body.data.columns);
  expect((await adder.match(id, chosen)).status).toBe(404);
  await mine.match(id, chosen);
  expect((await mine.run(id)).status).toBe(200);
  expect((await mine.match(id, chosen)).status).toBe(404);
});

test('a sheet of the template asks for nothing, and the documented call tells what it can’t read', async () => {
  const shop = await testShop(api);
  const { add, look, sent } = calls(shop);
  const template = workbookOf([
    ['Name *', 'Price', 'GST %'],
    ['Soap', 45, 13],
    ['Comb', 9, 17],
    ['Dal', 90, 5],
  ]);
  const { data } = (await look(await add(template))).body;
  expect(data).toMatchObject({ needs_matching: false, added: 1, refused: 2 });
  expect(data.faults).toEqual([
    { row: 2, column: 'C', label: 'GST %', message: 'There is no GST rate of 13%. Most goods have 5 or 18.' },
    { row: 3, column: 'C', label: 'GST %', message: 'There is no GST rate of 17%. Most goods have 5 or 18.' },
  ]);
  const files = { file: sheetFile(ODD) };
  const once = await call(api, importCatalogXlsx, { ...sent, files, body: { category_type: 'product' } });
  expect(once.refusal).toMatchObject({
    code: 'SHEET_HEADINGS',
    message: 'Match the columns of this file first.',
    problems: expect.arrayContaining([expect.objectContaining({ field: 'A1' })]),
  });
});

test('an export of 2,000 rows, and one without any, are told before anything is matched', async () => {
  const shop = await testShop(api);
  const { add } = calls(shop);
  const long = [['Item name*', 'Sale price'], ...Array.from({ length: 2_000 }, (_, n) => [`Item ${n}`, n])];
  await expect(add(workbookOf(long))).rejects.toThrow(
    'This file has more than 999 rows. Split it into several files.',
  );
  await expect(add(workbookOf([['Item name*', 'Sale price']]))).rejects.toThrow(
    'There are no rows under the headings.',
  );
});
