import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fetchDocuments } from '../billing/contract.ts';
import { isOfCaller, statementsOf } from '../billing/testing/index.ts';
import { openDatabase } from '../db/database.ts';
import { type TenantDb, withTenant } from '../db/tenant.ts';
import { withClient } from '../db/testing/session.ts';
import {
  call,
  makeKey,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../testing/index.ts';
import { LiveFeed } from '../notifications/live/feed.ts';
import { logout } from './contract.ts';
import { HOUR } from './guard/testing.ts';
import { KeptCallers } from './keptCallers.ts';
import { loadCaller } from './loadCaller.ts';

let api: TestApi;
let shop: TestShop;
let employee: TestPerson;
/** A busy machine may need more than a second between two reads. */
const PATIENT = { timeout: 60_000, interval: 20 };
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  employee = await shop.addEmployee(['billing-history:view']);
  await vi.waitUntil(isKept, PATIENT);
});
afterAll(() => api.close());

const read = async ({ token }: TestPerson = employee) =>
  (await call(api, fetchDocuments, { token, schemaKey: shop.schemaKey, body: {} })).status;
/** Whether the second of two reads used the cached caller, which means that changes are received. */
async function isKept(): Promise<boolean> {
  await read();
  return !(await statementsOf(() => read())).some(isOfCaller);
}

const takeAway = (db: TenantDb) =>
  db.sql.updateTable('menuRight').set({ canView: false }).where('tenantId', '=', db.tenantId).execute();

test('what another read has just found out is not asked for again', async () => {
  await vi.waitFor(async () => expect(await isKept()).toBe(true), PATIENT);
});

test('a right that is taken away is gone at the next call', async () => {
  expect(await read()).toBe(200);
  await shop.within(takeAway);
  expect(await read()).toBe(403);
});

test('a right that another process takes away is gone as soon as that is told', async () => {
  const feed = new LiveFeed(api.database);
  const kept = new KeptCallers(api.database, feed);
  await feed.ready();
  const session = await kept.session(employee.token, api.clock.now);
  if (!session) throw new Error('No session');
  let reads = 0;
  const load = () => shop.within((db) => ((reads += 1), loadCaller(db, session)));
  const rights = async () => (await kept.caller(session, api.clock.now, load))?.rights ?? new Set();
  expect(await rights()).toContain('billing-history:view');
  const heard = Promise.withResolvers<void>();
  feed.add({ onAnnounced: () => undefined, onAccessChanged: () => heard.resolve(), onLost: () => undefined });
  const other = openDatabase(api.urls.appUrl, { connections: 1 });
  await withTenant(other, shop.tenantId, takeAway);
  await other.close();
  await heard.promise;
  expect(await rights()).not.toContain('billing-history:view');
  expect(reads).toBe(2);
  await feed.close();
});

test('what nobody tells bites after a second', async () => {
  expect(await read()).toBe(200);
  await withClient(api.urls.appUrl, async (client) => {
    await client.query(`select set_config('app.tenant_id', $1, false)`, [shop.tenantId]);
    await client.query('update menu_right set can_view = false');
  });
  api.clock.now = new Date(api.clock.now.getTime() + 1_000);
  expect(await read()).toBe(403);
});

test('a session that is ended is refused at the next call, and others go on', async () => {
  expect(await read()).toBe(200);
  await call(api, logout, { token: employee.token });
  expect(await read()).toBe(401);
  expect(await read(shop.owner)).toBe(200);
});

test('a key that is kept ends at its time', async () => {
  const feed = new LiveFeed(api.database);
  const kept = new KeptCallers(api.database, feed);
  await feed.ready();
  const { secret } = await makeKey(api, shop, ['customers:view'], { life: 'DAYS_30' });
  const end = api.clock.now.getTime() + 30 * 24 * HOUR;
  const before = new Date(end - 1);
  // The first one records the use, which clears the cache; the second is cached.
  expect(await kept.session(secret, before)).toBeDefined();
  expect(await kept.session(secret, before)).toBeDefined();
  expect(await kept.session(secret, new Date(end))).toBeUndefined();
  await feed.close();
});

test('what is committed while the caller is being read is not kept over', async () => {
  const [, ended] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => read())),
    shop.within(takeAway),
  ]);
  expect(ended).toBeDefined();
  expect(await read()).toBe(403);
});

test('while PostgreSQL is not heard, every call looks for itself', async () => {
  await withClient(api.urls.appUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'galla live' and datname = current_database()`,
    ),
  );
  await vi.waitFor(async () => expect(await isKept()).toBe(false), PATIENT);
  await vi.waitFor(async () => expect(await isKept()).toBe(true), PATIENT);
});
