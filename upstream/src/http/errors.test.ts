import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { withClient } from '../db/testing/session.ts';
import { accountDetails, addAccountDetails } from '../tenant/contract.ts';
import { call, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { buildServer } from './server.ts';
import { makeLogger } from './logging.ts';

let api: TestApi;
let shop: TestShop;
const lines: string[] = [];
beforeAll(async () => {
  api = await testApi({ logger: makeLogger('info', { write: (line) => lines.push(line) }) });
  shop = await testShop(api);
});
afterAll(() => api.close());

const post = (payload: string | Buffer, headers: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: `/editAccountDetail?tenant_schema=${shop.schemaKey}`,
    headers: { authorization: `Bearer ${shop.owner.token}`, ...headers },
    payload,
  });

/** Texts that must never appear in a response. */
const INSIDES =
  /\bat .+:\d+|node_modules|\/work|select |upi_account|directory\.|relation|constraint|Did you mean/i;

test('a failure of ours tells its number and nothing else, and the log tells the rest', async () => {
  const away = 'alter table upi_account rename to upi_account_away';
  await withClient(api.urls.ownerUrl, (client) => client.query(away));
  const { token } = shop.owner;
  const answered = await call(api, accountDetails, { token, schemaKey: shop.schemaKey });
  await withClient(api.urls.ownerUrl, (client) =>
    client.query('alter table upi_account_away rename to upi_account'),
  );
  expect(answered.status).toBe(500);
  expect(answered.refusal).toEqual({
    success: false,
    status: false,
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Nothing was changed.',
    request_id: answered.headers['x-request-id'],
  });
  const logged = lines.find((line) => line.includes('a call failed')) ?? '';
  expect(logged).toContain(answered.refusal.request_id);
  expect(logged).toContain('42P01');
});

test.each([
  ['no JSON', '{"id": ', 400, 'INVALID_INPUT'],
  ['an empty body', '', 400, 'INVALID_INPUT'],
  ['a hostile key', '{"__proto__": {"rights": 1}}', 400, 'INVALID_INPUT'],
  ['5 MB and a byte', JSON.stringify('x'.repeat(5 * 1024 * 1024)), 413, 'PAYLOAD_TOO_LARGE'],
])('%s is refused in the common form', async (_, payload, status, code) => {
  const response = await post(payload, { 'content-type': 'application/json' });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, status: false, code });
  expect(response.body).not.toMatch(INSIDES);
});

test('another type of body is refused', async () => {
  const response = await post('<a/>', { 'content-type': 'application/xml' });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'This endpoint does not accept this content type.',
  });
});

test('an unknown address is not found', async () => {
  const response = await api.app.inject({ method: 'GET', url: '/etc/passwd' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ success: false, code: 'NOT_FOUND' });
});

test('texts that mean something to SQL, HTML or a path come back in no answer', async () => {
  const hostile = [
    `'; drop table customer; --`,
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\0',
    '${7*7}',
    '%27',
    '🙂'.repeat(60),
  ];
  const { token } = shop.owner;
  for (const text of hostile) {
    const sent = { token, schemaKey: shop.schemaKey, query: { form_name: text } };
    const body = { form_data: { upi_name: text, upi_id: text }, [text]: text };
    const { status, raw } = await call(api, addAccountDetails, { ...sent, body });
    expect(status).toBe(422);
    expect(raw.toString()).not.toMatch(INSIDES);
  }
});

test('a database that is away is told as such, and /readyz says so', async () => {
  const database = openDatabase('postgres://nobody@/nothing?host=/nowhere');
  const settings = {
    pepper: 'x'.repeat(32),
    filesFolder: '/nowhere',
    limits: { tenant: 9, address: 9, key: 9, link: 9 },
  };
  const app = await buildServer({ database, settings: { ...settings, logLevel: 'silent' } });
  const authorization = `Bearer ${shop.owner.token}`;
  const response = await app.inject({ url: '/me', headers: { authorization } });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    message: 'Service is not reachable. Try again.',
  });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
  await database.close();
});

test('a server whose database is migrated is ready', async () => {
  expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});
