import { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../db/testing/index.ts';
import { withClient } from '../db/testing/session.ts';

test('the migrations made the schema that the library of this version wants', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  const owner = new PgBoss({ connectionString: database.ownerUrl, schema: 'jobs', migrate: false });
  await owner.start();
  onTestFinished(() => owner.stop({ graceful: false }));
  expect(await owner.detectSchemaDrift()).toMatchObject({ ok: true });
});

/** For the whole schema: outside of row-level security, the serving role may only add, fetch and delete jobs. */
test('the serving role reaches the jobs and what is said of their queue, and makes nothing', async () => {
  const database = await testDatabase();
  onTestFinished(() => database.drop());
  const { rows } = await withClient(database.appUrl, (client) =>
    client.query<{ name: string; may: string }>(
      `select table_name as name, string_agg(privilege_type, ', ' order by privilege_type) as may
         from information_schema.role_table_grants
        where table_schema = 'jobs' and grantee = current_user group by table_name order by table_name`,
    ),
  );
  expect(rows).toEqual([
    { name: 'job_common', may: 'DELETE, INSERT, SELECT, UPDATE' },
    { name: 'queue', may: 'SELECT' },
    { name: 'version', may: 'SELECT' },
  ]);
  const make = (text: string) => withClient(database.appUrl, (client) => client.query(text));
  await expect(make('create table jobs.more (id int)')).rejects.toThrow('permission denied');
  await expect(make(`select jobs.create_queue('more', '{}')`)).rejects.toThrow('permission denied');
});
