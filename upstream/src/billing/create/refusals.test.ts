import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createInvoice, createOrder, fetchDocuments } from '../contract.ts';
import type { DocumentPayload } from '../payload.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestBill,
  type TestCustomer,
  type TestItem,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let shirt: TestItem;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop);
  shirt = await addItem(shop, { price: 10_000, gst: 1800, stock: 5000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const bill = (more: Partial<TestBill> = {}): DocumentPayload =>
  payloadOf({ customer, lines: [{ item: shirt }], ...more });

async function refusalOf(body: object) {
  const { refusal } = await call(api, createInvoice, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    body,
  });
  const { code, message } = refusal;
  return { code, message, details: refusal.details };
}

test.each<[string, () => DocumentPayload, string, string]>([
  ['an empty cart', () => bill({ lines: [] }), 'EMPTY_CART', 'Please add at least one item to the cart'],
  [
    'no payment mode',
    () => ({ ...bill(), payment_mode: '' }),
    'PAYMENT_MODE_MISSING',
    'Please select payment mode',
  ],
  [
    'more than there is',
    () => bill({ lines: [{ item: shirt, quantity: 6000 }] }),
    'STOCK_SHORT',
    'Only 5 items available in stock',
  ],
  [
    'more than there is in two lines together',
    () =>
      bill({
        lines: [
          { item: shirt, quantity: 3000 },
          { item: shirt, quantity: 3000 },
        ],
      }),
    'STOCK_SHORT',
    'Only 5 items available in stock',
  ],
  [
    'half a piece',
    () => bill({ lines: [{ item: shirt, quantity: 500 }] }),
    'INVALID_INPUT',
    'This item is sold in whole pieces',
  ],
  [
    'nothing of something',
    () => bill({ lines: [{ item: shirt, quantity: 0 }] }),
    'INVALID_INPUT',
    'Enter a quantity above zero',
  ],
  [
    'a discount above the total',
    () => ({ ...bill(), discount_type: 'amount', discount_amount: '118.01' }),
    'DISCOUNT_TOO_HIGH',
    'Discount cannot exceed total amount (₹118.00)',
  ],
  [
    'an advance above what remains',
    () => bill({ discount: { kind: 'AMOUNT', value: 1800 }, advance: 10_001 }),
    'ADVANCE_TOO_HIGH',
    'Advance cannot exceed remaining amount (₹100.00)',
  ],
  [
    'a customer who is not there',
    () => bill({ customer: { ...customer, id: newId() } }),
    'CUSTOMER_MISSING',
    'Customer and employee information is missing. Please go back and select them.',
  ],
  [
    'an employee who is not there',
    () => ({ ...bill(), employee_id: newId() }),
    'CUSTOMER_MISSING',
    'Customer and employee information is missing. Please go back and select them.',
  ],
  [
    'a delivery in the past',
    () => ({ ...bill(), form_data: { delivery_date: '2026-11-19' } }),
    'INVALID_INPUT',
    'The delivery date cannot be before today',
  ],
  [
    'a delivery on no day',
    () => ({ ...bill(), form_data: { delivery_date: '2027-02-29' } }),
    'INVALID_INPUT',
    'The delivery date cannot be before today',
  ],
  [
    'a field that the form does not have',
    () => ({ ...bill(), form_data: { extra: { colour: 'red' } } }),
    'INVALID_INPUT',
    'Please check the marked fields.',
  ],
])('%s is refused in the words of the specification', async (_, body, code, message) => {
  expect(await refusalOf(body())).toMatchObject({ code, message });
});

test('stock that is short is told with what there is', async () => {
  const { details } = await refusalOf(bill({ lines: [{ item: shirt, quantity: 6000 }] }));
  expect(details).toEqual({ product_id: shirt.id, available: '5' });
});

const wrongBy = (text: string): string => (Number(text) + 0.01).toFixed(2);
const firstItem = (body: DocumentPayload, change: object): DocumentPayload => ({
  ...body,
  bill_items: body.bill_items.map((item) => ({ ...item, ...change })),
});
const firstTax = (body: DocumentPayload, change: object): DocumentPayload => ({
  ...body,
  tax_details: body.tax_details.map((tax) => ({ ...tax, ...change })),
});

test.each<[string, (body: DocumentPayload) => DocumentPayload]>([
  ['net_amount', (body) => ({ ...body, net_amount: wrongBy('100.00') })],
  ['total_gst', (body) => ({ ...body, total_gst: wrongBy('18.00') })],
  ['total_amount', (body) => ({ ...body, total_amount: wrongBy('118.00') })],
  ['pending_amount', (body) => ({ ...body, pending_amount: wrongBy('118.00') })],
  ['total_items', (body) => ({ ...body, total_items: 2 })],
  ['total_qty', (body) => ({ ...body, total_qty: 2 })],
  ['a line amount', (body) => firstItem(body, { amount: '99.99' })],
  ['a line total', (body) => firstItem(body, { total_amount: '118.01' })],
  ['a taxable value', (body) => firstTax(body, { taxable_value: '100.01' })],
  ['one half of the tax', (body) => firstTax(body, { cgst: '9.01' })],
  ['a percentage', (body) => firstTax(body, { sgst_percent: '9.5' })],
  ['IGST in the same state', (body) => firstTax(body, { igst: '18.00' })],
])('a paisa off in %s is refused', async (_, change) => {
  expect(await refusalOf(change(bill()))).toEqual({
    code: 'TOTALS_DISAGREE',
    message: 'The totals do not agree with the lines',
    details: { net_amount: '100.00', total_gst: '18.00', total_amount: '118.00', pending_amount: '118.00' },
  });
});

test('each figure that is off is named: a locker let to a customer of another state bears no IGST', async () => {
  const locker = await addItem(shop, { kind: 'SERVICE', hsn: '997212', price: 10_000 });
  const away = await addCustomer(shop, { stateCode: '27' });
  const right = payloadOf({ customer: away, lines: [{ item: locker }] });
  const whole = { cgst: '0.00', cgst_percent: '0', igst: '18.00', igst_percent: '18' };
  const { refusal } = await call(api, createInvoice, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    body: firstTax(right, whole),
  });
  const off = ['cgst', 'igst', 'cgst_percent', 'igst_percent'].map((name) => `tax_details.0.${name}`);
  expect(refusal.problems?.map(({ field }) => field)).toEqual(off);
});

test('sums that are right for another price are refused', async () => {
  const refusal = await refusalOf(firstItem(bill(), { offer_price: '99.99' }));
  expect(refusal).toMatchObject({
    code: 'TOTALS_DISAGREE',
    details: { net_amount: '99.99', total_amount: '117.99' },
  });
});

test("another shop's product is not found", async () => {
  const other = await testShop(api);
  const theirs = await addItem(other, { title: 'Canary' });
  const refusal = await refusalOf(bill({ lines: [{ item: theirs }] }));
  expect(refusal.code).toBe('NOT_FOUND');
  expect(JSON.stringify(refusal)).not.toContain('Canary');
});

test('a product with variants needs one, and one of its own', async () => {
  const item = await addItem(shop, { hasVariants: true, stock: 0 });
  expect(await refusalOf(bill({ lines: [{ item }] }))).toMatchObject({
    code: 'VARIANT_QUANTITY_MISSING',
    message: 'Please add a quantity to at least one variant',
  });
  expect((await refusalOf(bill({ lines: [{ item, variantId: newId() }] }))).code).toBe('NOT_FOUND');
});

test('a service does not pass for a product, nor an invoice for an order', async () => {
  const work = await addItem(shop, { kind: 'SERVICE' });
  expect((await refusalOf(bill({ lines: [{ item: { ...work, kind: 'PRODUCT' } }] }))).code).toBe('NOT_FOUND');
  const { token } = shop.owner;
  const sent = await call(api, createOrder, { token, schemaKey: shop.schemaKey, body: bill() });
  expect(sent.refusal.code).toBe('INVALID_INPUT');
});

test('amounts that are none are refused, not rounded', async () => {
  for (const total of ['118.001', 0.1 + 0.2, '-1', '1e3', ' ']) {
    expect((await refusalOf({ ...bill(), total_amount: total })).code).toBe('INVALID_INPUT');
  }
});

test('an amount beyond what is kept is refused', async () => {
  const dear = await addItem(shop, { price: 99_999_999_999_999, gst: 0, unit: 'kg' });
  const body = { ...bill({ lines: [{ item: dear, quantity: 2000 }] }), total_amount: '1.00' };
  const huge = { net_amount: '1.00', pending_amount: '1.00' };
  const lines = firstTax(firstItem({ ...body, ...huge }, { amount: '1.00', total_amount: '1.00' }), {
    taxable_value: '1.00',
  });
  expect(await refusalOf(lines)).toMatchObject({
    code: 'AMOUNT_TOO_LARGE',
    message: 'The amount is too large',
  });
});

test('nothing of all these was kept', async () => {
  const { token } = shop.owner;
  const kept = await call(api, fetchDocuments, { token, schemaKey: shop.schemaKey, body: { type: 'all' } });
  expect(kept.body.total).toBe(0);
});

test.each<[string, () => Promise<Partial<TestBill>>]>([
  ['an item without a price', async () => ({ lines: [{ item: await addItem(shop, { price: 0 }) }] })],
  [
    'what the till asks a price for, without one',
    async () => ({ lines: [{ item: await addItem(shop, { priceAtTill: true }), price: 0 }] }),
  ],
  ['everything by a discount', async () => ({ discount: { kind: 'AMOUNT', value: 11_800 } })],
])('%s is billed at ₹0.00 only when that was said', async (_, more) => {
  const given = await more();
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const { refusal, status } = await call(api, createInvoice, { ...sent, body: bill(given) });
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([
    {
      field: 'bill_items.0.offer_price',
      message: 'Shirt would be billed at ₹0.00. Enter a price, or confirm it.',
    },
  ]);
  const meant = await call(api, createInvoice, { ...sent, body: bill({ ...given, zeroConfirmed: true }) });
  expect(meant.body.data).toMatchObject({ total_amount: '0.00' });
});

test('what is priced at the till is billed at the price of its line', async () => {
  const item = await addItem(shop, { priceAtTill: true, gst: 0 });
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const body = bill({ lines: [{ item, price: 4250, quantity: 2000 }] });
  expect((await call(api, createInvoice, { ...sent, body })).body.data).toMatchObject({
    total_amount: '85.00',
  });
});
