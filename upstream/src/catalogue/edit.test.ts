import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice } from '../billing/contract.ts';
import {
  addCustomer,
  addItem,
  addVariant,
  expectBalancedBooks,
  payloadOf,
  type TestItem,
} from '../billing/testing/index.ts';
import { newId } from '../db/id.ts';
import { withClient } from '../db/testing/session.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { editCatalog, variantBySku } from './contract.ts';

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
const edit = ({ id, kind }: TestItem, more: object) => {
  const catalog_type = kind === 'PRODUCT' ? 'product' : 'service';
  return call(api, editCatalog, { ...sent(), body: { catalog_id: id, catalog_type, ...more } });
};

const asOwner = (statement: string) => withClient(api.urls.ownerUrl, (client) => client.query(statement));
const movesOf = ({ id }: TestItem) =>
  shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('stockMove')
      .where('tenantId', '=', tenantId)
      .where('itemId', '=', id)
      .where('reason', '=', 'CORRECTION')
      .select(['quantity', 'staffId'])
      .execute(),
  );

test('a price saved for good is what the next bill begins with', async () => {
  const product = await addItem(shop, { price: 10_000, offer: 9_000 });
  expect((await edit(product, { price: '120.50' })).body.data).toMatchObject({
    price: '120.50',
    offer: '90.00',
  });
  const service = await addItem(shop, { kind: 'SERVICE', price: 10_000, offer: 9_000 });
  expect((await edit(service, { price: 95 })).body.data).toMatchObject({ price: '100.00', offer: '95.00' });
  const plain = await addItem(shop, { kind: 'SERVICE', price: 10_000 });
  expect((await edit(plain, { price: 95 })).body.data).toMatchObject({ price: '95.00', offer: null });
});

test('a price saved for good never ends below the offer, nor an offer above the price', async () => {
  const product = await addItem(shop, { price: 10_000, offer: 9_000 });
  expect((await edit(product, { price: '89.99' })).refusal.problems).toMatchObject([
    { field: 'price', message: 'The price would be below the offer of ₹90.00. Change the offer first.' },
  ]);
  const service = await addItem(shop, { kind: 'SERVICE', price: 10_000, offer: 9_000 });
  expect((await edit(service, { price: '100.01' })).refusal.problems).toMatchObject([
    { field: 'price', message: 'The offer is above the price' },
  ]);
});

test('a price saved for good ends that the till asks for it', async () => {
  const vegetables = await addItem(shop, { priceAtTill: true });
  expect((await edit(vegetables, { price: '40' })).body.data).toMatchObject({
    price: '40.00',
    price_at_till: 0,
  });
});

test('stock is corrected as a movement, by what the caller saw', async () => {
  const item = await addItem(shop, { stock: 10_000 });
  const { body } = await edit(item, { available_quantity: 7, expected_quantity: '10' });
  expect(body.data.available_quantity).toBe('7');
  expect(await movesOf(item)).toEqual([{ quantity: '-3.000', staffId: shop.owner.staffId }]);
});

test('a correction after a sale is refused with what there is now', async () => {
  const item = await addItem(shop, { stock: 10_000 });
  const body = payloadOf({ customer: await addCustomer(shop), lines: [{ item, quantity: 4000 }] });
  await call(api, createInvoice, { ...sent(), body });
  const stale = await edit(item, { price: 1, available_quantity: 12, expected_quantity: 10 });
  expect(stale.status).toBe(409);
  expect(stale.refusal).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { available: '6' } });
  const kept = await edit(item, { available_quantity: 6, expected_quantity: 6 });
  expect(kept.body.data).toMatchObject({ price: '100.00', available_quantity: '6' });
});

test.each([
  ['a stock that was sold meanwhile', { expected_quantity: 11 }, 'CHANGED_MEANWHILE'],
  ['half a piece', { available_quantity: '7.5' }, 'INVALID_INPUT'],
  ['"other" without a word', { reason: 'OTHER' }, 'INVALID_INPUT'],
])('price and stock together: %s saves neither', async (_, wrong, code) => {
  const item = await addItem(shop, { price: 10_000, stock: 10_000 });
  const counted = { price: '120.00', available_quantity: 7, expected_quantity: 10 };
  expect((await edit(item, { ...counted, ...wrong })).refusal.code).toBe(code);
  const { body } = await edit(item, {});
  expect(body.data).toMatchObject({ price: '100.00', available_quantity: '10' });
  expect(await movesOf(item)).toEqual([]);
});

test('price and stock together: a failure between the two saves neither, and the key may be sent again', async () => {
  const item = await addItem(shop, { price: 10_000, stock: 10_000 });
  const { id: catalog_id } = item;
  const key = newId();
  const together = () =>
    call(api, editCatalog, {
      ...sent(),
      key,
      body: { catalog_id, catalog_type: 'product', price: 120, available_quantity: 7, expected_quantity: 10 },
    });
  // The last statement fails, after price and stock were written.
  await asOwner('alter table stock_move add constraint nothing_moves check (false) not valid');
  expect((await together()).status).toBe(500);
  await asOwner('alter table stock_move drop constraint nothing_moves');
  expect((await edit(item, {})).body.data).toMatchObject({ price: '100.00', available_quantity: '10' });
  const saved = await together();
  expect(saved.body.data).toMatchObject({ price: '120.00', available_quantity: '7' });
  expect((await together()).body).toEqual(saved.body);
  expect(await movesOf(item)).toEqual([{ quantity: '-3.000', staffId: shop.owner.staffId }]);
});

test('a variant has a price and a stock of its own', async () => {
  const item = await addItem(shop, { hasVariants: true, stock: 0 });
  const variant = await addVariant(shop, item, { sku: 'V-1', stock: 3000 });
  const change = { variant_id: variant, price: 80, available_quantity: 5, expected_quantity: 3 };
  expect((await edit(item, change)).body.data.available_quantity).toBe('5');
  const { body } = await call(api, variantBySku, { ...sent(), params: { sku: 'V-1' } });
  expect(body.variant).toMatchObject({ sell_price: '80.00', available_quantity: '5' });
  const aboveMrp = await edit(item, { variant_id: variant, price: '100.01' });
  expect(aboveMrp.refusal.problems?.[0]?.field).toBe('price');
});

test.each<[string, Partial<Parameters<typeof addItem>[1]>, object, string]>([
  ['half a piece', { stock: 1000 }, { available_quantity: '0.5', expected_quantity: 1 }, 'INVALID_INPUT'],
  ['stock without what it was', { stock: 1000 }, { available_quantity: 2 }, 'INVALID_INPUT'],
  ['stock of what is not counted', {}, { available_quantity: 2, expected_quantity: 0 }, 'INVALID_INPUT'],
  [
    'stock of a service',
    { kind: 'SERVICE' },
    { available_quantity: 2, expected_quantity: 0 },
    'INVALID_INPUT',
  ],
  [
    'stock of a product that has it in its variants',
    { stock: 0, hasVariants: true },
    { available_quantity: 2, expected_quantity: 0 },
    'INVALID_INPUT',
  ],
  ['a variant of another product', {}, { variant_id: newId(), price: 1 }, 'NOT_FOUND'],
])('%s is refused', async (_, options, change, code) => {
  const item = await addItem(shop, options);
  expect((await edit(item, change)).refusal.code).toBe(code);
});

test('cloth may lie there in parts of a metre', async () => {
  const cloth = await addItem(shop, { unit: 'm', stock: 10_000 });
  const { body } = await edit(cloth, { available_quantity: '9.25', expected_quantity: '10.000' });
  expect(body.data.available_quantity).toBe('9.25');
});

test('a price needs the right to edit products, and the item the kind that is said', async () => {
  const item = await addItem(shop);
  const seller = await shop.addEmployee(['billing:create', 'products:view']);
  const body = { catalog_id: item.id, catalog_type: 'product', price: 1 };
  const { schemaKey } = shop;
  expect((await call(api, editCatalog, { token: seller.token, schemaKey, body })).status).toBe(403);
  expect((await edit({ ...item, kind: 'SERVICE' }, { price: 1 })).status).toBe(404);
});
