import type { Static } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  allQuickBilling,
  createInvoice,
  createQuickBilling,
  fetchDocuments,
  recordPayment,
} from '../billing/contract.ts';
import {
  addCustomer,
  addItem,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../billing/testing/index.ts';
import { servicesProducts } from '../catalogue/contract.ts';
import { customers } from '../customers/contract.ts';
import { newId } from '../db/id.ts';
import { noteDeleted } from '../notifications/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { deleteItems } from '../catalogue/items/change.ts';

/** Tables set their own change times by the database clock. */
const LONG_AGO = new Date('2026-11-01T00:00:00Z');
const SINCE = '2026-11-10T00:00:00.000Z';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let item: TestItem;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await testShop(api);
  customer = await addCustomer(shop);
  item = await addItem(shop, { price: 10_000, gst: 0, stock: 1_000_000 });
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

/** Makes every change a long time ago. */
const grownOld = () =>
  shop.within(async ({ sql, tenantId }) => {
    const tables = ['customer', 'catalogueItem', 'document', 'quickBill'] as const;
    for (const table of tables)
      await sql.updateTable(table).set({ updatedAt: LONG_AGO }).where('tenantId', '=', tenantId).execute();
  });

type Body = Static<NonNullable<typeof fetchDocuments.schema.body>>;
const documents = async (body: Body) => (await call(api, fetchDocuments, { ...sent(), body })).body;
const changes = { include: ['changes' as const, 'count' as const], updated_since: SINCE };
const changesInQuery = { include: 'changes,count', updated_since: SINCE };

test('tells which documents were made or paid since, and which are gone', async () => {
  const bill = () =>
    call(api, createInvoice, { ...sent(), body: payloadOf({ customer, lines: [{ item }] }) });
  const [paid, untouched] = [await bill(), await bill()];
  await grownOld();
  expect(await documents(changes)).toMatchObject({ data: [], total: 0, changes: { deleted: [] } });
  const document_id = paid.body.document_id;
  const payment = { document_id, amount: 30, expected_pending: '100', payment_mode: 'Cash' as const };
  await call(api, recordPayment, { ...sent(), body: payment });
  const fresh = await bill();
  const gone = newId();
  await shop.within((db) => noteDeleted(db, 'DOCUMENT', [gone], api.clock.now));
  const answer = await documents({ ...changes, sort_by: 'updated', sort_order: 'asc' });
  expect(answer.data.map(({ doc_id }) => doc_id)).toEqual([document_id, fresh.body.document_id]);
  expect(answer.data).not.toContainEqual(expect.objectContaining({ doc_id: untouched.body.document_id }));
  expect([answer.total, answer.changes?.deleted]).toEqual([2, [gone]]);
});

test('tells the same of customers, products and quick bills, each kind its own', async () => {
  const service = await addItem(shop, { kind: 'SERVICE' });
  await grownOld();
  const added = await addCustomer(shop);
  const other = await addItem(shop);
  await shop.within((db) => deleteItems(db, 'PRODUCT', [item.id], api.clock.now));
  await shop.within((db) => deleteItems(db, 'SERVICE', [service.id], api.clock.now));
  const gone = newId();
  await shop.within((db) => noteDeleted(db, 'CUSTOMER', [gone], api.clock.now));
  const people = (await call(api, customers, { ...sent(), query: changesInQuery })).body;
  expect(people).toMatchObject({ data: [{ customer_id: added.id }], total: 1, changes: { deleted: [gone] } });
  const query = { ...changesInQuery, kind: 'product' as const };
  const goods = (await call(api, servicesProducts, { ...sent(), query })).body;
  expect(goods).toMatchObject({ products: [{ id: other.id }], changes: { deleted: [item.id] } });
  const body = { amount: 10, customer_id: customer.id, phone: customer.mobile };
  const made = await call(api, createQuickBilling, { ...sent(), body });
  const quick = (await call(api, allQuickBilling, { ...sent(), query: changesInQuery })).body;
  expect(quick).toMatchObject({ data: [{ id: made.body.data.id }], changes: { deleted: [] } });
});

test('the next call begins just before this answer, so that what is written meanwhile is told', async () => {
  const answer = (await documents({ include: ['changes'] })).changes;
  expect(answer).toEqual({ deleted: [], until: new Date(api.clock.now.getTime() - 15_000).toISOString() });
  const plain = await documents({});
  expect(plain.changes).toBeUndefined();
});

test('changes of another shop are not told', async () => {
  await shop.within((db) => noteDeleted(db, 'DOCUMENT', [newId()], api.clock.now));
  const other = await testShop(api);
  const { token } = other.owner;
  const { body } = await call(api, fetchDocuments, { token, schemaKey: other.schemaKey, body: changes });
  expect(body.changes?.deleted).toEqual([]);
});

test('a time further back than deletions are known is refused, and says what to do', async () => {
  const body = { updated_since: '2025-11-01T00:00:00.000Z' };
  const { status, refusal } = await call(api, fetchDocuments, { ...sent(), body });
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([
    { field: 'updated_since', message: expect.stringContaining('Read the whole list') },
  ]);
});

test('several types, statuses, groups and categories narrow a list', async () => {
  const bill = (advance: number) =>
    call(api, createInvoice, { ...sent(), body: payloadOf({ customer, lines: [{ item }], advance }) });
  const [open, part] = [await bill(0), await bill(4_000)];
  await bill(10_000);
  const found = await documents({ statuses: ['Unpaid', 'Partial'], types: ['invoice', 'order'] });
  expect(new Set(found.data.map(({ doc_id }) => doc_id))).toEqual(
    new Set([open.body.document_id, part.body.document_id]),
  );
  expect((await documents({ types: ['order', 'proposal'] })).data).toEqual([]);
  const query = { kind: 'product' as const, categories: 'Nothing, at all\nNor this', types: '' };
  expect((await call(api, servicesProducts, { ...sent(), query })).body.products).toEqual([]);
  const groups = { groups: 'Bridal\nStaff, old' };
  expect((await call(api, customers, { ...sent(), query: groups })).body.data).toEqual([]);
});
