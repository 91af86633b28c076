import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesProducts } from '../catalogue/contract.ts';
import { customers } from '../customers/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import {
  allQuickBilling,
  createInvoice,
  createQuickBilling,
  documentItems,
  fetchDocuments,
} from './contract.ts';
import {
  addCustomer,
  addItem,
  isOfCaller,
  payloadOf,
  type Statement,
  statementsOf,
  type TestItem,
} from './testing/index.ts';

const MANY = 50;
let api: TestApi;
let shop: TestShop;
let items: TestItem[];
let ids: string[];

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  items = [];
  ids = [];
  for (let at = 0; at < MANY; at += 1) {
    const customer = await addCustomer(shop, { name: `Customer ${at}` });
    const item = await addItem(shop, { title: `Shirt ${at}`, stock: 1_000_000 });
    const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
    const body = payloadOf({ customer, lines: [{ item }] });
    ids.push((await call(api, createInvoice, { ...sent, body })).body.document_id);
    items.push(item);
    const quick = { amount: 1, customer_id: customer.id, phone: customer.mobile };
    await call(api, createQuickBilling, { ...sent, body: quick });
  }
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

/** The lists, each called with a limit. */
const lists: [name: string, ask: (limit: number) => Promise<{ status: number }>][] = [
  ['documents', (limit) => call(api, fetchDocuments, { ...sent(), body: { limit } })],
  [
    'documents of every type',
    (limit) => call(api, fetchDocuments, { ...sent(), body: { limit, type: 'all' } }),
  ],
  [
    'lines',
    (limit) => call(api, documentItems, { ...sent(), query: { ids: ids.slice(0, limit).join(',') } }),
  ],
  ['customers', (limit) => call(api, customers, { ...sent(), query: { limit } })],
  ['products', (limit) => call(api, servicesProducts, { ...sent(), query: { limit } })],
  ['quick bills', (limit) => call(api, allQuickBilling, { ...sent(), query: { limit } })],
];

test.each(lists)('a page of 50 %s takes as many statements as one of 5', async (_, ask) => {
  const own = async (limit: number) =>
    (await statementsOf(() => ask(limit))).filter((one) => !isOfCaller(one));
  const few = await own(5);
  expect(few.length).toBeGreaterThan(0);
  expect(await own(MANY)).toHaveLength(few.length);
});

test('a bill of 50 lines takes as many statements as one of 5', async () => {
  const customer = await addCustomer(shop);
  const bill = (count: number) => {
    const body = payloadOf({ customer, lines: items.slice(0, count).map((item) => ({ item })) });
    return statementsOf(() => call(api, createInvoice, { ...sent(), body }));
  };
  expect(await bill(MANY)).toHaveLength((await bill(5)).length);
});

test('a bill that takes the last of its items tells of all of them at once, before it waits for its number', async () => {
  const customer = await addCustomer(shop);
  const lastOf = async (count: number) => {
    const lines = await Promise.all(
      Array.from({ length: count }, async () => ({ item: await addItem(shop, { stock: 1_000 }) })),
    );
    const body = payloadOf({ customer, lines });
    return statementsOf(() => call(api, createInvoice, { ...sent(), body }));
  };
  const five = await lastOf(5);
  expect(five).toHaveLength((await lastOf(1)).length);
  const placeOf = (text: RegExp) => five.findIndex((statement) => text.test(statement.text));
  expect(placeOf(/insert into "notification"/)).toBeGreaterThan(0);
  expect(placeOf(/insert into "notification"/)).toBeLessThan(placeOf(/"number_series"/));
});

/** The plan PostgreSQL would choose if the table were too large to be scanned or sorted as a whole. */
async function planOf({ text, values }: Statement): Promise<string> {
  return shop.within(async ({ sql }) => {
    for (const way of ['seqscan', 'sort', 'bitmapscan']) {
      await sql.executeQuery(CompiledQuery.raw(`set local enable_${way} = off`));
    }
    const { rows } = await sql.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, values),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const INDEXES: Record<string, string> = {
  documents: 'document_by_type',
  'documents of every type': 'document_by_time',
  customers: 'customer_by_seen',
  products: 'catalogue_item_by_title',
  'quick bills': 'quick_bill_by_time',
};

test.each(lists.filter(([name]) => name in INDEXES))(
  'a page of %s is read in the order of an index',
  async (name, ask) => {
    const statements = await statementsOf(() => ask(5));
    const pages = statements.filter(
      ({ text }) => /order by .* limit \$\d+/s.test(text) && !text.includes('directory'),
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const plan = await planOf(page);
      expect(plan).toContain(`using ${INDEXES[name]}`);
      expect(plan).not.toMatch(/Seq Scan|^\s*(?:->)?\s*Sort\s/m);
    }
  },
);
