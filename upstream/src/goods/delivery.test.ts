import { formatMessage } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addItem, addVariant, expectBalancedBooks, type TestItem } from '../billing/testing/index.ts';
import { deleteCatalog, stockMoves } from '../catalogue/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { goodsCosts, goodsReceipts, receiveDelivery, suppliers, undoGoodsReceipt } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let rakhi: TestItem;
let thread: TestItem;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  rakhi = await addItem(shop, { title: 'Rakhi', stock: 10_000 });
  thread = await addItem(shop, { title: 'Thread', stock: 0 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
interface Line {
  product_id: string;
  variant_id?: string;
  quantity: string;
  cost?: string;
}
const deliver = (lines: Line[], { by = shop.owner, key = crypto.randomUUID(), ...bill } = {}) =>
  call(api, receiveDelivery, {
    ...as(by),
    key,
    body: { supplier: 'Surat Textiles', bill_number: 'ST/118', ...bill, lines },
  });
const receipts = async () => (await call(api, goodsReceipts, { ...as(), body: {} })).body;

test('a bill of several lines comes in at once: receipts, costs and moves are those of single ones', async () => {
  const shirt = await addItem(shop, { title: 'Shirt', hasVariants: true, stock: 0 });
  const variant_id = await addVariant(shop, shirt, { sku: 'S-M', stock: 2000 });
  const { body } = await deliver([
    { product_id: thread.id, quantity: '12', cost: '5.00' },
    { product_id: shirt.id, variant_id, quantity: '3', cost: '80.00' },
    { product_id: rakhi.id, quantity: '10', cost: '100.00' },
    { product_id: rakhi.id, quantity: '20', cost: '130.00' },
    { product_id: thread.id, quantity: '1' },
  ]);
  expect(body.message).toBe('5 products added to the stock.');
  expect(
    body.receipts.map(({ product_title, variant_sku, quantity, cost, supplier_name, bill_number }) =>
      [product_title, variant_sku, quantity, cost, supplier_name, bill_number].join(' '),
    ),
  ).toEqual([
    'Thread  12 5.00 Surat Textiles ST/118',
    'Shirt S-M 3 80.00 Surat Textiles ST/118',
    'Rakhi  10 100.00 Surat Textiles ST/118',
    'Rakhi  20 130.00 Surat Textiles ST/118',
    'Thread  1  Surat Textiles ST/118',
  ]);
  const stock = new Map(body.data.map((item) => [item.title, item.available_quantity]));
  expect(Object.fromEntries(stock)).toEqual({ Thread: '13', Shirt: '5', Rakhi: '40' });
  const ids = [rakhi.id, thread.id, variant_id].join(',');
  const costs = (await call(api, goodsCosts, { ...as(), body: { ids } })).body.data;
  // 10 without a known cost and 10 at 100.00, then 20 at 130.00.
  expect(costs.find(({ id }) => id === rakhi.id)).toMatchObject({ last: '130.00', average: '115.00' });
  expect(costs.find(({ id }) => id === thread.id)).toMatchObject({ average: '5.00' });
  expect(costs.find(({ id }) => id === variant_id)).toMatchObject({ average: '80.00' });
  const moves = (await call(api, stockMoves, { ...as(), params: { id: rakhi.id } })).body.data;
  expect(moves.map(({ quantity, balance }) => [quantity, balance])).toEqual([
    ['20', '40'],
    ['10', '20'],
    ['10', '10'],
  ]);
  const [supplier] = (await call(api, suppliers, { ...as(), body: {} })).body.data;
  expect(supplier).toMatchObject({ receipts: 5, spent: '3900.00' });
  const last = body.receipts[3]?.id ?? '';
  await call(api, undoGoodsReceipt, { ...as(), body: { goods_receipt_id: last } });
  const after = (await call(api, goodsCosts, { ...as(), body: { ids: rakhi.id } })).body.data;
  expect(after).toEqual([{ id: rakhi.id, last: '100.00', average: '100.00' }]);
});

test('a problem of one line refuses the whole, and each names its line and field', async () => {
  const gone = await addItem(shop, { title: 'Gone', stock: 0 });
  await call(api, deleteCatalog, { ...as(), body: { catalog_ids: [gone.id], catalog_type: 'product' } });
  const shirt = await addItem(shop, { title: 'Shirt', hasVariants: true, stock: 0 });
  const { status, refusal } = await deliver([
    { product_id: rakhi.id, quantity: '10', cost: '100.00' },
    { product_id: rakhi.id, quantity: '2.5' },
    { product_id: gone.id, quantity: '1' },
    { product_id: shirt.id, quantity: '1' },
    { product_id: thread.id, quantity: '0' },
  ]);
  expect(status).toBe(422);
  expect(refusal.problems?.map(({ field, message }) => [field, message])).toEqual([
    ['lines.2.product_id', formatMessage('goods.lineGone')],
    ['lines.3.quantity', formatMessage('goods.notCounted')],
    ['lines.1.quantity', formatMessage('billing.quantityNotWhole')],
    ['lines.4.quantity', formatMessage('goods.quantityMissing')],
  ]);
  expect((await receipts()).total).toBe(0);
  expect((await call(api, suppliers, { ...as(), body: {} })).body.total).toBe(0);
});

test('a figure that is none is refused at its line, and so are no lines at all', async () => {
  const bad = await deliver([
    { product_id: rakhi.id, quantity: '1' },
    { product_id: rakhi.id, quantity: '1', cost: '12.345' },
  ]);
  expect(bad.refusal.problems).toMatchObject([{ field: 'lines.1.cost' }]);
  expect((await deliver([])).status).toBe(422);
});

test('by a double press a delivery comes in once; two of the same goods at once both do', async () => {
  const key = crypto.randomUUID();
  const lines = [
    { product_id: rakhi.id, quantity: '1' },
    { product_id: thread.id, quantity: '1' },
  ];
  await Promise.all([deliver(lines, { key }), deliver(lines, { key })]);
  await deliver(lines, { key });
  expect((await receipts()).total).toBe(2);
  const both = await Promise.all([deliver(lines), deliver(lines.toReversed())]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await receipts()).total).toBe(6);
});

test('who edits products enters deliveries, without being told costs', async () => {
  const viewer = await shop.addEmployee(['products:view']);
  const lines = [{ product_id: rakhi.id, quantity: '1', cost: '9.00' }];
  expect((await deliver(lines, { by: viewer })).status).toBe(403);
  const keeper = await shop.addEmployee(['products:view', 'products:edit']);
  expect((await deliver(lines, { by: keeper })).body.receipts[0]?.cost).toBeNull();
});
