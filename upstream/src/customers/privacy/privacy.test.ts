import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer as insert, attachPicture, type TestCustomer } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createCreditNote, getDocument, shareDocument } from '../../billing/contract.ts';
import { shareOrder, createOrders } from '../../boutique/contract.ts';
import { addMasters, orderOf } from '../../boutique/testing/index.ts';
import { addTask } from '../../dashboard/contract.ts';
import { addCustomer, customers } from '../contract.ts';
import { detailCalls } from '../testing.ts';
import { enrol, privacyCalls } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
const calls = () => privacyCalls(api, () => shop);
const details = () => detailCalls(api, () => shop);
const NAME = 'Priya Agarwal';

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  customer = await insert(shop, { name: NAME, address: 'Bapu Nagar' });
});
afterAll(() => api.close());

type Act = () => Promise<{ refusal: { code: string } }>;

async function later(act: Act): ReturnType<Act> {
  const before = api.clock.now;
  api.clock.now = new Date(before.getTime() + 10 * 60_000);
  try {
    return await act();
  } finally {
    api.clock.now = before;
  }
}

test('consent is off, is given and withdrawn with its source, and both stay in the history', async () => {
  const read = async () => (await details().details(customer.id)).body;
  expect((await read()).customer.consent).toEqual({ given: 0, at: null, source: null });
  expect((await calls().consent(customer.id, 1)).body.message).toBe('Consent noted');
  expect((await read()).customer.consent).toMatchObject({ given: 1, source: 'COUNTER' });
  await calls().consent(customer.id, 1);
  await calls().consent(customer.id, 0);
  const { customer: now, data_events: events } = await read();
  expect(now.consent.given).toBe(0);
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['CONSENT_GIVEN', 'CONSENT_WITHDRAWN']);
  expect(events[0]).toMatchObject({ source: 'COUNTER', created_by: 'Asha Rao' });
});

const consentOf = async (id: string) => (await details().details(id)).body.customer.consent.given;

test('a new customer agrees at the counter, or was not asked', async () => {
  const { token } = shop.owner;
  const add = (mobile: string, more: object) =>
    call(api, addCustomer, { token, schemaKey: shop.schemaKey, body: { name: 'Ravi', mobile, ...more } });
  const asked = await add('9829041526', { consent: 1 });
  const not = await add('9829041527', {});
  expect([await consentOf(asked.body.customer_id), await consentOf(not.body.customer_id)]).toEqual([1, 0]);
});

test('the export holds every record with the Aadhaar number opened, and the papers', async () => {
  await details().update({ id: customer.id, name: NAME, mobile: customer.mobile, aadhar_no: '234567890123' });
  await details().note({ customer_id: customer.id, note: 'Likes blue' });
  await details().member({ customer_id: customer.id, memberId: 'F-1', name: 'Meera' });
  const { body: bill } = await calls().bill(customer);
  const attached = await attachPicture(api, shop, bill.data.doc_id);
  expect(await calls().ask(customer.id)).toMatchObject({ status: 200, body: { customer_id: customer.id } });
  const { raw, headers } = await calls().file(customer.id);
  expect(headers['content-type']).toBe('application/zip');
  const files = unzipSync(raw);
  const number = bill.data.serial_number.replaceAll('/', '-');
  expect(Object.keys(files).toSorted()).toEqual([
    'Customer data.json',
    `attachments/${attached.name}`,
    `invoice/${number}.pdf`,
  ]);
  expect(Buffer.from(files[`invoice/${number}.pdf`] ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  const data: unknown = JSON.parse(Buffer.from(files['Customer data.json'] ?? []).toString());
  expect(data).toMatchObject({
    customer: { name: NAME, mobile: customer.mobile, aadhaar: '234567890123' },
    notes: [{ note: 'Likes blue' }],
    family: [{ name: 'Meera' }],
    documents: [{ number: bill.data.serial_number }],
    lines: [{}],
    payments: [{}],
    creditNotes: [],
    creditNoteLines: [],
    consent: { given: 0, history: [{ kind: 'EXPORTED' }] },
  });
});

test('the export tells what was sewn, what came back, who trains, and every link, without its secret', async () => {
  shop = await testShop(api, { businessId: 2 });
  customer = await insert(shop, { name: NAME });
  const as = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const masters = await addMasters(api, shop);
  const asked = orderOf(masters, customer.id);
  const measurements = { type: 'form' as const, measurements: { Chest: '38' } };
  const item = asked.item.map((one) => ({ ...one, measurements }));
  const { order_id } = (await call(api, createOrders, { ...as, body: { ...asked, item } })).body;
  await call(api, shareOrder, { ...as, params: { id: order_id }, body: {} });
  const bill = (await calls().bill(customer)).body.data;
  await call(api, shareDocument, { ...as, body: { document_id: bill.doc_id } });
  await attachPicture(api, shop, bill.doc_id);
  const { items } = (await call(api, getDocument, { ...as, params: { id: bill.doc_id } })).body.data;
  const { status } = await call(api, createCreditNote, {
    ...as,
    body: {
      document_id: bill.doc_id,
      expected_pending: '0.00',
      expected_total: bill.total_amount,
      reason: 'WRONG_SIZE',
      items: [{ line_id: items[0]?.id ?? '', qty: '1', condition: 'STOCK' }],
      settlement: 'CREDIT',
    },
  });
  expect(status).toBe(200);
  await enrol(shop, customer.id);
  await call(api, addTask, { ...as, body: { task_detail: `Call ${NAME}`, due_date: '2026-12-01' } });
  const file = unzipSync((await calls().file(customer.id)).raw)['Customer data.json'];
  const text = Buffer.from(file ?? []).toString();
  expect(JSON.parse(text)).toMatchObject({
    orders: [{ id: order_id }],
    orderItems: [{ measurements: {} }, { measurements: {} }],
    orderPieces: [{}, {}, {}],
    orderPayments: [{ amount: '1000.00' }],
    orderLinks: [{ orderId: order_id }],
    documentLinks: [{ documentId: bill.doc_id }],
    attachments: [{ path: expect.any(String) }],
    creditNotes: [{ documentId: bill.doc_id }],
    creditNoteLines: [{}],
    memberships: [{ customerId: customer.id }],
    tasks: [{ detail: `Call ${NAME}` }],
  });
  expect(text).toContain('"38"');
  expect(text).not.toContain('secret');
});

test('an edit says with the rest what the customer agreed to, once; refused, it says nothing', async () => {
  const { id, mobile } = customer;
  const edit = { id, name: NAME, mobile, consent: 1, consent_source: 'PHONE' };
  expect((await details().update({ ...edit, email: 'none' })).status).toBe(422);
  expect((await details().details(id)).body.customer.consent.given).toBe(0);
  for (const _ of [1, 2]) expect((await details().update(edit)).status).toBe(200);
  await details().update({ id, name: NAME, mobile });
  const { customer: stored, data_events: events } = (await details().details(id)).body;
  expect(stored.consent).toMatchObject({ given: 1, source: 'PHONE' });
  expect(events.map(({ kind }) => kind)).toEqual(['CONSENT_GIVEN']);
});

test('export and erasure are the owner’s, with a fresh PIN', async () => {
  const clerk = await shop.addEmployee(['customers:view', 'customers:edit', 'customers:delete']);
  const acts: Act[] = [
    () => calls().ask(customer.id, clerk),
    () => calls().file(customer.id, clerk),
    () => calls().erase(customer.id, NAME, { person: clerk }),
  ];
  for (const act of acts) expect((await act()).refusal.code).toBe('PERMISSION_DENIED');
  const owners: Act[] = [
    () => calls().ask(customer.id),
    () => calls().file(customer.id),
    () => calls().erase(customer.id, NAME),
  ];
  for (const act of owners) expect((await later(act)).refusal.code).toBe('PIN_REQUIRED');
  expect((await details().details(customer.id)).body.data_events).toEqual([]);
});

test('another shop’s customer is not found', async () => {
  const other = customer.id;
  shop = await testShop(api);
  const answers = [
    await calls().consent(other, 1),
    await calls().ask(other),
    await calls().file(other),
    await calls().erase(other, NAME),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('consent is set by who may edit customers, for those whom they see', async () => {
  const viewer = await shop.addEmployee(['customers:view']);
  const editor = await shop.addEmployee(['customers:edit']);
  expect((await calls().consent(customer.id, 1, viewer)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await calls().consent(customer.id, 1, editor)).status).toBe(404);
});

test('two at once erase one time, and a repetition answers the same', async () => {
  const both = await Promise.all([calls().erase(customer.id, NAME), calls().erase(customer.id, NAME)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const next = await insert(shop, { name: NAME });
  const key = randomUUID();
  const first = await calls().erase(next.id, NAME, { key });
  expect((await calls().erase(next.id, NAME, { key })).body).toEqual(first.body);
});

test('lists and searches do not find who was erased', async () => {
  await calls().erase(customer.id, NAME);
  const { token } = shop.owner;
  const find = async (query: Record<string, string>) =>
    (await call(api, customers, { token, schemaKey: shop.schemaKey, query })).body.data;
  expect(await find({ search: 'Priya' })).toEqual([]);
  expect(await find({ search: 'Erased' })).toEqual([]);
  expect(await find({ ids: customer.id })).toEqual([]);
  expect((await details().details(customer.id)).status).toBe(404);
});
