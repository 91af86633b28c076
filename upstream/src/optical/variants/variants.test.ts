import { formField } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvoice } from '../../billing/contract.ts';
import { addCustomer, expectBalancedBooks, payloadOf } from '../../billing/testing/index.ts';
import { servicesProducts, variantBySku, variantsByProduct } from '../../catalogue/contract.ts';
import { newId } from '../../db/id.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addLens, type TestLens } from '../testing/index.ts';
import { addLensVariant, deleteLensVariant, updateLensVariant } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let lens: TestLens;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 8 });
  lens = await addLens(shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = (by = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
const GOOD = { sku: 'L-200', power: '-2', mrp: '500', sell_price: 450, available_quantity: '4' };
const add = (more: object = {}) =>
  call(api, addLensVariant, { ...sent(), body: { product_id: lens.id, ...GOOD, ...more } });
const change = (id: string, more: object) =>
  call(api, updateLensVariant, { ...sent(), body: { id, ...more } });
const remove = (id: string) => call(api, deleteLensVariant, { ...sent(), body: { id } });
const list = async () =>
  (await call(api, variantsByProduct, { ...sent(), params: { id: lens.id } })).body.data;
const product = async () =>
  (await call(api, servicesProducts, { ...sent(), query: { ids: lens.id } })).body.products[0];
const moves = () =>
  shop.within(async ({ sql, tenantId }) => {
    const all = sql.selectFrom('stockMove').where('tenantId', '=', tenantId).where('itemId', '=', lens.id);
    const rows = await all.orderBy('id').select(['reason', 'quantity', 'note']).execute();
    const moved = rows.filter(({ quantity }) => Number(quantity) !== 0);
    return moved.map(
      ({ reason, quantity, note }) => `${reason} ${Number(quantity)}${note ? ` ${note}` : ''}`,
    );
  });

test("a variant is kept as its form says it, at its product's GST, and opens its stock", async () => {
  const { body } = await add({ index: '1.56', fields: { shelf: 'B4' } });
  expect(body).toMatchObject({ success: true, message: 'Variant saved' });
  expect(body.data).toMatchObject({
    product_id: lens.id,
    sku: 'L-200',
    power: '-2.00',
    index: '1.56',
    mrp: '500.00',
    sell_price: '450.00',
    available_quantity: '4',
    gst_percentage: '5',
    fields: { shelf: 'B4' },
  });
  expect(await list()).toEqual([body.data]);
  expect(await product()).toMatchObject({ has_variants: 1, available_quantity: '4' });
  expect(await moves()).toEqual(['OPENING 4']);
});

test('without an MRP the price with its GST is one, which labels print', async () => {
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('form')
      .set({
        fields: JSON.stringify([formField('sku', 'SKU'), formField('sell_price', 'Price')]) as JsonValue,
      })
      .where('tenantId', '=', tenantId)
      .where('name', '=', 'product_variants_test_lens')
      .execute(),
  );
  const { body } = await call(api, addLensVariant, {
    ...sent(),
    body: { product_id: lens.id, sku: 'P-1', sell_price: 1000 },
  });
  expect(body.data).toMatchObject({ mrp: '1050.00', sell_price: '1000.00' });
});

test('what a product had in stock itself is written off when it is first sold in variants', async () => {
  lens = await addLens(shop, { stock: 7000 });
  await add();
  expect(await product()).toMatchObject({ available_quantity: '4' });
  expect(await moves()).toEqual(['OPENING 7', 'CORRECTION -7 Now sold in variants', 'OPENING 4']);
});

test('a change leaves what it does not name, and corrects stock by what was seen', async () => {
  const { id } = (await add()).body.data;
  const why = { reason: 'OTHER', note: 'Found in a drawer' };
  const { body } = await change(id, {
    color: 'Brown',
    available_quantity: 6,
    expected_quantity: '4',
    ...why,
  });
  expect(body.data).toMatchObject({ sku: 'L-200', color: 'Brown', power: '-2.00', available_quantity: '6' });
  expect(await moves()).toEqual(['OPENING 4', 'CORRECTION 2 Found in a drawer']);
  const unexplained = await change(id, { color: 'Brown', reason: 'OTHER' });
  expect(unexplained.refusal.problems?.[0]?.field).toBe('note');
});

test('a correction after a sale is refused with what there is now; what was seen and left stays', async () => {
  const { id } = (await add()).body.data;
  const line = { item: { ...lens, price: 45_000 }, variantId: id };
  const body = payloadOf({ customer: await addCustomer(shop), lines: [line] });
  expect((await call(api, createInvoice, { ...sent(), body })).status).toBe(200);
  const stale = await change(id, { available_quantity: 6, expected_quantity: 4 });
  expect(stale.refusal).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { available: '3' } });
  const left = await change(id, { color: 'Grey', available_quantity: 4, expected_quantity: 4 });
  expect(left.body.data).toMatchObject({ color: 'Grey', available_quantity: '3' });
});

test('a deleted variant is gone for the till, stays on its bill, and its code is free', async () => {
  const { id } = (await add()).body.data;
  const line = { item: { ...lens, price: 45_000 }, variantId: id };
  const sale = payloadOf({ customer: await addCustomer(shop), lines: [line] });
  await call(api, createInvoice, { ...sent(), body: sale });
  expect((await remove(id)).body).toMatchObject({ product_id: lens.id, message: 'Variant deleted' });
  expect(await list()).toEqual([]);
  expect(await product()).toMatchObject({ has_variants: 0, available_quantity: '0' });
  expect(await moves()).toEqual(['OPENING 4', 'SALE -1', 'CORRECTION -3 Variant deleted']);
  expect((await call(api, variantBySku, { ...sent(), params: { sku: 'L-200' } })).status).toBe(404);
  expect((await call(api, createInvoice, { ...sent(), body: sale })).status).toBe(404);
  expect((await remove(id)).status).toBe(404);
  expect((await change(id, { color: 'Red' })).status).toBe(404);
  expect((await add()).status).toBe(200);
});

test("a code is a variant's own in the shop", async () => {
  const first = (await add()).body.data;
  const second = (await add({ sku: 'L-300' })).body.data;
  for (const refused of [await add(), await change(second.id, { sku: 'L-200' })]) {
    expect(refused.status).toBe(409);
    expect(refused.refusal.problems).toMatchObject([{ field: 'sku', code: 'CODE_TAKEN' }]);
  }
  expect((await change(first.id, { sku: 'L-200' })).status).toBe(200);
});

test.each<[object, string]>([
  [{ sku: '' }, 'sku'],
  [{ mrp: '' }, 'mrp'],
  [{ sell_price: 501 }, 'sell_price'],
  [{ available_quantity: '1.5' }, 'available_quantity'],
  [{ power: '-2.10' }, 'power'],
  [{ shape: 'Round' }, 'shape'],
  [{ fields: { colour: 'red' } }, 'colour'],
])('%j is told at its field, and nothing is kept', async (entries, field) => {
  const { refusal } = await add(entries);
  expect(refusal.problems).toMatchObject([{ field }]);
  expect(await moves()).toEqual([]);
  expect(await product()).toMatchObject({ has_variants: 0 });
});

test('one key makes one variant', async () => {
  const body = { product_id: lens.id, ...GOOD };
  const key = newId();
  const twice = await Promise.all([1, 2, 3].map(() => call(api, addLensVariant, { ...sent(), body, key })));
  expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await list()).toHaveLength(1);
  expect(await moves()).toEqual(['OPENING 4']);
});

test("another shop's product and variants are not there", async () => {
  const { id } = (await add()).body.data;
  const other = await testShop(api, { businessId: 8 });
  const foreign = { token: other.owner.token, schemaKey: other.schemaKey };
  const body = { product_id: lens.id, ...GOOD, sku: 'X' };
  expect((await call(api, addLensVariant, { ...foreign, body })).status).toBe(404);
  expect((await call(api, updateLensVariant, { ...foreign, body: { id, sku: 'X' } })).status).toBe(404);
  expect((await call(api, deleteLensVariant, { ...foreign, body: { id } })).status).toBe(404);
  expect(await list()).toMatchObject([{ sku: 'L-200' }]);
});
