import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import {
  convertDocument,
  createInvoice,
  createOrder,
  createProposal,
  customerDocuments,
  documentItems,
  fetchDocuments,
  recordPayment,
  trashDocument,
} from '../contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  statementsOf,
  type TestCustomer,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;
let priya: TestCustomer;
let ravi: TestCustomer;
let ids: Record<'paid' | 'partial' | 'unpaid' | 'canceled' | 'order' | 'sellers', string>;

/** Six documents of ₹100, one per minute, in every possible state. */
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  seller = await shop.addEmployee(['billing:create', 'billing-history:view']);
  priya = await addCustomer(shop, { name: 'Priya 100% Agarwal' });
  ravi = await addCustomer(shop, { name: 'Ravi', assignedTo: seller.staffId });
  const item = await addItem(shop, { price: 10_000, gst: 0 });
  const make = async (advance: number, customer = priya, token = shop.owner.token) => {
    api.clock.now = new Date(api.clock.now.getTime() + 60_000);
    const body = payloadOf({ customer, lines: [{ item }], advance });
    const made = await call(api, createInvoice, { token, schemaKey: shop.schemaKey, body });
    return made.body.document_id;
  };
  const paid = await make(10_000);
  const partial = await make(4_000);
  const unpaid = await make(0);
  const canceled = await make(0);
  const sellers = await make(0, ravi, seller.token);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('document')
      .set({ canceledAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', canceled)
      .execute(),
  );
  api.clock.now = new Date('2026-11-21T06:30:00Z');
  const body = payloadOf({ type: 'order', customer: priya, lines: [{ item }] });
  const order = await call(api, createOrder, { token: shop.owner.token, schemaKey: shop.schemaKey, body });
  ids = { paid, partial, unpaid, canceled, sellers, order: order.body.document_id };
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

async function fetch(body: object, token = shop.owner.token) {
  const answer = await call(api, fetchDocuments, { token, schemaKey: shop.schemaKey, body });
  return answer.body;
}
const found = async (body: object, token?: string) =>
  (await fetch(body, token)).data.map(({ doc_id }) => doc_id);

test('invoices come newest first, five at a time unless asked otherwise', async () => {
  expect(await found({})).toEqual([ids.sellers, ids.canceled, ids.unpaid, ids.partial, ids.paid]);
  expect(await found({ limit: 2, offset: 1 })).toEqual([ids.canceled, ids.unpaid]);
  expect(await found({ limit: 2, page: 3 })).toEqual([ids.paid]);
  expect(await found({ type: 'order' })).toEqual([ids.order]);
  expect(await found({ type: 'all' })).toHaveLength(5);
});

test('the sums are those of all that match, canceled ones apart', async () => {
  const { total, summary } = await fetch({ limit: 1 });
  expect(total).toBe(5);
  expect(summary).toEqual({
    billed: '400.00',
    received: '140.00',
    pending: '260.00',
    canceled: '100.00',
    trashed: '0.00',
    bills: 4,
    pending_bills: 3,
    canceled_bills: 1,
    trashed_bills: 0,
  });
  expect((await fetch({ search: 'nobody' })).summary).toMatchObject({ billed: '0.00', bills: 0 });
});

test.each([
  ['Paid', ['paid']],
  ['Partial', ['partial']],
  ['Unpaid', ['sellers', 'unpaid']],
  ['Canceled', ['canceled']],
] as const)('status %s finds what says so of itself', async (status, names) => {
  const { data } = await fetch({ status });
  expect(data.map((one) => [one.doc_id, one.status])).toEqual(names.map((name) => [ids[name], status]));
});

test('search finds number, name and mobile however they are typed', async () => {
  expect(await found({ search: 'a/00003' })).toEqual([ids.unpaid]);
  expect(await found({ search: 'ravi' })).toEqual([ids.sellers]);
  expect(await found({ search: `+91 ${priya.mobile.slice(0, 5)}-${priya.mobile.slice(5)}` })).toHaveLength(4);
  // LIKE wildcards are matched literally.
  expect(await found({ search: '100%' })).toHaveLength(4);
  expect(await found({ search: '_' })).toEqual([]);
});

test('days, customer and employee narrow the list', async () => {
  expect(await found({ type: 'all', from_date: '2026-11-21' })).toEqual([ids.order]);
  expect(await found({ to_date: '2026-11-19' })).toEqual([]);
  expect(await found({ customer_id: priya.id, type: 'all' })).toHaveLength(5);
  expect(await found({ emp_id: seller.staffId })).toEqual([ids.sellers]);
});

test('bills are listed by date, number, total or what is due, either way', async () => {
  const { sellers, canceled, unpaid, partial, paid } = ids;
  const byNumber = [paid, partial, unpaid, canceled, sellers];
  expect(await found({ sort_by: 'number', sort_order: 'asc' })).toEqual(byNumber);
  expect(await found({ sort_by: 'date', sort_order: 'asc' })).toEqual(byNumber);
  const dues = (await fetch({ sort_by: 'due' })).data.map(({ doc_id }) => doc_id);
  expect(new Set(dues.slice(0, 2))).toEqual(new Set([unpaid, sellers]));
  expect(dues[2]).toBe(partial);
  expect(new Set(dues.slice(3))).toEqual(new Set([canceled, paid]));
  const totals = (await fetch({ type: 'all', sort_by: 'total', limit: 10 })).data.map(
    ({ total_amount }) => total_amount,
  );
  expect(totals).toEqual(totals.toSorted((a, b) => Number(b) - Number(a)));
});

test('an employee sees his own documents, whatever he asks for', async () => {
  expect(await found({ type: 'all' }, seller.token)).toEqual([ids.sellers]);
  expect(await found({ emp_id: shop.owner.staffId }, seller.token)).toEqual([]);
  expect(await found({ ids: ids.paid }, seller.token)).toEqual([]);
  expect((await fetch({}, seller.token)).summary?.billed).toBe('100.00');
});

test('the newest documents of many customers come in one call, a page and the sums of each', async () => {
  const body = { customer_ids: [priya.id, ravi.id].join(','), limit: 2, offset: 1 };
  const { token } = shop.owner;
  const asked = { token, schemaKey: shop.schemaKey, body };
  const { body: answer } = await call(api, customerDocuments, asked);
  expect(answer.data.map(({ documents }) => documents.map(({ doc_id }) => doc_id))).toEqual([
    [ids.canceled, ids.unpaid],
    [],
  ]);
  for (const { customer_id, total, summary } of answer.data) {
    const one = { ...asked, body: { type: 'all', customer_id } as const };
    const { body: alone } = await call(api, fetchDocuments, one);
    expect({ total, summary }).toEqual({ total: alone.total, summary: alone.summary });
  }
});

test('the documents of customers are narrowed and ordered as those of the shop are', async () => {
  const { token } = shop.owner;
  const sent = { token, schemaKey: shop.schemaKey };
  for (const asked of [
    { types: ['order' as const] },
    { still_to_pay: true, sort_by: 'due' as const, sort_order: 'asc' as const },
    { types: ['invoice' as const, 'order' as const], sort_by: 'number' as const },
    { customer_id: ravi.id },
  ]) {
    const body = { customer_ids: priya.id, limit: 10, ...asked };
    const { body: answer } = await call(api, customerDocuments, { ...sent, body });
    const [of] = answer.data;
    const one = { type: 'all' as const, limit: 10, ...asked };
    const { body: alone } = await call(api, fetchDocuments, { ...sent, body: one });
    const own = alone.data.filter(({ customer_id }) => customer_id === priya.id);
    expect(of?.documents.map(({ doc_id }) => doc_id)).toEqual(own.map(({ doc_id }) => doc_id));
    expect(of?.total).toBe(own.length);
  }
});

test('as documented, a row has the names of a transaction, and the answer its sums', async () => {
  const documented = await fetch({ search: 'a/00003' });
  const [row] = documented.data;
  expect(row).toMatchObject({ customer_number: row?.customer_phone, ref_invoice_no: row?.ref_invoice });
  const { pending, billed } = documented.summary ?? {};
  expect(documented.total_amount).toEqual({ pending, total: billed });
  const asked = await fetch({ include: ['summary'] });
  expect(asked).not.toHaveProperty('total_amount');
  expect(asked.data[0]).not.toHaveProperty('customer_number');
});

const extrasOf = (answer: object) => ['total', 'summary'].filter((name) => name in answer);

test.each([
  [undefined, ['total', 'summary'], 1],
  [['count', 'summary'] as const, ['total', 'summary'], 1],
  [['count'] as const, ['total'], 0],
  [['summary'] as const, ['summary'], 1],
  [[] as const, [], 0],
])('of %o only %o are told, and summed no more often than that', async (asked, expected, sums) => {
  const { token } = shop.owner;
  const sent = { token, schemaKey: shop.schemaKey };
  const include = asked && { include: [...asked] };
  const statements = await statementsOf(async () => {
    const { body } = await call(api, fetchDocuments, { ...sent, body: { ...include } });
    expect(extrasOf(body)).toEqual(expected);
    const customer_ids = priya.id;
    const one = await call(api, customerDocuments, { ...sent, body: { customer_ids, ...include } });
    expect(extrasOf(one.body.data[0] ?? {})).toEqual(expected);
  });
  const running = (words: string) => statements.filter(({ text }) => text.includes(words));
  expect(running('coalesce(sum(')).toHaveLength(2 * sums);
  expect(running('count(*)')).toHaveLength(expected.length === 0 ? 0 : 2);
});

test('of the customers of others an employee sees the own documents alone, and a stranger none', async () => {
  const body = { customer_ids: [priya.id, ravi.id].join(',') };
  const { schemaKey } = shop;
  const { body: own } = await call(api, customerDocuments, { token: seller.token, schemaKey, body });
  expect(own.data.map(({ total }) => total)).toEqual([0, 1]);
  const other = await testShop(api);
  const foreign = { token: other.owner.token, schemaKey: other.schemaKey, body };
  const { body: none } = await call(api, customerDocuments, foreign);
  expect(none.data.map(({ total, documents }) => [total, documents])).toEqual([
    [0, []],
    [0, []],
  ]);
});

test('ids find documents of every type', async () => {
  expect(await found({ ids: [ids.paid, ids.order].join(',') })).toEqual([ids.order, ids.paid]);
});

test('the lines of several documents come in one call, of foreign ones none', async () => {
  const stranger = await testShop(api);
  const ask = (token: string, schemaKey: string) =>
    call(api, documentItems, { token, schemaKey, query: { ids: `${ids.paid},${ids.order}` } });
  const own = await ask(shop.owner.token, shop.schemaKey);
  expect(new Map(own.body.data.map((one) => [one.document_id, one.items.length]))).toEqual(
    new Map([
      [ids.paid, 1],
      [ids.order, 1],
    ]),
  );
  expect((await ask(stranger.owner.token, stranger.schemaKey)).body.data).toEqual([]);
  const [line] = own.body.data[0]?.items ?? [];
  const query = { line_ids: line?.id ?? '' };
  const { token } = shop.owner;
  const named = await call(api, documentItems, { token, schemaKey: shop.schemaKey, query });
  expect(named.body.data).toMatchObject([{ document_id: own.body.data[0]?.document_id, items: [line] }]);
  const { body } = await call(api, documentItems, {
    token: stranger.owner.token,
    schemaKey: stranger.schemaKey,
    query,
  });
  expect(body.data).toEqual([]);
});

test('a payment shows in the sums', async () => {
  const before = await fetch({ ids: ids.unpaid });
  const body = { document_id: ids.unpaid, amount: 30, expected_pending: '100', payment_mode: 'Cash' };
  await call(api, recordPayment, { token: shop.owner.token, schemaKey: shop.schemaKey, body });
  const after = await fetch({ ids: ids.unpaid });
  expect([before.summary?.received, after.summary?.received]).toEqual(['0.00', '30.00']);
  expect(after.data.map(({ status }) => status)).toEqual(['Partial']);
});

test('an order is in process until its invoice is made; neither finds what is no order', async () => {
  const { token } = shop.owner;
  const { schemaKey } = shop;
  const lines = [{ item: await addItem(shop, { price: 10_000, gst: 0 }) }];
  const order = async (advance: number) => {
    const body = payloadOf({ type: 'order', customer: ravi, lines, advance });
    return (await call(api, createOrder, { token, schemaKey, body })).body.document_id;
  };
  const [billed, trashed] = [await order(10_000), await order(0)];
  const convert = { document_id: billed, type: 'invoice' as const };
  expect((await call(api, convertDocument, { token, schemaKey, body: convert })).status).toBe(200);
  await call(api, trashDocument, { token, schemaKey, body: { document_id: trashed } });
  const all = { type: 'all', limit: 50 };
  expect(await found({ ...all, order_state: 'Order Completed' })).toEqual([billed]);
  const inProcess = await found({ ...all, order_state: 'In Process' });
  expect(inProcess).toContain(ids.order);
  for (const id of [billed, trashed, ids.paid]) expect(inProcess).not.toContain(id);
});

test('still to pay finds bills and orders of every type, but no proposal, no canceled one, no billed order', async () => {
  const { token } = shop.owner;
  const { schemaKey } = shop;
  const lines = [{ item: await addItem(shop, { price: 10_000, gst: 0 }) }];
  const later = { ...payloadOf({ type: 'proposal', customer: priya, lines }) };
  const proposal = await call(api, createProposal, { token, schemaKey, body: later });
  const owed = { type: 'all', still_to_pay: true, limit: 20 };
  const open = await found(owed);
  for (const id of [ids.order, ids.sellers, ids.partial]) expect(open).toContain(id);
  for (const id of [proposal.body.document_id, ids.paid, ids.canceled]) expect(open).not.toContain(id);
  const { data } = await fetch({ ids: ids.order });
  const body = {
    ...payloadOf({ customer: priya, lines, advance: 10_000 }),
    ref_invoice: data[0]?.serial_number,
  };
  await call(api, createInvoice, { token, schemaKey, body });
  expect(await found(owed)).toEqual(open.filter((id) => id !== ids.order));
});
