import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  createInvoice,
  getDocument,
  paymentHistory,
  recordPayment,
  updatePendingAmount,
} from '../contract.ts';
import { addCustomer, addItem, expectBalancedBooks, payloadOf, type TestItem } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  item = await addItem(shop, { price: 100_000, gst: 0 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

/** An invoice of ₹1,000 with ₹200 paid in advance. */
async function invoice(): Promise<string> {
  const customer = await addCustomer(shop);
  const body = payloadOf({ customer, lines: [{ item }], advance: 20_000 });
  return (await call(api, createInvoice, { ...asOwner(), body })).body.document_id;
}

const pay = (document_id: string, amount: string, expected_pending: string, more = {}) =>
  call(api, recordPayment, {
    ...asOwner(),
    body: { document_id, amount, expected_pending, payment_mode: 'UPI', ...more },
  });

test('a payment lowers what is pending until the document is paid', async () => {
  const id = await invoice();
  const first = await pay(id, '300.00', '800.00', { reference: ' 432109876543 ' });
  expect(first.body).toMatchObject({
    message: 'Pending amount updated successfully.',
    data: { status: 'Partial', pending_amount: '500.00', advance: '200.00', is_paid: 0 },
    payment: {
      kind: 'payment',
      paid_amount: '300.00',
      previous_pending: '800.00',
      new_pending: '500.00',
      payment_mode: 'UPI',
      reference: '432109876543',
      received_by_name: 'Asha Rao',
    },
  });
  const second = await pay(id, '500.00', '500.00', { payment_mode: 'Cash' });
  expect(second.body.data).toMatchObject({ status: 'Paid', pending_amount: '0.00', is_paid: 1 });
});

test('nothing, more than is pending, and an outdated figure are refused', async () => {
  const id = await invoice();
  expect((await pay(id, '0.00', '800.00')).refusal).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Please Enter Valid Amount',
  });
  expect((await pay(id, '800.01', '800.00')).refusal).toMatchObject({
    code: 'PAYMENT_EXCEEDS_PENDING',
    message: 'Payment cannot exceed pending amount',
    details: { pending: '800.00' },
  });
  await pay(id, '100.00', '800.00');
  const stale = await pay(id, '50.00', '800.00');
  expect(stale.status).toBe(409);
  expect(stale.refusal).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { pending: '700.00' } });
});

test('the documented absolute call pays the difference, given what was pending before', async () => {
  const id = await invoice();
  const set = (pending_amount: string, expected_pending: string) =>
    call(api, updatePendingAmount, {
      ...asOwner(),
      params: { id },
      body: { pending_amount, expected_pending },
    });
  expect((await set('650.00', '800.00')).body).toMatchObject({
    data: { pending_amount: '650.00' },
    payment: { paid_amount: '150.00', payment_mode: 'Cash' },
  });
  expect((await set('650.00', '650.00')).refusal.message).toBe('Please Enter Valid Amount');
  expect((await set('700.00', '650.00')).refusal.message).toBe('Please Enter Valid Amount');
  expect((await set('0.00', '800.00')).refusal.code).toBe('CHANGED_MEANWHILE');
});

test('a canceled document takes no payment, and an unknown one is not found', async () => {
  const id = await invoice();
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('document')
      .set({ canceledAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  expect((await pay(id, '1.00', '800.00')).refusal).toMatchObject({
    code: 'DOCUMENT_CANCELED',
    message: 'This document is canceled',
  });
  expect((await pay(newId(), '1.00', '800.00')).status).toBe(404);
});

test('the history tells the advance and every payment in order, also by days of the shop', async () => {
  const started = api.clock.now;
  const id = await invoice();
  // 23:40 UTC is already the next day in India.
  api.clock.now = new Date('2026-11-21T23:40:00Z');
  await pay(id, '300.00', '800.00');
  const historyOf = async (range: object) => {
    const { body } = await call(api, paymentHistory, { ...asOwner(), body: { document_id: id, ...range } });
    return body.data.map(({ kind, paid_amount }) => `${kind} ${paid_amount}`);
  };
  expect(await historyOf({})).toEqual(['advance 200.00', 'payment 300.00']);
  expect(await historyOf({ to_date: '2026-11-21' })).toEqual(['advance 200.00']);
  expect(await historyOf({ from_date: '2026-11-22', to_date: '2026-11-22' })).toEqual(['payment 300.00']);
  api.clock.now = started;
});

const ask = async (body: object) => (await call(api, paymentHistory, { ...asOwner(), body })).refusal.message;

test('a range that ends before it begins, a day that is none, and no document are refused', async () => {
  const document_id = newId();
  expect(await ask({ document_id, from_date: '2026-11-20', to_date: '2026-11-19' })).toBe(
    'End date cannot be before start date',
  );
  expect(await ask({ document_id, from_date: '2026-02-30' })).toBe('Please check the marked fields.');
  expect(await ask({})).toBe('Document ID is missing.');
});

test("an employee receives money for his own documents and sees no one else's", async () => {
  const id = await invoice();
  const other = await shop.addEmployee(['billing:create', 'billing-history:view']);
  const body = { document_id: id, amount: '1.00', expected_pending: '800.00', payment_mode: 'Cash' };
  const { token } = other;
  const { schemaKey } = shop;
  expect((await call(api, recordPayment, { token, schemaKey, body })).status).toBe(404);
  expect((await call(api, getDocument, { token, schemaKey, params: { id } })).status).toBe(404);
  const seen = await call(api, paymentHistory, { token, schemaKey, body: { document_id: id } });
  expect(seen.body.data).toEqual([]);
  const { body: all } = await call(api, paymentHistory, { ...asOwner(), body: { document_id: id } });
  const payment_ids = all.data.map((payment) => payment.id).join();
  const named = await call(api, paymentHistory, { ...asOwner(), body: { payment_ids } });
  expect(named.body.data).toEqual(all.data);
  const hidden = await call(api, paymentHistory, { token, schemaKey, body: { payment_ids } });
  expect(hidden.body.data).toEqual([]);
});
