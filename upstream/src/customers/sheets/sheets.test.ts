import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSheet, sheetFile, textsOfRow, workbookOf } from '../../catalogue/sheets/testing/workbook.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import {
  contactTemplate,
  customers,
  exportContacts,
  getGroupsByBusiness,
  importContactXlsx,
} from '../contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function freshShop(settings = {}): Promise<void> {
  shop = await testShop(api, { settings });
}

const HEADINGS = ['name', 'email', 'mobile', 'company', 'gst', 'location', 'group', 'dob', 'anniversary'];
type Row = (string | number | null)[];
const row = (n: number, changes: Record<string, string | number | null> = {}): Row => {
  const usual: Record<string, string | number | null> = {
    name: `Contact ${n}`,
    mobile: String(9_000_000_000 + n),
    group: n % 2 === 0 ? 'Regular' : 'Bridal',
    ...changes,
  };
  return HEADINGS.map((heading) => usual[heading] ?? null);
};

const sent = ({ token }: TestPerson) => ({ token, schemaKey: shop.schemaKey });
const upload = (rows: readonly Row[], person = shop.owner, name = 'contacts.xlsx') =>
  call(api, importContactXlsx, {
    ...sent(person),
    key: randomUUID(),
    body: {},
    files: { file: sheetFile(workbookOf([HEADINGS, ...rows]), name) },
  });
const total = async (person = shop.owner) =>
  (await call(api, customers, { ...sent(person), query: {} })).body.total;

test('contacts are added, changed by their mobile, and left where nothing changes', async () => {
  await freshShop();
  const first = await upload([row(1), row(2, { dob: '1990-01-02', gst: '27AAPFU0939F1ZV' })]);
  expect(first.body).toMatchObject({
    status: true,
    message: '2 added, 0 changed, 0 unchanged.',
    data: { added: 2, changed: 0, unchanged: 0 },
  });
  const again = [row(1, { company: 'Priya Silks', group: null }), row(2), row(3)];
  expect((await upload(again)).body.data).toEqual({ added: 1, changed: 1, unchanged: 1 });
  expect((await upload(again)).body.data).toEqual({ added: 0, changed: 0, unchanged: 3 });
  const { data } = (await call(api, customers, { ...sent(shop.owner), query: { search: '9000000001' } }))
    .body;
  expect(data).toMatchObject([
    { name: 'Contact 1', company: 'Priya Silks', group: 'Bridal', source: 'IMPORT' },
  ]);
  const groups = (await call(api, getGroupsByBusiness, { ...sent(shop.owner), body: {} })).body.data;
  expect(groups.map(({ name }) => name)).toEqual(['Bridal', 'Regular']);
});

test.each([
  [{ mobile: '98290x' }, 'C2', 'Mobile number: Please enter numbers only (max 15 digits)'],
  [{ mobile: '1234567890123456' }, 'C2', 'Mobile number: Please enter numbers only (max 15 digits)'],
  [{ mobile: null }, 'C2', 'Mobile number: Please enter mobile number'],
  [{ name: ' ' }, 'A2', 'Name: Please enter customer name'],
  [{ email: 'priya' }, 'B2', 'Email: Please enter a valid email address'],
  [{ gst: '27AAPFU0939F1ZX' }, 'E2', 'GST number: Please enter a valid 15-digit GST number'],
  [{ dob: '1899-12-31' }, 'H2', 'Birth date: Please enter a valid date (yyyy-mm-dd)'],
  [{ anniversary: 'soon' }, 'I2', 'Anniversary: Please enter a valid date (yyyy-mm-dd)'],
  [{ dob: '2999-01-01' }, 'H2', 'Birth date: The birth date must be before today'],
])('%j is refused at its cell', async (changes, field, message) => {
  await freshShop();
  const { status, refusal } = await upload([row(1, changes)]);
  expect(status).toBe(422);
  expect(refusal.problems).toEqual([{ field, code: 'INVALID_INPUT', message: `${field} ${message}` }]);
});

test('137 faults of 1,000 contacts are each named, and nothing is stored; mended, 10,000 are', async () => {
  await freshShop();
  const good = Array.from({ length: 10_000 }, (_, n) => row(n));
  const bad = good.slice(0, 1_000).map((one, n) => (n < 137 ? row(n, { email: 'no' }) : one));
  const { refusal } = await upload(bad);
  expect(refusal.code).toBe('SHEET_FAULTS');
  expect(refusal.problems).toHaveLength(137);
  expect(refusal.problems?.at(-1)).toMatchObject({ field: 'B138' });
  expect(await total()).toBe(0);
  expect((await upload(good)).body.data).toEqual({ added: 10_000, changed: 0, unchanged: 0 });
  expect(await total()).toBe(10_000);
});

test('a file that is none, too long or called otherwise is told at the file', async () => {
  await freshShop();
  const messageOf = async (answer: ReturnType<typeof upload>) =>
    (await answer).refusal.problems?.[0]?.message;
  expect(await messageOf(upload([row(1)], shop.owner, 'contacts.csv'))).toBe(
    'Choose an Excel file: .xlsx or .xls.',
  );
  const many = Array.from({ length: 10_001 }, (_, n) => row(n));
  expect(await messageOf(upload(many))).toBe(
    'This file has more than 10,000 rows. Split it into several files.',
  );
}, 60_000);

test("a colleague's contact is neither changed nor told, and only its number is taken", async () => {
  await freshShop();
  await upload([row(1)]);
  const seller = await shop.addEmployee(['customers:view', 'customers:create', 'customers:edit']);
  const { refusal } = await upload([row(1, { name: 'Mine now' }), row(2)], seller);
  expect(refusal.problems).toMatchObject([
    { field: 'C2', message: 'C2 Mobile number: The mobile number is already existing' },
  ]);
  expect((await upload([row(2)], seller)).body.data).toMatchObject({ added: 1 });
  expect(await total(seller)).toBe(1);
});

test('the same number twice in a sheet is a fault of the second', async () => {
  await freshShop();
  const { refusal } = await upload([row(1), row(2, { mobile: '+91 90000 00001' })]);
  expect(refusal.problems?.[0]).toMatchObject({
    field: 'C3',
    message: 'C3 Mobile number: Row 2 already has this mobile number.',
  });
});

const bytesOf = async (body: object, person = shop.owner) =>
  openSheet((await call(api, exportContacts, { ...sent(person), body })).raw);

test('a download holds what its reader may see, and comes back in without a change', async () => {
  await freshShop();
  await upload([row(1, { email: '=cmd@example.in' }), row(2)]);
  const { sheet } = await bytesOf({ group: 'Regular' });
  expect(sheet.rowCount).toBe(2);
  expect(textsOfRow(sheet, 1).slice(0, 3)).toEqual(['Name *', 'Email', 'Mobile number *']);
  const all = await call(api, exportContacts, { ...sent(shop.owner), body: {} });
  const back = await call(api, importContactXlsx, {
    ...sent(shop.owner),
    key: randomUUID(),
    body: {},
    files: { file: sheetFile(all.raw) },
  });
  expect(back.body.data).toEqual({ added: 0, changed: 0, unchanged: 2 });
  const seller = await shop.addEmployee(['customers:view']);
  expect((await bytesOf({}, seller)).sheet.rowCount).toBe(1);
  expect((await bytesOf({ search: 'nobody' })).sheet.rowCount).toBe(1);
});

test('the template holds mobile, e-mail and dates to their rules in rows 2 to 1000', async () => {
  await freshShop();
  const { raw } = await call(api, contactTemplate, { ...sent(shop.owner), query: {} });
  const { sheet } = await openSheet(raw);
  expect(sheet.getCell('C1000').dataValidation).toMatchObject({
    type: 'custom',
    error: 'Please enter numbers only (max 15 digits)',
  });
  expect(sheet.getCell('B2').dataValidation).toMatchObject({ error: 'Please enter a valid email address' });
  expect(sheet.getCell('H2').dataValidation).toMatchObject({
    error: 'Please enter a valid date (yyyy-mm-dd)',
  });
});

const OWED = [...HEADINGS, 'Opening due'];
const owing = (rows: readonly Row[], person = shop.owner) =>
  call(api, importContactXlsx, {
    ...sent(person),
    key: randomUUID(),
    body: {},
    files: { file: sheetFile(workbookOf([OWED, ...rows]), 'contacts.xlsx') },
  });
const openings = async () => {
  const { data } = (await call(api, customers, { ...sent(shop.owner), query: { include: 'balance' } })).body;
  return data
    .filter(({ walk_in: walkIn }) => walkIn === 0)
    .map(({ name, opening_due, pending_amount }) => [name, opening_due, pending_amount])
    .toSorted(([a = ''], [b = '']) => a.localeCompare(b));
};

test('what contacts owed before comes with them, once; a blank cell leaves it', async () => {
  await freshShop();
  await upload([row(1)]);
  const rows = [
    [...row(1), 500],
    [...row(2), '1,234.50'],
    [...row(3), null],
  ];
  expect((await owing(rows)).body.data).toEqual({ added: 2, changed: 1, unchanged: 0 });
  expect(await openings()).toEqual([
    ['Contact 1', '500.00', '500.00'],
    ['Contact 2', '1234.50', '1234.50'],
    ['Contact 3', '0.00', '0.00'],
  ]);
  expect((await owing(rows)).body.data).toEqual({ added: 0, changed: 0, unchanged: 3 });
  expect((await upload([row(1, { company: 'Priya Silks' })])).body.data.changed).toBe(1);
  expect(await openings()).toContainEqual(['Contact 1', '500.00', '500.00']);
});

test.each([
  [-1, 'Opening due'],
  ['abc', 'Opening due'],
  ['1.234', 'Opening due'],
])('an opening due of %s is a fault of its cell', async (wrong, label) => {
  await freshShop();
  expect((await owing([[...row(1), wrong]])).refusal.message).toContain(label);
});

test('what is owed is not changed by a sheet, nor told by whoever may not edit bills', async () => {
  await freshShop();
  await owing([[...row(1), 500]]);
  const changed = await owing([[...row(1), 400]]);
  expect(changed.refusal.message).toContain('Change an opening due on the customer’s page.');
  const helper = await shop.addEmployee(['customers:create', 'customers:edit', 'customers:view']);
  const refused = await owing([[...row(2), 100]], helper);
  expect(refused.refusal.message).toContain('You do not have the right to set an opening due.');
});

test('how much contacts may owe comes and goes with the sheet; a blank cell leaves it, 0 is a limit', async () => {
  await freshShop();
  const limited = (rows: readonly Row[], person = shop.owner) =>
    call(api, importContactXlsx, {
      ...sent(person),
      key: randomUUID(),
      body: {},
      files: { file: sheetFile(workbookOf([[...HEADINGS, 'Credit limit'], ...rows]), 'contacts.xlsx') },
    });
  const limits = async () =>
    (await call(api, customers, { ...sent(shop.owner), query: {} })).body.data
      .filter(({ walk_in: walkIn }) => walkIn === 0)
      .map(({ name, credit_limit }) => `${name}: ${credit_limit}`)
      .toSorted();
  await limited([
    [...row(1), 5000],
    [...row(2), 0],
    [...row(3), null],
  ]);
  expect(await limits()).toEqual(['Contact 1: 5000.00', 'Contact 2: 0.00', 'Contact 3: null']);
  await limited([
    [...row(1), null],
    [...row(2), '1,500.50'],
  ]);
  expect(await limits()).toEqual(['Contact 1: 5000.00', 'Contact 2: 1500.50', 'Contact 3: null']);
  expect((await limited([[...row(1), -5]])).refusal.message).toContain('Credit limit');
  const helper = await shop.addEmployee(['customers:create', 'customers:view']);
  const refused = await limited([[...row(9), 100]], helper);
  expect(refused.refusal.message).toContain('You do not have the right to set credit limits.');
});
