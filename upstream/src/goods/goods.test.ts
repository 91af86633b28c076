import { formatMessage } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvoice } from '../billing/contract.ts';
import {
  addCustomer,
  addItem,
  addVariant,
  expectBalancedBooks,
  payloadOf,
  type TestItem,
} from '../billing/testing/index.ts';
import { deleteCatalog, editCatalog, stockMoves } from '../catalogue/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { goodsCosts, goodsReceipts, goodsToBuy, receiveGoods, suppliers } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  item = await addItem(shop, { title: 'Rakhi', stock: 10_000, price: 20_000, gst: 0 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const receive = (more: object, by = shop.owner, key?: string) =>
  call(api, receiveGoods, {
    ...as(by),
    body: { product_id: item.id, quantity: '24', ...more },
    ...(key !== undefined && { key }),
  });
const costs = async (id = item.id) => (await call(api, goodsCosts, { ...as(), body: { ids: id } })).body.data;
const toBuy = async (by = shop.owner) =>
  (await call(api, goodsToBuy, { ...as(by), body: { limit: 100 } })).body;
const sell = (pieces: number) => async () => {
  const body = payloadOf({ customer: await addCustomer(shop), lines: [{ item, quantity: pieces * 1000 }] });
  return call(api, createInvoice, { ...as(), body });
};

test('a day: goods come in, are sold and counted; stock, cost and history agree to the paisa', async () => {
  const first = await receive({
    quantity: '30',
    cost: '120.00',
    supplier: ' Surat Textiles ',
    bill_number: 'ST/118',
  });
  expect(first.body).toMatchObject({
    message: '30 added to the stock.',
    receipt: {
      product_title: 'Rakhi',
      supplier_name: 'Surat Textiles',
      bill_number: 'ST/118',
      quantity: '30',
      cost: '120.00',
      created_by_name: 'Asha Rao',
    },
    data: { available_quantity: '40' },
  });
  // The opening stock had no cost.
  expect(await costs()).toEqual([{ id: item.id, last: '120.00', average: '120.00' }]);
  await sell(20)();
  await receive({ quantity: '20', cost: '150.00', supplier: 'surat textiles' });
  // 20 at 120.00 and 20 at 150.00.
  expect(await costs()).toEqual([{ id: item.id, last: '150.00', average: '135.00' }]);
  const counted = { catalog_id: item.id, catalog_type: 'product' as const, reason: 'COUNTED' as const };
  await call(api, editCatalog, {
    ...as(),
    body: { ...counted, available_quantity: '39', expected_quantity: '40' },
  });
  await receive({ quantity: '1' });
  expect(await costs()).toEqual([{ id: item.id, last: '150.00', average: '135.00' }]);
  const { data } = (await call(api, stockMoves, { ...as(), params: { id: item.id } })).body;
  expect(data.map((move) => [move.quantity, move.balance, move.supplier_name, move.bill_number])).toEqual([
    ['1', '40', null, null],
    ['-1', '39', null, null],
    ['20', '40', 'Surat Textiles', null],
    ['-20', '20', null, null],
    ['30', '40', 'Surat Textiles', 'ST/118'],
    ['10', '10', null, null],
  ]);
  expect(data[0]).toMatchObject({ kind: 'CORRECTION', correction_reason: 'RECEIVED' });
  const bought = (await call(api, suppliers, { ...as(), body: {} })).body;
  expect(bought).toMatchObject({
    total: 1,
    data: [{ name: 'Surat Textiles', receipts: 2, spent: '6600.00' }],
  });
  const from = { supplier_id: bought.data[0]?.id ?? '' };
  const { body } = await call(api, goodsReceipts, { ...as(), body: from });
  expect(body.data.map(({ quantity, cost }) => [quantity, cost])).toEqual([
    ['20', '150.00'],
    ['30', '120.00'],
  ]);
});

test('a variant has a stock and a cost of its own; its product takes nothing by itself', async () => {
  const shirt = await addItem(shop, { title: 'Shirt', hasVariants: true, stock: 0 });
  const variant_id = await addVariant(shop, shirt, { sku: 'S-M', stock: 2000 });
  const refused = await receive({ product_id: shirt.id });
  expect(refused.refusal).toMatchObject({ message: 'The stock of this product is not counted.' });
  const { body } = await receive({ product_id: shirt.id, variant_id, quantity: '3', cost: '80.00' });
  expect(body).toMatchObject({ receipt: { variant_sku: 'S-M' }, data: { available_quantity: '5' } });
  expect(await costs(variant_id)).toEqual([{ id: variant_id, last: '80.00', average: '80.00' }]);
});

test('by a double press goods come in once; at once twice they come in twice, on one average', async () => {
  const key = crypto.randomUUID();
  const both = await Promise.all([receive({}, shop.owner, key), receive({}, shop.owner, key)]);
  for (const { status } of both) expect([200, 409]).toContain(status);
  expect((await receive({}, shop.owner, key)).body.data.available_quantity).toBe('34');
  await Promise.all([
    receive({ cost: '10.00', supplier: 'New' }),
    receive({ cost: '10.00', supplier: 'NEW' }),
  ]);
  expect(await costs()).toEqual([{ id: item.id, last: '10.00', average: '10.00' }]);
  expect((await call(api, suppliers, { ...as(), body: {} })).body.total).toBe(1);
});

const MARKED = formatMessage('faults.invalidInput');

test.each([
  [{ quantity: '0' }, 'Enter how much came in, more than 0.'],
  [{ quantity: '-5' }, MARKED],
  [{ quantity: '2.5' }, formatMessage('billing.quantityNotWhole')],
  [{ cost: '12.345' }, MARKED],
  [{ cost: '-1' }, MARKED],
  [{ bill_number: 'x'.repeat(41) }, MARKED],
])('%o is refused, and nothing comes in', async (more, message) => {
  const { status, refusal } = await receive(more);
  expect(status).toBe(422);
  expect(refusal.message).toBe(message);
  expect((await call(api, goodsReceipts, { ...as(), body: {} })).body.total).toBe(0);
});

test('nothing comes in of what is deleted', async () => {
  await call(api, deleteCatalog, { ...as(), body: { catalog_ids: [item.id], catalog_type: 'product' } });
  expect((await receive({})).status).toBe(404);
});

test('who edits products brings goods in; what they cost is told to the owner alone', async () => {
  const keeper = await shop.addEmployee(['products:view', 'products:edit']);
  const { body } = await receive({ cost: '99.00', supplier: 'Surat' }, keeper);
  expect(body.receipt.cost).toBeNull();
  await sell(33)();
  const asked = { ...as(keeper), body: {} };
  expect((await call(api, goodsReceipts, asked)).body.data[0]?.cost).toBeNull();
  expect((await call(api, suppliers, asked)).body.data[0]?.spent).toBeNull();
  expect((await toBuy(keeper)).data).toMatchObject([{ last_cost: null }]);
  expect((await call(api, goodsCosts, { ...as(keeper), body: { ids: item.id } })).status).toBe(403);
  const viewer = await shop.addEmployee(['products:view']);
  expect((await receive({}, viewer)).status).toBe(403);
});

test('what runs low is to be bought, what sold most first, with the last supplier and cost', async () => {
  expect(await toBuy()).toMatchObject({ total: 0, data: [] });
  await receive({ quantity: '5', cost: '90.00', supplier: 'Old' });
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  await receive({ quantity: '5', supplier: 'New' });
  await sell(18)();
  await addItem(shop, { title: 'Thread', stock: 1000 });
  expect(await toBuy()).toMatchObject({
    total: 2,
    data: [
      {
        title: 'Rakhi',
        available: '2',
        low_stock: '3',
        sold_30_days: '18',
        supplier_name: 'New',
        last_cost: '90.00',
      },
      { title: 'Thread', available: '1', sold_30_days: '0', supplier_name: null, last_cost: null },
    ],
  });
});
