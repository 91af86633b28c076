import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { accountDetails, addAccountDetails } from '../tenant/contract.ts';
import { call, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const add = (shop: TestShop, key: string, upiId = 'asha@okbank', token = shop.owner.token) =>
  call(api, addAccountDetails, {
    token,
    schemaKey: shop.schemaKey,
    key,
    query: { form_name: 'account_details' },
    body: { form_data: { upi_name: 'Asha Rao', upi_id: upiId } },
  });

async function accountsOf({ owner: { token }, schemaKey }: TestShop) {
  const { body } = await call(api, accountDetails, { token, schemaKey });
  return body.account_details;
}

test('the same key and body get the same answer, and one account', async () => {
  const shop = await testShop(api);
  const key = randomUUID();
  const first = await add(shop, key);
  expect(first.status).toBe(200);
  for (let again = 0; again < 5; again += 1) expect((await add(shop, key)).body).toEqual(first.body);
  expect((await add(shop, key.toUpperCase())).body).toEqual(first.body);
  expect(await accountsOf(shop)).toEqual([first.body.data]);
});

test('the same key with another body is refused', async () => {
  const shop = await testShop(api);
  const key = randomUUID();
  await add(shop, key);
  const { status, refusal } = await add(shop, key, 'other@okbank');
  expect(status).toBe(422);
  expect(refusal.code).toBe('KEY_REUSED');
  expect(await accountsOf(shop)).toHaveLength(1);
});

test('a refused write leaves no key, so that the corrected form keeps its own', async () => {
  const shop = await testShop(api);
  const key = randomUUID();
  expect((await add(shop, key, 'not an id')).refusal.code).toBe('INVALID_INPUT');
  const kept = await shop.within((db) =>
    db.sql.selectFrom('idempotencyKey').select('key').where('tenantId', '=', db.tenantId).execute(),
  );
  expect(kept).toEqual([]);
  expect((await add(shop, key)).status).toBe(200);
});

test('while the first one runs, a second one is told so', async () => {
  const shop = await testShop(api);
  const key = randomUUID();
  // Holds the lock of a running write.
  const status = await shop.within(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${db.tenantId} ${key}`}, 0))`.execute(db.sql);
    const { status, refusal } = await add(shop, key);
    return `${status} ${refusal.code}`;
  });
  expect(status).toBe('409 STILL_RUNNING');
  expect((await add(shop, key)).status).toBe(200);
});

test('100 at once make one', async () => {
  const shop = await testShop(api);
  const key = randomUUID();
  const all = await Promise.all(Array.from({ length: 100 }, () => add(shop, key)));
  const accounts = await accountsOf(shop);
  expect(accounts).toHaveLength(1);
  const made = all.filter(({ status }) => status === 200);
  const others = all.filter(({ status }) => status !== 200);
  expect(made.map(({ body }) => body.data)).toEqual(made.map(() => accounts[0]));
  expect(made.length).toBeGreaterThan(0);
  expect(others.map(({ refusal }) => refusal.code)).toEqual(others.map(() => 'STILL_RUNNING'));
  expect((await add(shop, key)).body.data).toEqual(accounts[0]);
});

test('a key belongs to its shop: another shop with the same one makes its own', async () => {
  const [one, other] = [await testShop(api), await testShop(api)];
  const key = randomUUID();
  const first = await add(one, key, 'one@okbank');
  const second = await add(other, key, 'other@okbank');
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await accountsOf(other)).toEqual([second.body.data]);
});

test('who has lost the right gets no earlier answer by its key', async () => {
  const shop = await testShop(api);
  const key = randomUUID();
  await add(shop, key);
  const seller = await shop.addEmployee(['billing:create']);
  expect((await add(shop, key, 'asha@okbank', seller.token)).refusal.code).toBe('PERMISSION_DENIED');
});

test.each(['', 'abc', '12345678-1234-1234-1234-1234567890'])('the key "%s" is refused', async (key) => {
  const shop = await testShop(api);
  const { status, refusal } = await add(shop, key);
  expect(status).toBe(422);
  expect(refusal.problems?.map(({ field }) => field)).toEqual(['idempotency-key']);
});
