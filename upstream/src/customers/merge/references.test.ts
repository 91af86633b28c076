import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi, testShop } from '../../testing/index.ts';
import { MOVED_TABLES } from './moveRecords.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const camel = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The tables that refer to a customer, with or without a foreign key. */
async function tablesOfCustomers(): Promise<string[]> {
  const shop = await testShop(api);
  return shop.within(async (db) => {
    const { rows } = await sql<{ name: string }>`
      select conrelid::regclass::text as name from pg_constraint
       where contype = 'f' and confrelid = 'customer'::regclass
      union
      select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'customer_id'
      order by 1`.execute(db.sql);
    return rows.map(({ name }) => camel(name));
  });
}

test('a merge moves the rows of every table that names a customer', async () => {
  expect(await tablesOfCustomers()).toEqual(MOVED_TABLES.toSorted((a, b) => a.localeCompare(b)));
});
