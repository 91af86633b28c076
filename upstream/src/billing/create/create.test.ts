import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createInvoice, createOrder, createProposal, getDocument } from '../contract.ts';
import type { DocumentPayload } from '../payload.ts';
import {
  addCustomer,
  addItem,
  addVariant,
  expectBalancedBooks,
  payloadOf,
  type TestCustomer,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  customer = await addCustomer(shop, { address: 'B-12, Bapu Nagar' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const create = (body: DocumentPayload, token = shop.owner.token) =>
  call(api, createInvoice, { token, schemaKey: shop.schemaKey, body });

const stockOf = (id: string) =>
  shop.within(async ({ sql, tenantId }) => {
    const row = await sql
      .selectFrom('catalogueItem')
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .select('availableQuantity')
      .executeTakeFirstOrThrow();
    return row.availableQuantity;
  });

test('an invoice gets its number, its sums, its advance and its stock in one go', async () => {
  const cloth = await addItem(shop, {
    title: 'Ajrakh fabric',
    unit: 'm',
    price: 68_000,
    gst: 500,
    stock: 10_000,
  });
  const work = await addItem(shop, { kind: 'SERVICE', title: 'Stitching', price: 85_000, gst: 500 });
  const body = payloadOf({
    customer,
    lines: [{ item: cloth, quantity: 2500 }, { item: work }],
    discount: { kind: 'AMOUNT', value: 5000 },
    advance: 100_000,
  });
  const { status, body: answer } = await create({ ...body, payment_mode: 'UPI' });
  expect(status).toBe(200);
  expect(answer.invoice_number).toBe('26-27/A/00001');
  expect(answer.data).toMatchObject({
    type: 'invoice',
    customer_name: 'Priya Agarwal',
    employee_id: shop.owner.staffId,
    employee_name: 'Asha Rao',
    date: '2026-11-20',
    status: 'Partial',
    total_items: 2,
    total_qty: '3.5',
    net_amount: '2550.00',
    discount_type: 'amount',
    discount_value: '50.00',
    discount_amount: '50.00',
    cgst: '63.75',
    sgst: '63.75',
    total_gst: '127.50',
    total_amount: '2627.50',
    advance: '1000.00',
    pending_amount: '1627.50',
    is_paid: 0,
  });
  expect(await stockOf(cloth.id)).toBe('7.500');
});

test('a document keeps what the catalogue said when it was made', async () => {
  const catalogued = { title: 'Kurta', hsn: '6204', price: 99_900, mrp: 119_900, gst: 1200, sku: 'KU-1' };
  const item = await addItem(shop, catalogued);
  const made = await create(payloadOf({ customer, lines: [{ item, price: 90_000 }] }));
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({ title: 'Other', hsn: '9999', gstPercentage: '18' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', item.id)
      .execute(),
  );
  const { body } = await call(api, getDocument, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    params: { id: made.body.document_id },
  });
  expect(body.data.items).toEqual([
    expect.objectContaining({
      item_name: 'Kurta',
      hsn: '6204',
      sku: 'KU-1',
      gst_percentage: '12',
      mrp: '1199.00',
      offer: '900.00',
    }),
  ]);
  expect(body.data.tax_details).toEqual([
    expect.objectContaining({
      taxable_value: '900.00',
      cgst_percent: '6',
      cgst: '54.00',
      igst: '0.00',
      total_gst: '108.00',
    }),
  ]);
});

test('the documented payload has a doc_id: of a new document it is empty, and an id is refused', async () => {
  const item = await addItem(shop, { title: 'Thread', price: 1000, gst: 500 });
  const body = payloadOf({ customer, lines: [{ item }] });
  const made = (doc_id: string | null) => {
    const { token } = shop.owner;
    return call(api, createInvoice, { token, schemaKey: shop.schemaKey, body: { ...body, doc_id } });
  };
  expect((await made(null)).status).toBe(200);
  const { document_id } = (await made('')).body;
  expect((await made(document_id)).status).toBe(422);
});

test('orders and proposals have their own numbers and move no stock', async () => {
  const item = await addItem(shop, { stock: 3000 });
  const { token } = shop.owner;
  for (const [endpoint, type, number] of [
    [createOrder, 'order', '26-27/O/00001'],
    [createProposal, 'proposal', '26-27/P/00001'],
  ] as const) {
    const body = payloadOf({ type, customer, lines: [{ item, quantity: 3000 }] });
    const made = await call(api, endpoint, { token, schemaKey: shop.schemaKey, body });
    expect(made.body.invoice_number).toBe(number);
  }
  expect(await stockOf(item.id)).toBe('3.000');
});

test('the stock of a variant is its own', async () => {
  const item = await addItem(shop, { title: 'Shirt', price: 50_000, gst: 500, hasVariants: true, stock: 0 });
  const small = await addVariant(shop, item, { sku: 'SH-S', stock: 2000 });
  const large = await addVariant(shop, item, { sku: 'SH-L', stock: 5000 });
  const lines = [
    { item, variantId: small, quantity: 2000 },
    { item, variantId: large, quantity: 1000 },
  ];
  const made = await create(payloadOf({ customer, lines }));
  expect(made.status).toBe(200);
  const short = await create(payloadOf({ customer, lines: [{ item, variantId: small }] }));
  expect(short.refusal).toMatchObject({
    code: 'STOCK_SHORT',
    message: 'Only 0 items available in stock',
    details: { product_id: item.id, variant_id: small, available: '0' },
  });
});

test('a customer in another state bears IGST, but fitness is supplied where it is performed', async () => {
  const away = await addCustomer(shop, { stateCode: '27' });
  const goods = await addItem(shop, { price: 10_000, gst: 1800 });
  const gym = await addItem(shop, { kind: 'SERVICE', hsn: '999723', price: 10_000, gst: 500 });
  const made = await create(payloadOf({ customer: away, lines: [{ item: goods }, { item: gym }] }));
  expect(made.body.data).toMatchObject({ cgst: '2.50', sgst: '2.50', igst: '18.00', total_gst: '23.00' });
});

test('a tax-inclusive price stays what is printed', async () => {
  const item = await addItem(shop, { price: 99_900, gst: 1200, taxInclusive: true });
  const made = await create(payloadOf({ customer, lines: [{ item }] }));
  expect(made.body.data).toMatchObject({ net_amount: '891.96', total_gst: '107.04', total_amount: '999.00' });
});

test('a shop may take discounts before tax and round its totals', async () => {
  const other = await testShop(api, { settings: { discountBeforeTax: true, roundOff: true } });
  const buyer = await addCustomer(other);
  const one = await addItem(other, { price: 33_333, gst: 1800 });
  const two = await addItem(other, { price: 12_345, gst: 500 });
  const body = payloadOf({
    customer: buyer,
    lines: [{ item: one, quantity: 3000 }, { item: two }],
    discount: { kind: 'PERCENT', value: 1250 },
    shop: { registration: 'REGULAR', stateCode: '08', discountBeforeTax: true, roundOff: true },
  });
  const { token } = other.owner;
  const made = await call(api, createInvoice, { token, schemaKey: other.schemaKey, body });
  expect(made.body.data).toMatchObject({
    net_amount: '1123.44',
    discount_value: '12.5',
    discount_amount: '140.43',
  });
  expect(made.body.data.total_amount).toMatch(/\.00$/);
});

test('a shop under the composition scheme charges no GST', async () => {
  const other = await testShop(api, {
    shop: { name: 'Small', stateCode: '08', registration: 'COMPOSITION' },
  });
  const item = await addItem(other, { price: 10_000, gst: 1800 });
  const body = payloadOf({
    customer: await addCustomer(other),
    lines: [{ item }],
    shop: { registration: 'COMPOSITION', stateCode: '08' },
  });
  const { token } = other.owner;
  const made = await call(api, createInvoice, { token, schemaKey: other.schemaKey, body });
  expect(made.body.data).toMatchObject({ total_gst: '0.00', total_amount: '100.00' });
});

test('an employee bills whom he may see, in his own name or another active one', async () => {
  const seller = await shop.addEmployee(['billing:create', 'billing:view']);
  const mine = await addCustomer(shop, { assignedTo: seller.staffId });
  const item = await addItem(shop);
  const own = await create(payloadOf({ customer: mine, lines: [{ item }] }), seller.token);
  expect(own.body.data).toMatchObject({ employee_id: seller.staffId, employee_name: 'Ravi Das' });
  const other = { ...payloadOf({ customer: mine, lines: [{ item }] }), employee_id: shop.owner.staffId };
  expect((await create(other, seller.token)).body.data.employee_id).toBe(shop.owner.staffId);
  const unseen = await create(payloadOf({ customer, lines: [{ item }] }), seller.token);
  expect(unseen.refusal.code).toBe('CUSTOMER_MISSING');
});
