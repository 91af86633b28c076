import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addCustomer,
  addItem,
  addVariant,
  expectBalancedBooks,
  stockOf,
  type TestCustomer,
  type TestItem,
} from '../../billing/testing/index.ts';
import { deleteCatalog, stockMoves } from '../../catalogue/contract.ts';
import { notifications } from '../../notifications/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createOrders, itemsOfOrders, updateOrders, updateOrderStatus } from '../orders/contract.ts';
import { addMasters, type TestMasters } from '../testing/masters.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let customer: TestCustomer;
let silk: TestItem;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  customer = await addCustomer(shop);
  silk = await addItem(shop, { title: 'Blue silk', unit: 'm', stock: 20_000, lowStock: 16_000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = (of: TestShop = shop) => ({ token: of.owner.token, schemaKey: of.schemaKey });
type Fabric = { product_id?: string; variant_id?: string | null; quantity?: string; rate?: string };
const cut = (more: Fabric = {}) => ({ product_id: silk.id, quantity: '2.5', rate: '320.00', ...more });
interface Item {
  id?: string;
  quantity?: number;
  fabrics?: object[];
}
const bodyOf = (items: readonly Item[]) => ({
  customer_id: customer.id,
  delivery_time: '2026-12-20',
  item: items.map((item) => ({ item_id: masters.suit, to_whom: 'Meena', quantity: 1, ...item })),
});
const take = (items: readonly Item[]) => call(api, createOrders, { ...sent(), body: bodyOf(items) });
const edit = (id: string, items: readonly Item[]) =>
  call(api, updateOrders, { ...sent(), params: { id }, body: bodyOf(items) });
const itemsOf = async (id: string) =>
  (await call(api, itemsOfOrders, { ...sent(), query: { ids: id } })).body.data;
const problemsOf = ({ refusal }: { refusal: { problems?: { field: string; code: string }[] } }) =>
  refusal.problems?.map(({ field, code }) => [field, code]);
const movesOf = async (item: TestItem) =>
  (await call(api, stockMoves, { ...sent(), params: { id: item.id } })).body.data
    .map(({ kind, quantity, order_number: order }) => [kind, quantity, order])
    .slice(0, -1);

const at = (field: string) => [[`item.0.fabrics.0.${field}`, 'INVALID_INPUT']];

test('cloth of the shop is part of the price, and leaves the stock with the order', async () => {
  const { body } = await take([{ quantity: 2, fabrics: [cut()] }]);
  // (1,200 + 2.5 m at 320) x 2; the shop charges no GST on orders by default.
  expect(body.order).toMatchObject({ subtotal: '4000.00' });
  const [item] = await itemsOf(body.order_id);
  expect(item).toMatchObject({ price: '1200.00', unit_price: '2000.00', total_price: '4000.00' });
  expect(item?.fabrics).toEqual([
    { ...cut(), variant_id: null, name: 'Blue silk', unit: 'm', amount: '800.00' },
  ]);
  expect(await stockOf(shop, silk)).toBe('15.000');
  expect(await movesOf(silk)).toEqual([['SALE', '-5', body.order.order_no]]);
  const notices = (await call(api, notifications, { ...sent(), body: { limit: 20 } })).body.data;
  expect(notices.filter(({ kind }) => kind === 'STOCK_LOW')).toHaveLength(1);
});

test('an edit moves the difference; what is not spoken of stays as it was agreed', async () => {
  const { order_id: id, order } = (await take([{ quantity: 2, fabrics: [cut()] }])).body;
  const [item] = await itemsOf(id);
  const was = { id: item?.id ?? '' };
  await edit(id, [{ ...was, quantity: 3 }]);
  expect(await stockOf(shop, silk)).toBe('12.500');
  await edit(id, [{ ...was, quantity: 1, fabrics: [cut({ quantity: '3', rate: '300.00' })] }]);
  expect(await stockOf(shop, silk)).toBe('17.000');
  expect((await itemsOf(id))[0]?.total_price).toBe('2100.00');
  await edit(id, [{ ...was, fabrics: [] }]);
  expect(await stockOf(shop, silk)).toBe('20.000');
  expect((await movesOf(silk)).map(([kind, quantity]) => [kind, quantity])).toEqual([
    ['RETURN', '3'],
    ['RETURN', '4.5'],
    ['SALE', '-2.5'],
    ['SALE', '-5'],
  ]);
  expect(order.order_no).toMatch(/J/);
});

test('an item that is taken out, and an order that is canceled, give all back', async () => {
  const { order_id: id } = (await take([{ fabrics: [cut()] }, { fabrics: [cut({ quantity: '1' })] }])).body;
  const [first] = await itemsOf(id);
  await edit(id, [{ id: first?.id ?? '' }]);
  expect(await stockOf(shop, silk)).toBe('17.500');
  await call(api, updateOrderStatus, { ...sent(), body: { OrderID: id, status: 'Cancelled' } });
  expect(await stockOf(shop, silk)).toBe('20.000');
});

test('too little in stock is told at the fabric, and nothing is written', async () => {
  const answer = await take([
    { fabrics: [cut({ quantity: '12' })] },
    { quantity: 2, fabrics: [cut({ quantity: '4.001' })] },
  ]);
  expect(problemsOf(answer)).toEqual([['item.0.fabrics.0.quantity', 'STOCK_SHORT']]);
  expect(await stockOf(shop, silk)).toBe('20.000');
  expect(await movesOf(silk)).toEqual([]);
});

test('of two orders at once for the last of it one is taken', async () => {
  const most = [{ fabrics: [cut({ quantity: '12' })] }];
  const answers = await Promise.all([take(most), take(most)]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  expect(await stockOf(shop, silk)).toBe('8.000');
});

test('what is none of the shop’s cloth is told at its field', async () => {
  const other = await testShop(api, { businessId: 2 });
  const elsewhere = await addItem(other, { stock: 5000 });
  const lens = await addItem(shop, { hasVariants: true });
  const red = await addVariant(shop, lens, { sku: 'RED', stock: 3000 });
  const service = await addItem(shop, { kind: 'SERVICE' });
  const pieces = await addItem(shop, { unit: 'pc', stock: 5000 });
  const refused = async (fabric: Fabric) => problemsOf(await take([{ fabrics: [cut(fabric)] }]));
  for (const wrong of [elsewhere, service, lens])
    expect(await refused({ product_id: wrong.id })).toEqual(at('product_id'));
  expect(await refused({ variant_id: red })).toEqual(at('product_id'));
  expect(await refused({ product_id: pieces.id })).toEqual(at('quantity'));
  expect(await refused({ quantity: '0' })).toEqual(at('quantity'));
  expect(await refused({ quantity: '1.2345' })).toEqual(at('quantity'));
  expect(await refused({ rate: '-1.00' })).toEqual(at('rate'));
  const taken = await take([{ fabrics: [cut({ product_id: lens.id, variant_id: red, quantity: '2' })] }]);
  expect((await itemsOf(taken.body.order_id))[0]?.fabrics).toMatchObject([{ name: 'Shirt (RED)' }]);
});

test('an order keeps cloth that the shop does not sell any more; a new one cannot have it', async () => {
  const { order_id: id } = (await take([{ fabrics: [cut()] }])).body;
  await call(api, deleteCatalog, { ...sent(), body: { catalog_ids: [silk.id], catalog_type: 'product' } });
  const [item] = await itemsOf(id);
  const kept = await edit(id, [{ id: item?.id ?? '', fabrics: [cut()] }]);
  expect(kept.status).toBe(200);
  expect((await itemsOf(id))[0]?.fabrics).toMatchObject([{ name: 'Blue silk' }]);
  expect(problemsOf(await take([{ fabrics: [cut()] }]))).toEqual([
    ['item.0.fabrics.0.product_id', 'INVALID_INPUT'],
  ]);
});

test('cloth whose stock nobody counts moves nothing', async () => {
  const cotton = await addItem(shop, { title: 'Cotton', unit: 'm' });
  const taken = await take([{ fabrics: [cut({ product_id: cotton.id, quantity: '40' })] }]);
  expect(taken.status).toBe(200);
  expect(await stockOf(shop, cotton)).toBe('0.000');
});
