import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInvoice, documentItems } from '../../billing/contract.ts';
import { addCustomer, addItem, addVariant, payloadOf } from '../../billing/testing/index.ts';
import { syncData } from '../../notifications/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { variantBySku } from '../contract.ts';
import {
  addSelectedProduct,
  catalogueIds,
  deleteCatalog,
  servicesProducts,
  updateProductStatus,
} from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const remove = (body: object) => call(api, deleteCatalog, { ...sent(), body });
const titles = async (query = {}) => {
  const { body } = await call(api, servicesProducts, { ...sent(), query });
  return [...body.products, ...body.services].map(({ title }) => title);
};

test('a deleted item is in no list, scan or count, and its codes are free', async () => {
  const item = await addItem(shop, { title: 'Gone cap', sku: 'CAP', hasVariants: true, stock: 0 });
  await addVariant(shop, item, { sku: 'CAP-L', stock: 1000 });
  const { body } = await remove({ catalog_ids: [item.id], catalog_type: 'product' });
  expect(body).toMatchObject({ message: '1 item deleted', deleted_ids: [item.id] });
  expect(await titles({ search: 'gone cap' })).toEqual([]);
  expect(await titles({ ids: item.id })).toEqual([]);
  for (const sku of ['CAP', 'CAP-L', item.id])
    expect((await call(api, variantBySku, { ...sent(), params: { sku } })).status).toBe(404);
  const again = await addItem(shop, { title: 'New cap', sku: 'CAP', hasVariants: true, stock: 0 });
  await addVariant(shop, again, { sku: 'CAP-L', stock: 1000 });
  const { body: changes } = await call(api, syncData, { ...sent(), body: {} });
  expect(changes).toMatchObject({ items: { deleted: [item.id] } });
  expect(JSON.stringify(changes).split(item.id)).toHaveLength(2);
});

test('a bill that is out keeps its line, and a cart that still holds the item is told so', async () => {
  const item = await addItem(shop, { title: 'Last lamp', stock: 5000 });
  const customer = await addCustomer(shop);
  const bill = () =>
    call(api, createInvoice, { ...sent(), body: payloadOf({ customer, lines: [{ item }] }) });
  const { document_id: ids } = (await bill()).body;
  await remove({ ids: [item.id], kind: 'product' });
  const lines = await call(api, documentItems, { ...sent(), query: { ids } });
  expect(JSON.stringify(lines.body)).toContain('Last lamp');
  const { status, refusal } = await bill();
  expect(status).toBe(404);
  expect(refusal.problems).toMatchObject([
    { field: 'bill_items.0', code: 'NOT_FOUND', message: 'This item is no longer sold. Remove it.' },
  ]);
});

test('one id that is not there keeps all of them', async () => {
  const [own, service] = [await addItem(shop, { title: 'Kept' }), await addItem(shop, { kind: 'SERVICE' })];
  const other = await testShop(api);
  const theirs = await addItem(other, { title: 'Theirs' });
  const deleted = await addItem(shop);
  await remove({ catalog_ids: [deleted.id], catalog_type: 'product' });
  for (const wrong of [theirs.id, service.id, deleted.id, randomUUID()]) {
    const all = [own.id, wrong];
    expect((await remove({ catalog_ids: all, catalog_type: 'product' })).status).toBe(404);
    const products = all.map((id) => ({ id, oc_status: 'Hidden' }));
    expect((await call(api, updateProductStatus, { ...sent(), body: { products } })).status).toBe(404);
  }
  expect(await titles({ ids: own.id })).toEqual(['Kept']);
});

test('at most 1,000 at once', async () => {
  const many = Array.from({ length: 1001 }, () => randomUUID());
  expect((await remove({ catalog_ids: many, catalog_type: 'product' })).status).toBe(422);
});

const updateNone = (catalog_type: 'product' | 'service') =>
  call(api, updateProductStatus, { ...sent(), body: { catalog_type, products: [] } });

const none = (kind: string, act: string) => `Please select at least one ${kind} to ${act}.`;

test('nothing chosen is told in the words of the screen', async () => {
  const refusalOf = ({ status, refusal }: Pick<Awaited<ReturnType<typeof remove>>, 'status' | 'refusal'>) => [
    status,
    refusal.problems?.map(({ field, message }) => `${field}: ${message}`),
  ];
  expect(refusalOf(await remove({ catalog_ids: [], catalog_type: 'product' }))).toEqual([
    422,
    [`catalog_ids: ${none('product', 'delete')}`],
  ]);
  expect(refusalOf(await remove({ ids: [], kind: 'service' }))[1]).toEqual([
    `ids: ${none('service', 'delete')}`,
  ]);
  expect(refusalOf(await updateNone('product'))).toEqual([422, [`products: ${none('product', 'update')}`]]);
  expect(refusalOf(await updateNone('service'))[1]).toEqual([`products: ${none('service', 'update')}`]);
});

test('status by each of its documented names', async () => {
  const [a, b] = [await addItem(shop, { title: 'Rug A' }), await addItem(shop, { title: 'Rug B' })];
  const set = (products: object[]) => call(api, updateProductStatus, { ...sent(), body: { products } });
  const { body } = await set([
    { product_prod_id: a.id, status: 'Hidden' },
    { id: b.id, oc_status: 'Out of stock' },
  ]);
  expect(body.data.map(({ title, oc_status }) => [title, oc_status])).toEqual([
    ['Rug A', 'Hidden'],
    ['Rug B', 'Out of stock'],
  ]);
  expect(await titles({ search: 'rug' })).toEqual(['Rug B']);
  expect(await titles({ search: 'rug', status: 'Hidden,Discontinued' })).toEqual(['Rug A']);
  const { body: found } = await call(api, catalogueIds, {
    ...sent(),
    query: { kind: 'product', search: 'rug', status: 'Hidden' },
  });
  expect(found.data).toEqual([a.id]);
  expect((await set([{ id: a.id }])).refusal.problems?.[0]?.field).toBe('products.0');
  const twice = await set([{ id: a.id, product_prod_id: b.id, oc_status: 'Hidden' }]);
  expect(twice.refusal.problems?.[0]?.field).toBe('products.0');
});

test('added to the cart of the marketplace, and taken out', async () => {
  const { id } = await addItem(shop, { title: 'Shawl' });
  const products = [{ product_id: id, language_id: 1 }];
  const added = await call(api, addSelectedProduct, { ...sent(), body: { products } });
  expect(added.body.data[0]?.market_place).toBe(1);
  const out = { products: [{ id, market_place: 0 }] };
  const { body } = await call(api, updateProductStatus, { ...sent(), body: out });
  expect(body.data[0]).toMatchObject({ market_place: 0, oc_status: 'Available' });
});
