import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, createOrder, createProposal, recordPayment } from '../billing/contract.ts';
import { addCustomer, addItem, addVariant, payloadOf } from '../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { notifications } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

const as = ({ token }: TestPerson) => ({ token, schemaKey: shop.schemaKey });
const heard = async (person: TestPerson, type: string) => {
  const { body } = await call(api, notifications, { ...as(person), body: { type } });
  return body.data.map(({ title, message, is_read }) => ({ title, message, is_read }));
};

/** The subjects of the owner's notifications of a type. */
const subjects = async (type: 'success' | 'warning') =>
  (await call(api, notifications, { ...as(shop.owner), body: { type } })).body.data.map(
    ({ subject }) => subject,
  );

test('a payment that arrives is told to whoever sees bills; to who recorded it as read', async () => {
  const cashier = await shop.addEmployee(['billing:create', 'billing-history:view']);
  const customer = await addCustomer(shop, { assignedTo: cashier.staffId });
  const item = await addItem(shop, { price: 100_000, gst: 0 });
  const body = payloadOf({ customer, lines: [{ item }] });
  const made = await call(api, createInvoice, { ...as(cashier), body });
  const { document_id, invoice_number } = made.body;
  const payment = { document_id, amount: '300', expected_pending: '1000', payment_mode: 'Cash' };
  await call(api, recordPayment, { ...as(cashier), body: payment });
  const message = `₹300.00 from Priya Agarwal for ${invoice_number}. ₹700.00 is still to pay.`;
  expect(await heard(shop.owner, 'success')).toEqual([
    { title: 'Payment received', message, is_read: false },
  ]);
  expect(await heard(cashier, 'success')).toEqual([{ title: 'Payment received', message, is_read: true }]);
  expect(await subjects('success')).toEqual([{ kind: 'DOCUMENT', id: document_id }]);
  // A refused payment causes no notification.
  await call(api, recordPayment, { ...as(cashier), body: payment });
  expect(await heard(shop.owner, 'success')).toHaveLength(1);
});

test('stock that runs low is told once on its way down, of a product and of a variant', async () => {
  const customer = await addCustomer(shop);
  const soap = await addItem(shop, { title: 'Soap', stock: 6_000 });
  const shirt = await addItem(shop, { title: 'Shirt', stock: 0, hasVariants: true });
  const red = await addVariant(shop, shirt, { sku: 'RED', stock: 4_000 });
  const sell = async (lines: Parameters<typeof payloadOf>[0]['lines']) => {
    const sold = await call(api, createInvoice, {
      ...as(shop.owner),
      body: payloadOf({ customer, lines }),
    });
    expect(sold.status).toBe(200);
  };
  await sell([{ item: soap, quantity: 2_000 }]);
  expect(await heard(shop.owner, 'warning')).toEqual([]);
  await sell([{ item: soap, quantity: 1_000 }]);
  await sell([{ item: soap, quantity: 3_000 }]);
  await sell([{ item: shirt, variantId: red, quantity: 4_000 }]);
  expect((await heard(shop.owner, 'warning')).map(({ message }) => message)).toEqual([
    'Shirt (RED): the last one was sold.',
    'Soap: the last one was sold.',
    'Soap: only 3 pc left.',
  ]);
  const about = [shirt.id, soap.id, soap.id].map((id) => ({ kind: 'ITEM', id }));
  expect(await subjects('warning')).toEqual(about);
});

test('a bill or order in the name of another is told to him; a proposal and an own one are not', async () => {
  const tailor = await shop.addEmployee(['billing:view']);
  const customer = await addCustomer(shop);
  const item = await addItem(shop, { price: 50_000, gst: 0 });
  const make = (endpoint: typeof createOrder, type: 'order' | 'invoice' | 'proposal', employee: TestPerson) =>
    call(api, endpoint, {
      ...as(shop.owner),
      body: { ...payloadOf({ customer, type, lines: [{ item }] }), employee_id: employee.staffId },
    });
  const order = await make(createOrder, 'order', tailor);
  await make(createProposal, 'proposal', tailor);
  await make(createOrder, 'order', shop.owner);
  expect(await heard(tailor, 'order')).toEqual([
    {
      title: 'Order assigned to you',
      message: `${order.body.invoice_number} for Priya Agarwal, ₹500.00.`,
      is_read: false,
    },
  ]);
  expect(await heard(shop.owner, 'order')).toEqual([]);
});
