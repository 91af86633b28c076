import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers } from '../../customers/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createInvoice, createOrder, createProposal, createQuickBilling, getDocument } from '../contract.ts';
import { addCustomer, addItem, expectBalancedBooks, payloadOf, type TestCustomer } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let walkIn: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  const { body } = await call(api, customers, { ...asOwner(), query: { walk_in: '1' } });
  const [row] = body.data;
  if (!row) throw new Error('Every shop has a walk-in.');
  walkIn = { id: row.customer_id, mobile: row.mobile, stateCode: null, gstin: null };
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

test('a new shop has one walk-in, in no list and no count', async () => {
  const known = await addCustomer(shop);
  const { body } = await call(api, customers, { ...asOwner(), query: { search: 'Walk' } });
  expect(body).toMatchObject({ data: [], total: 0 });
  const all = await call(api, customers, { ...asOwner(), query: {} });
  expect(all.body.data.map(({ customer_id }) => customer_id)).toEqual([known.id]);
  expect(all.body.total).toBe(1);
  const byId = await call(api, customers, { ...asOwner(), query: { ids: walkIn.id } });
  expect(byId.body.data).toMatchObject([{ name: 'Walk-in', mobile: '', walk_in: 1 }]);
});

test('a walk-in is billed in full, and the bill names no mobile', async () => {
  const body = payloadOf({ customer: walkIn, lines: [{ item: await addItem(shop) }], advance: 11_800 });
  const { status, body: answer } = await call(api, createInvoice, { ...asOwner(), body });
  expect(status).toBe(200);
  expect(answer.data).toMatchObject({ customer_name: 'Walk-in', customer_phone: '', status: 'Paid' });
});

test('nothing stays open, and nothing is ordered or offered to nobody', async () => {
  const lines = [{ item: await addItem(shop) }];
  const open = await call(api, createInvoice, {
    ...asOwner(),
    body: payloadOf({ customer: walkIn, lines, advance: 11_799 }),
  });
  expect(open.refusal.problems).toMatchObject([
    {
      field: 'form_data.advance',
      message: 'A walk-in pays in full. Choose a customer to leave something open.',
    },
  ]);
  const order = await call(api, createOrder, {
    ...asOwner(),
    body: payloadOf({ type: 'order', customer: walkIn, lines, advance: 11_800 }),
  });
  expect(order.refusal.problems).toMatchObject([{ field: 'customer_id' }]);
  const proposal = await call(api, createProposal, {
    ...asOwner(),
    body: payloadOf({ type: 'proposal', customer: walkIn, lines }),
  });
  expect(proposal.refusal.problems).toMatchObject([{ field: 'customer_id' }]);
  const quick = await call(api, createQuickBilling, {
    ...asOwner(),
    body: { amount: '100.00', customer_id: walkIn.id, phone: '9829041526' },
  });
  expect(quick.status).toBe(422);
});

test('from ₹50,000.00 of taxable value the bill says who bought, whose state decides the tax', async () => {
  const item = await addItem(shop, { price: 50_000_00 });
  const buyer = { name: 'Meera Shah', address: '4, Ring Road, Surat', state_code: '24' };
  const at = { ...walkIn, stateCode: '24' };
  const body = payloadOf({ customer: at, lines: [{ item }], advance: 59_000_00 });
  const without = await call(api, createInvoice, {
    ...asOwner(),
    body: payloadOf({ customer: walkIn, lines: [{ item }], advance: 59_000_00 }),
  });
  expect(without.refusal.problems?.map(({ field }) => field)).toEqual([
    'buyer.name',
    'buyer.address',
    'buyer.state_code',
  ]);
  const { status, body: answer } = await call(api, createInvoice, {
    ...asOwner(),
    body: { ...body, buyer },
  });
  expect(status).toBe(200);
  expect(answer.data).toMatchObject({ customer_name: 'Meera Shah', igst: '9000.00' });
  const below = await addItem(shop, { price: 49_999_99 });
  const small = payloadOf({ customer: walkIn, lines: [{ item: below }], advance: 58_999_99 });
  expect((await call(api, createInvoice, { ...asOwner(), body: small })).status).toBe(200);
});

test('a known customer is not renamed by a buyer', async () => {
  const customer = await addCustomer(shop);
  const body = payloadOf({ customer, lines: [{ item: await addItem(shop) }] });
  const buyer = { name: 'X', address: 'Y', state_code: '08' };
  const { refusal } = await call(api, createInvoice, { ...asOwner(), body: { ...body, buyer } });
  expect(refusal.problems).toMatchObject([{ field: 'buyer' }]);
});

test('a bill of the walk-in can be read again', async () => {
  const body = payloadOf({ customer: walkIn, lines: [{ item: await addItem(shop) }], advance: 11_800 });
  const made = await call(api, createInvoice, { ...asOwner(), body });
  const params = { id: made.body.document_id };
  const { body: answer } = await call(api, getDocument, { ...asOwner(), params });
  expect(answer.data.document).toMatchObject({ customer_phone: '', pending_amount: '0.00' });
});
