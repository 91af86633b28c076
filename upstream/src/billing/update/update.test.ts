import { rupees } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  createInvoice,
  createOrder,
  documentChanges,
  documentItems,
  paymentHistory,
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
let saree: TestItem;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const at = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

async function fresh(): Promise<void> {
  shirt = await addItem(shop, { title: 'Shirt', price: 10_000, gst: 500, stock: 10_000 });
  saree = await addItem(shop, { title: 'Saree', price: 20_000, gst: 500, stock: 5000 });
}

const bill = (more: Partial<TestBill> = {}) => payloadOf({ customer, lines: [{ item: shirt }], ...more });
const invoice = async (more?: Partial<TestBill>) =>
  (await call(api, createInvoice, { ...at(), body: bill(more) })).body;

test('an edit replaces the lines, moves the stock by the difference and keeps number, date and payments', async () => {
  await fresh();
  const made = await invoice({ lines: [{ item: shirt, quantity: 4000 }], advance: 5000 });
  const pay = { document_id: made.document_id, amount: '70.00', payment_mode: 'UPI' } as const;
  await call(api, recordPayment, { ...at(), body: { ...pay, expected_pending: '370.00' } });

  const body = {
    ...bill({
      lines: [
        { item: shirt, quantity: 1000 },
        { item: saree, quantity: 3000 },
      ],
      advance: 5000,
    }),
    pending_amount: '615.00',
    IsPaid: 0,
    reason: 'Customer changed it',
    expected_revision: 0,
    expected_pending: '300.00',
  };
  const { body: answer } = await call(api, updateDocumentById, {
    ...at(),
    params: { id: made.document_id },
    body,
  });

  expect(answer.message).toBe('Invoice updated successfully');
  expect(answer.data).toMatchObject({
    doc_id: made.document_id,
    serial_number: made.invoice_number,
    created_at: made.data.created_at,
    total_amount: '735.00',
    advance: '50.00',
    pending_amount: '615.00',
    status: 'Partial',
    revision: 1,
    corrected_on: made.data.date,
  });
  expect(await stockOf(shop, shirt)).toBe('9.000');
  expect(await stockOf(shop, saree)).toBe('2.000');
  const history = await call(api, paymentHistory, { ...at(), body: { document_id: made.document_id } });
  expect(history.body.data.map(({ paid_amount }) => paid_amount)).toEqual(['50.00', '70.00']);

  await call(api, recordPayment, { ...at(), body: { ...pay, amount: '615.00', expected_pending: '615.00' } });
});

test('the owner reads who changed what, when and why', async () => {
  await fresh();
  const made = await invoice({ lines: [{ item: shirt, quantity: 2000 }, { item: saree }] });
  const lines = [{ item: shirt, quantity: 3000, price: 9000 }];
  const body = { ...bill({ lines }), doc_id: made.document_id, reason: ' Wrong price ' };
  await call(api, updateDocument, { ...at(), body });
  const query = { document_ids: made.document_id };
  const { data } = (await call(api, documentChanges, { ...at(), query })).body;
  expect(data).toEqual([
    {
      id: expect.any(String),
      document_id: made.document_id,
      revision: 1,
      changed_by: shop.owner.staffId,
      changed_by_name: expect.any(String),
      created_at: api.clock.now.toISOString(),
      reason: 'Wrong price',
      previous_total: '420.00',
      new_total: '283.50',
      previous_pending: '420.00',
      new_pending: '283.50',
      fields: [
        { field: 'total_amount', before: '420.00', after: '283.50' },
        { field: 'total_gst', before: '20.00', after: '13.50' },
      ],
      items: [
        {
          item_name: 'Shirt',
          unit: 'pc',
          before: { qty: '2', offer: '100.00', total_amount: '210.00' },
          after: { qty: '3', offer: '90.00', total_amount: '283.50' },
        },
        {
          item_name: 'Saree',
          unit: 'pc',
          before: { qty: '1', offer: '200.00', total_amount: '210.00' },
          after: null,
        },
      ],
    },
  ]);
  const { token } = await shop.addEmployee(['billing:edit', 'billing-history:view']);
  const denied = await call(api, documentChanges, { ...at(), token, query });
  expect(denied.refusal.code).toBe('PERMISSION_DENIED');
});

test('what the bill holds itself counts as available, and not a piece more', async () => {
  await fresh();
  const made = await invoice({ lines: [{ item: shirt, quantity: 8000 }] });
  const edit = (quantity: number) => ({
    ...bill({ lines: [{ item: shirt, quantity }] }),
    doc_id: made.document_id,
    reason: 'Wrong quantity',
  });
  const short = await call(api, updateDocument, { ...at(), body: edit(11_000) });
  expect(short.refusal).toMatchObject({
    code: 'STOCK_SHORT',
    message: 'Only 10 items available in stock',
    details: { product_id: shirt.id, available: '10' },
    problems: [expect.objectContaining({ field: 'bill_items.0.qty' })],
  });
  expect((await call(api, updateDocument, { ...at(), body: edit(10_000) })).status).toBe(200);
  expect(await stockOf(shop, shirt)).toBe('0.000');
  expect((await call(api, updateDocument, { ...at(), body: edit(1000) })).status).toBe(200);
  expect(await stockOf(shop, shirt)).toBe('9.000');
});

test('a line keeps the rate, name and id that it was billed with, also when its item was deleted', async () => {
  await fresh();
  const made = await invoice();
  const linesOf = async () =>
    (await call(api, documentItems, { ...at(), query: { ids: made.document_id } })).body.data[0]?.items;
  const [line] = (await linesOf()) ?? [];
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({ title: 'Kurta', gstPercentage: '18.00', deletedAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', shirt.id)
      .execute(),
  );
  const body = {
    ...bill({ lines: [{ item: shirt, quantity: 2000 }] }),
    doc_id: made.document_id,
    reason: 'Wrong quantity',
  };
  expect((await call(api, updateDocument, { ...at(), body })).status).toBe(200);
  expect(await linesOf()).toEqual([
    expect.objectContaining({ id: line?.id, item_name: 'Shirt', gst_percentage: '5', qty: '2' }),
  ]);
});

test('an order is edited without a reason, and moves no stock', async () => {
  await fresh();
  const { document_id } = (await call(api, createOrder, { ...at(), body: bill({ type: 'order' }) })).body;
  const lines = [{ item: shirt, quantity: 10_000 }];
  const body = { ...bill({ type: 'order', lines }), doc_id: document_id };
  const { data, message } = (await call(api, updateDocument, { ...at(), body })).body;
  expect(message).toBe('Order updated successfully');
  expect(data).toMatchObject({ total_amount: rupees(105_000), corrected_on: null, revision: 1 });
  expect(await stockOf(shop, shirt)).toBe('10.000');
  const more = {
    ...bill({ type: 'order', lines: [{ item: shirt, quantity: 11_000 }] }),
    doc_id: document_id,
  };
  expect((await call(api, updateDocument, { ...at(), body: more })).refusal.code).toBe('STOCK_SHORT');
});

test('sums may be left out: what the document comes to is computed here', async () => {
  await fresh();
  const made = await invoice();
  const body = {
    doc_id: made.document_id,
    type: 'invoice',
    customer_id: customer.id,
    payment_mode: 'UPI',
    bill_items: [{ product_id: saree.id, qty: '2', offer_price: '150.00' }],
    form_data: { description: 'For Diwali' },
    reason: 'Customer changed it',
  } as const;
  const { data } = (
    await call(api, updateDocument, { ...at(), body: { ...body, bill_items: [...body.bill_items] } })
  ).body;
  expect(data).toMatchObject({ total_amount: '315.00', payment_mode: 'UPI', description: 'For Diwali' });
  const query = { document_ids: made.document_id };
  const [change] = (await call(api, documentChanges, { ...at(), query })).body.data;
  expect(change?.fields).toContainEqual({ field: 'payment_mode', before: 'CASH', after: 'UPI' });
  // Texts about a person are removed on erasure, but the history stays.
  expect(change?.fields).toContainEqual({ field: 'description', before: null, after: null });
});

test('an edit that changes nothing leaves the document and its trail as they are', async () => {
  await fresh();
  const lines = [{ item: shirt, quantity: 2000 }, { item: saree }];
  const made = await invoice({ lines, discount: { kind: 'PERCENT', value: 1000 } });
  const same = {
    ...bill({ lines, discount: { kind: 'PERCENT', value: 1000 } }),
    doc_id: made.document_id,
    reason: 'Wrong price',
  };
  const { body: answer } = await call(api, updateDocument, { ...at(), body: same });
  expect(answer.data).toEqual(made.data);
  const trail = async () =>
    (await call(api, documentChanges, { ...at(), query: { document_ids: made.document_id } })).body.data;
  expect(await trail()).toEqual([]);

  // The same discount in rupees, and reordered lines, change the printed document.
  const discount = { kind: 'AMOUNT', value: 4000 } as const;
  const inRupees = { ...same, ...bill({ lines, discount }), reason: 'Wrong price' };
  await call(api, updateDocument, { ...at(), body: inRupees });
  const turned = { ...inRupees, ...bill({ lines: lines.toReversed(), discount }) };
  await call(api, updateDocument, { ...at(), body: turned });
  expect((await trail()).map(({ fields }) => fields)).toEqual([
    [{ field: 'discount_precentage', before: '10', after: null }],
    [{ field: 'bill_items', before: null, after: null }],
  ]);
});
