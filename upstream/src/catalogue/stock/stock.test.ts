import { type CorrectionReason } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice } from '../../billing/contract.ts';
import {
  addCustomer,
  addItem,
  addVariant,
  expectBalancedBooks,
  payloadOf,
  type TestItem,
} from '../../billing/testing/index.ts';
import { notifications } from '../../notifications/contract.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { editCatalog, stockMoves } from '../contract.ts';

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const later = () => {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
};
const correct = ({ id }: TestItem, more: object) => {
  later();
  const body = { catalog_id: id, catalog_type: 'product', ...more };
  return call(api, editCatalog, { ...sent(), body });
};
const history = (item: { id: string }, query = {}) =>
  call(api, stockMoves, { ...sent(), params: { id: item.id }, query });
const sell = async (item: TestItem, quantity: number) => {
  later();
  const body = payloadOf({ customer: await addCustomer(shop), lines: [{ item, quantity }] });
  return (await call(api, createInvoice, { ...sent(), body })).body;
};

test('every movement is told from the newest on, with who, why, the bill, and what was left', async () => {
  const item = await addItem(shop, { stock: 10_000 });
  const bill = await sell(item, 4000);
  const reason = { reason: 'COUNTED' as CorrectionReason, note: ' shelf and store ' };
  await correct(item, { available_quantity: 5, expected_quantity: 6, ...reason });
  const { body } = await history(item);
  expect(body.total).toBe(3);
  expect(body.data).toEqual([
    expect.objectContaining({
      kind: 'CORRECTION',
      quantity: '-1',
      balance: '5',
      correction_reason: 'COUNTED',
      note: 'shelf and store',
      employee_id: shop.owner.staffId,
      employee_name: expect.stringMatching(/\S/),
      created_at: api.clock.now.toISOString(),
      document_number: null,
    }),
    expect.objectContaining({
      kind: 'SALE',
      quantity: '-4',
      balance: '6',
      document_id: bill.document_id,
      document_number: expect.stringContaining('/'),
      correction_reason: null,
    }),
    expect.objectContaining({ kind: 'OPENING', quantity: '10', balance: '10', employee_name: null }),
  ]);
});

test('pages follow each other, and what was left is the same on each', async () => {
  const item = await addItem(shop, { stock: 5000 });
  for (const left of [4, 3, 2, 1])
    await correct(item, { available_quantity: left, expected_quantity: left + 1, reason: 'OWN_USE' });
  const pages = await Promise.all([0, 2, 4, 6].map((offset) => history(item, { limit: 2, offset })));
  expect(pages.map(({ body }) => body.data.map(({ balance }) => balance))).toEqual([
    ['1', '2'],
    ['3', '4'],
    ['5'],
    [],
  ]);
  expect(pages.map(({ body }) => body.total)).toEqual([5, 5, 5, 5]);
});

test('a product has the history of all its variants, which some of them narrow; what was left stays', async () => {
  const item = await addItem(shop, { hasVariants: true, stock: 0 });
  const small = await addVariant(shop, item, { sku: 'SHIRT-S', stock: 3000 });
  const large = await addVariant(shop, item, { sku: 'SHIRT-L', stock: 2000 });
  const change = { variant_id: small, available_quantity: 2, expected_quantity: 3, reason: 'DAMAGED' };
  await correct(item, change);
  const all = (await history(item)).body;
  expect(all.total).toBe(3);
  expect(all.data[0]).toMatchObject({ variant_sku: 'SHIRT-S', quantity: '-1', balance: '4' });
  const own = (await history(item, { variant_ids: small })).body;
  const left = ({ data }: typeof own) =>
    data.map(({ quantity, balance, variant_balance }) => [quantity, balance, variant_balance]);
  expect([own.total, left(own)]).toEqual([2, [left(all)[0], ['3', expect.any(String), '3']]]);
  expect(left(own)[0]).toEqual(['-1', '4', '2']);
  const both = (await history(item, { variant_ids: `${small},${large}`, limit: 2 })).body;
  expect([both.total, left(both)]).toEqual([3, left(all).slice(0, 2)]);
  const elsewhere = await addItem(shop, { hasVariants: true, stock: 0 });
  expect((await history(elsewhere, { variant_ids: small })).status).toBe(404);
  expect((await history(item, { variant_ids: `${small},${newId()}` })).status).toBe(404);
  expect((await history(item, { variant_ids: '' })).status).toBe(422);
});

test('"other" needs a word, and a refused correction moves nothing', async () => {
  const item = await addItem(shop, { stock: 2000 });
  const change = { available_quantity: 1, expected_quantity: 2, reason: 'OTHER' };
  const { refusal } = await correct(item, { ...change, note: '  ' });
  expect(refusal.problems).toMatchObject([
    { field: 'note', code: 'INVALID_INPUT', message: 'Give a short reason.' },
  ]);
  expect((await history(item)).body.total).toBe(1);
  expect((await correct(item, { ...change, reason: 'STOLEN' })).status).toBe(422);
  expect((await correct(item, { ...change, note: 'lent to the stall' })).status).toBe(200);
});

const noticesOf = async (title: string, wanted = 'STOCK_LOW') => {
  const { body } = await call(api, notifications, { ...sent(), body: { limit: 100 } });
  return body.data.filter(({ kind, message }) => kind === wanted && message.includes(title)).length;
};

test('a sale that reaches the own mark of an item is told, once', async () => {
  const item = await addItem(shop, { title: 'Rakhi', stock: 60_000, lowStock: 50_000 });
  await sell(item, 9000);
  expect(await noticesOf('Rakhi')).toBe(0);
  await sell(item, 1000);
  expect(await noticesOf('Rakhi')).toBe(1);
  await sell(item, 48_000);
  expect(await noticesOf('Rakhi')).toBe(1);
});

test('the last piece sold is told, once, to those who may see the stock', async () => {
  const keeper = await shop.addEmployee(['products:view']);
  const biller = await shop.addEmployee(['billing:view']);
  const item = await addItem(shop, { title: 'Diya', stock: 60_000, lowStock: 50_000 });
  await sell(item, 59_000);
  expect([await noticesOf('Diya'), await noticesOf('Diya', 'STOCK_GONE')]).toEqual([1, 0]);
  await sell(item, 1000);
  expect([await noticesOf('Diya'), await noticesOf('Diya', 'STOCK_GONE')]).toEqual([1, 1]);
  const titlesOf = async ({ token }: typeof keeper) => {
    const { body } = await call(api, notifications, { ...sent(), token, body: { limit: 100 } });
    return body.data.filter(({ message }) => message.includes('Diya')).map(({ title }) => title);
  };
  expect(await titlesOf(keeper)).toEqual(['Out of stock', 'Stock is low']);
  expect(await titlesOf(biller)).toEqual([]);
});

test('a sale of all that there is tells the one thing', async () => {
  const item = await addItem(shop, { title: 'Torana', stock: 60_000, lowStock: 50_000 });
  await sell(item, 60_000);
  expect([await noticesOf('Torana'), await noticesOf('Torana', 'STOCK_GONE')]).toEqual([0, 1]);
});

test("another shop's history is not there, and it needs the right to see products", async () => {
  const other = await testShop(api);
  const theirs = await addItem(other, { stock: 1000 });
  expect((await history(theirs)).status).toBe(404);
  const item = await addItem(shop, { stock: 1000 });
  const biller = await shop.addEmployee(['billing:view']);
  const { schemaKey } = shop;
  const denied = await call(api, stockMoves, { token: biller.token, schemaKey, params: { id: item.id } });
  expect(denied.status).toBe(403);
});

test('tells what moved since, the oldest first where that is asked for, and that nothing is gone', async () => {
  const item = await addItem(shop, { stock: 10_000 });
  await sell(item, 1000);
  later();
  const updated_since = api.clock.now.toISOString();
  await sell(item, 2000);
  await sell(item, 3000);
  const since = { updated_since, include: 'count,changes' };
  const { data, total, changes } = (await history(item, since)).body;
  expect(data.map(({ quantity, balance }) => [quantity, balance])).toEqual([
    ['-3', '4'],
    ['-2', '7'],
  ]);
  const until = new Date(api.clock.now.getTime() - 15_000).toISOString();
  expect([total, changes]).toEqual([2, { deleted: [], until }]);
  const oldestFirst = (await history(item, { ...since, sort_order: 'asc' })).body.data;
  expect(oldestFirst.map(({ quantity }) => quantity)).toEqual(['-2', '-3']);
  expect((await history(item, { updated_since: '2020-01-01T00:00:00Z' })).status).toBe(422);
});
