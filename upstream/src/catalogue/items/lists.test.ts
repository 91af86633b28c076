import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, documentItems } from '../../billing/contract.ts';
import { addCustomer, addItem, addVariant, payloadOf } from '../../billing/testing/index.ts';
import { updateTenantSetting } from '../../tenant/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { variantsByProduct } from '../contract.ts';
import { getCatalog, getProductsAndServices, servicesProducts } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const list = async (query = {}) => (await call(api, servicesProducts, { ...sent(), query })).body;

test('products by what is in stock: of all variants, below their own mark, or not counted at all', async () => {
  const category = 'Stocked';
  await addItem(shop, { title: 'Many', category, stock: 50_000 });
  await addItem(shop, { title: 'Three', category, stock: 3000 });
  await addItem(shop, { title: 'None', category, stock: 0 });
  await addItem(shop, { title: 'Uncounted', category });
  const shirt = await addItem(shop, { title: 'In variants', category, hasVariants: true, stock: 0 });
  await addVariant(shop, shirt, { sku: 'ST-1', stock: 1000 });
  const marked = await addItem(shop, { title: 'Marked', category, stock: 20_000 });
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({ lowStock: '20' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', marked.id)
      .execute(),
  );
  const by = async (stock: string) => {
    const { products, total_products: total } = await list({ category, kind: 'product', stock });
    expect(total).toBe(products.length);
    return products.map(({ title, is_low }) => (is_low ? `${title} (low)` : title));
  };
  expect(await by('low')).toEqual(['In variants (low)', 'Marked (low)', 'None (low)', 'Three (low)']);
  expect(await by('out_of_stock')).toEqual(['None (low)']);
  expect(await by('in_stock')).toEqual([
    'In variants (low)',
    'Many',
    'Marked (low)',
    'Three (low)',
    'Uncounted',
  ]);
});

test('the same list by each of its documented calls', async () => {
  await addItem(shop, { title: 'Alike A', category: 'Alike' });
  await addItem(shop, { title: 'Alike B', category: 'Alike', kind: 'SERVICE' });
  const query = { category: 'Alike' };
  const both = await list(query);
  expect((await call(api, getProductsAndServices, { ...sent(), body: query })).body).toEqual(both);
  const one = (name: string) => call(api, getCatalog, { ...sent(), body: { ...query, name } });
  expect((await one('product_catalogs')).body).toEqual({ success: true, data: both.products, total: 1 });
  expect((await one('service_catalogs')).body).toEqual({ success: true, data: both.services, total: 1 });
});

test("the shop's rate is what an item and its variants show, and what a bill takes", async () => {
  const own = await testShop(api);
  const { token } = own.owner;
  const { schemaKey } = own;
  const item = await addItem(own, { hasVariants: true, stock: 0, gst: 500 });
  const variantId = await addVariant(own, item, { sku: 'G-1', stock: 5000 });
  await own.within(({ sql, tenantId }) =>
    sql.updateTable('catalogueItem').set({ gstFromSetting: true }).where('tenantId', '=', tenantId).execute(),
  );
  await call(api, updateTenantSetting, { token, schemaKey, body: { gst_persantage: 12 } });
  const { body } = await call(api, servicesProducts, { token, schemaKey, query: { ids: item.id } });
  expect(body.products[0]).toMatchObject({ gst_percentage: '12', gst_from_setting: 1 });
  const variants = await call(api, variantsByProduct, { token, schemaKey, params: { id: item.id } });
  expect(variants.body.data[0]?.gst_percentage).toBe('12');

  const customer = await addCustomer(own);
  const bill = (gst: number) =>
    call(api, createInvoice, {
      token,
      schemaKey,
      body: payloadOf({ customer, lines: [{ item: { ...item, gst }, variantId }] }),
    });
  expect((await bill(500)).refusal.code).toBe('TOTALS_DISAGREE');
  const { document_id: ids } = (await bill(1200)).body;
  const lines = await call(api, documentItems, { token, schemaKey, query: { ids } });
  expect(JSON.stringify(lines.body)).toContain('"gst_percentage":"12"');

  // A bill keeps its rate when the shop's rate changes.
  await call(api, updateTenantSetting, { token, schemaKey, body: { gst_persantage: 18 } });
  const later = await call(api, documentItems, { token, schemaKey, query: { ids } });
  expect(later.body).toEqual(lines.body);
});
