import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { GONE } from './erase/removeRecords.ts';
import { ownTables } from './tables.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

const camel = (name: string): string => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The tables that belong to a customer through foreign keys, over any number of tables, and those that have the id
 * without one.
 */
async function references() {
  const { rows } = await shop.within((db) =>
    sql<{ child: string; parent: string; by: string; cascades: boolean }>`
      with recursive key as (
        select conrelid::regclass::text as child, confrelid::regclass::text as parent, confdeltype = 'c' as cascades,
          (select string_agg(attname, ',') from pg_attribute
            where attrelid = conrelid and attnum = any(conkey) and attname <> 'tenant_id') as by
        from pg_constraint where contype = 'f'
        union all
        select table_name, 'customer', false, column_name from information_schema.columns
         where table_schema = 'public' and column_name = 'customer_id'
      ),
      reached as (
        select * from key where parent = 'customer'
        union
        select key.* from key join reached on key.parent = reached.child
      )
      select * from reached`.execute(db.sql),
  );
  return rows.map((row) => ({
    ...row,
    child: camel(row.child),
    parent: camel(row.parent),
    by: camel(row.by),
  }));
}

test('export and erasure say of every table that hangs on a customer what becomes of it', async () => {
  const tables = new Set((await references()).map(({ child }) => child));
  expect(ownTables.map(([table]) => table).toSorted()).toEqual([...tables].toSorted());
});

test('each hangs on the next as the database has it, so that the export finds its rows', async () => {
  const known = (await references()).map(({ child, by, parent }) => `${child}.${by} is of ${parent}`);
  for (const [table, { by, on }] of ownTables) expect(known).toContain(`${table}.${by} is of ${on}`);
});

test('what the export leaves out has its reason, and no two tables share a part', () => {
  for (const [table, { part, leftOut }] of ownTables)
    expect([table, part === undefined]).toEqual([table, leftOut !== undefined]);
  const parts = ownTables.flatMap(([, { part }]) => part ?? []);
  expect(new Set(parts).size).toBe(parts.length);
});

test('what is gone is deleted by itself, or with the rows on which it hangs', async () => {
  const keys = await references();
  const alone: readonly string[] = [...GONE, 'documentAttachment'];
  for (const [table, { on, erasure }] of ownTables) {
    if (erasure !== 'GONE' || alone.includes(table)) continue;
    const cascades = keys.some(
      ({ child, parent, cascades: with_ }) => child === table && parent === on && with_,
    );
    expect([table, cascades]).toEqual([table, true]);
  }
  for (const table of GONE) expect(ownTables.find(([name]) => name === table)?.[1].erasure).toBe('GONE');
});
