import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchReports } from '../../reports/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  cashOfDay,
  createInvoice,
  createOrder,
  createProposal,
  customerStatement,
  deleteDocument,
  documentChanges,
  generatePdf,
  getDocument,
  paymentHistory,
  recordPayment,
  refundDocument,
  refundVoucherPdf,
  restoreDocument,
  trashDocument,
  updateDocument,
} from '../contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  stockOf,
  type TestBill,
  type TestCustomer,
  type TestItem,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let item: TestItem;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  customer = await addCustomer(shop);
  item = await addItem(shop, { price: 10_000, gst: 0, stock: 10_000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const at = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const bill = (more: Partial<TestBill> = {}) =>
  payloadOf({ customer, lines: [{ item, quantity: 2000 }], ...more });
/** An invoice of ₹200.00 with ₹120.00 received in cash. */
const invoice = async (more: Partial<TestBill> = {}) =>
  (await call(api, createInvoice, { ...at(), body: bill({ advance: 12_000, ...more }) })).body;
const refund = (document_id: string, more: object = {}) =>
  call(api, refundDocument, {
    ...at(),
    body: {
      document_id,
      amount: '50.00',
      expected_received: '120.00',
      payment_mode: 'Cash',
      reason: ' Too dear ',
      ...more,
    },
  });
const creditNow = () =>
  shop.within(async ({ sql, tenantId }) => {
    const { credit } = await sql
      .selectFrom('customer')
      .where('tenantId', '=', tenantId)
      .where('id', '=', customer.id)
      .select('credit')
      .executeTakeFirstOrThrow();
    return credit;
  });
const documentOf = async (id: string) =>
  (await call(api, getDocument, { ...at(), params: { id } })).body.data.document;
const stepsOf = async (document_id: string) =>
  (await call(api, paymentHistory, { ...at(), body: { document_id } })).body.data.map(
    ({ kind, previous_pending, new_pending }) => [kind, previous_pending, new_pending],
  );

test('money goes back with a voucher of its own number, and is to be paid again', async () => {
  const { document_id } = await invoice();
  const { status, body } = await refund(document_id);
  expect([status, body.message]).toEqual([200, '₹50.00 given back. Voucher 26-27/F/00001.']);
  expect(body.data).toMatchObject({ pending_amount: '130.00', advance: '120.00', status: 'Partial' });
  expect(body.payment).toMatchObject({
    kind: 'refund',
    paid_amount: '50.00',
    voucher_number: '26-27/F/00001',
    reason: 'Too dear',
    previous_pending: '80.00',
    new_pending: '130.00',
  });
  const again = await refund(document_id, { amount: '70.00', expected_received: '70.00' });
  expect(again.body.payment.voucher_number).toBe('26-27/F/00002');
  expect((await documentOf(document_id)).status).toBe('Unpaid');
});

test('kept as credit it is no money that went: the customer pays a later bill with it', async () => {
  const { document_id } = await invoice();
  const kept = await refund(document_id, { payment_mode: 'Credit', amount: '120.00' });
  expect([kept.status, kept.body.message]).toEqual([200, '₹120.00 kept as credit. Voucher 26-27/F/00001.']);
  expect(kept.body.payment).toMatchObject({ kind: 'refund', payment_mode: 'Credit', new_pending: '200.00' });
  expect(await creditNow()).toBe('120.00');
  const reports = (await call(api, fetchReports, { ...at(), body: { include: 'summary' } })).body;
  expect(reports.summary).toMatchObject({ total: '120.00', count: 1 });
  const next = (await call(api, createInvoice, { ...at(), body: bill() })).body;
  const body = {
    document_id: next.document_id,
    amount: '120.00',
    expected_pending: '200.00',
    payment_mode: 'Credit',
  } as const;
  expect((await call(api, recordPayment, { ...at(), body })).body.data).toMatchObject({
    pending_amount: '80.00',
  });
  expect(await creditNow()).toBe('0.00');
});

test('a transfer back names its bank: in the history, on the voucher and in the reports', async () => {
  const { document_id } = await invoice();
  const way = { payment_mode: 'Bank', reference: '602670795791', bank: ' State Bank of India ' };
  const { payment } = (await refund(document_id, way)).body;
  expect(payment).toMatchObject({ bank: 'State Bank of India', reference: '602670795791' });
  const paper = await call(api, refundVoucherPdf, { ...at(), params: { id: payment.id } });
  const pdf = await getDocumentProxy(new Uint8Array(paper.raw));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('State Bank of India, 602670795791');
  const { data } = (await call(api, fetchReports, { ...at(), body: {} })).body;
  const banks = data.flatMap(({ tax_details }) => tax_details.map((row) => row.Customer_bankname));
  expect(banks).toContain('State Bank of India');
});

test('the trash keeps money as credit; put back, the bill is paid with it again, or the figure is told', async () => {
  const { document_id } = await invoice();
  const trash = () =>
    call(api, trashDocument, { ...at(), body: { document_id, refund: { payment_mode: 'Credit' } } });
  const restore = () => call(api, restoreDocument, { ...at(), body: { document_id } });
  expect((await trash()).status).toBe(200);
  expect(await creditNow()).toBe('120.00');
  expect((await restore()).body.data).toMatchObject({ pending_amount: '80.00', status: 'Partial' });
  expect(await creditNow()).toBe('0.00');
  expect(await stepsOf(document_id)).toEqual([
    ['advance', '200.00', '80.00'],
    ['refund', '80.00', '200.00'],
    ['payment', '200.00', '80.00'],
  ]);
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await trash();
  const next = (await call(api, createInvoice, { ...at(), body: bill() })).body;
  const body = {
    document_id: next.document_id,
    amount: '100.00',
    expected_pending: '200.00',
    payment_mode: 'Credit',
  } as const;
  await call(api, recordPayment, { ...at(), body });
  expect(await restore()).toMatchObject({
    status: 409,
    refusal: {
      code: 'CREDIT_SHORT',
      message: 'Only ₹20.00 of credit is left.',
      details: { credit: '20.00' },
    },
  });
  expect((await documentOf(document_id)).is_deleted).toBe(1);
  expect(await creditNow()).toBe('20.00');
});

test('money that was given back by the trash does not come back with the bill', async () => {
  const { document_id } = await invoice();
  await call(api, trashDocument, { ...at(), body: { document_id, refund: { payment_mode: 'Cash' } } });
  const { body } = await call(api, restoreDocument, { ...at(), body: { document_id } });
  expect(body.data).toMatchObject({ pending_amount: '200.00', status: 'Unpaid' });
});

test('payments after a refund go on from it: the history is one chain', async () => {
  const { document_id } = await invoice();
  await refund(document_id);
  const body = { document_id, amount: '130.00', expected_pending: '130.00', payment_mode: 'UPI' } as const;
  await call(api, recordPayment, { ...at(), body });
  expect(await stepsOf(document_id)).toEqual([
    ['advance', '200.00', '80.00'],
    ['refund', '80.00', '130.00'],
    ['payment', '130.00', '0.00'],
  ]);
});

test('more than was received is refused at its field, with the figure', async () => {
  const { document_id } = await invoice();
  expect(await refund(document_id, { amount: '120.01' })).toMatchObject({
    status: 409,
    refusal: {
      code: 'REFUND_EXCEEDS_RECEIVED',
      message: 'Only ₹120.00 was received. No more can be given back.',
      details: { received: '120.00' },
      problems: [{ field: 'amount' }],
    },
  });
});

test.each([
  [{ amount: '0.00' }, 'amount'],
  [{ reason: '  ' }, 'reason'],
  [{ payment_mode: 'Card' }, 'reference'],
  [{ payment_mode: 'Bank', reference: ' ' }, 'reference'],
  [{ payment_mode: 'UPI', bank: 'State Bank of India' }, 'bank'],
])('%o is refused at its field', async (more, field) => {
  const { document_id } = await invoice();
  expect((await refund(document_id, more)).refusal.problems).toEqual([expect.objectContaining({ field })]);
});

test('money that came or went meanwhile is told', async () => {
  const { document_id } = await invoice();
  await refund(document_id);
  expect((await refund(document_id)).refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { received: '70.00' },
  });
});

test('proposals, canceled bills and a walk-in give nothing back by themselves', async () => {
  const offered = (await call(api, createProposal, { ...at(), body: bill({ type: 'proposal' }) })).body;
  const more = { expected_received: '0.00' };
  expect((await refund(offered.document_id, more)).refusal.problems?.[0]?.field).toBe('amount');
  const walkIn = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('customer')
      .where('tenantId', '=', tenantId)
      .where('walkIn', '=', true)
      .select('id')
      .executeTakeFirstOrThrow(),
  );
  const sold = await invoice({
    customer: { ...walkIn, mobile: '', stateCode: null, gstin: null },
    advance: 20_000,
  });
  expect((await refund(sold.document_id, { expected_received: '200.00' })).refusal.problems).toEqual([
    expect.objectContaining({ field: 'amount', message: expect.stringContaining('walk-in') }),
  ]);
  const unpaid = await invoice({ advance: 0 });
  await call(api, trashDocument, { ...at(), body: { document_id: unpaid.document_id } });
  expect((await refund(unpaid.document_id, more)).refusal.code).toBe('DOCUMENT_CANCELED');
});

test('an edit below what was received gives the rest back in the same act', async () => {
  const { document_id } = await invoice();
  const lines = [{ item }];
  const edit = (refundBy: object) =>
    call(api, updateDocument, {
      ...at(),
      body: {
        ...bill({ lines, advance: 12_000 }),
        pending_amount: '0.00',
        doc_id: document_id,
        reason: 'One came back',
        ...refundBy,
      },
    });
  expect((await edit({})).refusal.code).toBe('RECEIVED_EXCEEDS_TOTAL');
  expect((await edit({ refund: { payment_mode: 'Card' } })).refusal.problems).toEqual([
    expect.objectContaining({ field: 'refund.reference' }),
  ]);
  const { body } = await edit({ refund: { payment_mode: 'UPI' } });
  expect(body.data).toMatchObject({ total_amount: '100.00', pending_amount: '0.00', status: 'Paid' });
  expect(await stockOf(shop, item)).toBe('9.000');
  expect(await stepsOf(document_id)).toEqual([
    ['advance', '200.00', '80.00'],
    ['refund', '80.00', '100.00'],
  ]);
  const { data } = (await call(api, documentChanges, { ...at(), query: { document_ids: document_id } })).body;
  expect(data[0]).toMatchObject({
    previous_pending: '100.00',
    new_pending: '0.00',
    previous_total: '200.00',
  });
});

test('an edit that leaves nothing over gives nothing back', async () => {
  const { document_id } = await invoice();
  const body = {
    ...bill({ advance: 12_000 }),
    doc_id: document_id,
    reason: 'Wrong name',
    refund: { payment_mode: 'Cash' as const },
  };
  expect((await call(api, updateDocument, { ...at(), body })).status).toBe(200);
  expect(await stepsOf(document_id)).toEqual([['advance', '200.00', '80.00']]);
});

test('a paid bill goes to the trash with its money, and is owed again when it is put back', async () => {
  const { document_id } = await invoice();
  const trash = (more = {}) => call(api, trashDocument, { ...at(), body: { document_id, ...more } });
  expect((await trash()).refusal).toMatchObject({
    code: 'MONEY_RECEIVED',
    details: { received: '120.00' },
  });
  const way = { refund: { payment_mode: 'Bank', reference: 'N123' } };
  expect((await trash(way)).body.data).toMatchObject({ status: 'Canceled', pending_amount: '200.00' });
  expect(await stockOf(shop, item)).toBe('10.000');
  await call(api, restoreDocument, { ...at(), body: { document_id } });
  expect(await documentOf(document_id)).toMatchObject({ status: 'Unpaid', pending_amount: '200.00' });
  expect((await trash()).status).toBe(200);
  const gone = await call(api, deleteDocument, { ...at(), params: { id: document_id } });
  expect(['MONEY_KEPT', 'PIN_REQUIRED']).toContain(gone.refusal.code);
});

test('report, cash of the day and statement count what was given back below zero', async () => {
  const { document_id } = await invoice();
  await refund(document_id);
  const cash = async () =>
    (await call(api, cashOfDay, { ...at(), query: { customer_ids: customer.id } })).body.data[0]?.cash;
  expect(await cash()).toBe('70.00');
  const query = { customer_id: customer.id, from_date: '2026-04-01', to_date: '2027-03-31' };
  expect((await call(api, customerStatement, { ...at(), query })).body).toMatchObject({
    billed: '200.00',
    received: '70.00',
    closing: '130.00',
  });
  const report = async () => (await call(api, fetchReports, { ...at(), body: {} })).body.summary?.total;
  expect(await report()).toBe('70.00');
  const way = { refund: { payment_mode: 'Cash' } };
  await call(api, trashDocument, { ...at(), body: { document_id, ...way } });
  // Each day still shows the money received or refunded on it.
  expect([await report(), await cash()]).toEqual(['0.00', '0.00']);
});

test('the paper tells what was given back', async () => {
  const { document_id } = await invoice();
  await refund(document_id);
  const paper = await call(api, generatePdf, { ...at(), params: { id: document_id } });
  expect(paper.status).toBe(200);
});

test('whoever may neither edit nor delete bills gives nothing back', async () => {
  const { document_id } = await invoice();
  const { token } = await shop.addEmployee(['billing:create', 'billing:view', 'billing-history:view']);
  expect((await refund(document_id)).status).toBe(200);
  const denied = await call(api, refundDocument, {
    ...at(),
    token,
    body: {
      document_id,
      amount: '1.00',
      expected_received: '70.00',
      payment_mode: 'Cash',
      reason: 'No right',
    },
  });
  expect(denied.refusal.code).toBe('PERMISSION_DENIED');
});

test('an order gives its advance back, too', async () => {
  const made = (await call(api, createOrder, { ...at(), body: bill({ type: 'order', advance: 12_000 }) }))
    .body;
  expect((await refund(made.document_id, { amount: '120.00' })).body.data).toMatchObject({
    pending_amount: '200.00',
  });
});

test('its voucher says to whom, for what bill, how much in words and why, on a page and on a roll', async () => {
  const { document_id, invoice_number } = await invoice();
  const { id } = (await refund(document_id)).body.payment;
  const textOf = async (paper?: 'PAGE' | 'THERMAL_58') => {
    const query = paper && { paper };
    const answer = await call(api, refundVoucherPdf, { ...at(), params: { id }, ...(query && { query }) });
    const pdf = await getDocumentProxy(new Uint8Array(answer.raw));
    const { text } = await extractText(pdf, { mergePages: true });
    return { text: text.replaceAll(/\s+/g, ' '), file: String(answer.headers['content-disposition']) };
  };
  const papers = [await textOf(), await textOf('THERMAL_58'), await textOf('PAGE')];
  for (const { text } of papers)
    for (const words of ['Refund voucher', '26-27/F/', invoice_number, 'Too dear', '₹50.00', 'Fifty rupees'])
      expect(text).toContain(words);
  expect(papers[2]?.text).toContain('Signature of the customer');
  expect(new Set(papers.map(({ file }) => file)).size).toBe(3);
});

test('a payment that is no refund has no voucher, nor has that of another shop', async () => {
  const { document_id } = await invoice();
  const { data } = (await call(api, paymentHistory, { ...at(), body: { document_id } })).body;
  const voucherOf = (id: string, person = at()) => call(api, refundVoucherPdf, { ...person, params: { id } });
  expect((await voucherOf(data[0]?.id ?? '')).refusal.code).toBe('NOT_FOUND');
  const { id } = (await refund(document_id)).body.payment;
  const other = await testShop(api);
  const theirs = { token: other.owner.token, schemaKey: other.schemaKey };
  expect((await voucherOf(id, theirs)).refusal.code).toBe('NOT_FOUND');
});
