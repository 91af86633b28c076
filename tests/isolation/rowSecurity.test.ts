import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CANARY, makeWorld, type World } from './world.ts';

/** Isolation by the database itself, whatever a query forgets. */

let world: World;
let client: pg.Client;
let tables: string[];
beforeAll(async () => {
  world = await makeWorld();
  client = new pg.Client({ connectionString: world.api.urls.appUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'tenant_id'`,
  );
  tables = rows.map(({ name }) => name);
});
afterAll(async () => {
  await client.end();
  await world.close();
});

const become = (tenantId: string) =>
  client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
beforeEach(() => become(''));

const textOf = async (table: string): Promise<string> => {
  const { rows } = await client.query<{ text: string }>(`select t::text as text from "${table}" t`);
  return rows.map(({ text }) => text).join('\n');
};

test('with no shop set, every table is empty', async () => {
  expect(tables.length).toBeGreaterThan(15);
  for (const table of tables) expect(await textOf(table), table).toBe('');
});

test('a query without any filter sees the rows of its shop only', async () => {
  await become(world.attacker.tenantId);
  for (const table of tables) {
    const text = await textOf(table);
    expect(text, table).not.toContain(world.victim.tenantId);
    expect(text, table).not.toContain(CANARY);
  }
  expect(await textOf('customer')).toContain('own-record');
});

test.each([
  'deleted_document',
  'document_change',
  'document_line_split',
  'branch',
  'workout',
  'diet_plan',
  'gym_resource',
  'gym_member',
  'gym_plan',
  'gym_duration',
  'gym_period',
  'gym_service',
  'gym_freeze',
  'gym_told',
  'campaign',
  'campaign_share',
])('%s has rows of both shops, and each sees its own only', async (table) => {
  await become(world.attacker.tenantId);
  const own = await textOf(table);
  await become(world.victim.tenantId);
  const other = await textOf(table);
  expect(own).toContain(world.attacker.tenantId);
  expect(own).not.toContain(world.victim.tenantId);
  expect(other).toContain(world.victim.tenantId);
  expect(other).not.toContain(world.attacker.tenantId);
});

test('an update or a delete without any filter leaves the other shop alone', async () => {
  await become(world.attacker.tenantId);
  await client.query('begin');
  await client.query(`update customer set name = 'taken'`);
  await client.query(`update catalogue_item set price = 1`);
  await client.query(`delete from upi_account`);
  await client.query('commit');
  expect(await world.changedRows()).toEqual([]);
});

test('a row for another shop is refused', async () => {
  await become(world.attacker.tenantId);
  const insert = client.query(
    `insert into designation (tenant_id, id, name, lft, rgt, sort) values ($1, gen_random_uuid(), 'intruder', 1, 2, 1)`,
    [world.victim.tenantId],
  );
  await expect(insert).rejects.toThrow(/row-level security/);
  const move = client.query(`update customer set tenant_id = $1`, [world.victim.tenantId]);
  await expect(move).rejects.toThrow(/row-level security|violates/);
});
