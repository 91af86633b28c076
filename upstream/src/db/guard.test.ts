import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { assertIsolation, NotIsolated, roleFaults } from './guard.ts';
import { type TestDatabase, testDatabase } from './testing/index.ts';
import { withClient } from './testing/session.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

async function verdict(url: string): Promise<string> {
  const opened = openDatabase(url);
  try {
    await assertIsolation(opened);
    return 'isolated';
  } catch (error) {
    if (error instanceof NotIsolated) return error.message;
    throw error;
  } finally {
    await opened.close();
  }
}

/** The guard's verdict after a change by the owner, which is undone afterwards. */
async function verdictAfter(change: string, undo: string): Promise<string> {
  await withClient(database.ownerUrl, (client) => client.query(change));
  try {
    return await verdict(database.appUrl);
  } finally {
    await withClient(database.ownerUrl, (client) => client.query(undo));
  }
}

const CONDITION = `tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid`;
const RESTORE = `drop policy if exists tenant on customer;
  create policy tenant on customer using (${CONDITION}) with check (${CONDITION})`;

test('the migrated database is isolated for the serving role', async () => {
  expect(await verdict(database.appUrl)).toBe('isolated');
});

test('the owner of the tables may not serve', async () => {
  expect(await verdict(database.ownerUrl)).toContain('owns tables');
});

test('neither a superuser nor a role with BYPASSRLS may serve', () => {
  const role = { name: 'galla_app', superuser: false, bypass: false, owned: null };
  expect(roleFaults(role)).toEqual([]);
  expect(roleFaults({ ...role, superuser: true })).toEqual([expect.stringContaining('superuser')]);
  expect(roleFaults({ ...role, bypass: true })).toEqual([expect.stringContaining('BYPASSRLS')]);
});

test.each([
  [
    'a table of another schema that may be read',
    'create schema other; create table other.notes (id int); grant usage on schema other to galla_app; grant select on other.notes to galla_app',
    'drop schema other cascade',
    'other.notes is outside of row security, and no known exception.',
  ],
  [
    'without ENABLE',
    'alter table customer disable row level security',
    'alter table customer enable row level security',
    'customer lacks ENABLE ROW LEVEL SECURITY.',
  ],
  [
    'without FORCE',
    'alter table customer no force row level security',
    'alter table customer force row level security',
    'customer lacks FORCE ROW LEVEL SECURITY.',
  ],
  ['without a policy', 'drop policy tenant on customer', RESTORE, 'customer has no policy.'],
  [
    'with a policy for reading only',
    `drop policy tenant on customer; create policy tenant on customer using (${CONDITION})`,
    RESTORE,
    'A policy of customer does not compare the tenant in WITH CHECK.',
  ],
  [
    'with a second policy that lets everything through',
    'create policy open on customer using (true) with check (true)',
    'drop policy open on customer',
    'A policy of customer does not compare the tenant in USING.',
  ],
  [
    'with a new table that has no row security',
    'create table leaky (tenant_id uuid)',
    'drop table leaky',
    'leaky lacks ENABLE ROW LEVEL SECURITY.',
  ],
  [
    'with a view, which reads as its owner',
    'create view everybody as select * from customer',
    'drop view everybody',
    'everybody is no table',
  ],
])('a table %s is refused', async (_, change, undo, fault) => {
  expect(await verdictAfter(change, undo)).toContain(fault);
  expect(await verdict(database.appUrl)).toBe('isolated');
});
