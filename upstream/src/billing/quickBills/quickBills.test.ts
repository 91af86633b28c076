import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { fetchReports } from '../../reports/contract.ts';
import { allQuickBilling, cashOfDay, confirmQuickBilling, createQuickBilling } from '../contract.ts';
import { addCustomer, expectBalancedBooks, type TestCustomer } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop, { name: 'Meera' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const create = (more: object = {}, token = shop.owner.token) =>
  call(api, createQuickBilling, {
    token,
    schemaKey: shop.schemaKey,
    body: { amount: '250.50', customer_id: customer.id, phone: customer.mobile, ...more },
  });
const list = async (query = {}, token = shop.owner.token) =>
  (await call(api, allQuickBilling, { token, schemaKey: shop.schemaKey, query })).body;

// The tests of this file run in order: each continues with the quick bills of the previous ones.
test('a quick bill has a number of its own series, which is the reference of its payment', async () => {
  const made = await create({ phone: `+91 ${customer.mobile}` });
  expect(made.body).toMatchObject({
    success: true,
    message: 'Quick Bill 26-27/Q/00001 created',
    data: {
      tid: '26-27/Q/00001',
      amount: '250.50',
      customer_name: 'Meera',
      phone: customer.mobile,
      status: 'Pending',
    },
  });
  expect((await create()).body.data.tid).toBe('26-27/Q/00002');
});

test('quick bills are listed newest first and searched', async () => {
  const { data, total } = await list({ limit: 1 });
  expect([data.map(({ tid }) => tid), total]).toEqual([['26-27/Q/00002'], 2]);
  expect((await list({ search: 'q/00001' })).data.map(({ tid }) => tid)).toEqual(['26-27/Q/00001']);
  expect((await list({ search: 'nobody' })).total).toBe(0);
});

test('without an amount, a customer, or the right phone there is none', async () => {
  expect((await create({ amount: '0' })).refusal.message).toBe('Please enter an amount greater than zero.');
  expect((await create({ customer_id: newId() })).refusal.code).toBe('CUSTOMER_MISSING');
  expect((await create({ phone: '9000000000' })).refusal.code).toBe('INVALID_INPUT');
  expect((await list()).total).toBe(2);
});

test('an employee sees his own', async () => {
  const seller = await shop.addEmployee(['billing:view', 'billing:create']);
  const mine = await addCustomer(shop, { assignedTo: seller.staffId });
  await create({ customer_id: mine.id, phone: mine.mobile }, seller.token);
  expect((await list({}, seller.token)).total).toBe(1);
  expect((await list()).total).toBe(3);
});

const confirm = (id: string, more: object = {}, token = shop.owner.token, schemaKey = shop.schemaKey) =>
  call(api, confirmQuickBilling, { token, schemaKey, body: { id, payment_mode: 'UPI', ...more } });
const made = async () => (await create()).body.data.id;

test('that the money came is said once, with how it came', async () => {
  const id = await made();
  const { body } = await confirm(id, { reference: ' 412345678901 ' });
  expect(body).toMatchObject({
    message: expect.stringMatching(/^₹250\.50 received for 26-27\/Q\//) as string,
    data: {
      status: 'Paid',
      payment_mode: 'UPI',
      reference: '412345678901',
      received_at: api.clock.now.toISOString(),
      received_by: shop.owner.staffId,
    },
  });
  expect((await confirm(id)).refusal.code).toBe('CHANGED_MEANWHILE');
  const again = await made();
  const both = await Promise.all([confirm(again), confirm(again)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a long reference, a bill of somebody else or of another shop is refused; cash has no reference', async () => {
  const id = await made();
  const { refusal } = await confirm(id, { reference: 'x'.repeat(36) });
  expect(refusal.problems).toMatchObject([{ field: 'reference' }]);
  const seller = await shop.addEmployee(['billing:view', 'billing:create']);
  expect((await confirm(id, {}, seller.token)).refusal.code).toBe('NOT_FOUND');
  const other = await testShop(api);
  const strange = await confirm(id, {}, other.owner.token, other.schemaKey);
  expect(strange.refusal.code).toBe('NOT_FOUND');
  const viewer = await shop.addEmployee(['billing:view']);
  expect((await confirm(id, {}, viewer.token)).refusal.code).toBe('PERMISSION_DENIED');
  const { body } = await confirm(id, { payment_mode: 'Cash', reference: '1' });
  expect(body.data).toMatchObject({ payment_mode: 'Cash', reference: null });
});

test('what came is in the report of its day, and cash counts for the law', async () => {
  const someone = await addCustomer(shop);
  const bill = (await create({ customer_id: someone.id, phone: someone.mobile })).body.data;
  const { token } = shop.owner;
  const asked = { token, schemaKey: shop.schemaKey };
  const report = async () => (await call(api, fetchReports, { ...asked, body: { include: 'summary' } })).body;
  const cash = async () =>
    (await call(api, cashOfDay, { ...asked, query: { customer_ids: someone.id } })).body.data[0]?.cash;
  const before = await report();
  expect(await cash()).toBe('0.00');
  await confirm(bill.id, { payment_mode: 'Cash' });
  const after = await report();
  expect(Number(after.summary?.total) - Number(before.summary?.total)).toBe(250.5);
  expect(after.data[0]?.tax_details).toMatchObject([
    { id: bill.id, uid: bill.tid, collected_amount: '250.50', totalamt: '250.50', total_taxamount: '0.00' },
  ]);
  expect(await cash()).toBe('250.50');
});
