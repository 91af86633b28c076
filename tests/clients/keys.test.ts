import { randomUUID } from 'node:crypto';
import { scopesOf } from '@galla/domain';
import { keys } from '@galla/upstream/contract';
import { call, makeKey, testShop, type TestKey } from '@galla/upstream/testing';
import { addCustomer, addItem } from '@galla/upstream/testing/billing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { globalId } from '../contract/ids.ts';
import { openStack, type Stack } from '../contract/stack.ts';

let stack: Stack;
let customer: string;
let product: string;

beforeAll(async () => {
  stack = await openStack();
  const { shop } = stack;
  customer = globalId('Customer', (await addCustomer(shop)).id);
  product = globalId('Product', (await addItem(shop, { title: 'Atta 5 kg', stock: 50_000 })).id);
  for (let n = 0; n < 3; n += 1) await create(shop.owner.token, randomUUID());
});
afterAll(() => stack.close());

const CREATE = `mutation ($input: CreateDocumentInput!) {
  createDocument(input: $input) { ... on CreateDocumentSuccess { document { number } } }
}`;
const PAGE = `query ($after: String) {
  viewer { tenant { documents(first: 1, after: $after) { totalCount pageInfo { endCursor } edges { node { number } } } } }
}`;

interface Page {
  viewer: {
    tenant: { documents: { totalCount: number; pageInfo: { endCursor: string }; edges: object[] } };
  };
}

async function create(token: string, key: string): Promise<string | undefined> {
  const lines = [{ item: product, quantity: '1' }];
  const input = { key, type: 'INVOICE', customer, lines, advance: '0.00', paymentMode: 'CASH' };
  const run = stack.runAs(token)<{ createDocument: { document?: { number: string } } }>;
  return (await run({ query: CREATE }, { input })).data.createDocument.document?.number;
}

const keyNamed = (name: string): Promise<TestKey> => makeKey(stack.api, stack.shop, scopesOf([]), { name });

async function count(): Promise<number> {
  const { data } = await stack.run<Page>({ query: PAGE });
  return data.viewer.tenant.documents.totalCount;
}

/** A request as it arrives from an address. */
function askFrom(remoteAddress: string, token: string) {
  return stack.gateway.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { authorization: `Bearer ${token}` },
    payload: { query: '{ viewer { paymentStatus } }' },
  });
}

const statusFrom = async (remoteAddress: string, token: string): Promise<number> =>
  (await askFrom(remoteAddress, token)).statusCode;

test('a key that is revoked between two pages opens no second one', async () => {
  const { id, secret } = await keyNamed('Paging');
  const run = stack.runAs(secret)<Page>;
  const { data } = await run({ query: PAGE });
  const { endCursor: after } = data.viewer.tenant.documents.pageInfo;
  await call(stack.api, keys.revokeApiKey, { token: stack.shop.owner.token, params: { id } });
  // The key's owner may be cached for a second.
  await vi.waitFor(async () => {
    const second = await run({ query: PAGE }, { after });
    expect(second).toMatchObject({ errors: [expect.stringMatching(/^UNAUTHENTICATED: /)] });
    expect(second.data).toBeUndefined();
  });
});

test('a key of a shop that has not paid sees that, and nothing else', async () => {
  const lapsed = await testShop(stack.api);
  const { secret } = await makeKey(stack.api, lapsed, scopesOf([]));
  const client = new pg.Client({ connectionString: stack.api.urls.ownerUrl });
  await client.connect();
  await client.query(`update directory.tenant set payment_status = 'PENDING' where tenant_id = $1`, [
    lapsed.tenantId,
  ]);
  await client.end();
  const run = stack.runAs(secret);
  expect(await run({ query: '{ viewer { paymentStatus tenant { name } } }' })).toMatchObject({
    data: { viewer: { paymentStatus: 'PENDING', tenant: null } },
  });
  const rest = await stack.gateway.inject({
    method: 'GET',
    url: '/rest/customers',
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(rest.statusCode).toBe(402);
});

test('a key works on two machines at once, and one form that both send makes one bill', async () => {
  const { secret } = await keyNamed('Two tills');
  const statuses = await Promise.all([statusFrom('203.0.113.7', secret), statusFrom('198.51.100.9', secret)]);
  expect(statuses).toEqual([200, 200]);
  const before = await count();
  const form = randomUUID();
  const made = await Promise.all([create(secret, form), create(secret, form)]);
  expect(new Set(made.filter((number) => number !== undefined)).size).toBe(1);
  expect(await count()).toBe(before + 1);
});

/** An attempt with a key that was never issued. */
const wrong = (n: number) => askFrom('203.0.113.50', `galla_${String(n).padStart(43, 'x')}`);

test('wrong keys are told to wait, and a right one beside them is not', async () => {
  const { secret } = await keyNamed('Right');
  const first = await wrong(0);
  for (let n = 1; n < 24; n += 1) await wrong(n);
  const last = await wrong(24);
  expect([first.statusCode, last.statusCode]).toEqual([401, 429]);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(await statusFrom('203.0.113.50', secret)).toBe(200);
});
