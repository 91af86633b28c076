import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { call, type TestApi, testApi, testShop } from '../../testing/index.ts';
import { exportCreditNotes, listCreditNotes } from '../contract.ts';
import { returnShop, returnedLine } from './testing.ts';

let api: TestApi;
let at: Awaited<ReturnType<typeof returnShop>>;

/** Three invoices with one kurta returned from each, a day apart: set off against dues, refunded, kept as credit. */
beforeAll(async () => {
  api = await testApi();
  at = await returnShop(api);
  const next = () => void (api.clock.now = new Date(api.clock.now.getTime() + 86_400_000));
  const due = await at.invoice();
  const paid = [await at.invoice({ advance: 309_99 }), await at.invoice({ advance: 309_99 })] as const;
  const kurta = { expected_total: '105.00' };
  await at.takeBack(due, [returnedLine(due, 0, '1')], { ...kurta, expected_pending: '309.99' });
  next();
  const refund = { settlement: 'REFUND', refund_mode: 'UPI', reason: 'DAMAGED' };
  await at.takeBack(paid[0], [returnedLine(paid[0], 0, '1')], { ...kurta, ...refund });
  next();
  const credit = { settlement: 'CREDIT', reason: 'OTHER', note: '=1+1' };
  await at.takeBack(paid[1], [returnedLine(paid[1], 0, '1')], { ...kurta, ...credit });
});
afterAll(() => api.close());

const list = async (body: object = {}) =>
  (await call(api, listCreditNotes, { ...at.sent, body: { include: 'count,summary', ...body } })).body;
const numbersOf = async (body: object) =>
  (await list(body)).data.map(({ serial_number }) => Number(serial_number.slice(-1)));

test('the newest comes first, with its invoice, its customer and where its value went', async () => {
  const { data, total, summary } = await list();
  expect(
    data.map(({ serial_number, invoice_number, refund_mode }) => [
      serial_number,
      invoice_number,
      refund_mode,
    ]),
  ).toEqual([
    ['26-27/C/00003', '26-27/A/00003', 'Credit'],
    ['26-27/C/00002', '26-27/A/00002', 'UPI'],
    ['26-27/C/00001', '26-27/A/00001', null],
  ]);
  expect(data[0]).toMatchObject({ customer_name: 'Priya Agarwal', items: [{ item_name: 'Kurta' }] });
  expect(total).toBe(3);
  expect(summary).toEqual({
    total: '315.00',
    against_due: '105.00',
    refunded: '105.00',
    kept: '105.00',
    notes: 3,
  });
});

test('they are found by number, invoice, customer, mobile, days and reason', async () => {
  expect(await numbersOf({ search: 'c/00002' })).toEqual([2]);
  expect(await numbersOf({ search: 'A/00001' })).toEqual([1]);
  expect(await numbersOf({ search: 'priya' })).toEqual([3, 2, 1]);
  expect(await numbersOf({ search: at.customer.mobile })).toEqual([3, 2, 1]);
  expect(await numbersOf({ search: 'nobody' })).toEqual([]);
  expect(await numbersOf({ from_date: '2026-11-21', to_date: '2026-11-21' })).toEqual([2]);
  expect(await numbersOf({ reason: 'DAMAGED' })).toEqual([2]);
  const { refusal } = await call(api, listCreditNotes, {
    ...at.sent,
    body: { from_date: '2026-11-21', to_date: '2026-11-20' },
  });
  expect(refusal.message).toBe('End date cannot be before start date');
});

test('a page goes on behind the one before', async () => {
  const first = await list({ limit: 2, include: 'page' });
  expect(first.page?.has_more).toBe(true);
  const after = first.page?.cursors.at(-1) ?? '';
  expect((await list({ limit: 2, after })).data.map(({ serial_number }) => serial_number)).toEqual([
    '26-27/C/00001',
  ]);
});

test('an employee sees those of his own invoices; another shop none; without the right nobody', async () => {
  const seller = await at.shop.addEmployee(['billing-history:view']);
  const { token } = seller;
  const mine = await call(api, listCreditNotes, { ...at.sent, token, body: {} });
  expect(mine.body.data).toEqual([]);
  const other = await testShop(api);
  const theirs = { token: other.owner.token, schemaKey: other.schemaKey, body: {} };
  expect((await call(api, listCreditNotes, theirs)).body.data).toEqual([]);
  const nobody = await at.shop.addEmployee(['customers:view']);
  const refused = { ...at.sent, token: nobody.token, body: {} };
  expect((await call(api, listCreditNotes, refused)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await call(api, exportCreditNotes, refused)).refusal.code).toBe('PERMISSION_DENIED');
});

test('the workbook has tax and where the value went, numbers as numbers, a text as a text', async () => {
  const { raw, headers } = await call(api, exportCreditNotes, { ...at.sent, body: { reason: 'OTHER' } });
  expect(headers['content-disposition']).toContain('Credit_Notes_2026-11-22.xlsx');
  const { sheet } = await openSheet(raw);
  expect(sheet.rowCount).toBe(2);
  const row = (sheet.getRow(2).values as unknown[]).slice(1);
  expect(row.slice(0, 2)).toEqual(['26-27/C/00003', new Date('2026-11-22')]);
  expect(row.slice(4)).toEqual([
    '26-27/A/00003',
    'Other',
    "'=1+1",
    100,
    2.5,
    2.5,
    0,
    0,
    0,
    105,
    0,
    0,
    undefined,
    105,
    'Asha Rao',
  ]);
});
