import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from './testing/index.ts';

/** Everything in `public` except Kysely's own tables. */
const OURS = `n.nspname = 'public' and c.relname not like 'kysely_%'`;

/**
 * The layout that allows shops to be distributed over machines: everything of a shop is found by `tenant_id` first.
 * Exceptions are the directory, which is read before the tenant is known, and the reference tables, which belong to the
 * installation. Each query returns violations of its rule.
 */
const RULES: Record<string, string> = {
  'the tenant is first in every primary key': `
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relkind = 'r' and ${OURS} and a.attname is distinct from 'tenant_id'`,
  'every unique index contains the tenant': `
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    where i.indisunique and ${OURS} and not exists (
      select 1 from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnum = any (i.indkey))`,
  'every foreign key contains the tenant': `
    select c.relname as name from pg_constraint o join pg_class c on c.oid = o.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where o.contype = 'f' and ${OURS} and not exists (
      select 1 from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'tenant_id' and a.attnum = any (o.conkey))`,
  'no table has a trigger': `
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal`,
  'no column is a float': `
    select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'directory', 'reference') and a.atttypid in ('real'::regtype, 'float8'::regtype, 'money'::regtype)`,
};

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const breakersOf = async (query: string): Promise<string[]> =>
  (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);

test.each(Object.entries(RULES))('%s', async (_rule, query) => {
  expect(await breakersOf(query)).toEqual([]);
});

test.each(Object.entries(RULES))('a table that breaks it is named: %s', async (_rule, query) => {
  await client.query('begin');
  try {
    await client.query(`
      create table loose (id uuid primary key, amount real, parent uuid references loose);
      create function nothing() returns trigger language plpgsql as 'begin return new; end';
      create trigger loose_trigger before insert on loose for each row execute function nothing()`);
    expect(await breakersOf(query)).toContain('loose');
  } finally {
    await client.query('rollback');
  }
});
