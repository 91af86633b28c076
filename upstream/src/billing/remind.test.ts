import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withClient } from '../db/testing/session.ts';
import { jobsAt, queueAt, waitingJobs } from '../jobs/testing/index.ts';
import { notifications } from '../notifications/contract.ts';
import { updateTenantSetting } from '../tenant/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { createInvoice, createProposal, recordPayment } from './contract.ts';
import { addCustomer, addItem, payloadOf, type TestCustomer, type TestItem } from './testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let item: TestItem;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  await withClient(api.urls.ownerUrl, (client) => client.query('delete from jobs.job'));
  // Noon of 20 November in the shop's time zone.
  await queueAt(api, '2026-11-20T06:30:00Z');
  shop = await testShop(api);
  customer = await addCustomer(shop);
  item = await addItem(shop, { price: 100_000, gst: 0 });
});
afterAll(() => api.close());

const RIGHTS = ['billing:create', 'billing-history:view', 'billing-history:edit'] as const;
const NINE = '2026-11-24T03:30:00.000Z';
const as = (person: TestPerson = shop.owner) => ({ token: person.token, schemaKey: shop.schemaKey });
/** A bill of ₹1,000.00 with an advance of ₹400.00 by default. */
const bill = (payOn: string | null, advance = 40_000, person?: TestPerson, of = customer) => {
  const body = { ...payloadOf({ customer: of, lines: [{ item }], advance }), pay_on: payOn };
  return call(api, createInvoice, { ...as(person), body });
};
const pay = (id: string, amount: string, expected: string, more: object = {}) => {
  const body = {
    document_id: id,
    amount,
    expected_pending: expected,
    payment_mode: 'Cash' as const,
    ...more,
  };
  return call(api, recordPayment, { ...as(), body });
};
const dues = async (person?: TestPerson) =>
  (await call(api, notifications, { ...as(person), body: {} })).body.data.filter(
    ({ kind }) => kind === 'PAYMENT_DUE',
  );

test('what is left is told on the day that the customer said, to who made the bill and to the owner', async () => {
  const maker = await shop.addEmployee(RIGHTS);
  const other = await shop.addEmployee(RIGHTS);
  const his = await addCustomer(shop, { assignedTo: maker.staffId });
  const { body } = await bill('2026-11-24', undefined, maker, his);
  expect(body.data).toMatchObject({ pay_on: '2026-11-24', pending_amount: '600.00' });
  expect(await waitingJobs(api)).toEqual([
    { data: { tenantId: shop.tenantId, kind: 'DUE', recordId: body.document_id }, at: NINE },
  ]);
  await jobsAt(api, NINE);
  await jobsAt(api, NINE);
  const expected = {
    title: 'Payment expected today',
    message: `Priya Agarwal said to pay ₹600.00 for ${body.invoice_number}.`,
    subject: { kind: 'DOCUMENT', id: body.document_id },
  };
  expect(await dues(maker)).toMatchObject([expected]);
  expect(await dues()).toMatchObject([expected]);
  expect(await dues(other)).toEqual([]);
});

test('a part payment keeps the day, moves it or takes it back; the last one ends it', async () => {
  const id = (await bill('2026-11-24')).body.document_id;
  expect((await pay(id, '100', '600')).body.data.pay_on).toBe('2026-11-24');
  expect((await pay(id, '100', '500', { pay_on: '2026-11-30' })).body.data.pay_on).toBe('2026-11-30');
  expect(await waitingJobs(api)).toMatchObject([{ at: '2026-11-30T03:30:00.000Z' }]);
  expect((await pay(id, '100', '400', { pay_on: null })).body.data.pay_on).toBeNull();
  expect(await waitingJobs(api)).toEqual([]);
  expect((await pay(id, '100', '300', { pay_on: '2026-11-28' })).body.data.pay_on).toBe('2026-11-28');
  expect((await pay(id, '200', '200', { pay_on: '2026-11-29' })).body.data.pay_on).toBeNull();
  expect(await waitingJobs(api)).toEqual([]);
  const later = (await bill('2026-11-24')).body.document_id;
  await pay(later, '600', '600');
  await jobsAt(api, '2026-11-24T06:00:00Z');
  expect(await dues()).toEqual([]);
});

test('what is paid at once, and what is no debt, has no day', async () => {
  expect((await bill('2026-11-24', 100_000)).body.data.pay_on).toBeNull();
  const proposal = {
    ...payloadOf({ type: 'proposal', customer, lines: [{ item }] }),
    pay_on: '2026-11-24',
  };
  const { body } = await call(api, createProposal, { ...as(), body: proposal });
  expect(body.data.pay_on).toBeNull();
  expect(await waitingJobs(api)).toEqual([]);
});

test('a day that has passed is told at its field', async () => {
  const message = 'The day of payment cannot be before today';
  expect((await bill('2026-11-19')).refusal.problems).toMatchObject([{ field: 'pay_on', message }]);
  const id = (await bill('2026-11-20')).body.document_id;
  const late = await pay(id, '100', '600', { pay_on: '2026-11-19' });
  expect(late.refusal.problems).toMatchObject([{ field: 'pay_on', message }]);
  // The same promised day does not have to be entered again after it has passed.
  api.clock.now = new Date('2026-11-22T06:30:00Z');
  expect((await pay(id, '100', '600')).body.data.pay_on).toBe('2026-11-20');
});

test("the shop's hour moves what waits", async () => {
  await bill('2026-11-24');
  const body = { remind_tasks_at: '17:30', remind_appointments_before: 45 };
  const { body: answer } = await call(api, updateTenantSetting, { ...as(), body });
  expect(answer.data).toMatchObject(body);
  await jobsAt(api, '2026-11-20T06:30:00Z');
  expect(await waitingJobs(api)).toMatchObject([{ data: { kind: 'DUE' }, at: '2026-11-24T12:00:00.000Z' }]);
  const wrong = await call(api, updateTenantSetting, { ...as(), body: { remind_tasks_at: '25:00' } });
  expect(wrong.refusal.problems).toMatchObject([{ field: 'remind_tasks_at' }]);
});
