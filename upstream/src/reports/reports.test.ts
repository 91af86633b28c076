import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, recordPayment, trashDocument } from '../billing/contract.ts';
import { addCustomer, addItem, payloadOf, type TestItem } from '../billing/testing/index.ts';
import { openSheet } from '../catalogue/sheets/testing/workbook.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { exportReports, fetchReports } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

/** A bill of ₹118 with a cash advance in rupees. */
async function bill(name: string, advance: number): Promise<string> {
  const customer = await addCustomer(shop, { name });
  const body = payloadOf({ customer, lines: [{ item }], advance: advance * 100 });
  return (await call(api, createInvoice, { ...asOwner(), body })).body.document_id;
}

// Asha pays 50 on 20 November and 60 by bank transfer the next day; Ravi pays 118 the next day; one bill is trashed.
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  item = await addItem(shop, { price: 10_000, gst: 1800 });
  api.clock.now = new Date('2026-11-20T06:00:00Z');
  const asha = await bill('Asha Rao', 50);
  const trashed = await bill('Nobody', 0);
  await call(api, trashDocument, { ...asOwner(), body: { document_id: trashed } });
  // Half past midnight of the 21st in India.
  api.clock.now = new Date('2026-11-20T19:00:00Z');
  const payment = {
    amount: '60.00',
    expected_pending: '68.00',
    payment_mode: 'Bank',
    reference: '412345678901',
    bank: 'HDFC Bank',
  };
  await call(api, recordPayment, { ...asOwner(), body: { document_id: asha, ...payment } });
  api.clock.now = new Date('2026-11-20T20:00:00Z');
  await bill('Ravi', 118);
});
afterAll(() => api.close());

const ask = async (body: object, person = shop.owner) =>
  call(api, fetchReports, { token: person.token, schemaKey: shop.schemaKey, body });
const rowsOf = async (body: object) => {
  const { data } = (await ask(body)).body;
  return data.flatMap(({ tax_details: rows }) =>
    rows.map(({ customer_name: name, collected_amount: amount }) => `${name} ${amount}`),
  );
};

test('each group holds a payment and the bill it paid, the newest first', async () => {
  const { body } = await ask({});
  expect(body.total).toBe(3);
  expect(body.data[1]).toMatchObject({
    tax_details: [
      {
        date: '2026-11-20T19:00:00.000Z',
        customer_name: 'Asha Rao',
        customer_accountnumber: '412345678901',
        Customer_bankname: 'HDFC Bank',
        collected_amount: '60.00',
        totalamt: '118.00',
        total_taxamount: '18.00',
      },
    ],
    billing_details: [{ payment_mode: 'Bank', bank: 'HDFC Bank', order_id: null }],
  });
  expect(await rowsOf({})).toEqual(['Ravi 118.00', 'Asha Rao 60.00', 'Asha Rao 50.00']);
});

test('days are those of the shop; person and collector narrow down', async () => {
  expect(await rowsOf({ from_date: '2026-11-21' })).toEqual(['Ravi 118.00', 'Asha Rao 60.00']);
  expect(await rowsOf({ to_date: '2026-11-20' })).toEqual(['Asha Rao 50.00']);
  expect(await rowsOf({ person_name: 'rav' })).toEqual(['Ravi 118.00']);
  const { collectors = [] } = (await ask({ to_date: '2026-11-20' })).body;
  expect(collectors).toMatchObject([{ id: shop.owner.staffId }]);
  expect(await rowsOf({ collected_by: collectors[0]?.id ?? '' })).toHaveLength(3);
  const other = await shop.addEmployee(['reports:view']);
  expect(await rowsOf({ collected_by: other.staffId })).toEqual([]);
});

test('columns sort both ways, and pages go on behind a cursor in that order', async () => {
  expect(await rowsOf({ sort_by: 'amount' })).toEqual(['Ravi 118.00', 'Asha Rao 60.00', 'Asha Rao 50.00']);
  expect(await rowsOf({ sort_by: 'person' })).toEqual(['Asha Rao 50.00', 'Asha Rao 60.00', 'Ravi 118.00']);
  const asked = { sort_by: 'amount', sort_order: 'asc', limit: 1, include: 'page' };
  const first = (await ask(asked)).body;
  expect(first.page?.has_more).toBe(true);
  expect(await rowsOf({ ...asked, after: first.page?.cursors[0] })).toEqual(['Asha Rao 60.00']);
});

test('the sums by day, mode and person are one sum, that of the rows', async () => {
  const { summary } = (await ask({ include: 'summary' })).body;
  expect(summary).toMatchObject({
    total: '228.00',
    count: 3,
    by_day: [
      { day: '2026-11-20', total: '50.00', count: 1 },
      { day: '2026-11-21', total: '178.00', count: 2 },
    ],
    by_mode: [
      { mode: 'Cash', total: '168.00', count: 2 },
      { mode: 'Bank', total: '60.00', count: 1 },
    ],
    by_person: [{ total: '228.00', count: 3 }],
  });
  expect((await ask({ include: 'summary', person_name: 'nobody' })).body.summary).toMatchObject({
    total: '0.00',
    by_day: [],
  });
});

test('an employee is told of his own bills alone, and nobody without the right', async () => {
  const seller = await shop.addEmployee(['reports:view']);
  expect((await ask({}, seller)).body.total).toBe(0);
  const nobody = await shop.addEmployee(['billing:view']);
  expect((await ask({}, nobody)).refusal.code).toBe('PERMISSION_DENIED');
  const { token, schemaKey } = { ...(await testShop(api)).owner, schemaKey: shop.schemaKey };
  expect((await call(api, fetchReports, { token, schemaKey, body: {} })).refusal.code).toBeDefined();
});

test('a range that ends before it begins is refused', async () => {
  expect((await ask({ from_date: '2026-11-21', to_date: '2026-11-20' })).refusal.message).toBe(
    'End date cannot be before start date',
  );
});

test('the workbook has the columns of the screen, numbers as numbers', async () => {
  const body = { from_date: '2026-11-21' };
  const { raw, headers } = await call(api, exportReports, { ...asOwner(), body });
  expect(headers['content-disposition']).toContain('Financial_Reports_2026-11-21.xlsx');
  const { sheet } = await openSheet(raw);
  expect((sheet.getRow(1).values as unknown[]).slice(1, 7)).toEqual([
    'Date',
    'Person Name',
    'Account Number',
    'Bank Name',
    'Collected Amount',
    'Collected By',
  ]);
  expect((sheet.getRow(3).values as unknown[]).slice(1, 6)).toEqual([
    new Date('2026-11-21'),
    'Asha Rao',
    '412345678901',
    'HDFC Bank',
    60,
  ]);
  expect(sheet.rowCount).toBe(3);
});
