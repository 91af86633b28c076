import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice } from '../billing/contract.ts';
import { addCustomer, addItem, payloadOf } from '../billing/testing/index.ts';
import { openSheet } from '../catalogue/sheets/testing/workbook.ts';
import { setTerms } from '../commission/testing/terms.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { editEmployee, exportEmployees, saveEmployee } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const add = async (body: object): Promise<string> =>
  (await call(api, saveEmployee, { ...as(), body: { full_name: 'X', mobile: '7891820354', ...body } })).body
    .data.id;
const ask = (body: object = {}, by?: { token: string }) => call(api, exportEmployees, { ...as(by), body });

/** The cells of the sheet, row by row, without headings. */
async function rowsOf(body: object = {}): Promise<unknown[][]> {
  const { sheet } = await openSheet((await ask(body)).raw);
  const rows: unknown[][] = [];
  sheet.eachRow((row) => void rows.push((row.values as unknown[]).slice(1)));
  return rows;
}
const namesOf = async (body: object) => (await rowsOf(body)).slice(1).map(([name]) => name);

/** An owner without sales, a seller with ₹50.00, and two added employees, one of them inactive. */
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 4 });
  seller = await shop.addEmployee(['dashboard:view']);
  await add({
    full_name: '=HYPERLINK("x")',
    dateOfJoining: '2024-02-29',
    reporting_to: shop.owner.staffId,
  });
  const gone = await add({ full_name: 'Pooja Jangid', mobile: '7665928814' });
  await call(api, editEmployee, { ...as(), body: { id: gone, status: 0 } });
  const item = await addItem(shop, { price: 100_000, gst: 1800 });
  await setTerms(shop, item, { percentage: '5' });
  const body = payloadOf({ customer: await addCustomer(shop), lines: [{ item }] });
  await call(api, createInvoice, { ...as(), body: { ...body, employee_id: seller.staffId } });
});
afterAll(() => api.close());

test('the list is a workbook: the owner first, numbers as numbers, days as days and no formula', async () => {
  expect((await ask()).headers['content-disposition']).toContain('Employees_2026-11-20.xlsx');
  const [head, owner, ...people] = await rowsOf();
  expect(head).toEqual([
    'Employee',
    'Mobile',
    'Designation',
    'Reports to',
    'Joined',
    'Pending orders',
    'This month',
    'Status',
  ]);
  // The owner earns no commission.
  expect([owner?.[2], owner?.[5], owner?.[6]]).toEqual(['Owner', 0, undefined]);
  const [hand] = people.filter(([name]) => String(name).includes('HYPERLINK'));
  expect(hand).toEqual([
    '\'=HYPERLINK("x")',
    '78918 20354',
    undefined,
    'Asha Rao',
    new Date('2024-02-29'),
    0,
    0,
    'Active',
  ]);
  expect(people.map((row) => Number(row[6])).toSorted((one, other) => one - other)).toEqual([0, 0, 50]);
});

test('it holds whom the screen shows: by state and by the words of the search', async () => {
  expect(await namesOf({ status: 0 })).toEqual(['Pooja Jangid']);
  expect(await namesOf({ search: 'JANG pooja' })).toEqual(['Pooja Jangid']);
  expect(await namesOf({ search: '7891820354', status: 1 })).toEqual(['\'=HYPERLINK("x")']);
  expect(await namesOf({ search: 'pooja', status: 1 })).toEqual([]);
});

test('who may not see the screen gets no file, and nobody of another shop stands in it', async () => {
  const editor = await shop.addEmployee(['employees:edit']);
  expect((await ask({}, editor)).refusal.code).toBe('PERMISSION_DENIED');
  const stranger = await testShop(api);
  const asked = { token: stranger.owner.token, schemaKey: stranger.schemaKey, body: {} };
  const { sheet } = await openSheet((await call(api, exportEmployees, asked)).raw);
  expect(sheet.actualRowCount).toBe(2);
});
