import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  createInvoice,
  exportDocuments,
  exportPayments,
  fetchDocuments,
  recordPayment,
  trashDocument,
} from '../contract.ts';
import { returnedLine, returnShop } from '../returns/testing.ts';
import { addCustomer, addItem, payloadOf } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let paid: string;

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

/** One invoice of ₹118 paid in two parts, and one in the trash. */
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  const item = await addItem(shop, { price: 10_000, gst: 1800 });
  const customer = await addCustomer(shop, { name: '=HYPERLINK("x")' });
  const make = async (advance: number) => {
    const body = payloadOf({ customer, lines: [{ item }], advance });
    return (await call(api, createInvoice, { ...asOwner(), body })).body.document_id;
  };
  const gone = await make(0);
  await call(api, trashDocument, { ...asOwner(), body: { document_id: gone } });
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  paid = await make(5000);
  const payment = {
    document_id: paid,
    amount: '60.00',
    expected_pending: '68.00',
    payment_mode: 'UPI',
    reference: '412345678901',
  };
  await call(api, recordPayment, { ...asOwner(), body: payment });
});
afterAll(() => api.close());

/** The cell values of the first sheet, row by row. */
async function rowsOf(raw: Buffer): Promise<unknown[][]> {
  const { sheet } = await openSheet(raw);
  const rows: unknown[][] = [];
  sheet.eachRow((row) => void rows.push((row.values as unknown[]).slice(1)));
  return rows;
}

const exportOf = async (body: object, person = shop.owner) =>
  call(api, exportDocuments, { token: person.token, schemaKey: shop.schemaKey, body });

test('billing records have the named columns, numbers as numbers, and no formula', async () => {
  const { raw, headers } = await exportOf({ layout: 'records' });
  expect(headers['content-disposition']).toContain('Billing_Records_2026-11-20.xlsx');
  const [head, first, second, ...more] = await rowsOf(raw);
  expect(head).toEqual([
    'Invoice No',
    'Customer Name',
    'Customer Phone',
    'Total Items',
    'Total Qty',
    'Total Amount',
    'Pending Amount',
    'Employee Name',
    'Status',
  ]);
  expect(first?.slice(1)).toEqual([
    '\'=HYPERLINK("x")',
    expect.any(String),
    1,
    1,
    118,
    8,
    'Asha Rao',
    'Pending',
  ]);
  expect(second?.slice(5)).toEqual([118, 0, 'Asha Rao', 'Canceled']);
  expect(more).toEqual([]);
});

test('transactions tell day, tax, status and where each comes from', async () => {
  const { raw, headers } = await exportOf({ layout: 'transactions' });
  expect(headers['content-disposition']).toContain('transactions.xlsx');
  const [head, first, second] = await rowsOf(raw);
  expect(head).toHaveLength(13);
  expect(first?.slice(4)).toEqual([new Date('2026-11-20'), 1, 1, 118, 8, 18, 'Partial', 'MOB', 0]);
  expect(second?.slice(10)).toEqual(['In trash', 'MOB', 0]);
});

test('what is billed by the workbook is what the screen says', async () => {
  const at = await returnShop(api);
  const [kept, gone] = [await at.invoice(), await at.invoice()];
  const figures = { expected_pending: '309.99', expected_total: '105.00' };
  await at.takeBack(kept, [returnedLine(kept, 0, '1')], figures);
  await call(api, trashDocument, { ...at.sent, body: { document_id: gone.id } });
  const { raw } = await call(api, exportDocuments, { ...at.sent, body: { layout: 'transactions' } });
  const [head = [], ...rows] = await rowsOf(raw);
  const of = (row: unknown[], name: string) => row[head.indexOf(name)];
  const bills = rows.filter((row) => of(row, 'Status') !== 'In trash');
  const billed = bills.map((row) => Number(of(row, 'Total Amount')) - Number(of(row, 'Returned')));
  const { body } = await call(api, fetchDocuments, { ...at.sent, body: {} });
  expect([rows.length, billed, body.summary?.billed]).toEqual([2, [204.99], '204.99']);
});

test('an export holds what the list would show, and nothing of others', async () => {
  const { raw } = await exportOf({ layout: 'transactions', trash: false, statuses: ['Paid'] });
  expect(await rowsOf(raw)).toHaveLength(1);
  const seller = await shop.addEmployee(['transactions-history:view']);
  expect(await rowsOf((await exportOf({ layout: 'transactions' }, seller)).raw)).toHaveLength(1);
  const nobody = await shop.addEmployee(['customers:view']);
  expect((await exportOf({ layout: 'records' }, nobody)).refusal.code).toBe('PERMISSION_DENIED');
});

test('ten years and many pages of bills are one workbook, each bill once', async () => {
  const many = await testShop(api);
  const asked = { token: many.owner.token, schemaKey: many.schemaKey };
  const item = await addItem(many, { price: 10_000, gst: 0 });
  const body = payloadOf({ customer: await addCustomer(many), lines: [{ item }] });
  const { document_id: id } = (await call(api, createInvoice, { ...asked, body })).body;
  const COPIES = 1_100;
  await many.within(({ sql: db, tenantId }) =>
    sql`insert into document select (jsonb_populate_record(one, jsonb_build_object(
          'id', gen_random_uuid(), 'number', 'X/' || n, 'serial', 100000 + n,
          'issued_at', one.issued_at - make_interval(days => n), 'issued_on', one.issued_on - n))).*
        from document one, generate_series(1, ${sql.lit(COPIES)}) n
        where one.tenant_id = ${tenantId} and one.id = ${id}`.execute(db),
  );
  const days = { from_date: '2016-11-21', to_date: '2026-11-20' };
  const { raw } = await call(api, exportDocuments, { ...asked, body: { layout: 'transactions', ...days } });
  const [, ...rows] = await rowsOf(raw);
  expect(new Set(rows.map(([number]) => number)).size).toBe(COPIES + 1);
  expect(rows).toHaveLength(COPIES + 1);
  const upsideDown = { layout: 'transactions' as const, from_date: '2026-11-20', to_date: '2016-11-21' };
  const { refusal } = await call(api, exportDocuments, { ...asked, body: upsideDown });
  expect(refusal.message).toBe('End date cannot be before start date');
});

test('the payments of a document are an unbroken chain, of its days alone', async () => {
  const ask = async (body: object) =>
    call(api, exportPayments, { ...asOwner(), body: { document_id: paid, ...body } });
  const { raw } = await ask({});
  const [head, ...rows] = await rowsOf(raw);
  expect(head).toHaveLength(8);
  expect(rows.map((row) => row.slice(1))).toEqual([
    [50, 118, 68, 'Cash', undefined, undefined, 'Asha Rao'],
    [60, 68, 8, 'UPI', '412345678901', undefined, 'Asha Rao'],
  ]);
  expect(await rowsOf((await ask({ to_date: '2026-11-01' })).raw)).toHaveLength(1);
  const stranger = await testShop(api);
  const elsewhere = {
    token: stranger.owner.token,
    schemaKey: stranger.schemaKey,
    body: { document_id: paid },
  };
  expect((await call(api, exportPayments, elsewhere)).refusal.code).toBe('NOT_FOUND');
});
