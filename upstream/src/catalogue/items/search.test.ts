import { bazaarOf, findBest, naturalKey, searchWords } from '@galla/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice } from '../../billing/contract.ts';
import { addCustomer, addItem, payloadOf } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { servicesProducts } from './contract.ts';

let api: TestApi;
let shop: TestShop;

const GOODS: readonly (readonly [title: string, category: string, alsoCalled?: string])[] = [
  ['Tata Tea Premium tea, 250 g', 'Tea and coffee'],
  ['Tata Tea Premium tea, 1 kg', 'Tea and coffee'],
  ['Wagh Bakri tea, 250 g', 'Tea and coffee'],
  ['Bru instant coffee, 50 g', 'Tea and coffee'],
  ['Nescafé Classic instant coffee, 50 g', 'Tea and coffee'],
  ['Fortune sunflower oil, 1 l', 'Oil and ghee'],
  ['Engine mustard oil, 1 l', 'Oil and ghee'],
  ['Amul cow ghee, 1 l', 'Oil and ghee'],
  ['Madhur sugar, 10 kg', 'Sugar and salt'],
  ['Madhur sugar, 250 g', 'Sugar and salt'],
  ['Madhur sugar, 5 kg', 'Sugar and salt'],
  ['madhur sugar, 1 kg', 'Sugar and salt'],
  ['Tata iodised salt, 1 kg', 'Sugar and salt'],
  ['Haldiram’s aloo bhujia, 200 g', 'Namkeen', 'sev, tea time mixture'],
];

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  const items = new Map<string, Awaited<ReturnType<typeof addItem>>>();
  for (const [at, [title, category, alsoCalled = null]] of GOODS.entries())
    items.set(
      title,
      await addItem(shop, { title, alsoCalled, category, sku: `TEA-${at}`, barcode: `89012345${at}` }),
    );
  const customer = await addCustomer(shop);
  const item = items.get('Engine mustard oil, 1 l');
  if (!item) throw new Error('No oil');
  const body = payloadOf({ customer, lines: [{ item }] });
  await call(api, createInvoice, { token: shop.owner.token, schemaKey: shop.schemaKey, body });
  // The clock of the test is in another year.
  await shop.within((db) => sql`update document set issued_at = now()`.execute(db.sql));
});
afterAll(() => api.close());

const list = async (query: object) => {
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  return (await call(api, servicesProducts, { ...sent, query: { kind: 'product', ...query } })).body;
};
const titles = async (query: object) => (await list(query)).products.map(({ title }) => title);

test('without a search by title: weights and numbers by value, letters without case', async () => {
  expect(await titles({ category: 'Sugar and salt' })).toEqual([
    'Madhur sugar, 250 g',
    'madhur sugar, 1 kg',
    'Madhur sugar, 5 kg',
    'Madhur sugar, 10 kg',
    'Tata iodised salt, 1 kg',
  ]);
});

test('what is sold lately is told, and comes first of what fits equally well', async () => {
  const { products } = await list({ search: 'oil' });
  expect(products.map(({ title, sold_90_days: sold }) => [title, sold])).toEqual([
    ['Engine mustard oil, 1 l', 1],
    ['Fortune sunflower oil, 1 l', 0],
    ['Amul cow ghee, 1 l', 0],
  ]);
});

test('pages of a search follow each other, and their number is that of all', async () => {
  const all = await titles({ search: 'tea' });
  const { products, total_products: total } = await list({ search: 'tea', limit: 2, offset: 2 });
  expect(products.map(({ title }) => title)).toEqual(all.slice(2, 4));
  expect(total).toBe(all.length);
});

test.each([
  'tea',
  'oil',
  'sugar',
  'cheeni',
  'tel',
  'namak',
  'salt',
  'nescafe',
  'haldirams',
  'suger',
  'sugr',
  'cofee',
  'madhur 5kg',
  'TEA-3',
  'tea 10',
  '890123455',
  '%',
  'ghee amul',
  'mustrad',
  'mixture',
  'sev',
])('%j finds in the shop what it finds in the cart, in the same order', async (search) => {
  const { products } = await list({});
  const entries = products.map(
    ({ title, also_called: alsoCalled, sku, barcode, brand, category_name: category, sold_90_days }) => ({
      title,
      words: searchWords({ title, alsoCalled, codes: [sku, barcode], brand, category }),
      sold: sold_90_days,
      order: naturalKey(title),
    }),
  );
  const inCart = findBest(entries, search, bazaarOf(null)).map(({ title }) => title);
  expect(await titles({ search })).toEqual(inCart);
});

test('the words of another trade find nothing, in the shop as in the cart', async () => {
  const grocer = await testShop(api, { businessId: 1, subCategoryId: 101 });
  const boutique = await testShop(api, { businessId: 2, subCategoryId: 201 });
  for (const one of [grocer, boutique]) await addItem(one, { title: 'Madhur sugar, 1 kg' });
  const found = async ({ owner, schemaKey }: TestShop) => {
    const query = { kind: 'product' as const, search: 'cheeni' };
    const { body } = await call(api, servicesProducts, { token: owner.token, schemaKey, query });
    return [body.products.length, body.total_products];
  };
  expect(await found(grocer)).toEqual([1, 1]);
  expect(await found(boutique)).toEqual([0, 0]);
});
