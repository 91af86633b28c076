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
import { deleteCatalog, stockMoves } from '../catalogue/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import {
  goodsCosts,
  goodsReceipts,
  goodsToBuy,
  receiveGoods,
  suppliers,
  undoGoodsReceipt,
} from './contract.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  item = await addItem(shop, { title: 'Rakhi', stock: 2000, price: 20_000, gst: 0 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const receive = async (more: object) => {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const { body } = await call(api, receiveGoods, {
    ...as(),
    body: { product_id: item.id, quantity: '24', ...more },
  });
  return body.receipt.id;
};
const undo = (goods_receipt_id: string, by = shop.owner, key?: string) =>
  call(api, undoGoodsReceipt, { ...as(by), body: { goods_receipt_id }, ...(key !== undefined && { key }) });
const costs = async (id = item.id) => (await call(api, goodsCosts, { ...as(), body: { ids: id } })).body.data;
const sell = async (pieces: number) => {
  const body = payloadOf({ customer: await addCustomer(shop), lines: [{ item, quantity: pieces * 1000 }] });
  return call(api, createInvoice, { ...as(), body });
};

test('240 instead of 24: stock, average and last cost are as before, and the history tells who undid it', async () => {
  await receive({ quantity: '1', cost: '100.00', supplier: 'Surat' });
  const wrong = await receive({ quantity: '240', cost: '120.50', supplier: 'Surat', bill_number: 'ST/118' });
  const { body } = await undo(wrong);
  expect(body).toMatchObject({
    message: '240 left the stock again.',
    receipt: { quantity: '240', cost: '120.50', undone_by_name: 'Asha Rao', undone_at: expect.any(String) },
    data: { available_quantity: '3' },
  });
  // 3 pieces: the rounding of 243 would be up to 40 paise.
  expect(await costs()).toEqual([{ id: item.id, last: '100.00', average: '100.00' }]);
  const { data } = (await call(api, stockMoves, { ...as(), params: { id: item.id } })).body;
  expect(data.slice(0, 2)).toMatchObject([
    {
      quantity: '-240',
      balance: '3',
      correction_reason: 'RECEIVED',
      goods_receipt_id: wrong,
      bill_number: 'ST/118',
    },
    { quantity: '240', balance: '243', goods_receipt_id: wrong },
  ]);
  expect(data.at(-1)).toMatchObject({ kind: 'OPENING', goods_receipt_id: null });
  const listed = (await call(api, goodsReceipts, { ...as(), body: {} })).body;
  expect(listed.data.map(({ quantity, undone_by_name }) => [quantity, undone_by_name])).toEqual([
    ['240', 'Asha Rao'],
    ['1', null],
  ]);
  const bought = (await call(api, suppliers, { ...as(), body: {} })).body.data;
  expect(bought).toMatchObject([{ name: 'Surat', receipts: 1, spent: '100.00' }]);
});

test('the only cost leaves with its receipt, and a variant is undone by itself', async () => {
  const shirt = await addItem(shop, { title: 'Shirt', hasVariants: true, stock: 0 });
  const variant_id = await addVariant(shop, shirt, { sku: 'S-M', stock: 2000 });
  const id = await receive({ product_id: shirt.id, variant_id, cost: '8000.00' });
  expect(await costs(variant_id)).toHaveLength(1);
  const { body } = await undo(id);
  expect(body).toMatchObject({ receipt: { variant_sku: 'S-M' }, data: { available_quantity: '2' } });
  expect(await costs(variant_id)).toEqual([]);
});

test('a later receipt keeps its cost, and is the last one', async () => {
  const wrong = await receive({ quantity: '10', cost: '500.00' });
  await receive({ quantity: '8', cost: '90.00' });
  await undo(wrong);
  // 2 pieces counted at the wrong cost, since none was known before: 2 at 500.00 and 8 at 90.00.
  expect(await costs()).toEqual([{ id: item.id, last: '90.00', average: '172.00' }]);
});

test('a receipt is undone once: by a double press, by two people, never again', async () => {
  const id = await receive({});
  const key = crypto.randomUUID();
  const both = await Promise.all([undo(id, shop.owner, key), undo(id), undo(id)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  const { status, refusal } = await undo(id);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([
    { field: 'goods_receipt_id', message: formatMessage('goods.undoneAlready') },
  ]);
  const { data } = (await call(api, stockMoves, { ...as(), params: { id: item.id } })).body;
  expect(data[0]).toMatchObject({ quantity: '-24', balance: '2' });
  expect(data).toHaveLength(3);
});

test('what was sold meanwhile cannot leave: the stock is short, and nothing changes', async () => {
  const id = await receive({ cost: '10.00' });
  await sell(3);
  const { status, refusal } = await undo(id);
  expect(status).toBe(409);
  expect(refusal).toMatchObject({
    code: 'STOCK_SHORT',
    details: { product_id: item.id, available: '23' },
  });
  expect((await call(api, goodsReceipts, { ...as(), body: {} })).body.data[0]?.undone_at).toBeNull();
  expect(await costs()).toEqual([{ id: item.id, last: '10.00', average: '10.00' }]);
});

test('only who edits products undoes; of a deleted product or another shop nothing is there', async () => {
  const id = await receive({});
  const viewer = await shop.addEmployee(['products:view']);
  expect((await undo(id, viewer)).status).toBe(403);
  const keeper = await shop.addEmployee(['products:view', 'products:edit']);
  const kept = await receive({ cost: '99.00' });
  expect((await undo(kept, keeper)).body.receipt.cost).toBeNull();
  expect((await undo(crypto.randomUUID())).status).toBe(404);
  await call(api, deleteCatalog, { ...as(), body: { catalog_ids: [item.id], catalog_type: 'product' } });
  expect((await undo(id)).status).toBe(404);
});

test('an undone receipt names no supplier for what is to be bought', async () => {
  await receive({ quantity: '1', supplier: 'Right' });
  const wrong = await receive({ supplier: 'Wrong' });
  await undo(wrong);
  const { data } = (await call(api, goodsToBuy, { ...as(), body: {} })).body;
  expect(data).toMatchObject([{ available: '3', supplier_name: 'Right' }]);
});
