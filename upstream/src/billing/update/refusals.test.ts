import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  createInvoice,
  createOrder,
  createProposal,
  documentChanges,
  recordPayment,
  updateDocument,
  updateDocumentById,
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
let shirt: TestItem;
let documentId: string;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop);
});
beforeEach(async () => {
  shirt = await addItem(shop, { price: 10_000, gst: 500, stock: 10_000 });
  const body = bill({ lines: [{ item: shirt, quantity: 2000 }], advance: 15_000 });
  documentId = (await call(api, createInvoice, { ...at(), body })).body.document_id;
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const at = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const bill = (more: Partial<TestBill> = {}) =>
  payloadOf({ customer, lines: [{ item: shirt, quantity: 2000 }], advance: 15_000, ...more });
const edit = (more: object = {}) => ({ ...bill(), doc_id: documentId, reason: 'Wrong price', ...more });

/** The bill with a note: a change that does not affect any sum. */
const noted = () => ({ form_data: { ...bill().form_data, description: 'Gift' } });

/** The refusal of an edit, which must leave no trace. */
async function refusalOf(body: object, token = shop.owner.token) {
  const stock = await stockOf(shop, shirt);
  const { refusal } = await call(api, updateDocument, { ...at(), token, body });
  expect(await stockOf(shop, shirt)).toBe(stock);
  return { code: refusal.code, message: refusal.message, field: refusal.problems?.[0]?.field };
}

test.each<[string, () => object, string, string | undefined, string]>([
  [
    'an empty cart',
    () => ({ bill_items: [], tax_details: [] }),
    'EMPTY_CART',
    'bill_items',
    'Please add at least one item to the cart',
  ],
  [
    'no payment mode',
    () => ({ payment_mode: '' }),
    'PAYMENT_MODE_MISSING',
    'payment_mode',
    'Please select a payment method',
  ],
  ['no reason', () => ({ reason: null }), 'INVALID_INPUT', 'reason', 'Say why the invoice is changed'],
  [
    'a total below what was received',
    () => bill({ lines: [{ item: shirt }] }),
    'RECEIVED_EXCEEDS_TOTAL',
    'bill_items',
    '₹150.00 was received, so ₹45.00 would have to be given back. Keep the total at ₹150.00 or more.',
  ],
  [
    'sums that are not those of the lines',
    () => ({ total_amount: '211.00' }),
    'TOTALS_DISAGREE',
    'total_amount',
    'The totals do not agree with the lines',
  ],
  [
    'a paid mark that is none',
    () => ({ IsPaid: 1 }),
    'TOTALS_DISAGREE',
    'IsPaid',
    'The totals do not agree with the lines',
  ],
  [
    'another advance',
    () => ({ form_data: { advance: '160.00' } }),
    'INVALID_INPUT',
    'form_data.advance',
    'What was received stays as it is. Record another payment instead.',
  ],
  [
    'another mode of what was received',
    () => ({ payment_mode: 'UPI' }),
    'INVALID_INPUT',
    'payment_mode',
    'What was received stays as it is. Record another payment instead.',
  ],
  [
    'new payments',
    () => ({ payments: [{ payment_mode: 'Cash', amount: '150.00' }] }),
    'INVALID_INPUT',
    'payments',
    'What was received stays as it is. Record another payment instead.',
  ],
  [
    'an item that is not there',
    () => ({
      bill_items: [{ product_id: newId(), qty: '1', offer_price: '200.00' }],
      tax_details: undefined,
    }),
    'NOT_FOUND',
    'bill_items.0',
    'This item is no longer sold. Remove it.',
  ],
])('%s is refused', async (_, more, code, field, message) => {
  expect(await refusalOf(edit(more()))).toEqual({ code, field, message });
});

test.each<[string, object | (() => Promise<object>), string]>([
  ['another type', { type: 'order' }, 'type'],
  ['another customer', async () => ({ customer_id: (await addCustomer(shop)).id }), 'customer_id'],
  ['another origin', { ref_invoice: '26-27/O/00001' }, 'ref_invoice'],
])('%s is no edit', async (_, more, field) => {
  const body = edit(typeof more === 'function' ? await more() : more);
  expect(await refusalOf(body)).toMatchObject({ code: 'INVALID_INPUT', field });
});

test('an edit of what was paid or edited meanwhile tells the figures of now', async () => {
  const seen = { expected_revision: 0, expected_pending: '60.00' };
  const pay = { document_id: documentId, amount: '10.00', expected_pending: '60.00', payment_mode: 'Cash' };
  await call(api, recordPayment, { ...at(), body: pay });
  const paid = await call(api, updateDocument, { ...at(), body: edit({ ...seen, pending_amount: '50.00' }) });
  expect(paid.status).toBe(409);
  expect(paid.refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { revision: 0, pending: '50.00', total: '210.00' },
  });
  const now = { ...seen, ...noted(), expected_pending: '50.00', pending_amount: '50.00' };
  expect((await call(api, updateDocument, { ...at(), body: edit(now) })).status).toBe(200);
  const edited = await call(api, updateDocument, { ...at(), body: edit(now) });
  expect(edited.refusal).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { revision: 1 } });
});

test('one key edits once, however often it is sent', async () => {
  const key = randomUUID();
  const body = edit(noted());
  const answers = [];
  for (let time = 0; time < 3; time += 1) {
    answers.push(await call(api, updateDocument, { ...at(), key, body }));
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const query = { document_ids: documentId };
  expect((await call(api, documentChanges, { ...at(), query })).body.data).toHaveLength(1);
});

test('what another document took the place of is not edited', async () => {
  const order = bill({ type: 'order', advance: 0 });
  const { document_id: ordered, invoice_number: ref_invoice } = (
    await call(api, createOrder, { ...at(), body: order })
  ).body;
  const offer = bill({ type: 'proposal', advance: 0 });
  const proposed = (await call(api, createProposal, { ...at(), body: offer })).body;
  await call(api, createInvoice, { ...at(), body: { ...bill(), ref_invoice } });
  await call(api, createOrder, { ...at(), body: { ...order, ref_invoice: proposed.invoice_number } });
  expect(await refusalOf({ ...order, doc_id: ordered })).toMatchObject({
    code: 'DOCUMENT_FIXED',
    message: 'This order was billed. Edit its invoice instead.',
  });
  expect(await refusalOf({ ...offer, doc_id: proposed.document_id })).toMatchObject({
    code: 'DOCUMENT_FIXED',
    message: 'This proposal was accepted. Edit the order or bill made from it instead.',
  });
});

test('a document that is canceled, or of another shop, or not there, is not edited', async () => {
  const other = await testShop(api);
  const foreign = await call(api, updateDocumentById, {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    params: { id: documentId },
    body: { ...bill(), reason: 'Wrong price' },
  });
  expect(foreign.refusal.code).toBe('NOT_FOUND');
  expect((await refusalOf(edit({ doc_id: newId() }))).code).toBe('NOT_FOUND');
  const { body } = await call(api, createInvoice, {
    ...at(),
    body: bill({ lines: [{ item: shirt, quantity: 2000 }] }),
  });
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('document')
      .set({ canceledAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', body.document_id)
      .execute(),
  );
  expect((await refusalOf(edit({ doc_id: body.document_id }))).code).toBe('DOCUMENT_CANCELED');
});

test('editing needs its right, and an employee edits only what is his', async () => {
  const maker = await shop.addEmployee(['billing:view', 'billing:create']);
  expect((await refusalOf(edit(), maker.token)).code).toBe('PERMISSION_DENIED');
  const editor = await shop.addEmployee(['billing:view', 'billing:edit']);
  expect((await refusalOf(edit(), editor.token)).code).toBe('NOT_FOUND');
});

test('what the shop keeps its employees from, an employee does not edit, and the owner does', async () => {
  const editor = await shop.addEmployee(['billing:edit']);
  const billed = { ...bill(), employee_id: editor.staffId };
  const { body } = await call(api, createInvoice, { ...at(), body: billed });
  const own = edit({ doc_id: body.document_id });
  const allow = (invoiceEdit: boolean) =>
    shop.within(({ sql, tenantId }) =>
      sql
        .insertInto('tenantSetting')
        .values({ tenantId, invoiceEdit })
        .onConflict((conflict) => conflict.column('tenantId').doUpdateSet({ invoiceEdit }))
        .execute(),
    );
  await allow(false);
  const kept = await call(api, updateDocument, { ...at(), token: editor.token, body: own });
  expect(kept.refusal.message).toBe("The shop's settings don't allow this for staff. Ask the owner.");
  expect((await call(api, updateDocument, { ...at(), body: own })).status).toBe(200);
  await allow(true);
  expect((await call(api, updateDocument, { ...at(), token: editor.token, body: own })).status).toBe(200);
});

test('the body names the document of the path, or none', async () => {
  const sent = { ...at(), params: { id: documentId } };
  const other = await call(api, updateDocumentById, { ...sent, body: edit({ doc_id: newId() }) });
  expect(other.refusal.problems?.[0]?.field).toBe('doc_id');
  expect((await call(api, updateDocumentById, { ...sent, body: edit() })).status).toBe(200);
});
