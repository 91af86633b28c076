import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem, expectBalancedBooks } from '../../billing/testing/index.ts';
import { noise } from '../../files/testing/hostile.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { stockMoves } from '../stock/contract.ts';
import { addCatalog, editCatalog, servicesProducts } from './contract.ts';

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
const add = (body: object, more = {}) => call(api, addCatalog, { ...sent(), body, ...more });
const edit = (body: object, more = {}) => call(api, editCatalog, { ...sent(), body, ...more });
const photo = () => noise(40, 30).jpeg().toBuffer();

test('a product is added by the number of its form, with its picture, as a browser sends it', async () => {
  const fields = { form_id: 3, title: 'Kota saree', price: '1250.50', unit: 'pc', available_quantity: '4' };
  const { status, body } = await add(fields, { files: { image: await photo() } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    message: 'Kota saree saved',
    data: {
      category: 'product',
      price: '1250.50',
      is_inventory: 1,
      available_quantity: '4',
      gst_from_setting: 1,
      oc_status: 'Available',
      image: expect.stringContaining(`${shop.tenantId}/products/`),
    },
  });
});

test.each([
  ['by its number', { form_id: '4' }],
  ['by the catalogue', { catalog_type: 'service' }],
])('a picture is held to the limit of its form, named %s', async (_, named) => {
  const large = { files: { image: Buffer.concat([await photo(), Buffer.alloc(2 * 1024 * 1024)]) } };
  const product = await add({ form_id: '3', title: 'Stole', price: '900' }, large);
  expect(product.status).toBe(200);
  const service = await add({ ...named, title: 'Hemming', price: '80' }, large);
  expect(service.refusal.problems?.[0]).toMatchObject({
    field: 'image',
    message: 'File too large. Please upload an image smaller than 2MB.',
  });
});

test('a service is added by its values; another key adds another one, the same key none', async () => {
  const body = { catalog_type: 'service', values: { title: 'Hemming', price: '80', duration: '1 day' } };
  const key = randomUUID();
  const [first, again] = [await add(body, { key }), await add(body, { key })];
  expect(first.body.data).toMatchObject({ category: 'service', price: '80.00', duration: '1 day' });
  expect(again.body.data.id).toBe(first.body.data.id);
  expect((await add(body)).body.data.id).not.toBe(first.body.data.id);
});

test('what is wrong is told at the fields of the form, and nothing is kept', async () => {
  const values = { price: 'ten', gst_percentage: '41', gst_from_setting: 'No', colour_of_moon: 'red' };
  const { status, refusal } = await add({ catalog_type: 'product', values });
  expect(status).toBe(422);
  expect(refusal.problems?.map(({ field }) => field).toSorted()).toEqual([
    'colour_of_moon',
    'gst_percentage',
    'price',
    'title',
  ]);
  expect((await add({ title: 'Of nothing' })).refusal.problems?.[0]?.field).toBe('form_id');
  const both = { form_id: 4, catalog_type: 'product', title: 'Of both' };
  expect((await add(both)).refusal.problems?.[0]?.field).toBe('form_id');
});

test('a change says what it changes; its picture takes the place of the one before', async () => {
  const { body } = await add(
    { form_id: 3, title: 'Frame', brand: 'Ray', price: '900' },
    { files: { image: await photo() } },
  );
  const { id, image } = body.data;
  const named = { catalog_id: id, catalog_type: 'product' };
  const pictured = await edit({ ...named, title: 'Round frame' }, { files: { image: await photo() } });
  expect(pictured.body.data).toMatchObject({ title: 'Round frame', brand: 'Ray', price: '900.00' });
  expect(pictured.body.data.image).not.toBe(image);
  const bare = await edit({ ...named, remove_image: 1, values: { brand: '', price: '950' } });
  expect(bare.body.data).toMatchObject({ brand: null, price: '950.00', image: null });
});

test('stock that a form shows is corrected only where somebody changed it', async () => {
  const { id } = await addItem(shop, { stock: 10_000 });
  const named = { catalog_id: id, catalog_type: 'product' };
  const stale = { title: 'Shirt', available_quantity: '12' };
  const { refusal } = await edit({ ...named, values: stale, expected_quantity: '9' });
  expect(refusal).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { available: '10' } });
  const why = { reason: 'RECEIVED', note: ' From Jaipur ' };
  const seen = await edit({ ...named, values: stale, expected_quantity: '10', ...why });
  expect(seen.body.data.available_quantity).toBe('12');
  const history = await call(api, stockMoves, { ...sent(), params: { id } });
  expect(history.body.data[0]).toMatchObject({
    kind: 'CORRECTION',
    quantity: '2',
    balance: '12',
    correction_reason: 'RECEIVED',
    note: 'From Jaipur',
  });
  const unexplained = await edit({ ...named, values: { title: 'Shirt' }, reason: 'OTHER' });
  expect(unexplained.refusal.problems?.[0]?.field).toBe('note');
  const unsaid = await edit({ ...named, values: { ...stale, available_quantity: '5' } });
  expect(unsaid.refusal.problems?.[0]?.field).toBe('expected_quantity');
});

test('of another shop, of the other catalogue, or of nobody, there is nothing to change', async () => {
  const other = await testShop(api);
  const theirs = await addItem(other, { title: 'Canary' });
  const service = await addItem(shop, { kind: 'SERVICE' });
  for (const id of [theirs.id, service.id, randomUUID()]) {
    const { status } = await edit({ catalog_id: id, catalog_type: 'product', values: { title: 'Mine' } });
    expect(status).toBe(404);
  }
  const { body } = await call(api, servicesProducts, {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    query: { ids: theirs.id },
  });
  expect(body.products[0]?.title).toBe('Canary');
});

test('each catalogue has a right of its own', async () => {
  const { schemaKey } = shop;
  const { token } = await shop.addEmployee(['products:create', 'products:edit']);
  const adding = (body: object) => call(api, addCatalog, { token, schemaKey, body });
  expect((await adding({ form_id: 3, title: 'Allowed', price: '5' })).status).toBe(200);
  expect((await adding({ form_id: 4, title: 'Not allowed' })).status).toBe(403);
  expect((await adding({ form_id: '4', title: 'Not allowed' })).status).toBe(403);
  const { id } = await addItem(shop, { kind: 'SERVICE' });
  const body = { catalog_id: id, catalog_type: 'service', price: '1' };
  expect((await call(api, editCatalog, { token, schemaKey, body })).status).toBe(403);
});

test('an offer above the price, and nothing to bill it at, are told at their fields', async () => {
  const problem = async (body: object) =>
    (await add({ form_id: 3, title: 'Stole', ...body })).refusal.problems?.[0];
  expect(await problem({ price: '475', offer: '525' })).toMatchObject({
    field: 'offer',
    message: 'The offer is above the price',
  });
  expect(await problem({})).toMatchObject({ field: 'price' });
  const id = (await add({ form_id: 3, title: 'Stole', price: '525', offer: '475' })).body.data.id;
  const lowered = await edit({ catalog_id: id, catalog_type: 'product', values: { price: '450' } });
  expect(lowered.refusal.problems?.[0]?.field).toBe('offer');
});

test('what is priced at the till has no price until one is named', async () => {
  const { body } = await add({ form_id: 3, title: 'Vegetables', price_at_till: 'Yes' });
  expect(body.data).toMatchObject({ price: null, offer: null, price_at_till: 1 });
  const named = { catalog_id: body.data.id, catalog_type: 'product' };
  const unpriced = await edit({ ...named, values: { price_at_till: 'No' } });
  expect(unpriced.refusal.problems?.[0]?.field).toBe('price');
  const priced = await edit({ ...named, values: { price: '40' } });
  expect(priced.body.data).toMatchObject({ price: '40.00', price_at_till: 0 });
  const again = await edit({ ...named, values: { price_at_till: 1 } });
  expect(again.body.data).toMatchObject({ price: null, price_at_till: 1 });
});

test('a product has the MRP that is printed on it, and nothing sells it above that', async () => {
  const { body } = await add({ form_id: 3, title: 'Toor dal, 1 kg', price: '165', mrp: 168 });
  expect(body.data).toMatchObject({ price: '165.00', mrp: '168.00' });
  const named = { catalog_id: body.data.id, catalog_type: 'product' };
  const refused = {
    refusal: { problems: [{ field: 'price', message: "The selling price can't be above the MRP." }] },
  };
  expect(await edit({ ...named, values: { price: '170' } })).toMatchObject(refused);
  // Also for the permanent save from the cart.
  expect(await edit({ ...named, price: '170' })).toMatchObject(refused);
  expect((await edit({ ...named, price: '168' })).body.data.price).toBe('168.00');
  expect((await edit({ ...named, values: { mrp: '' } })).body.data.mrp).toBeNull();
});
