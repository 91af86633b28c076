import pg from 'pg';
import { expect, test } from 'vitest';
import { withClient } from './session.ts';
import { testDatabase } from './testDatabase.ts';

async function tablesOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'directory') order by 1`,
    );
    return rows.map((row) => row.name);
  });
}

test('a copy is migrated, and what is written to it is in no other copy', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  expect(await tablesOf(one.ownerUrl)).toContain('directory.session');
  await withClient(one.ownerUrl, (client) => client.query('create table only_here (id int)'));
  expect(await tablesOf(one.appUrl)).toContain('public.only_here');
  expect(await tablesOf(other.appUrl)).not.toContain('public.only_here');
  await Promise.all([one.drop(), other.drop()]);
});

test('the serving role owns nothing and creates nothing', async () => {
  const database = await testDatabase();
  await expect(
    withClient(database.appUrl, (client) => client.query('create table mine (id int)')),
  ).rejects.toThrow('permission denied');
  await database.drop();
});

test('a dropped copy is gone, also for those who still use it', async () => {
  const database = await testDatabase();
  const client = new pg.Client({ connectionString: database.appUrl });
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  await expect(client.query('select 1')).rejects.toThrow(/terminat|connection/i);
  await expect(tablesOf(database.ownerUrl)).rejects.toThrow('does not exist');
});
