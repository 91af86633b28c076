import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Right } from '@galla/domain';
import { createInvoice, createReceipt, recordPayment } from '../../billing/contract.ts';
import { addCustomer, addItem, payloadOf, type TestItem } from '../../billing/testing/index.ts';
import { deleteAppointment, saveAppointment } from '../../calendar/contract.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { customerTimeline } from '../contract.ts';
import { detailCalls } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const START = new Date('2026-11-20T06:30:00.000Z').getTime();
/** Moves the shop's clock by minutes. */
const at = (minutes: number): void => {
  api.clock.now = new Date(START + minutes * 60_000);
};
const sent = (person: TestPerson = shop.owner) => ({ token: person.token, schemaKey: shop.schemaKey });

/** A customer with appointment, note, bill on credit, partial payment and status, in this order. */
async function busyCustomer(assignedTo?: string) {
  const customer = await addCustomer(shop, { name: 'Priya', ...(assignedTo && { assignedTo }) });
  const calls = detailCalls(api, () => shop);
  at(0);
  await call(api, saveAppointment, {
    ...sent(),
    body: { customer_id: customer.id, date: '2026-11-20 04:30:00 PM', looking_for: 'Trial' },
  });
  at(1);
  await calls.note({ customer_id: customer.id, note: 'Likes blue' });
  at(2);
  const body = payloadOf({ customer, lines: [{ item }] });
  const bill = await call(api, createInvoice, { ...sent(), body });
  const { doc_id: document_id, pending_amount: expected_pending } = bill.body.data;
  at(3);
  await call(api, recordPayment, {
    ...sent(),
    body: { document_id, amount: '1.00', expected_pending, payment_mode: 'Cash' },
  });
  at(4);
  await calls.status({ customer_id: customer.id, current_status: 'bought' });
  return customer.id;
}

async function freshShop(settings = {}) {
  at(0);
  shop = await testShop(api, { settings });
  item = await addItem(shop);
}

const ask = (customer_id: string, more: object = {}, person?: TestPerson) =>
  call(api, customerTimeline, { ...sent(person), query: { customer_id, include: 'page', ...more } });

const kindsOf = (data: readonly object[]) =>
  data.map((entry) => Object.keys(entry).find((key) => key !== 'id' && key !== 'at'));

test('all that happened stands in one order, the newest first, with its records', async () => {
  await freshShop();
  const id = await busyCustomer();
  const { body } = await ask(id);
  expect(kindsOf(body.data)).toEqual(['appointment', 'status', 'payment', 'document', 'note']);
  expect(body.data).toMatchObject([
    { at: '2026-11-20T11:00:00.000Z', appointment: { looking_for: 'Trial' } },
    { status: { current_status: 'Bought' } },
    { payment: { paid_amount: '1.00' } },
    { document: { type: 'invoice', customer_id: id } },
    { note: { note: 'Likes blue', customer_id: id } },
  ]);
  expect(body.page?.has_more).toBe(false);
});

test('money on account stands with what was kept of it, and what it paid on its bills; who sees not all bills reads none', async () => {
  await freshShop();
  const clerk = await shop.addEmployee(['customers:view', 'billing:view']);
  const customer = await addCustomer(shop, { assignedTo: clerk.staffId });
  const body = payloadOf({ customer, lines: [{ item }] });
  const bill = await call(api, createInvoice, { ...sent(), body });
  const { pending_amount: due } = bill.body.data;
  at(1);
  const money = {
    customer_id: customer.id,
    amount: '5000',
    expected_due: due,
    payment_mode: 'Cash' as const,
  };
  const { receipt } = (await call(api, createReceipt, { ...sent(), body: money })).body;
  const { data } = (await ask(customer.id)).body;
  expect(new Set(kindsOf(data))).toEqual(new Set(['document', 'payment', 'receipt']));
  expect((await ask(customer.id, { kinds: 'receipt' })).body.data).toMatchObject([
    {
      id: receipt.id,
      receipt: { amount: '5000.00', credited: receipt.credited, parts: [{ paid_amount: due }] },
    },
  ]);
  const since = (minutes: number) =>
    ask(customer.id, { kinds: 'receipt', updated_since: new Date(START + minutes * 60_000).toISOString() });
  at(2);
  expect((await since(1)).body.data).toHaveLength(1);
  expect((await since(2)).body.data).toEqual([]);
  expect((await ask(customer.id, { kinds: 'receipt' }, clerk)).body.data).toEqual([]);
});

test('page behind page gives every entry once, also of one kind', async () => {
  await freshShop();
  const id = await busyCustomer();
  const all = (await ask(id)).body.data;
  const seen: string[] = [];
  for (let after: string | undefined; seen.length < all.length;) {
    const { body } = await ask(id, { limit: 2, ...(after && { after }) });
    seen.push(...body.data.map((entry) => entry.id));
    after = body.page?.cursors.at(-1);
    expect(body.page?.has_more).toBe(seen.length < all.length);
  }
  expect(seen).toEqual(all.map((entry) => entry.id));
  expect(kindsOf((await ask(id, { kinds: 'note,payment' })).body.data)).toEqual(['payment', 'note']);
  expect((await ask(id, { kinds: 'spam' })).status).toBe(422);
});

test.each<[Right[], object, string[]]>([
  [['customers:view'], {}, ['status', 'note']],
  [['customers:view'], { empViewCustomer: false }, ['status']],
  [['customers:view', 'calendar:view'], {}, ['appointment', 'status', 'note']],
  [['customers:view', 'billing:view'], {}, ['status', 'note']],
])('who has %j with %j gets %j: bills only his own', async (rights, settings, kinds) => {
  await freshShop(settings);
  const person = await shop.addEmployee(rights);
  const id = await busyCustomer(person.staffId);
  expect(kindsOf((await ask(id, {}, person)).body.data)).toEqual(kinds);
});

test("a colleague's customer and one of another shop have no timeline", async () => {
  await freshShop();
  const id = await busyCustomer();
  const person = await shop.addEmployee(['customers:view', 'billing:view', 'calendar:view']);
  expect((await ask(id, {}, person)).status).toBe(404);
  await freshShop();
  expect((await ask(id)).status).toBe(404);
});

test('tells what was made or changed since, which records are gone, and the oldest first where asked', async () => {
  await freshShop();
  const id = await busyCustomer();
  const [booked, , , , note] = (await ask(id)).body.data;
  // Bills get their change time from the database clock.
  await shop.within(({ sql, tenantId }) =>
    sql.updateTable('document').set({ updatedAt: api.clock.now }).where('tenantId', '=', tenantId).execute(),
  );
  at(5);
  const calls = detailCalls(api, () => shop);
  const since = { updated_since: api.clock.now.toISOString(), include: 'changes' };
  const until = new Date(api.clock.now.getTime() - 15_000).toISOString();
  expect((await ask(id, since)).body).toMatchObject({ data: [], changes: { deleted: [], until } });
  await calls.note({ customer_id: id, note: 'Came again' });
  at(6);
  await calls.status({ customer_id: id, current_status: 'New lead' });
  await calls.removeNote(note?.id ?? '');
  await call(api, deleteAppointment, { ...sent(), body: { id: booked?.id ?? '' } });
  const { body } = await ask(id, since);
  expect(kindsOf(body.data)).toEqual(['status', 'note']);
  expect(body.changes?.deleted).toEqual([
    { kind: 'appointment', id: booked?.id },
    { kind: 'note', id: note?.id },
  ]);
  expect(kindsOf((await ask(id, { ...since, sort_order: 'asc' })).body.data)).toEqual(['note', 'status']);
  const notes = await ask(id, { ...since, kinds: 'note' });
  expect(notes.body.changes?.deleted).toEqual([{ kind: 'note', id: note?.id }]);
  const clerk = await shop.addEmployee(['customers:view']);
  const mine = await addCustomer(shop, { assignedTo: clerk.staffId });
  expect((await ask(mine.id, since, clerk)).body.changes?.deleted).toEqual([{ kind: 'note', id: note?.id }]);
});
