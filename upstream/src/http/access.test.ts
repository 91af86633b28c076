import { ALL_RIGHTS, type Right } from '@galla/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDirectory } from '../db/directory.ts';
import { customers } from '../customers/contract.ts';
import type { RightsBy } from './endpoint.ts';
import {
  call,
  rightInput,
  type Sent,
  type TestApi,
  testApi,
  type TestPerson,
  testShop,
  type TestShop,
} from '../testing/index.ts';
import type { Endpoint } from './endpoint.ts';
import { slices } from './routes.ts';

/**
 * Every call of the API with the outcome for callers that are refused. Inputs are empty, because access is checked
 * before them. Who is let in, and unpaid shops: tests/rights.
 */
const endpoints = slices.flatMap(([, routes]) => routes).map(({ endpoint }) => endpoint);
const named = (some: Endpoint[]) => some.map((one) => [`${one.method} ${one.path}`, one] as const);
const closed = endpoints.filter(({ access }) => access !== 'public');

let api: TestApi;
let shop: TestShop;
let other: TestShop;
let newcomer: TestPerson;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  other = await testShop(api);
  newcomer = await shop.addEmployee(ALL_RIGHTS);
  await withDirectory(api.database, (db) =>
    db.sql
      .updateTable('directory.login')
      .set({ mustChangePin: true })
      .where('mobile', '=', newcomer.mobile)
      .execute(),
  );
});
afterAll(() => api.close());

const params = { id: '00000000-0000-7000-8000-000000000000', sku: 'none', merchantOrderId: 'none' };

/** The status, and for a refusal its code. */
async function outcome(endpoint: Endpoint, sent: Sent): Promise<string> {
  const { status, refusal } = await call(api, endpoint, { params, ...sent });
  return status < 400 ? String(status) : `${status} ${refusal?.code}`;
}

/** Employees by their rights: calls that need the same ones are refused to the same employee. */
const employees = new Map<string, Promise<TestPerson>>();

function employeeWith(rights: readonly Right[]): Promise<TestPerson> {
  const employee = employees.get(rights.join()) ?? shop.addEmployee(rights);
  employees.set(rights.join(), employee);
  return employee;
}

test('every endpoint of the contract is served', async () => {
  const contract = await import('../contract.ts');
  const parts = Object.values(contract).flatMap((slice) => Object.values(slice));
  const promised = parts.filter((part) => typeof part === 'object' && 'repeat' in part);
  expect(new Set(endpoints)).toEqual(new Set(promised));
});

test('only signing in, hand-over codes, links, signed files and signed payments are open to everybody', () => {
  expect(endpoints.filter(({ access }) => access === 'public').map(({ path }) => path)).toEqual([
    '/login',
    '/handover/exchange',
    '/shared',
    '/shared/pdf',
    '/boutique/orders/:id/:ts/customerorderdetail',
    '/files/*',
    '/payment/callback',
  ]);
});

test('an unpaid shop may only see who it is, log out, and pay', () => {
  expect(endpoints.filter(({ access }) => access === 'unpaid').map(({ path }) => path)).toEqual([
    '/logout',
    '/me',
    '/packages',
    '/subscription',
    '/payment/pay',
    '/payment/verify',
    '/payment/receipt/:merchantOrderId',
  ]);
});

test('a shop whose payment failed has not paid', async () => {
  const { schemaKey, owner } = await testShop(api, { paymentStatus: 'FAILED' });
  expect(await outcome(customers, { schemaKey, token: owner.token })).toBe('402 PAYMENT_REQUIRED');
});

describe.each(named(closed))('%s', (_, endpoint) => {
  test('refuses a token of nobody', async () => {
    const { schemaKey } = shop;
    expect(await outcome(endpoint, { schemaKey, token: 'x'.repeat(43) })).toBe('401 UNAUTHENTICATED');
  });

  test('refuses who is not signed in before it reads a word of what came', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data']) {
      const answer = await api.app.inject({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/:\w+/g, '%7Bnonsense'),
        headers: { 'content-type': type },
        ...(endpoint.method !== 'GET' && { payload: '{"nonsense' }),
      });
      expect(answer.statusCode).toBe(401);
    }
  });
});

test('with a one-time PIN one may only see who one is, log out, and choose a PIN', () => {
  expect(endpoints.filter(({ withOneTimePin }) => withOneTimePin).map(({ path }) => path)).toEqual([
    '/logout',
    '/update-profile',
    '/me',
  ]);
});

describe.each(named(closed.filter(({ withOneTimePin }) => !withOneTimePin)))('%s', (_, endpoint) => {
  test('refuses somebody whose one-time PIN is still to be changed', async () => {
    const { schemaKey } = shop;
    expect(await outcome(endpoint, { schemaKey, token: newcomer.token })).toBe('403 PIN_CHANGE_REQUIRED');
  });
});

describe.each(named(closed.filter(({ tenant }) => tenant !== 'none')))('%s', (_, endpoint) => {
  test('refuses the key of another shop', async () => {
    const { token } = shop.owner;
    expect(await outcome(endpoint, { schemaKey: other.schemaKey, token })).toBe('403 TENANT_MISMATCH');
  });
});

describe.each(named(closed.filter(({ rights }) => rights.length > 0)))('%s', (_, endpoint) => {
  test('refuses an employee who has every right but those that it needs', async () => {
    const { schemaKey } = shop;
    const rest = ALL_RIGHTS.filter((right) => !endpoint.rights.includes(right));
    const { token } = await employeeWith(rest);
    expect(await outcome(endpoint, { schemaKey, token })).toBe('403 PERMISSION_DENIED');
  });
});

const byMatter = closed.filter(({ rightsBy }) => rightsBy !== 'none');

describe.each(named(byMatter))('%s', (_, endpoint) => {
  const rightsBy = endpoint.rightsBy as RightsBy;
  // A right not assigned to any value of the field is checked by the handler, and covered by its own tests.
  const byValue = Object.values(rightsBy.rights).flat();
  test.each(endpoint.rights.filter((right) => byValue.includes(right)).map((right) => [right]))(
    'refuses an employee who has the rights on everything else what needs %s',
    async (right: Right) => {
      const about = Object.values(rightsBy.rights).find((rights) => rights.includes(right)) ?? [];
      const { token } = await employeeWith(ALL_RIGHTS.filter((one) => !about.includes(one)));
      const sent = { schemaKey: shop.schemaKey, token, ...rightInput(endpoint, right) };
      expect(await outcome(endpoint, sent)).toBe('403 PERMISSION_DENIED');
    },
  );
});

test('a right that is taken away is gone at the next call', async () => {
  const { schemaKey } = shop;
  const { token } = await shop.addEmployee(['customers:view']);
  expect(await outcome(customers, { schemaKey, token })).toBe('200');
  await shop.within((db) =>
    db.sql
      .updateTable('menuRight')
      .set({ canView: false })
      .where('tenantId', '=', db.tenantId)
      .where('menu', '=', 'customers')
      .execute(),
  );
  expect(await outcome(customers, { schemaKey, token })).toBe('403 PERMISSION_DENIED');
});
