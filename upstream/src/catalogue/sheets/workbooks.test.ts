import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem, expectBalancedBooks } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  bulkUploadExcel,
  catalogueTemplate,
  exportCatalog,
  getColumnName,
  importCatalogXlsx,
} from './contract.ts';
import { importCalls } from './testing/calls.ts';
import { openSheet, sheetFile, textsOfRow, workbookOf } from './testing/workbook.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const itemsOf = (shop: TestShop) =>
  shop.within((db) =>
    db.sql
      .selectFrom('catalogueItem')
      .selectAll()
      .where('tenantId', '=', db.tenantId)
      .orderBy('id')
      .execute(),
  );

const columnOf = (texts: readonly string[], heading: string) => texts.indexOf(heading) + 1;

test('the template has a column for each field of the form, held to its rules in rows 2 to 1000', async () => {
  const shop = await testShop(api, { shop: { name: 'Meenakshi / Stores', stateCode: '08' } });
  await addItem(shop, { title: 'Soap', category: 'Bath, body' });
  const { sent } = importCalls(api, shop);
  const query = { category_type: 'product' };
  const { raw, headers } = await call(api, catalogueTemplate, { ...sent, query });
  expect(headers['content-disposition']).toContain('filename="Meenakshi_Stores_Products_Template.xlsx"');
  const { book, sheet } = await openSheet(raw);
  const { data } = (await call(api, getColumnName, { ...sent, query })).body;
  const headings = textsOfRow(sheet, 1);
  expect(headings).toEqual(data.map(({ label, required }) => (required ? `${label} *` : label)));
  expect(data.find(({ name }) => name === 'category_name')?.values).toEqual(['Bath, body']);

  const ruleOf = (heading: string, row: number) =>
    sheet.getRow(row).getCell(columnOf(headings, heading)).dataValidation as unknown;
  for (const row of [2, 1000]) {
    expect(ruleOf('Price', row)).toMatchObject({
      type: 'decimal',
      operator: 'greaterThanOrEqual',
      formulae: [0],
      allowBlank: true,
      error: 'Please enter a valid number (e.g., 10.5)',
    });
    expect(ruleOf('Track stock', row)).toMatchObject({
      type: 'list',
      formulae: ['"Yes,No"'],
      allowBlank: true,
      error: 'Please select Yes or No',
    });
    expect(ruleOf('Unit', row)).toMatchObject({
      type: 'list',
      errorStyle: 'stop',
      error: 'Please select a value from the dropdown',
    });
    // A list with a comma in a value is on a sheet of its own; new categories may be typed.
    expect(ruleOf('Category', row)).toMatchObject({ formulae: ['Lists!$A$1:$A$1'], errorStyle: 'warning' });
    expect(ruleOf('Name *', row)).toMatchObject({ error: 'Please input Name!' });
    expect(ruleOf('Name *', row)).not.toHaveProperty('allowBlank', true);
  }
  expect(ruleOf('Price', 1001)).toBeUndefined();
  expect(book.worksheets.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Products visible',
    'How to fill in visible',
    'Lists veryHidden',
  ]);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
});

test('an export with one edited cell changes exactly that, and nothing is taken for a formula', async () => {
  const shop = await testShop(api);
  await addItem(shop, {
    title: '=HYPERLINK("http://x")',
    sku: '007',
    price: 10_050,
    gst: 1_200,
    stock: 5_000,
  });
  await addItem(shop, { title: '-2.50 lens', sku: 'L-1', category: '@home', hasVariants: true, stock: 0 });
  await addItem(shop, { title: 'Hidden', sku: 'H', status: 'HIDDEN', barcode: '8901234567894' });
  // A state that no form can produce: points and a percentage.
  await shop.within((db) =>
    db.sql
      .updateTable('catalogueItem')
      .set({ employeePercentage: '0' })
      .where('tenantId', '=', db.tenantId)
      .execute(),
  );
  const calls = importCalls(api, shop);
  const exported = await call(api, exportCatalog, {
    ...calls.sent,
    body: { category_type: 'product', status: ['Available', 'Hidden'] },
  });
  expect(exported.headers['content-disposition']).toMatch(/filename="Test_shop_Products_2026-11-20\.xlsx"/);
  const untouched = await calls.add(exported.raw);
  expect((await calls.look(untouched)).body.data).toMatchObject({ fault_count: 0, unchanged: 3, changed: 0 });

  const { book, sheet } = await openSheet(exported.raw);
  const headings = textsOfRow(sheet, 1);
  const titles = [2, 3, 4].map((row) => sheet.getRow(row).getCell(1).value);
  expect(titles).toEqual(["'-2.50 lens", `'=HYPERLINK("http://x")`, 'Hidden']);
  const edited = sheet.getRow(4).getCell(columnOf(headings, 'Price'));
  expect(sheet.getRow(3).getCell(columnOf(headings, 'Price')).value).toBe(100.5);
  expect(sheet.getRow(3).getCell(columnOf(headings, 'Code (SKU)')).value).toBe('007');
  edited.value = 12.25;
  const before = await itemsOf(shop);
  const done = await calls.run(await calls.add(Buffer.from(await book.xlsx.writeBuffer())));
  expect(done.body.data).toMatchObject({ added: 0, changed: 1, unchanged: 2 });
  const after = await itemsOf(shop);
  const without = (items: typeof after) => items.map((item) => ({ ...item, updatedAt: undefined }));
  expect(without(after)).toEqual(
    without(before).map((item) => (item.title === 'Hidden' ? { ...item, price: '12.25' } : item)),
  );
});

test('an export shows what the filter shows, or what is selected', async () => {
  const shop = await testShop(api);
  const { sent } = importCalls(api, shop);
  const soap = await addItem(shop, { title: 'Soap', category: 'Bath' });
  await addItem(shop, { title: 'Comb', category: 'Hair', stock: 0 });
  const titles = async (filter: object) => {
    const body = { category_type: 'product', ...filter };
    const { sheet } = await openSheet((await call(api, exportCatalog, { ...sent, body })).raw);
    return sheet.getColumn(1).values.slice(2);
  };
  expect(await titles({})).toEqual(['Comb', 'Soap']);
  expect(await titles({ category: 'Hair' })).toEqual(['Comb']);
  expect(await titles({ search: 'oa' })).toEqual(['Soap']);
  expect(await titles({ stock: 'out_of_stock' })).toEqual(['Comb']);
  expect(await titles({ ids: [soap.id] })).toEqual(['Soap']);
});

const send = (shop: TestShop, bytes: Uint8Array, { name = 'range.xlsx', type = 'product' } = {}) => {
  const { sent } = importCalls(api, shop);
  const files = { file: sheetFile(bytes, name) };
  return call(api, importCatalogXlsx, { ...sent, files, body: type === '' ? {} : { category_type: type } });
};
const one = workbookOf([
  ['Title', 'Price'],
  ['Soap', 10],
]);

test('the documented call imports at once, and tells status and message', async () => {
  const shop = await testShop(api);
  const { body } = await send(shop, one);
  expect(body).toMatchObject({ status: true, message: '1 added, 0 changed, 0 unchanged.' });
  const { sent } = importCalls(api, shop);
  const again = await call(api, bulkUploadExcel, {
    ...sent,
    files: { file: sheetFile(one, 'Range.XLSX') },
    body: { type: 'product' },
  });
  expect(again.body).toMatchObject({ status: true, data: { added: 0, unchanged: 1 } });
});

test.each([
  ['no type', one, { type: '' }, 'Choose what the file contains: products or services.'],
  ['another name', one, { name: 'range.csv' }, 'Choose an Excel file: .xlsx or .xls.'],
  [
    'what is none',
    Buffer.from('Title\nSoap'),
    {},
    'This is not an Excel file. Save it as .xlsx and choose it again.',
  ],
  [
    'a formula',
    workbookOf([
      ['Title', 'Price'],
      ['Soap', { t: 'n', v: 2, f: '1+1' }],
    ]),
    {},
    '1 cell needs a look: B2 Price: This cell has a formula. Enter its value instead.',
  ],
  [
    'a name that every object has',
    workbookOf([
      ['Title', '__proto__', 'Price'],
      ['Soap', 'x', 2],
    ]),
    {},
    'Match the columns of this file first.',
  ],
])('%s is refused in words, and changes nothing', async (_, bytes, how, message) => {
  const shop = await testShop(api);
  const { status, refusal } = await send(shop, bytes, how);
  expect({ status, told: refusal.message, answer: refusal.status }).toEqual({
    status: 422,
    told: message,
    answer: false,
  });
  expect(await itemsOf(shop)).toEqual([]);
  expect({}).not.toHaveProperty('polluted');
});
