import { isScope, MOST_KEYS, type Right, scopesOf } from '@galla/domain';
import { keys, opensToKeys } from '@galla/upstream/contract';
import { call, makeKey, type TestKey, type TestShop, testShop } from '@galla/upstream/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../contractEndpoints.ts';
import { CAPABILITIES, makeWorld, type World } from '../isolation/world.ts';
import { isLetIn, statusIn } from './statusIn.ts';

let world: World;
let lapsed: TestShop;
let wide: TestKey;
let revoked: TestKey;
let unpaid: TestKey;
beforeAll(async () => {
  world = await makeWorld();
  const { api, attacker } = world;
  wide = await makeKey(api, attacker, scopesOf(CAPABILITIES), { name: 'Wide' });
  revoked = await makeKey(api, attacker, scopesOf(CAPABILITIES), { name: 'Revoked' });
  await call(api, keys.revokeApiKey, { token: attacker.owner.token, params: { id: revoked.id } });
  lapsed = await testShop(api, { businessId: 5 });
  unpaid = await makeKey(api, lapsed, scopesOf(CAPABILITIES));
  const client = new pg.Client({ connectionString: api.urls.ownerUrl });
  await client.connect();
  await client.query(`update directory.tenant set payment_status = 'PENDING' where tenant_id = $1`, [
    lapsed.tenantId,
  ]);
  await client.end();
});
afterAll(() => world.close());

const own = (): string => world.attacker.schemaKey;
const guarded = endpoints.filter(({ endpoint }) => endpoint.access !== 'public');
const open = guarded.filter(({ endpoint }) => opensToKeys(endpoint));
const closed = guarded.filter(({ endpoint }) => !opensToKeys(endpoint));
const scoped = open.filter(({ endpoint }) => endpoint.rights.length > 0);

describe.each(open)('$name', ({ endpoint }) => {
  test('is open to a key with every scope', async () => {
    expect(isLetIn(await statusIn(world, endpoint, wide.secret, own()))).toBe(true);
  });

  test('is shut to a key that was revoked', async () => {
    expect(await statusIn(world, endpoint, revoked.secret, own())).toBe(401);
  });

  test(`is ${endpoint.access === 'paid' ? 'shut' : 'open'} to a key of a shop that has not paid`, async () => {
    const status = await statusIn(world, endpoint, unpaid.secret, lapsed.schemaKey);
    expect(status === 402).toBe(endpoint.access === 'paid');
  });
});

describe.each(scoped)('$name', ({ endpoint }) => {
  const scopes = endpoint.rights.filter((right) => isScope(right));
  // A shop without lenses, or other than a service shop, does not have this menu.
  const there = scopes.filter((right) => !/^(WEBOPTICALPRODUCTS|reports-page):/.test(right));

  test('is shut to a key without its scopes', async () => {
    const others = scopesOf(CAPABILITIES).filter((scope) => !scopes.includes(scope));
    expect(await statusIn(world, endpoint, await secretWith(others), own())).toBe(403);
  });

  test(`is open to a key with one scope: ${there.join(' or ')}`, async () => {
    for (const right of there) {
      const status = await statusIn(world, endpoint, await secretWith([right]), own(), right);
      expect(isLetIn(status), right).toBe(true);
    }
  });
});

/** Other keys of the shop: the world's, the wide one and the revoked one. */
const OTHERS = 3;
const secrets = new Map<string, TestKey>();
let made = 0;

/** The secret of a key with these scopes: shared by all tests, as long as the shop has room for more keys. */
async function secretWith(scopes: readonly Right[]): Promise<string> {
  const name = scopes.join(' ');
  const known = secrets.get(name);
  if (known) return known.secret;
  const { token } = world.attacker.owner;
  const [oldest] = secrets;
  if (oldest && secrets.size === MOST_KEYS - OTHERS) {
    await call(world.api, keys.revokeApiKey, { token, params: { id: oldest[1].id } });
    secrets.delete(oldest[0]);
  }
  made += 1;
  const key = await makeKey(world.api, world.attacker, scopes, { name: `Key ${made}` });
  secrets.set(name, key);
  return key.secret;
}

test.each(closed)('$name is closed to keys', async ({ endpoint }) => {
  expect(await statusIn(world, endpoint, wide.secret, own())).toBe(403);
});

/** What a key can do without a scope; a new entry has to be added deliberately. */
const WITHOUT_SCOPE = [
  // Employees who work on a piece see its card and move it; the calls themselves refuse anyone else.
  'boutique.finishPiece',
  'boutique.jobCards',
  'boutique.movePieces',
  'boutique.undoPiece',
  'files.upload',
  'forms.formsByBusiness',
  'forms.getForm',
  'forms.getStatuses',
  'notifications.events',
  'notifications.notification',
  'notifications.notifications',
  'notifications.unreadCount',
  'session.me',
  'tenant.tenantSetting',
];

test('what opens without a scope is named, and of PINs, sessions, rights, subscription and keys nothing opens', () => {
  const free = open.filter(({ endpoint }) => endpoint.rights.length === 0).map(({ name }) => name);
  expect(free.toSorted()).toEqual(WITHOUT_SCOPE);
  const never = guarded.filter(
    ({ name, endpoint }) =>
      /^(session|subscription|keys)\./.test(name) || endpoint.path.startsWith('/permissions'),
  );
  expect(never.filter(({ endpoint }) => opensToKeys(endpoint)).map(({ name }) => name)).toEqual([
    'session.me',
  ]);
});
