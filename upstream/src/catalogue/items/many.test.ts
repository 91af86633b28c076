import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOfCaller, type Statement, statementsOf } from '../../billing/testing/index.ts';
import { withClient } from '../../db/testing/session.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { catalogueIds, servicesProducts } from './contract.ts';

/** A shop with 10,000 products, a tenth of them with variants. */
let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  await shop.within(async (db) => {
    await sql`
      insert into catalogue_item (tenant_id, id, kind, title, sort_key, sku, category, price, is_inventory, available_quantity,
          has_variants, gst_from_setting)
      select ${db.tenantId}, gen_random_uuid(), 'PRODUCT', 'Product ' || lpad(n::text, 5, '0'),
          'product ' || lpad(n::text, 5, '0'), 'SKU-' || n, 'Category ' || (n % 40), n, n % 2 = 0, n % 20, n % 10 = 0, n % 3 = 0
        from generate_series(1, 10000) as n`.execute(db.sql);
    await sql`
      insert into catalogue_variant (tenant_id, id, item_id, sku, mrp, sell_price, available_quantity)
      select tenant_id, gen_random_uuid(), id, sku || '-' || n, 100, 100, n
        from catalogue_item, generate_series(1, 3) as n
       where tenant_id = ${db.tenantId} and has_variants`.execute(db.sql);
  });
  // The server does this by itself within a minute.
  await withClient(api.urls.ownerUrl, (client) => client.query('analyze catalogue_item, catalogue_variant'));
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const page = (query: Record<string, string | number>) =>
  call(api, servicesProducts, { ...sent(), query: { kind: 'product', limit: 10, ...query } });

/** The statements of the list itself, without those that resolve the caller, which are cached for a second. */
const listedBy = async (query: Record<string, string | number>): Promise<Statement[]> =>
  (await statementsOf(() => page(query))).filter((one) => !isOfCaller(one));

const FILTERS: Record<string, string | number>[] = [
  {},
  { search: '0999' },
  { search: 'nothing' },
  { category: 'Category 7' },
  { status: 'Hidden,Discontinued' },
  { stock: 'low', search: '99' },
  { stock: 'in_stock' },
  { offset: 9990, variants: 1 },
];

/** The plan PostgreSQL would choose for a catalogue of many shops. */
async function planOf({ text, values }: Statement): Promise<string> {
  return shop.within(async (db) => {
    await db.sql.executeQuery(CompiledQuery.raw('set local enable_seqscan = off'));
    const { rows } = await db.sql.executeQuery<{ 'QUERY PLAN': string }>(
      CompiledQuery.raw(`explain ${text}`, values),
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test.each(FILTERS)('%j: 10 or 100 take as many statements, and each reads by an index', async (filter) => {
  const few = await listedBy(filter);
  expect(await listedBy({ ...filter, limit: 100 })).toHaveLength(few.length);
  const lists = few.filter(({ text }) => /^select.*"catalogue_/s.test(text));
  expect(lists.length).toBeGreaterThanOrEqual(3);
  for (const statement of lists) expect(await planOf(statement)).not.toContain('Seq Scan');
});

test('the last page is there, and the ids of all', async () => {
  const { body } = await page({ offset: 9990 });
  expect([body.products.at(-1)?.title, body.total_products]).toEqual(['Product 10000', 10_000]);
  const { body: all } = await call(api, catalogueIds, { ...sent(), query: { kind: 'product' } });
  expect(new Set(all.data).size).toBe(10_000);
});
