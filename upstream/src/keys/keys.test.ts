import { randomUUID } from 'node:crypto';
import { scopesOf } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDirectory } from '../db/directory.ts';
import { customers } from '../customers/contract.ts';
import { HOUR, MINUTE, pass } from '../session/guard/testing.ts';
import { tokenHash } from '../session/tokens.ts';
import { confirmPin, me } from '../session/contract.ts';
import { call, makeKey, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { apiKeys, createApiKey, revokeApiKey } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const list = async ({ owner }: TestShop) => (await call(api, apiKeys, { token: owner.token })).body.data;
const statusOf = async (token: string) => (await call(api, me, { token })).status;
const revoke = ({ owner }: TestShop, id: string) =>
  call(api, revokeApiKey, { token: owner.token, params: { id } });
const wanted = { name: 'Tally', scopes: ['customers:view'], life: 'DAYS_30' } as const;
const body = () => ({ ...wanted, scopes: [...wanted.scopes] });

test('a key is told once, kept as a hash, and listed without its secret', async () => {
  const shop = await testShop(api);
  const { token } = shop.owner;
  const made = await call(api, createApiKey, { token, body: { ...body(), name: ' Tally  Prime ' } });
  expect(made.body.secret).toMatch(/^galla_[\w-]{43}$/);
  expect(await list(shop)).toEqual([made.body.data]);
  expect(made.body.data).toMatchObject({
    name: 'Tally Prime',
    scopes: ['customers:view'],
    expires_at: new Date(api.clock.now.getTime() + 30 * 24 * HOUR).toISOString(),
    last_used_at: null,
    created_by: shop.owner.staffId,
  });
  const row = await withDirectory(api.database, (db) =>
    db.sql
      .selectFrom('directory.apiKey')
      .selectAll()
      .where('keyId', '=', made.body.data.id)
      .executeTakeFirstOrThrow(),
  );
  expect(row.keyHash).toEqual(tokenHash(made.body.secret));
});

test('the answer is not kept: a repetition makes no second key and is refused with a code of its own', async () => {
  const shop = await testShop(api);
  const key = randomUUID();
  const send = () => call(api, createApiKey, { token: shop.owner.token, body: body(), key });
  expect((await send()).status).toBe(200);
  const again = await send();
  expect([again.status, again.refusal.code]).toEqual([409, 'SHOWN_ONCE']);
  expect(await list(shop)).toHaveLength(1);
  expect(await shop.keptFor(key)).toEqual([{}]);
});

test('a key opens what its scopes say, under its own name', async () => {
  const shop = await testShop(api);
  const { id, secret } = await makeKey(api, shop, ['customers:view']);
  const { body: answer } = await call(api, me, { token: secret });
  expect(answer).toMatchObject({
    staff_id: id,
    api_key: { id, name: 'Tally' },
    first_name: 'key Tally',
    emp_id: null,
    mobile: '',
    rights: [{ menu: 'customers', view: true, create: false, edit: false, delete: false }],
  });
  const asked = { token: secret, schemaKey: shop.schemaKey };
  expect((await call(api, customers, asked)).status).toBe(200);
});

test('the PIN is asked again before a key is made', async () => {
  const shop = await testShop(api);
  const { token, pin } = shop.owner;
  pass(api, 10 * MINUTE);
  const refused = await call(api, createApiKey, { token, body: body() });
  expect(refused.refusal.code).toBe('PIN_REQUIRED');
  await call(api, confirmPin, { token, body: { pin } });
  expect((await call(api, createApiKey, { token, body: body() })).status).toBe(200);
});

test('employees and keys make, see and revoke none, whatever rights they have', async () => {
  const shop = await testShop(api);
  const employee = await shop.addEmployee(['settings:view', 'settings:edit', 'profile:edit']);
  const { id, secret } = await makeKey(api, shop, scopesOf([]));
  const acts = (token: string) => [
    call(api, apiKeys, { token }),
    call(api, createApiKey, { token, body: body() }),
    call(api, revokeApiKey, { token, params: { id } }),
  ];
  for (const { refusal } of await Promise.all(acts(employee.token)))
    expect(refusal.code).toBe('PERMISSION_DENIED');
  for (const { refusal } of await Promise.all(acts(secret))) expect(refusal.code).toBe('CLOSED_TO_KEYS');
  expect(await list(shop)).toHaveLength(1);
});

test('a revoked key is shut out at once; one that has ended already is as good', async () => {
  const [shop, other] = [await testShop(api), await testShop(api)];
  const { id, secret } = await makeKey(api, shop, ['customers:view']);
  expect((await revoke(other, id)).refusal.code).toBe('NOT_FOUND');
  expect(await statusOf(secret)).toBe(200);
  expect((await revoke(shop, id)).status).toBe(200);
  expect(await statusOf(secret)).toBe(401);
  expect((await revoke(shop, id)).status).toBe(200);
  expect(await list(shop)).toEqual([]);
  expect((await revoke(shop, randomUUID())).status).toBe(404);
});

test('a key ends when it is to, and stays in the list until it is revoked', async () => {
  const shop = await testShop(api);
  const { id, secret } = await makeKey(api, shop, ['customers:view'], { life: 'DAYS_30' });
  const start = api.clock.now;
  api.clock.now = new Date(start.getTime() + 30 * 24 * HOUR - 1);
  expect(await statusOf(secret)).toBe(200);
  api.clock.now = new Date(start.getTime() + 30 * 24 * HOUR);
  expect(await statusOf(secret)).toBe(401);
  api.clock.now = start;
  expect((await list(shop)).map((key) => key.id)).toEqual([id]);
});

test('its last use is noted to the minute', async () => {
  const shop = await testShop(api);
  const { secret } = await makeKey(api, shop, ['customers:view']);
  const first = api.clock.now.toISOString();
  await statusOf(secret);
  pass(api, MINUTE / 2);
  await statusOf(secret);
  expect((await list(shop))[0]?.last_used_at).toBe(first);
  pass(api, MINUTE / 2);
  await statusOf(secret);
  expect((await list(shop))[0]?.last_used_at).toBe(api.clock.now.toISOString());
});

test('a shop has at most 20 keys, however many are made at once', async () => {
  const shop = await testShop(api);
  const { token } = shop.owner;
  const made = await Promise.all(
    Array.from({ length: 22 }, (_, n) =>
      call(api, createApiKey, { token, body: { ...body(), name: `Key ${n}` } }),
    ),
  );
  const refused = made.filter(({ status }) => status !== 200).map(({ refusal }) => refusal.code);
  expect(refused).toEqual(['TOO_MANY_KEYS', 'TOO_MANY_KEYS']);
  const [first] = await list(shop);
  await revoke(shop, first?.id ?? '');
  expect((await call(api, createApiKey, { token, body: { ...body(), name: 'One more' } })).status).toBe(200);
});

test('a name is taken once, until its key is revoked', async () => {
  const shop = await testShop(api);
  const { id } = await makeKey(api, shop, ['customers:view']);
  const again = () =>
    call(api, createApiKey, { token: shop.owner.token, body: { ...body(), name: 'tally' } });
  expect((await again()).refusal).toMatchObject({ code: 'KEY_NAME_TAKEN', problems: [{ field: 'name' }] });
  await revoke(shop, id);
  expect((await again()).status).toBe(200);
});

test('a key of a shop that has not paid is told so, as people are', async () => {
  const shop = await testShop(api);
  const { secret } = await makeKey(api, shop, ['customers:view']);
  await withDirectory(api.database, (db) =>
    db.sql
      .updateTable('directory.tenant')
      .set({ paymentStatus: 'PENDING' })
      .where('tenantId', '=', shop.tenantId)
      .execute(),
  );
  const { refusal } = await call(api, customers, { token: secret, schemaKey: shop.schemaKey });
  expect(refusal.code).toBe('PAYMENT_REQUIRED');
  expect(await statusOf(secret)).toBe(200);
});
