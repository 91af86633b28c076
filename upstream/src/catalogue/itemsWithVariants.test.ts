import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem, addVariant, type TestItem } from '../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { servicesProducts } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let shirt: TestItem;
let plain: TestItem;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  shirt = await addItem(shop, { title: 'Shirt', hasVariants: true, stock: 0 });
  plain = await addItem(shop, { title: 'Thread' });
  await addVariant(shop, shirt, { sku: 'SH-M', stock: 4000, size: 'M' });
  await addVariant(shop, shirt, { sku: 'SH-L', stock: 2000, size: 'L' });
});
afterAll(() => api.close());

async function products(query: Record<string, string | number>) {
  const { token } = shop.owner;
  const { body } = await call(api, servicesProducts, { token, schemaKey: shop.schemaKey, query });
  return body.products;
}

test('answers the variants with their products when they are asked for', async () => {
  const [first, second] = await products({ ids: `${shirt.id},${plain.id}`, variants: 1 });
  expect(first).toMatchObject({ id: shirt.id, available_quantity: '6' });
  expect(first?.variants?.map(({ sku, product_id }) => [sku, product_id])).toEqual([
    ['SH-M', shirt.id],
    ['SH-L', shirt.id],
  ]);
  expect(second).toMatchObject({ id: plain.id, variants: [] });
});

test.each([{}, { variants: 0 }])('leaves them out otherwise: %j', async (query) => {
  const found = await products(query);
  expect(found).toHaveLength(2);
  for (const product of found) expect(product).not.toHaveProperty('variants');
});
