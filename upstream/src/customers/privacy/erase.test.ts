import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createCreditNote,
  createInvoice,
  createOrder,
  createQuickBilling,
  fetchDocuments,
  getDocument,
  openShared,
  shareDocument,
} from '../../billing/contract.ts';
import { addTask, getTask } from '../../dashboard/contract.ts';
import { newId } from '../../db/id.ts';
import {
  addCustomer as insert,
  addItem,
  attachPicture,
  expectBalancedBooks,
  payloadOf,
  type TestCustomer,
} from '../../billing/testing/index.ts';
import { printedPaper } from '../../billing/pdf/testing.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { notify } from '../../notifications/index.ts';
import { mergeCalls } from '../merge/testing.ts';
import { detailCalls } from '../testing.ts';
import { tidyErased } from './erase/tidyErased.ts';
import { enrol, privacyCalls, tablesWith } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
const calls = () => privacyCalls(api, () => shop);
const details = () => detailCalls(api, () => shop);
const NAME = 'Parvati Zutshi';
const NOTE = 'Prefers kanjivaram';

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 8 });
  customer = await insert(shop, { name: NAME, address: 'Lane of the Weavers' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

/** Fills in every detail of a customer. */
async function fill() {
  const { id: customer_id, mobile } = customer;
  await details().update({
    id: customer_id,
    name: NAME,
    mobile,
    email: 'parvati@example.in',
    aadhar_no: '234567890123',
  });
  await details().note({ customer_id, note: NOTE, tag_list: 'Very Happy' });
  await details().member({ customer_id, memberId: 'F-77', name: 'Meenakshi Zutshi' });
  await details().status({ customer_id, current_status: 'Interested' });
  await calls().consent(customer_id, 1);
  await shop.within(async (db) => {
    const { tenantId } = db;
    const created = { createdAt: api.clock.now, updatedAt: api.clock.now };
    for (const days of [-1, 1]) {
      const startsAt = new Date(api.clock.now.getTime() + days * 86_400_000);
      const endsAt = new Date(startsAt.getTime() + 1_800_000);
      const id = newId();
      const times = { startsAt, endsAt, ...created };
      await db.sql
        .insertInto('appointment')
        .values({
          tenantId,
          id,
          customerId: customer_id,
          lookingFor: NOTE,
          createdBy: shop.owner.staffId,
          ...times,
        })
        .execute();
      await db.sql
        .insertInto('notification')
        .values({
          tenantId,
          id: newId(),
          type: 'info',
          kind: 'APPOINTMENT_TODAY',
          staffId: shop.owner.staffId,
          title: 'Appointment',
          message: `${NAME} comes`,
          link: '/Calendar',
          subjectKind: 'APPOINTMENT',
          subjectId: id,
          createdAt: api.clock.now,
        })
        .execute();
    }
  });
  await enrol(shop, customer_id);
  const { body } = await calls().bill(customer, {
    prescription_detail: { right_sph: '0', priscription: 'cyl of Parvati' },
  });
  await attachPicture(api, shop, body.data.doc_id);
  return body.data;
}

test('only what the law keeps stays of a customer, in any table', async () => {
  const bill = await fill();
  const before = await printedPaper(api, shop, bill.doc_id);
  expect(await tablesWith(shop, customer.id)).toContain('gym_member');
  expect(await tablesWith(shop, bill.doc_id)).toContain('document_attachment');
  const { body } = await calls().erase(customer.id, ' parvati zutshi ');
  expect(body).toMatchObject({ message: 'Customer erased', customer_id: customer.id });
  expect(body.kept_until).toMatch(/^20\d\d-03-31$/);
  expect(await tablesWith(shop, NAME)).toEqual(['erased_party']);
  expect(await tablesWith(shop, customer.mobile)).toEqual(['erased_party']);
  expect(await tablesWith(shop, 'Lane of the Weavers')).toEqual(['erased_party']);
  for (const gone of [NOTE, 'Meenakshi', 'parvati@example.in', 'cyl of Parvati', 'parvati zutshi'])
    expect(await tablesWith(shop, gone), gone).toEqual([]);
  expect(await tablesWith(shop, customer.id)).not.toContain('gym_member');
  expect(await tablesWith(shop, bill.doc_id)).not.toContain('document_attachment');
  expect(before.texts.join(' ')).toContain(NAME);
  expect((await printedPaper(api, shop, bill.doc_id)).texts).toEqual(before.texts);
});

test('histories show “Erased customer”, and the papers’ sums stay', async () => {
  const bill = await fill();
  await calls().erase(customer.id, NAME);
  const { token } = shop.owner;
  const list = (body: Record<string, string>) =>
    call(api, fetchDocuments, { token, schemaKey: shop.schemaKey, body });
  expect((await list({ search: NAME })).body.data).toEqual([]);
  expect((await list({})).body.data).toMatchObject([
    {
      doc_id: bill.doc_id,
      customer_name: 'Erased customer',
      customer_phone: '',
      total_amount: bill.total_amount,
    },
  ]);
});

test('a link to her bill ends', async () => {
  const { doc_id } = await fill();
  const { token } = shop.owner;
  const made = await call(api, shareDocument, {
    token,
    schemaKey: shop.schemaKey,
    body: { document_id: doc_id },
  });
  const open = () => call(api, openShared, { body: { secret: made.body.secret } });
  expect((await open()).status).toBe(200);
  await calls().erase(customer.id, NAME);
  expect((await open()).refusal.code).toBe('LINK_ENDED');
});

test('after the day of the papers the rest goes too', async () => {
  const bill = await fill();
  const { body } = await calls().erase(customer.id, NAME);
  const tidyOn = (day: string) => shop.within((db) => tidyErased(db, new Date(`${day}T12:00:00Z`)));
  await tidyOn(body.kept_until ?? '');
  expect(await tablesWith(shop, NAME)).toEqual(['erased_party']);
  await tidyOn((body.kept_until ?? '').replace('03-31', '04-01'));
  expect(await tablesWith(shop, NAME)).toEqual([]);
  const { texts } = await printedPaper(api, shop, bill.doc_id);
  expect(texts.join(' ')).toContain('Erased customer');
});

test('whom the shop owes credit is not erased; what a credit note says of him goes with its invoice', async () => {
  const item = await addItem(shop, { price: 10_000, gst: 0 });
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const takeBack = async (settlement: object) => {
    const body = payloadOf({ customer, lines: [{ item }], advance: 10_000 });
    const { document_id } = (await call(api, createInvoice, { ...sent, body })).body;
    const { items } = (await call(api, getDocument, { ...sent, params: { id: document_id } })).body.data;
    const back = {
      document_id,
      expected_pending: '0.00',
      expected_total: '100.00',
      reason: 'OTHER',
      note: `${NAME} did not like it`,
      items: [{ line_id: items[0]?.id ?? '', qty: '1', condition: 'STOCK' }],
      ...settlement,
    } as const;
    return (await call(api, createCreditNote, { ...sent, body: { ...back, items: [...back.items] } })).body;
  };
  await takeBack({ settlement: 'REFUND', refund_mode: 'Cash' });
  const kept = await takeBack({ settlement: 'CREDIT' });
  const owed = await calls().erase(customer.id, NAME);
  expect(owed.refusal).toMatchObject({ code: 'CUSTOMER_HAS_CREDIT', details: { credit: '100.00' } });
  const body = payloadOf({ customer, lines: [{ item }], advance: 10_000 });
  await call(api, createInvoice, { ...sent, body: { ...body, payment_mode: 'Credit' } });
  expect(kept.credit_note.refund_mode).toBe('Credit');

  const erased = await calls().erase(customer.id, NAME);
  expect(await tablesWith(shop, NAME)).toEqual(['credit_note', 'erased_party']);
  const after = (erased.body.kept_until ?? '').replace('03-31', '04-01');
  await shop.within((db) => tidyErased(db, new Date(`${after}T12:00:00Z`)));
  expect(await tablesWith(shop, NAME)).toEqual([]);
});

test('who owes is not erased, and is told how much; nor who waits for an order', async () => {
  const item = await addItem(shop);
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const order = (body: object) => call(api, createOrder, { ...sent, body });
  const payload = payloadOf({ type: 'order', customer, lines: [{ item }] });
  await order(payload);
  const owes = await calls().erase(customer.id, NAME);
  expect(owes.refusal).toMatchObject({ code: 'CUSTOMER_OWES', details: { pending: '118.00' } });
  const next = await insert(shop, { name: NAME });
  const paid = payloadOf({ type: 'order', customer: next, lines: [{ item }], advance: item.price * 1.18 });
  await order({ ...paid, form_data: { ...paid.form_data, delivery_date: '2099-01-01' } });
  expect((await calls().erase(next.id, NAME)).refusal.code).toBe('CUSTOMER_ORDER_OPEN');
  expect(await tablesWith(shop, next.mobile)).toContain('customer');
});

test('another name is told at its field, and nothing is erased', async () => {
  const { refusal } = await calls().erase(customer.id, 'Parvati');
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'name' }] });
  expect((await details().details(customer.id)).status).toBe(200);
});

test('who was renamed before stands nowhere under the earlier name and number, nor does who was merged', async () => {
  const old = await insert(shop, { name: 'Prya Zutshy' });
  const { body: oldBill } = await calls().bill(old);
  const { body: bill } = await calls().bill(customer);
  const key = randomUUID();
  const { token } = shop.owner;
  const quick = { amount: '50.00', customer_id: customer.id, phone: customer.mobile };
  await call(api, createQuickBilling, { token, schemaKey: shop.schemaKey, key, body: quick });
  for (const { doc_id } of [bill.data, oldBill.data])
    await shop.within((db) =>
      notify(
        db,
        {
          kind: 'PAYMENT_DUE',
          facts: { documentId: doc_id, number: '1', customer: NAME, pending: 100 },
          to: shop.owner.staffId,
        },
        api.clock.now,
      ),
    );
  await details().note({ customer_id: customer.id, note: NOTE, tag_list: '' });
  await mergeCalls(api, () => shop).merge(customer.id, old.id);
  const mobile = '6000012345';
  await details().update({ id: customer.id, name: 'Savitri "Savi" Kaul', mobile });
  await calls().erase(customer.id, 'Savitri "Savi" Kaul');
  const texts = [NAME, 'Prya Zutshy', customer.mobile, old.mobile];
  for (const text of texts) expect(await tablesWith(shop, text), text).toEqual(['erased_party']);
  for (const text of [mobile, 'Savi', NOTE]) expect(await tablesWith(shop, text), text).toEqual([]);
  expect(await tablesWith(shop, bill.data.doc_id)).not.toContain('idempotency_key');
});

test('a repetition of an older call tells nothing of who was erased', async () => {
  await fill();
  await calls().erase(customer.id, NAME);
  expect(await tablesWith(shop, NAME)).not.toContain('idempotency_key');
});

test('tasks keep neither the name nor the number of who was erased, and names that only begin alike stay', async () => {
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const add = async (task_detail: string) =>
    call(api, addTask, { ...sent, body: { task_detail, due_date: '2026-12-01' } });
  await add(`Call ${NAME}, ${customer.mobile}`);
  await add('parvati zutshi: blouse. Parvati Zutshis came, and Parvati');
  await calls().erase(customer.id, NAME);
  const { data } = (await call(api, getTask, { ...sent, query: { status: 1 } })).body;
  expect(data.map(({ task_detail: detail }) => detail).toSorted()).toEqual([
    'Call –, –',
    '–: blouse. Parvati Zutshis came, and Parvati',
  ]);
});

test.each(['A. (Asha) Rao+', 'आशा', 'Li [1] \\d'])('%j is taken out as it stands', async (name) => {
  const next = await insert(shop, { name });
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  await call(api, addTask, { ...sent, body: { task_detail: `Call ${name} now`, due_date: '2026-12-01' } });
  await calls().erase(next.id, name);
  const { data } = (await call(api, getTask, { ...sent, query: { status: 1 } })).body;
  expect(data.map(({ task_detail: detail }) => detail)).toEqual(['Call – now']);
});
