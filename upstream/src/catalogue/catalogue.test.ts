import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addItem, addVariant, expectBalancedBooks } from '../billing/testing/index.ts';
import { newId } from '../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import {
  catalogueCategories,
  servicesProducts,
  variantBySku,
  variants,
  variantsByProduct,
} from './contract.ts';

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const list = async (query = {}) => (await call(api, servicesProducts, { ...sent(), query })).body;
const titlesOf = async (query = {}) => {
  const { products, services } = await list(query);
  return [...products, ...services].map(({ title }) => title);
};

test('an item is told with all that a bill needs', async () => {
  const item = await addItem(shop, {
    title: 'Ajrakh fabric',
    unit: 'm',
    hsn: '5516',
    sku: 'AJ-1',
    price: 68_000,
    offer: 65_000,
    gst: 250,
    stock: 42_500,
    image: 'shared/ajrakh.jpg',
  });
  const { products } = await list({ ids: item.id });
  expect(products).toEqual([
    expect.objectContaining({
      category: 'product',
      price: '680.00',
      offer: '650.00',
      gst_percentage: '2.5',
      available_quantity: '42.5',
      is_inventory: 1,
      has_variants: 0,
      points: '1.5',
      employee_percentage: '2',
      image: expect.stringMatching(/^\/files\/shared\/ajrakh\.jpg\?e=\d+&s=/),
    }),
  ]);
});

test('products and services are searched by title, code, bar code and category', async () => {
  await addItem(shop, { title: 'Zari 50% silk', sku: 'ZS-9', barcode: '8901234567894', category: 'Sarees' });
  await addItem(shop, { kind: 'SERVICE', title: 'Zari polish', category: 'Care' });
  expect(await titlesOf({ search: 'zari' })).toEqual(['Zari 50% silk', 'Zari polish']);
  expect(await titlesOf({ search: 'zari', kind: 'service' })).toEqual(['Zari polish']);
  expect(await titlesOf({ search: 'zs-9' })).toEqual(['Zari 50% silk']);
  expect(await titlesOf({ search: '67894' })).toEqual(['Zari 50% silk']);
  expect(await titlesOf({ search: '50%' })).toEqual(['Zari 50% silk']);
  expect(await titlesOf({ category: 'Care' })).toEqual(['Zari polish']);
  expect(await list({ search: 'zari', kind: 'service' })).toMatchObject({
    total_products: 1,
    total_services: 1,
  });
});

test('what is hidden or discontinued is not for sale, but found by its id', async () => {
  const hidden = await addItem(shop, { title: 'Quilt', status: 'HIDDEN' });
  await addItem(shop, { title: 'Quilt, last year', status: 'DISCONTINUED' });
  await addItem(shop, { title: 'Quilt, soon again', status: 'OUT_OF_STOCK' });
  expect(await titlesOf({ search: 'quilt' })).toEqual(['Quilt, soon again']);
  expect(await titlesOf({ ids: hidden.id })).toEqual(['Quilt']);
});

test('pages are by title and do not overlap', async () => {
  for (const at of [3, 1, 2]) await addItem(shop, { title: `Paged ${at}`, category: 'Paged' });
  const query = { category: 'Paged', kind: 'product', limit: 2 };
  expect(await titlesOf(query)).toEqual(['Paged 1', 'Paged 2']);
  expect(await titlesOf({ ...query, offset: 2 })).toEqual(['Paged 3']);
});

test('categories in use are counted by kind', async () => {
  for (const category of ['Paged', 'Sarees', 'Paged']) await addItem(shop, { category });
  await addItem(shop, { kind: 'SERVICE', category: 'Care' });
  const { body } = await call(api, catalogueCategories, sent());
  expect(body.data).toEqual([
    { kind: 'product', name: 'Paged', items: 2 },
    { kind: 'product', name: 'Sarees', items: 1 },
    { kind: 'service', name: 'Care', items: 1 },
  ]);
});

test('a product with variants has the stock of all of them', async () => {
  const item = await addItem(shop, { title: 'Shirt', hasVariants: true, stock: 0 });
  await addVariant(shop, item, { sku: 'SH-L', stock: 5000, size: 'L' });
  await addVariant(shop, item, { sku: 'SH-S', stock: 2000, size: 'S', price: 12_000 });
  const { products } = await list({ ids: item.id });
  expect(products[0]).toMatchObject({ has_variants: 1, available_quantity: '7' });
  const own = await call(api, variantsByProduct, { ...sent(), params: { id: item.id } });
  expect(own.body.data.map(({ sku, size, sell_price }) => [sku, size, sell_price])).toEqual([
    ['SH-S', 'S', '120.00'],
    ['SH-L', 'L', '100.00'],
  ]);
  const several = await call(api, variants, { ...sent(), query: { product_ids: `${item.id},${newId()}` } });
  expect(several.body.data).toEqual(own.body.data);
  const [first] = own.body.data;
  const query = { variant_ids: `${first?.id},${newId()}` };
  expect((await call(api, variants, { ...sent(), query })).body.data).toEqual([first]);
});

test('a scanned code stands for a variant, else for an item; an own code counts more than a bar code', async () => {
  const item = await addItem(shop, { title: 'Frame', hasVariants: true, stock: 0, barcode: '4006381333931' });
  const variant = await addVariant(shop, item, { sku: 'FR-1', stock: 1000, barcode: '8901030865278' });
  await addVariant(shop, item, { sku: '8901030865278', stock: 1000 });
  const scan = async (sku: string) => {
    const { body } = await call(api, variantBySku, { ...sent(), params: { sku } });
    return [body.product.title, body.variant?.sku ?? null];
  };
  expect(await scan('FR-1')).toEqual(['Frame', 'FR-1']);
  expect(await scan(variant)).toEqual(['Frame', 'FR-1']);
  expect(await scan('8901030865278')).toEqual(['Frame', '8901030865278']);
  expect(await scan('4006381333931')).toEqual(['Frame', null]);
  expect(await scan(item.id)).toEqual(['Frame', null]);
  const unknown = await call(api, variantBySku, { ...sent(), params: { sku: 'none' } });
  expect(unknown.status).toBe(404);
});

test("another shop's goods are not there", async () => {
  const other = await testShop(api);
  const theirs = await addItem(other, { title: 'Canary', sku: 'CANARY', hasVariants: true });
  await addVariant(other, theirs, { sku: 'CANARY-1', stock: 1000 });
  expect(await titlesOf({ ids: theirs.id })).toEqual([]);
  expect(await titlesOf({ search: 'canary' })).toEqual([]);
  for (const sku of ['CANARY', 'CANARY-1', theirs.id]) {
    expect((await call(api, variantBySku, { ...sent(), params: { sku } })).status).toBe(404);
  }
  const none = await call(api, variantsByProduct, { ...sent(), params: { id: theirs.id } });
  expect(none.body.data).toEqual([]);
});
