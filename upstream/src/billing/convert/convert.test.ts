import { type Paise, rupees } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paiseOf } from '../../db/numeric.ts';
import { customers } from '../../customers/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  cashOfDay,
  convertDocument,
  createInvoice,
  createOrder,
  createProposal,
  customerStatement,
  deleteDocument,
  fetchDocuments,
  getDocument,
  paymentHistory,
  recordPayment,
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
  item = await addItem(shop, { price: 10_000, gst: 500, stock: 10_000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const at = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

const bill = (more: Partial<TestBill> = {}) =>
  payloadOf({ customer, lines: [{ item, quantity: 2000 }], ...more });
/** An order of two pieces, ₹210.00, unpaid by default. */
const order = async (more: Partial<TestBill> = {}) =>
  (await call(api, createOrder, { ...at(), body: bill({ type: 'order', ...more }) })).body;
const pay = (document_id: string, amount: Paise, pending: Paise, payment_mode: 'Cash' | 'UPI' = 'UPI') =>
  call(api, recordPayment, {
    ...at(),
    body: { document_id, amount: rupees(amount), expected_pending: rupees(pending), payment_mode },
  });
const convert = (document_id: string, type: 'invoice' | 'order' = 'invoice', more = {}) =>
  call(api, convertDocument, { ...at(), body: { document_id, type, ...more } });
const documentOf = async (id: string) =>
  (await call(api, getDocument, { ...at(), params: { id } })).body.data.document;

test('an order becomes an invoice: same lines and total, its payments move, its stock goes now', async () => {
  const made = await order({ advance: 5000 });
  await pay(made.document_id, 16_000, 16_000);
  expect(await stockOf(shop, item)).toBe('10.000');
  const { status, body } = await convert(made.document_id);
  expect([status, body.message]).toEqual([200, 'Invoice created successfully!']);
  expect(body.data).toMatchObject({
    type: 'invoice',
    total_amount: '210.00',
    total_gst: '10.00',
    advance: '210.00',
    pending_amount: '0.00',
    status: 'Paid',
    payment_mode: 'UPI',
    ref_invoice: made.invoice_number,
    converted_from: { doc_id: made.document_id, serial_number: made.invoice_number },
  });
  expect(body.source).toMatchObject({
    is_invoice_avl: true,
    pending_amount: '0.00',
    converted_to: { doc_id: body.document_id, serial_number: body.invoice_number },
  });
  expect(await stockOf(shop, item)).toBe('8.000');
  const payments = await call(api, paymentHistory, { ...at(), body: { document_id: body.document_id } });
  expect(
    payments.body.data.map(({ paid_amount, payment_mode, new_pending }) => [
      paid_amount,
      payment_mode,
      new_pending,
    ]),
  ).toEqual([
    ['50.00', 'Cash', '160.00'],
    ['160.00', 'UPI', '0.00'],
  ]);
});

test('while something is pending the order stays an order, and the sum is told', async () => {
  const made = await order({ advance: 5000 });
  const refused = await convert(made.document_id);
  expect(refused).toMatchObject({
    status: 409,
    refusal: {
      code: 'ORDER_PENDING',
      message: '₹160.00 is still to pay on this order. Receive it first.',
      details: { pending: '160.00' },
    },
  });
  expect((await documentOf(made.document_id)).is_invoice_avl).toBe(false);
});

test('what was billed is not billed again, nor paid, edited, trashed or deleted', async () => {
  const made = await order({ advance: 21_000 });
  expect((await convert(made.document_id)).status).toBe(200);
  expect((await convert(made.document_id)).refusal.code).toBe('DOCUMENT_FIXED');
  const body = { ...bill({ type: 'order', advance: 21_000 }), doc_id: made.document_id };
  expect((await call(api, updateDocument, { ...at(), body })).refusal.code).toBe('DOCUMENT_FIXED');
  const trashed = await call(api, trashDocument, { ...at(), body: { document_id: made.document_id } });
  expect(trashed.refusal).toMatchObject({
    code: 'DOCUMENT_FIXED',
    problems: [{ message: 'This order was billed. Move its invoice to the trash first.' }],
  });
});

test('dues, sums, statement and cash of the day count an order and its invoice once', async () => {
  const made = await order({ advance: 21_000 });
  const asked = {
    customer_id: customer.id,
    from_date: '2026-04-01',
    to_date: '2027-03-31',
  };
  const { body } = await convert(made.document_id);
  const statement = (await call(api, customerStatement, { ...at(), query: asked })).body;
  expect(statement).toMatchObject({ billed: '210.00', received: '210.00', closing: '0.00' });
  expect(statement.data.map(({ kind, document_id }) => [kind, document_id])).toEqual([
    ['bill', body.document_id],
    ['payment', made.document_id],
  ]);
  const all = await call(api, fetchDocuments, { ...at(), body: { type: 'all' } });
  expect(all.body.summary).toMatchObject({ billed: '210.00', received: '210.00', bills: 1 });
  const orders = await call(api, fetchDocuments, { ...at(), body: { type: 'order' } });
  expect(orders.body.summary).toMatchObject({ billed: '210.00', bills: 1 });
  const cash = await call(api, cashOfDay, { ...at(), query: { customer_ids: customer.id } });
  expect(cash.body.data).toEqual([{ customer_id: customer.id, cash: '210.00' }]);
  const known = await call(api, customers, { ...at(), query: { ids: customer.id, include: 'balance' } });
  expect(known.body.data[0]).toMatchObject({ bills: 1, pending_amount: '0.00' });
});

test('what was agreed holds: price, rate and discount, also when the item costs something else by now', async () => {
  const made = await order({
    lines: [{ item, quantity: 3000, price: 9_999 }],
    discount: { kind: 'PERCENT', value: 750 },
  });
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({ price: '500.00', gstPercentage: '18.00' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', item.id)
      .execute(),
  );
  const before = await documentOf(made.document_id);
  const pending = paiseOf(before.pending_amount);
  await pay(made.document_id, pending, pending);
  const { body } = await convert(made.document_id);
  expect(body.data).toMatchObject({
    total_amount: before.total_amount,
    total_gst: before.total_gst,
    discount_type: 'percentage',
    discount_amount: before.discount_amount,
  });
});

test('an invoice takes what is in stock: short, nothing is converted', async () => {
  const made = await order({ lines: [{ item, quantity: 10_000 }], advance: 105_000 });
  await call(api, createInvoice, { ...at(), body: bill() });
  expect((await convert(made.document_id)).refusal).toMatchObject({
    code: 'STOCK_SHORT',
    details: { available: '8' },
  });
  expect((await documentOf(made.document_id)).is_invoice_avl).toBe(false);
});

test('a proposal becomes an order or an invoice, once, and owes what it comes to', async () => {
  const offered = (await call(api, createProposal, { ...at(), body: bill({ type: 'proposal' }) })).body;
  const { body } = await convert(offered.document_id, 'order');
  expect(body.message).toBe(`Order ${body.invoice_number} created`);
  expect(body.data).toMatchObject({ type: 'order', total_amount: '210.00', pending_amount: '210.00' });
  expect(body.source).toMatchObject({ status: 'Accepted', converted_to: { doc_id: body.document_id } });
  expect((await convert(offered.document_id)).refusal.code).toBe('DOCUMENT_FIXED');
  const other = (await call(api, createProposal, { ...at(), body: bill({ type: 'proposal' }) })).body;
  const billed = await convert(other.document_id);
  expect(billed.body.data).toMatchObject({ type: 'invoice', pending_amount: '210.00', status: 'Unpaid' });
  expect(await stockOf(shop, item)).toBe('8.000');
});

test('an invoice becomes nothing, an order no order, and what is not there is not found', async () => {
  const invoice = (await call(api, createInvoice, { ...at(), body: bill() })).body;
  expect((await convert(invoice.document_id)).refusal.code).toBe('INVALID_INPUT');
  const made = await order({ advance: 21_000 });
  expect((await convert(made.document_id, 'order')).refusal.code).toBe('INVALID_INPUT');
  expect((await convert(customer.id)).refusal.code).toBe('NOT_FOUND');
  expect((await convert(made.document_id, 'invoice', { expected_total: '209.00' })).refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { total: '210.00' },
  });
});

test('another GST registration of the shop asks for the till', async () => {
  const made = await order({ advance: 21_000 });
  await shop.within(({ sql, tenantId }) =>
    sql.updateTable('shop').set({ registration: 'COMPOSITION' }).where('tenantId', '=', tenantId).execute(),
  );
  expect((await convert(made.document_id)).refusal).toMatchObject({
    code: 'DOCUMENT_FIXED',
    problems: [{ message: expect.stringContaining('registration') }],
  });
});

test('the invoice in the trash gives the order back with its money; put back, it bills it again', async () => {
  const made = await order({ advance: 21_000 });
  const { body } = await convert(made.document_id);
  const trash = (document_id: string) => call(api, trashDocument, { ...at(), body: { document_id } });
  const restore = (document_id: string) => call(api, restoreDocument, { ...at(), body: { document_id } });
  expect((await trash(body.document_id)).status).toBe(200);
  expect(await stockOf(shop, item)).toBe('10.000');
  expect(await documentOf(made.document_id)).toMatchObject({
    is_invoice_avl: false,
    converted_to: null,
    status: 'Paid',
  });
  expect((await restore(body.document_id)).status).toBe(200);
  expect((await documentOf(made.document_id)).is_invoice_avl).toBe(true);
  await trash(body.document_id);
  const again = await convert(made.document_id);
  expect(again.status).toBe(200);
  expect((await restore(body.document_id)).refusal.code).toBe('DOCUMENT_FIXED');
  await call(api, trashDocument, { ...at(), body: { document_id: again.body.document_id } });
});

test('an invoice that took money over is never deleted for good', async () => {
  const made = await order({ advance: 21_000 });
  const { body } = await convert(made.document_id);
  await call(api, trashDocument, { ...at(), body: { document_id: body.document_id } });
  const gone = await call(api, deleteDocument, { ...at(), params: { id: body.document_id } });
  expect(['MONEY_KEPT', 'PIN_REQUIRED']).toContain(gone.refusal.code);
});

test('the documented create-invoice with ref_order_no bills the order in the same way', async () => {
  const made = await order({ advance: 21_000 });
  const body = { ...bill(), ref_order_no: made.invoice_number };
  const other = await call(api, createInvoice, { ...at(), body });
  expect(other.refusal).toMatchObject({
    code: 'TOTALS_DISAGREE',
    details: { advance: '210.00' },
    problems: [{ field: 'form_data.advance' }],
  });
  const sent = { ...bill({ advance: 21_000 }), ref_order_no: made.invoice_number };
  const billed = await call(api, createInvoice, { ...at(), body: sent });
  expect(billed.body.data).toMatchObject({
    pending_amount: '0.00',
    converted_from: { doc_id: made.document_id },
  });
  expect((await call(api, createInvoice, { ...at(), body: sent })).refusal.code).toBe('DOCUMENT_FIXED');
  const unknown = { ...sent, ref_order_no: '26-27/O/99999' };
  expect((await call(api, createInvoice, { ...at(), body: unknown })).refusal.code).toBe('NOT_FOUND');
});

test('whoever may not bill converts nothing', async () => {
  const made = await order({ advance: 21_000 });
  const { token } = await shop.addEmployee(['billing:view', 'billing:edit']);
  const denied = await call(api, convertDocument, {
    ...at(),
    token,
    body: { document_id: made.document_id, type: 'invoice' },
  });
  expect(denied.refusal.code).toBe('PERMISSION_DENIED');
});
