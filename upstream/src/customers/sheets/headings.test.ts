import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vyaparParties } from '../../catalogue/sheets/testing/exports.ts';
import { sheetFile, workbookOf } from '../../catalogue/sheets/testing/workbook.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { contactHeadings, customers, importContactXlsx } from '../contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const files = (bytes: Buffer) => ({ files: { file: sheetFile(bytes, 'parties.xlsx') } });

function calls(shop: TestShop) {
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  return {
    headings: async (bytes: Buffer) =>
      (await call(api, contactHeadings, { ...sent, ...files(bytes), body: {} })).body.data,
    upload: (bytes: Buffer, columns?: unknown) =>
      call(api, importContactXlsx, {
        ...sent,
        ...files(bytes),
        key: randomUUID(),
        body: columns === undefined ? {} : { columns: JSON.stringify(columns) },
      }),
    all: async () => (await call(api, customers, { ...sent, query: {} })).body.data,
  };
}

const chosenOf = (columns: readonly { column: string; field: string | null }[]) =>
  columns.map(({ column, field }) => ({ column, field }));

test('parties of Vyapar come in as their columns are guessed', async () => {
  const { headings, upload, all } = calls(await testShop(api));
  const refused = await upload(vyaparParties());
  expect(refused.refusal).toMatchObject({ code: 'SHEET_HEADINGS' });
  const { needs_matching, columns, fields } = await headings(vyaparParties());
  expect(needs_matching).toBe(true);
  expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(['name', 'mobile']);
  const done = await upload(vyaparParties(), chosenOf(columns));
  expect(done.body.data).toEqual({ added: 2, changed: 0, unchanged: 0 });
  const people = await all();
  expect(new Map(people.map(({ name, mobile }) => [name, mobile]))).toEqual(
    new Map([
      ['Priya Silks', '9829012345'],
      ['Ravi Kumar', '9829012346'],
    ]),
  );
  expect(people.find(({ name }) => name === 'Priya Silks')).toMatchObject({
    email: 'priya@example.com',
    group: 'Wholesale',
  });
});

const ODD = workbookOf([
  ['Naam', 'Number', 'Number'],
  ['Asha', '98290x', '022'],
]);

test('what was matched is remembered, also where rows have faults, and those name the sheet’s columns', async () => {
  const { headings, upload, all } = calls(await testShop(api));
  expect((await headings(ODD)).columns.map(({ field }) => field)).toEqual([null, null, null]);
  const chosen = [
    { column: 'A', field: 'name' },
    { column: 'B', field: 'mobile' },
  ];
  const { refusal } = await upload(ODD, chosen);
  expect(refusal).toMatchObject({
    code: 'SHEET_FAULTS',
    problems: [{ field: 'B2', message: 'B2 Number: Please enter numbers only (max 15 digits)' }],
  });
  expect(await all()).toEqual([]);
  expect((await headings(ODD)).columns.map(({ field }) => field)).toEqual(['name', 'mobile', null]);
});

test.each([
  [
    'two columns for one field',
    [
      ['A', 'name'],
      ['B', 'mobile'],
      ['C', 'mobile'],
    ],
    'columns.2.field',
  ],
  ['none for what is required', [['A', 'name']], 'columns'],
  [
    'a column that is not there',
    [
      ['A', 'name'],
      ['B', 'mobile'],
      ['D', 'email'],
    ],
    'columns.2.column',
  ],
])('%s is refused', async (_, pairs, field) => {
  const shop = await testShop(api);
  const { upload, headings } = calls(shop);
  const { status, refusal } = await upload(
    ODD,
    pairs.map(([column, name]) => ({ column, field: name })),
  );
  expect({ status, fields: refusal.problems?.map((one) => one.field) }).toEqual({
    status: 422,
    fields: [field],
  });
  expect((await headings(ODD)).columns.every((one) => one.field === null)).toBe(true);
});

test('what is no choice of columns is refused', async () => {
  const { upload } = calls(await testShop(api));
  for (const columns of ['nonsense', { A: 'name' }, [{ column: 'a1', field: 'name' }]])
    expect((await upload(ODD, columns)).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      problems: [{ field: 'columns' }],
    });
});
