import { formatMessage } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  createInvoice,
  createOrder,
  deleteDocument,
  fetchDocuments,
  recordPayment,
  restoreDocument,
  trashDocument,
  updateDocument,
} from '../contract.ts';
import { confirmPin } from '../../session/contract.ts';
import { newId } from '../../db/id.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  item = await addItem(shop, { price: 10_000, gst: 1800, stock: 20_000 });
  customer = await addCustomer(shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

/** An invoice of two pieces, unpaid by default. */
async function invoice(advance = 0, quantity = 2000): Promise<string> {
  const body = payloadOf({ customer, lines: [{ item, quantity }], advance });
  const made = await call(api, createInvoice, { ...asOwner(), body });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body.document_id;
}

const trash = (document_id: string, more = {}) =>
  call(api, trashDocument, { ...asOwner(), body: { document_id }, ...more });
const restore = (document_id: string) => call(api, restoreDocument, { ...asOwner(), body: { document_id } });
const deleteForGood = (id: string, more = {}) =>
  call(api, deleteDocument, { ...asOwner(), params: { id }, ...more });

const as = ({ token }: { token: string }) => ({ token });

const stock = () =>
  shop.within(async ({ sql, tenantId }) => {
    const { availableQuantity } = await sql
      .selectFrom('catalogueItem')
      .where('tenantId', '=', tenantId)
      .where('id', '=', item.id)
      .select('availableQuantity')
      .executeTakeFirstOrThrow();
    return Number(availableQuantity);
  });

async function summary(body: object = {}) {
  const answer = await call(api, fetchDocuments, { ...asOwner(), body: { ...body, limit: 100 } });
  return answer.body;
}

test('what goes to the trash gives back its stock, is owed by nobody, and keeps its place and number', async () => {
  const before = await stock();
  const owed = (await summary()).summary;
  const id = await invoice();
  expect(await stock()).toBe(before - 2);
  const { body } = await trash(id);
  expect(body).toMatchObject({
    message: 'Moved to trash. Its stock is back.',
    data: { doc_id: id, is_deleted: 1, deleted_by_name: 'Asha Rao', status: 'Canceled' },
  });
  expect(await stock()).toBe(before);
  const after = await summary();
  expect(after.summary).toMatchObject({
    billed: owed?.billed,
    pending: owed?.pending,
    canceled: owed?.canceled,
    trashed: '236.00',
    trashed_bills: 1,
  });
  expect(after.data.map(({ doc_id }) => doc_id)).toContain(id);
  expect((await summary({ trash: true })).data.map(({ doc_id }) => doc_id)).toEqual([id]);
  expect((await summary({ trash: false })).data.map(({ doc_id }) => doc_id)).not.toContain(id);
  // A second call succeeds and refunds nothing more.
  expect((await trash(id)).status).toBe(200);
  expect(await stock()).toBe(before);
  await restore(id);
  await deleteForGood(id);
});

test('what is put back takes its stock and is owed again, more than once', async () => {
  const before = await stock();
  const id = await invoice();
  for (const _ of [1, 2]) {
    await trash(id);
    expect(await stock()).toBe(before);
    const { body } = await restore(id);
    expect(body.data).toMatchObject({
      is_deleted: 0,
      deleted_at: null,
      status: 'Unpaid',
      pending_amount: '236.00',
    });
    expect(await stock()).toBe(before - 2);
  }
  await deleteForGood(id);
  expect(await stock()).toBe(before);
});

test('what was sold meanwhile cannot be put back', async () => {
  const id = await invoice();
  await trash(id);
  const left = await stock();
  const other = await invoice(0, left * 1000);
  expect(await restore(id)).toMatchObject({ status: 409, refusal: { code: 'STOCK_SHORT' } });
  expect((await summary({ ids: id })).data[0]).toMatchObject({ is_deleted: 1 });
  await trash(other);
  expect((await restore(id)).status).toBe(200);
  await deleteForGood(id);
  await deleteForGood(other);
});

test('a bill that holds money is neither trashed nor deleted', async () => {
  const advanced = await invoice(10_000);
  const paid = await invoice();
  const payment = { document_id: paid, amount: '6.00', expected_pending: '236.00', payment_mode: 'Cash' };
  await call(api, recordPayment, { ...asOwner(), body: payment });
  const before = await stock();
  for (const id of [advanced, paid]) {
    expect(await trash(id)).toMatchObject({ status: 409, refusal: { code: 'MONEY_RECEIVED' } });
    expect(await deleteForGood(id)).toMatchObject({ status: 409, refusal: { code: 'MONEY_RECEIVED' } });
  }
  expect(await stock()).toBe(before);
});

test('on what lies in the trash nothing is received', async () => {
  const id = await invoice();
  await trash(id);
  const body = { document_id: id, amount: '6.00', expected_pending: '236.00', payment_mode: 'Cash' };
  expect(await call(api, recordPayment, { ...asOwner(), body })).toMatchObject({
    refusal: { code: 'DOCUMENT_CANCELED' },
  });
  await deleteForGood(id);
});

test('what is deleted for good is gone, and its number is given to no other', async () => {
  const id = await invoice();
  const [row] = (await summary({ ids: id })).data;
  const before = await stock();
  const { body } = await deleteForGood(id);
  expect(body).toMatchObject({ message: 'Deleted permanently.', document_id: id });
  expect(await stock()).toBe(before + 2);
  expect((await summary({ ids: id })).data).toEqual([]);
  expect((await deleteForGood(id)).refusal).toMatchObject({ code: 'NOT_FOUND' });
  const next = (await summary({ ids: await invoice() })).data[0];
  expect(Number(next?.serial_number.slice(-5))).toBe(Number(row?.serial_number.slice(-5)) + 1);
  const register = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('deletedDocument')
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .select('number')
      .execute(),
  );
  expect(register).toEqual([{ number: row?.serial_number }]);
});

test('an invoice that was edited is not deleted for good: its trail stays', async () => {
  const id = await invoice();
  const body = {
    ...payloadOf({ customer, lines: [{ item, quantity: 1000 }] }),
    doc_id: id,
    reason: 'Wrong quantity',
  };
  expect((await call(api, updateDocument, { ...asOwner(), body })).status).toBe(200);
  const before = await stock();
  expect((await deleteForGood(id)).refusal).toMatchObject({
    code: 'DOCUMENT_CORRECTED',
    message: formatMessage('transactions.corrected'),
  });
  expect((await summary({ ids: id })).data).toMatchObject([{ doc_id: id, revision: 1, is_deleted: 0 }]);
  expect(await stock()).toBe(before);
  // Nor from the trash.
  await trash(id);
  expect((await deleteForGood(id)).refusal).toMatchObject({ code: 'DOCUMENT_CORRECTED' });
});

test('an order moves no stock, into the trash and out of it', async () => {
  const before = await stock();
  const body = payloadOf({ type: 'order', customer, lines: [{ item }] });
  const { document_id } = (await call(api, createOrder, { ...asOwner(), body })).body;
  await trash(document_id);
  await restore(document_id);
  await deleteForGood(document_id);
  expect(await stock()).toBe(before);
});

test('the same key deletes once and answers the same', async () => {
  const id = await invoice();
  const before = await stock();
  const key = newId();
  const answers = await Promise.all([trash(id, { key }), trash(id, { key }), trash(id, { key })]);
  expect(await stock()).toBe(before + 2);
  const done = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.deleted_at);
  expect(new Set(done).size).toBe(1);
  await deleteForGood(id);
});

test('for good needs the PIN of just now; both need the right; nobody reaches into another shop', async () => {
  const id = await invoice();
  api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000);
  expect(await deleteForGood(id)).toMatchObject({ status: 403, refusal: { code: 'PIN_REQUIRED' } });
  await call(api, confirmPin, { token: shop.owner.token, body: { pin: shop.owner.pin } });
  const viewer = await shop.addEmployee(['transactions-history:view', 'billing:create']);
  const deleter = await shop.addEmployee(['transactions-history:delete']);
  expect((await trash(id, as(viewer))).refusal).toMatchObject({ code: 'PERMISSION_DENIED' });
  expect((await deleteForGood(id, as(viewer))).refusal).toMatchObject({ code: 'PERMISSION_DENIED' });
  // The right does not make bills of others visible.
  expect((await trash(id, as(deleter))).refusal).toMatchObject({ code: 'NOT_FOUND' });
  const stranger = await testShop(api);
  const elsewhere = { token: stranger.owner.token, schemaKey: stranger.schemaKey };
  expect((await trash(id, elsewhere)).refusal).toMatchObject({ code: 'NOT_FOUND' });
  expect((await deleteForGood(id, elsewhere)).refusal).toMatchObject({ code: 'NOT_FOUND' });
  await deleteForGood(id);
});
