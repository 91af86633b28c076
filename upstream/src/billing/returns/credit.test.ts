import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchReports } from '../../reports/contract.ts';
import { mergeCalls } from '../../customers/merge/testing.ts';
import { customers } from '../../customers/contract.ts';
import { call, type TestApi, testApi } from '../../testing/index.ts';
import { createInvoice, createReceipt, creditNotes, customerStatement, recordPayment } from '../contract.ts';
import { addCustomer, expectBalancedBooks, payloadOf } from '../testing/index.ts';
import { returnShop, returnedLine } from './testing.ts';

let api: TestApi;
let at: Awaited<ReturnType<typeof returnShop>>;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  at = await returnShop(api);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

test('what is kept as credit pays a later bill, once, and is no money that came', async () => {
  const bill = await at.invoice({ advance: 309_99 });
  const kept = await at.takeBack(bill, [returnedLine(bill, 0, '2')], {
    expected_total: '210.00',
    settlement: 'CREDIT',
  });
  expect(kept.body.credit_note).toMatchObject({ refunded: '210.00', refund_mode: 'Credit' });
  expect(await at.creditOf(at.customer)).toBe('210.00');
  const next = await at.invoice();
  const pay = (amount: string, expected_pending: string) =>
    call(api, recordPayment, {
      ...at.sent,
      body: { document_id: next.id, amount, expected_pending, payment_mode: 'Credit' },
    });
  const over = await pay('210.01', '309.99');
  expect(over.refusal).toMatchObject({
    code: 'CREDIT_SHORT',
    message: 'Only ₹210.00 of credit is left.',
    details: { credit: '210.00' },
    problems: [{ field: 'amount' }],
  });
  expect((await pay('210.00', '309.99')).body.data).toMatchObject({ pending_amount: '99.99' });
  expect(await at.creditOf(at.customer)).toBe('0.00');
  const { body: reports } = await call(api, fetchReports, { ...at.sent, body: {} });
  expect(reports.data.map(({ tax_details: [row] }) => row?.collected_amount)).toEqual(['309.99']);
  const { body: account } = await call(api, customerStatement, {
    ...at.sent,
    query: { customer_id: at.customer.id, from_date: '2026-04-01', to_date: '2027-03-31' },
  });
  // Billed 619.98, paid 309.99, returned 210.00.
  expect(account).toMatchObject({ billed: '619.98', received: '519.99', closing: '99.99' });
});

test('a bill is paid with credit when it is made, in part and with money besides', async () => {
  const first = await at.invoice({ advance: 309_99 });
  await at.takeBack(first, [returnedLine(first, 1, '3')], { expected_total: '99.99', settlement: 'CREDIT' });
  const body = payloadOf({
    customer: at.customer,
    lines: [{ item: at.kurta, quantity: 1000 }],
    advance: 105_00,
  });
  const parts = [
    { payment_mode: 'Credit', amount: '99.99' },
    { payment_mode: 'Cash', amount: '5.01' },
  ] as const;
  const made = await call(api, createInvoice, {
    ...at.sent,
    body: { ...body, payment_mode: 'Credit', payments: [...parts] },
  });
  expect(made.body.data).toMatchObject({ pending_amount: '0.00', payment_mode: 'Credit' });
  expect(await at.creditOf(at.customer)).toBe('0.00');
  const short = await call(api, createInvoice, {
    ...at.sent,
    body: { ...body, payment_mode: 'Credit', payments: [...parts] },
  });
  expect(short.refusal).toMatchObject({
    code: 'CREDIT_SHORT',
    problems: [{ field: 'payments.0.amount' }],
  });
});

test('the credit note tells which later bills its credit paid, the oldest credit first, and what is left', async () => {
  const bill = await at.invoice({ advance: 309_99 });
  const note = async (quantity: string, expected_total: string) =>
    (await at.takeBack(bill, [returnedLine(bill, 0, quantity)], { expected_total, settlement: 'CREDIT' }))
      .body.credit_note.id;
  const later = () => (api.clock.now = new Date(api.clock.now.getTime() + 60_000));
  const first = await note('1', '105.00');
  later();
  await call(api, createReceipt, {
    ...at.sent,
    body: { customer_id: at.customer.id, amount: '50', expected_due: '0.00', payment_mode: 'Cash' },
  });
  later();
  const second = await note('1', '105.00');
  const notes = async (token = at.sent.token) =>
    (await call(api, creditNotes, { ...at.sent, token, body: { ids: [first, second].join(',') } })).body.data;
  expect(await notes()).toMatchObject([
    { credit_uses: [], credit_left: '105.00' },
    { credit_uses: [], credit_left: '105.00' },
  ]);
  const next = await at.invoice();
  const pay = (amount: string, expected_pending: string) =>
    call(api, recordPayment, {
      ...at.sent,
      body: { document_id: next.id, amount, expected_pending, payment_mode: 'Credit' },
    });
  later();
  await pay('100.00', '309.99');
  later();
  await pay('65.00', '209.99');
  const used = { document_id: next.id, serial_number: next.number };
  expect(await notes()).toMatchObject([
    {
      credit_uses: [
        { ...used, paid_amount: '100.00' },
        { ...used, paid_amount: '5.00' },
      ],
      credit_left: '0.00',
    },
    // The receipt came first: 50.00 of the 65.00 are from it.
    { credit_uses: [{ ...used, paid_amount: '10.00' }], credit_left: '95.00' },
  ]);
});

test('what two customers have is that of both once they are merged', async () => {
  const other = await addCustomer(at.shop, { name: 'The same person' });
  for (const one of [at.customer, other]) {
    const bill = await at.invoice({ customer: one, advance: 309_99 });
    await at.takeBack(bill, [returnedLine(bill, 0, '1')], { expected_total: '105.00', settlement: 'CREDIT' });
  }
  expect((await mergeCalls(api, () => at.shop).merge(at.customer.id, other.id)).status).toBe(200);
  expect([await at.creditOf(at.customer), await at.creditOf(other)]).toEqual(['210.00', '0.00']);
});

test('a walk-in gets the money back, and no credit', async () => {
  const { body: found } = await call(api, customers, { ...at.sent, query: { walk_in: '1' } });
  const walkIn = { id: found.data[0]?.customer_id ?? '', mobile: '', stateCode: null, gstin: null };
  const bill = await at.invoice({ customer: walkIn, advance: 309_99 });
  const items = [returnedLine(bill, 0, '1')];
  const kept = await at.takeBack(bill, items, { expected_total: '105.00', settlement: 'CREDIT' });
  expect(kept.refusal).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'settlement' }] });
  const cash = { expected_total: '105.00', settlement: 'REFUND', refund_mode: 'Cash' };
  expect((await at.takeBack(bill, items, cash)).body.data).toMatchObject({ pending_amount: '0.00' });
});
