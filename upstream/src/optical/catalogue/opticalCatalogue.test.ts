import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../billing/testing/index.ts';
import { servicesProducts, variantsByProduct } from '../../catalogue/contract.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addOpticalCatalogue, opticalCategories, updateOpticalCatalogue } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let picture: string;
beforeAll(async () => {
  api = await testApi();
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5a75' } })
    .png()
    .toBuffer();
  picture = `data:image/png;base64,${png.toString('base64')}`;
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 8 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const LENS = {
  title: 'Blue-cut lens',
  type: 'lens',
  category_name: 'Lenses',
  has_variants: 'Yes',
  is_inventory: 'Yes',
};
const VARIANTS = [
  { sku: 'B-100', power: '-1', mrp: '500', sell_price: '450', available_quantity: '3' },
  { sku: 'B-200', power: '-2', mrp: '500', sell_price: '450', available_quantity: '5' },
];
const add = (more: object = {}) =>
  call(api, addOpticalCatalogue, {
    ...sent(),
    body: { values: LENS, variants: VARIANTS, ...more },
  });
const update = (body: object) => call(api, updateOpticalCatalogue, { ...sent(), body });
const variantsOf = async (id: string) =>
  (await call(api, variantsByProduct, { ...sent(), params: { id } })).body.data;
const ofType = async (type: string) =>
  (await call(api, servicesProducts, { ...sent(), query: { type } })).body.products.map(({ title }) => title);
const titles = async () =>
  (await call(api, servicesProducts, sent())).body.products.map(({ title }) => title);

test('a product is added together with its variants, also with its fields in the body itself', async () => {
  const { body } = await add();
  expect(body.data).toMatchObject({ title: 'Blue-cut lens', has_variants: 1, available_quantity: '8' });
  expect((await variantsOf(body.data.id)).map(({ sku, power }) => [sku, power])).toEqual([
    ['B-100', '-1.00'],
    ['B-200', '-2.00'],
  ]);
  const flat = await call(api, addOpticalCatalogue, { ...sent(), body: { ...LENS, title: 'Flat' } });
  expect(flat.body.data).toMatchObject({ title: 'Flat', image: null });
});

test('what is wrong with one variant is told at its place, and nothing is kept', async () => {
  const second = { ...VARIANTS[1], sku: 'B-100' };
  const { status, refusal } = await add({ variants: [VARIANTS[0], second] });
  expect(status).toBe(409);
  expect(refusal.problems).toMatchObject([{ field: 'variants.1.sku', code: 'CODE_TAKEN' }]);
  const wrong = await add({ variants: [{ ...VARIANTS[0], mrp: '' }] });
  expect(wrong.refusal.problems).toMatchObject([{ field: 'variants.0.mrp', message: 'Please input MRP!' }]);
  expect(await titles()).toEqual([]);
});

test('a picture may come in base64, and is taken away again', async () => {
  const { body } = await add({ image: picture });
  expect(body.data.image).toMatch(/^\/files\//);
  const gone = await update({ id: body.data.id, isImgDeleted: true });
  expect(gone.body.data.image).toBeNull();
});

test.each(['data:text/html;base64,PGI+', 'data:image/png;base64,?', 'data:image/png;base64,PGI+'])(
  '%s is no picture',
  async (image) => {
    const { refusal } = await add({ image });
    expect(refusal.problems).toMatchObject([{ field: 'image' }]);
  },
);

test('a change adds and changes variants with the product: all or nothing', async () => {
  const { id } = (await add()).body.data;
  const [first] = await variantsOf(id);
  const added = { values: { sku: 'B-300', mrp: '600', sell_price: '600' } };
  const changed = { id: first?.id, values: { available_quantity: '2' }, expected_quantity: '3' };
  const { body } = await update({ id, values: { brand: 'Zeiss' }, variants: [changed, added] });
  expect(body.data).toMatchObject({ brand: 'Zeiss', available_quantity: '7' });
  expect(await variantsOf(id)).toHaveLength(3);
  const late = { ...changed, values: { available_quantity: '1' } };
  const stale = await update({ id, values: { brand: 'Hoya' }, variants: [late] });
  expect(stale.refusal.code).toBe('CHANGED_MEANWHILE');
  const foreign = await update({ id, variants: [{ id: newId(), values: {} }] });
  expect(foreign.status).toBe(404);
  expect((await update({ id })).body.data).toMatchObject({ brand: 'Zeiss' });
});

test('categories are told by kind of product', async () => {
  await add();
  await add({ values: { ...LENS, type: 'frame', category_name: 'Full rim' }, variants: [] });
  await add({ values: { ...LENS, category_name: '' }, variants: [] });
  const all = await call(api, opticalCategories, { ...sent(), body: { business_id: 8 } });
  expect(all.body.data).toEqual([
    { type: 'frame', name: 'Full rim', items: 1 },
    { type: 'lens', name: 'Lenses', items: 1 },
    { type: 'lens', name: null, items: 1 },
  ]);
  const frames = await call(api, opticalCategories, { ...sent(), body: { category_type: 'frame' } });
  expect(frames.body.data).toEqual([{ type: 'frame', name: 'Full rim', items: 1 }]);
});

test('a list is narrowed to a kind of product, or to products without one', async () => {
  await add();
  await add({ values: { ...LENS, title: 'Half rim', type: 'frame' }, variants: [] });
  await add({ values: { title: 'Cord', price: '20' }, variants: [] });
  expect(await ofType('lens')).toEqual(['Blue-cut lens']);
  expect(await ofType('frame')).toEqual(['Half rim']);
  expect(await ofType('')).toEqual(['Cord']);
});
