import { financialYearStart, rupees } from '@galla/domain';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { customers } from '../../customers/contract.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import {
  createInvoice,
  createOrder,
  customerStatement,
  customerStatementPdf,
  customerStatementXlsx,
  recordPayment,
} from '../contract.ts';
import { addCustomer, addItem, payloadOf, type TestCustomer, type TestItem } from '../testing/index.ts';
import { pagesOf } from './draw.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00.000Z');
  shop = await testShop(api);
  item = await addItem(shop);
  customer = await addCustomer(shop);
});
afterAll(() => api.close());

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const sent = (person: TestPerson = shop.owner) => ({ token: person.token, schemaKey: shop.schemaKey });
const on = (day: string): void => {
  api.clock.now = new Date(`${day}T06:30:00.000Z`);
};
const bill = async (person?: TestPerson) => {
  const body = payloadOf({ customer, lines: [{ item }] });
  return (await call(api, createInvoice, { ...sent(person), body })).body.data;
};
const pay = (document_id: string, paise: number, pending: string) =>
  call(api, recordPayment, {
    ...sent(),
    body: { document_id, amount: rupees(paise), expected_pending: pending, payment_mode: 'Cash' },
  });
const ask = (from_date: string, to_date: string, person?: TestPerson) =>
  call(api, customerStatement, { ...sent(person), query: { customer_id: customer.id, from_date, to_date } });
const pendingOf = async () => {
  const query = { ids: customer.id, include: 'balance' };
  return (await call(api, customers, { ...sent(), query })).body.data[0]?.pending_amount;
};

test('every bill and payment stands in it, with what was owed after each', async () => {
  on('2026-03-31');
  const old = await bill();
  on('2026-11-20');
  const paid = await pay(old.doc_id, 100, old.pending_amount);
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const order = payloadOf({ customer, lines: [{ item }], type: 'order' });
  const fresh = (await call(api, createOrder, { ...sent(), body: order })).body.data;
  const { body } = await ask('2026-04-01', '2026-11-20');
  const left = paid.body.data.pending_amount;
  expect(body).toMatchObject({
    opening: old.pending_amount,
    received: '1.00',
    data: [
      {
        kind: 'payment',
        serial_number: old.serial_number,
        received: '1.00',
        payment_mode: 'Cash',
        balance: left,
      },
      { kind: 'bill', serial_number: fresh.serial_number, billed: fresh.total_amount, payment_mode: null },
    ],
  });
  expect(body.closing).toBe(await pendingOf());
  const before = (await ask('2026-03-01', '2026-03-31')).body;
  expect([before.opening, before.closing]).toEqual(['0.00', body.opening]);
  expect((await ask('2026-11-21', '2026-11-30')).body).toMatchObject({ opening: body.closing, data: [] });
});

test('whatever is billed and paid, the closing balance is that of the customer to the paisa', async () => {
  const steps = fc.array(fc.record({ days: fc.nat(40), paise: fc.integer({ min: 1, max: 900 }) }), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      customer = await addCustomer(shop);
      for (const { days, paise } of all) {
        on('2026-03-20');
        api.clock.now = new Date(api.clock.now.getTime() + days * 86_400_000);
        const { doc_id: id, pending_amount: pending } = await bill();
        await pay(id, paise, pending);
      }
      const closing = await pendingOf();
      expect((await ask('2026-01-01', '2026-12-31')).body.closing).toBe(closing);
      // Any starting day gives the same closing balance.
      expect((await ask(financialYearStart('2026-05-01'), '2026-12-31')).body.closing).toBe(closing);
    }),
    { numRuns: 5 },
  );
});

test.each([
  ['2026-11-20', '2026-11-19', 'to_date'],
  ['2026-02-30', '2026-11-19', 'from_date'],
  ['2016-04-01', '2026-11-19', 'to_date'],
])('from %s to %s is refused at %s', async (from, to, field) => {
  const { status, refusal } = await ask(from, to);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field }]);
});

test('it is a PDF under the name of the customer', async () => {
  await bill();
  const query = { customer_id: customer.id, from_date: '2026-04-01', to_date: '2026-11-20' };
  const { status, raw, headers } = await call(api, customerStatementPdf, { ...sent(), query });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('Statement_Priya_Agarwal_2026-04-01_2026-11-20.pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(raw)), { mergePages: true });
  expect(text).toContain('Statement of account');
  expect(text).toContain('Closing balance');
});

test('the spreadsheet holds numbers, days and texts, and no formula of anybody', async () => {
  const formula = '=HYPERLINK("http://example.in")';
  customer = await addCustomer(shop, { name: formula });
  on('2026-03-31');
  const old = await bill();
  on('2026-11-20');
  await pay(old.doc_id, 100, old.pending_amount);
  const query = { customer_id: customer.id, from_date: '2026-04-01', to_date: '2026-11-20' };
  const { status, raw, headers } = await call(api, customerStatementXlsx, { ...sent(), query });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('_2026-04-01_2026-11-20.xlsx');
  const { sheet } = await openSheet(raw);
  const cells: unknown[][] = [];
  sheet.eachRow((row) => cells.push(row.values as unknown[]));
  const opening = Number(old.pending_amount);
  const table = cells.slice(-5).map((row) => Array.from(row.slice(1), (value) => value ?? null));
  expect(table).toEqual([
    ['Date', 'Particulars', 'Billed', 'Received', 'Balance'],
    [day('2026-04-01'), 'Opening balance', null, null, opening],
    [day('2026-11-20'), `${old.serial_number}, Cash`, null, 1, opening - 1],
    [null, 'Total', 0, 1],
    [day('2026-11-20'), 'Closing balance', null, null, opening - 1],
  ]);
  const types = new Set(cells.flat().map((value) => (value instanceof Date ? 'day' : typeof value)));
  expect([...types].toSorted()).toEqual(['day', 'number', 'string']);
  expect(cells.flat()).not.toContain(formula);
});

test('it is refused to who may see only some of the bills, and is not there for who may not see the customer', async () => {
  const seller = await shop.addEmployee(['customers:view', 'billing:view', 'billing:create']);
  expect((await ask('2026-04-01', '2026-11-20', seller)).status).toBe(404);
  customer = await addCustomer(shop, { assignedTo: seller.staffId });
  await bill(seller);
  expect((await ask('2026-04-01', '2026-11-20', seller)).body.data).toHaveLength(1);
  await bill();
  expect((await ask('2026-04-01', '2026-11-20', seller)).refusal.code).toBe('PERMISSION_DENIED');
});

test('pages hold every row in its order, none is fuller than it is high, and the closing balance is never alone', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(24, 42, 60), { minLength: 1, maxLength: 200 }), (heights) => {
      const rows = heights.map((height, at) => ({ height, at }));
      const pages = pagesOf(rows, 600, 900);
      expect(pages.flat()).toEqual(rows);
      expect(pages.every((page) => page.length > 0)).toBe(true);
      for (const [at, page] of pages.entries())
        expect(page.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(at === 0 ? 600 : 900);
    }),
  );
});
