import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { customers } from '../../customers/contract.ts';
import { duesByAge, fetchReports } from '../../reports/contract.ts';
import { dayBook } from '../../reports/dayClose/contract.ts';
import {
  cashOfDay,
  createInvoice,
  createReceipt,
  customerStatement,
  receiptPdf,
  setOpeningDue,
} from '../contract.ts';
import { addCustomer, addItem, expectBalancedBooks, payloadOf, type TestCustomer } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api);
  customer = await addCustomer(shop, { name: 'Asha Rao' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = (by = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
const set = (amount: string, more: object = {}, by = shop.owner) =>
  call(api, setOpeningDue, { ...sent(by), body: { customer_id: customer.id, amount, ...more } });
const receive = (amount: string, expected_due: string) =>
  call(api, createReceipt, {
    ...sent(),
    body: { customer_id: customer.id, amount, expected_due, payment_mode: 'Cash' },
  });
const now = async () => {
  const { body } = await call(api, customers, {
    ...sent(),
    query: { ids: customer.id, include: 'balance' },
  });
  return body.data[0];
};
async function bill(): Promise<void> {
  const item = await addItem(shop, { price: 10_000, gst: 0 });
  const body = payloadOf({ customer, lines: [{ item }], advance: 0 });
  await call(api, createInvoice, { ...sent(), body });
}

test('it is owed and told, and is no sale', async () => {
  expect((await set('500', { since: '2026-03-31' })).body).toMatchObject({
    message: 'The opening due is saved.',
    opening_due: '500.00',
    opening_pending: '500.00',
    opening_on: '2026-03-31',
  });
  await bill();
  expect(await now()).toMatchObject({ bills: 1, pending_amount: '600.00', opening_due: '500.00' });
  const dues = (await call(api, duesByAge, { ...sent(), query: {} })).body;
  expect(dues.data).toMatchObject([{ total: '600.00', over_90: '500.00', oldest: '2026-03-31' }]);
  const account = { customer_id: customer.id, from_date: '2026-03-01', to_date: '2026-11-30' };
  const statement = (await call(api, customerStatement, { ...sent(), query: account })).body;
  expect(statement).toMatchObject({ opening: '0.00', billed: '600.00', closing: '600.00' });
  expect(statement.data[0]).toMatchObject({ serial_number: 'Opening due', document_id: null });
  const later = { ...account, from_date: '2026-11-01' };
  expect((await call(api, customerStatement, { ...sent(), query: later })).body.opening).toBe('500.00');
});

test('money on account pays it before all bills, and counts as money of the day', async () => {
  await set('500');
  await bill();
  expect((await receive('520.00', '100.00')).refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { due: '600.00' },
  });
  const { receipt } = (await receive('520.00', '600.00')).body;
  expect(receipt).toMatchObject({
    opening: '500.00',
    opening_left: '0.00',
    credited: '0.00',
    parts: [{ paid_amount: '20.00', new_pending: '80.00' }],
  });
  expect(await now()).toMatchObject({ pending_amount: '80.00', opening_pending: '0.00' });
  const day = (await call(api, dayBook, { ...sent(), body: {} })).body.data;
  expect(day).toMatchObject({ collected: '520.00', cash_received: '520.00' });
  const reports = (await call(api, fetchReports, { ...sent(), body: { include: 'summary' } })).body;
  expect(reports.summary).toMatchObject({ total: '520.00' });
  const cash = await call(api, cashOfDay, { ...sent(), query: { customer_ids: customer.id } });
  expect(JSON.stringify(cash.body)).toContain('520.00');
  const pdf = await call(api, receiptPdf, { ...sent(), params: { id: receipt.id } });
  expect(pdf.status).toBe(200);
});

test('a part of it leaves the rest; it is changed down to what was paid, and taken away before', async () => {
  await set('500');
  const { receipt } = (await receive('200.00', '500.00')).body;
  expect(receipt).toMatchObject({ opening: '200.00', opening_left: '300.00', parts: [] });
  expect((await set('199.99')).refusal.problems).toMatchObject([
    { field: 'amount', message: '₹200.00 of it was already paid.' },
  ]);
  expect((await set('200')).body).toMatchObject({ opening_due: '200.00', opening_pending: '0.00' });
  const other = await addCustomer(shop);
  await set('10', { customer_id: other.id });
  expect((await set('0', { customer_id: other.id })).body).toMatchObject({
    opening_due: '0.00',
    opening_on: null,
  });
});

test('of two receipts at once the second is told what is due by then', async () => {
  await set('100');
  const both = await Promise.all([receive('100.00', '100.00'), receive('100.00', '100.00')]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  expect(await now()).toMatchObject({ opening_pending: '0.00' });
});

test('wrong amounts and days, strangers, the walk-in and missing rights are refused', async () => {
  for (const wrong of ['-1', '1.234', 'x'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await set(wrong)).status).toBe(422);
  expect((await set('1', { since: '2026-11-21' })).refusal.problems).toMatchObject([{ field: 'since' }]);
  expect((await set('1', { customer_id: crypto.randomUUID() })).refusal.code).toBe('NOT_FOUND');
  const other = await testShop(api);
  const body = { customer_id: customer.id, amount: '1' };
  const elsewhere = { token: other.owner.token, schemaKey: other.schemaKey, body };
  expect((await call(api, setOpeningDue, elsewhere)).refusal.code).toBe('NOT_FOUND');
  const seller = await shop.addEmployee(['billing:create', 'customers:edit', 'billing-history:view']);
  expect((await set('1', {}, seller)).refusal.code).toBe('PERMISSION_DENIED');
  expect(await now()).toMatchObject({ opening_due: '0.00' });
});
