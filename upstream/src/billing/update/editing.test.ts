import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  createInvoice,
  createOrder,
  documentEditing,
  documentItems,
  recordPayment,
  trashDocument,
} from '../contract.ts';
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
  customer = await addCustomer(shop, { stateCode: '27' });
  shirt = await addItem(shop, { price: 10_000, gst: 500, stock: 100_000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const at = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const bill = (more: Partial<TestBill> = {}) => payloadOf({ customer, lines: [{ item: shirt }], ...more });
const invoice = async (more?: Partial<TestBill>) =>
  (await call(api, createInvoice, { ...at(), body: bill(more) })).body.document_id;
const editing = async (id: string, token = shop.owner.token) => {
  const query = { document_ids: id };
  return (await call(api, documentEditing, { ...at(), token, query })).body.data[0];
};
const change = (values: object, table: 'shop' | 'tenantSetting' = 'shop') =>
  shop.within(({ sql, tenantId }) =>
    sql.updateTable(table).set(values).where('tenantId', '=', tenantId).execute(),
  );

test('an edit goes by the shop and the customer as they were, whatever they are since', async () => {
  const id = await invoice({ advance: 5000 });
  const pay = { document_id: id, amount: '7.00', payment_mode: 'UPI', expected_pending: '55.00' } as const;
  await call(api, recordPayment, { ...at(), body: pay });
  const before = await editing(id);
  expect(before).toMatchObject({
    document_id: id,
    refusal: null,
    registration: 'REGULAR',
    customer_state_code: '27',
    discount_before_tax: false,
    round_off: false,
    received: '57.00',
    extra: {},
  });
  await change({ registration: 'COMPOSITION' });
  expect(await editing(id)).toEqual(before);
  await change({ registration: 'REGULAR' });
});

test('a discount that was taken before tax goes on being taken so', async () => {
  const discount = { kind: 'AMOUNT', value: 1000 } as const;
  const after = await invoice({ discount });
  await change({ discountBeforeTax: true }, 'tenantSetting');
  const of = { registration: 'REGULAR', stateCode: '08', discountBeforeTax: true } as const;
  const before = await invoice({ discount, shop: of });
  const none = await invoice({ shop: of });
  await change({ discountBeforeTax: false }, 'tenantSetting');
  const answers = await Promise.all([after, before, none].map((id) => editing(id)));
  expect(answers.map((one) => one?.discount_before_tax)).toEqual([false, true, false]);
});

test('why a document cannot be edited is told', async () => {
  const trashed = await invoice();
  await call(api, trashDocument, { ...at(), body: { document_id: trashed } });
  expect((await editing(trashed))?.refusal).toBe(
    'This document is in the trash. Put it back before you edit it.',
  );
  const order = (await call(api, createOrder, { ...at(), body: bill({ type: 'order' }) })).body;
  expect((await editing(order.document_id))?.refusal).toBeNull();
  const ref = { ref_invoice: order.invoice_number };
  await call(api, createInvoice, { ...at(), body: { ...bill(), ...ref } });
  expect((await editing(order.document_id))?.refusal).toBe(
    'This order was billed. Edit its invoice instead.',
  );
});

test('only those are told of that the caller may see', async () => {
  const id = await invoice();
  const { token } = await shop.addEmployee(['billing:view']);
  expect(await editing(id, token)).toBeUndefined();
  const other = await testShop(api);
  const query = { document_ids: id };
  const theirs = { token: other.owner.token, schemaKey: other.schemaKey, query };
  expect((await call(api, documentEditing, theirs)).body.data).toEqual([]);
});

test('a line says whether its price has the tax in it', async () => {
  const inclusive = await addItem(shop, { price: 10_500, gst: 500, stock: 10_000, taxInclusive: true });
  const id = await invoice({ lines: [{ item: inclusive }, { item: shirt }] });
  const { data } = (await call(api, documentItems, { ...at(), query: { ids: id } })).body;
  expect(data[0]?.items.map(({ tax_inclusive }) => tax_inclusive)).toEqual([true, false]);
});
