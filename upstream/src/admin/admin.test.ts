import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login, me } from '../session/contract.ts';
import { tryWrong } from '../session/guard/testing.ts';
import { call, PEPPER, type TestApi, testApi } from '../testing/index.ts';
import { runAdmin } from './runAdmin.ts';

let api: TestApi;
let other: TestApi;
let folder: string;
beforeAll(async () => {
  [api, other] = await Promise.all([testApi(), testApi()]);
  folder = await mkdtemp(join(tmpdir(), 'galla-admin-'));
});
afterAll(async () => {
  await Promise.all([api.close(), other.close()]);
  await rm(folder, { recursive: true });
});

const admin = (args: string[], { urls, filesFolder, clock } = api) =>
  runAdmin(
    args,
    { DATABASE_URL: urls.appUrl, DATABASE_OWNER_URL: urls.ownerUrl, PEPPER, FILES_FOLDER: filesFolder },
    clock.now,
  );

const shopFlags = (changes: Record<string, string> = {}) => {
  const flags = {
    name: 'Asha Stores',
    business: '1',
    owner: 'Asha Rao',
    mobile: '9811111111',
    pin: '4826',
    ...changes,
  };
  return ['create-shop', ...Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value])];
};

const signIn = (mobile: string, password: string, where = api) =>
  call(where, login, { body: { mobile, password } });

test('a shop is created, and its owner signs in to it', async () => {
  const { ok, text } = await admin(shopFlags({ gstin: '08AABCU9603R1ZN' }));
  expect(text).toContain('Asha Stores is ready. Asha Rao signs in with 9811111111.');
  expect(ok).toBe(true);
  const { body } = await signIn('9811111111', '4826');
  const profile = await call(api, me, { token: body.access_token });
  expect(profile.body).toMatchObject({
    company_name: 'Asha Stores',
    first_name: 'Asha',
    last_name: 'Rao',
    registration: 'REGULAR',
    state_code: '08',
    payment_status: 'COMPLETED',
    must_change_pin: false,
  });
});

test('a shop without a GSTIN is not registered', async () => {
  expect((await admin(shopFlags({ mobile: '9811111112', state: '27' }))).ok).toBe(true);
  const { body } = await signIn('9811111112', '4826');
  const profile = await call(api, me, { token: body.access_token });
  expect(profile.body).toMatchObject({ registration: 'NONE', state_code: '27', gst: null });
});

test.each([
  [{ pin: '1234' }, '--pin: This PIN is too easy to guess. Choose another.'],
  [{ mobile: '9811144826' }, '--pin: This PIN is too easy to guess. Choose another.'],
  [{ pin: '48266' }, '--pin: Enter a 4-digit PIN'],
  [{ mobile: '12345' }, '--mobile: Enter a valid 10-digit mobile number'],
  [{ business: '3' }, '--business: It must be one of: 1 Retail shop'],
  [{ name: '' }, '--name: It must have 1 to 100 characters.'],
  [{ gstin: '08AABCU9603R1ZA' }, '--gstin: This is no valid GSTIN.'],
  [{ state: '99x' }, '--state: It must be a state code'],
])('a shop with %j is not created, and the reason is told', async (changes, reason) => {
  const { ok, text } = await admin(shopFlags({ mobile: '9811111119', ...changes }));
  expect(ok).toBe(false);
  expect(text).toContain(reason);
});

test('a mobile signs in to one shop only', async () => {
  await admin(shopFlags({ mobile: '9811111113' }));
  const again = await admin(shopFlags({ mobile: '9811111113', name: 'Second' }));
  expect(again).toEqual({ ok: false, text: 'The mobile 9811111113 signs in to this installation already.' });
});

test('a new PIN opens a closed account, ends its sessions, and is to be changed', async () => {
  await admin(shopFlags({ mobile: '9811111114' }));
  const { body } = await signIn('9811111114', '4826');
  await tryWrong(api, '9811111114', 6);
  expect((await signIn('9811111114', '4826')).refusal.code).toBe('TRY_LATER');
  const { ok, text } = await admin(['reset-pin', '--mobile', '9811111114']);
  expect(ok).toBe(true);
  const pin = / is (\d{4})\./.exec(text)?.[1] ?? '';
  expect((await call(api, me, { token: body.access_token })).status).toBe(401);
  expect((await signIn('9811111114', '4826')).refusal.code).toBe('INVALID_CREDENTIALS');
  const signedIn = await signIn('9811111114', pin);
  const profile = await call(api, me, { token: signedIn.body.access_token });
  expect(profile.body.must_change_pin).toBe(true);
});

test('nobody gets a PIN for a mobile that does not sign in', async () => {
  const { ok, text } = await admin(['reset-pin', '--mobile', '9800000000']);
  expect({ ok, text }).toEqual({ ok: false, text: 'Nobody signs in with 9800000000.' });
});

test('a shop is exported by its mobile and restored elsewhere', async () => {
  await admin(shopFlags({ mobile: '9811111115' }));
  const archive = join(folder, 'asha.jsonl.gz');
  expect((await admin(['export-tenant', '--shop', '9811111115', '--out', archive])).ok).toBe(true);
  const restored = await admin(['restore-tenant', '--from', archive], other);
  expect(restored.text).toContain('every row is as it was');
  const { body } = await signIn('9811111115', '4826', other);
  expect((await call(other, me, { token: body.access_token })).body.company_name).toBe('Asha Stores');
  const again = await admin(['restore-tenant', '--from', archive], other);
  expect(again).toEqual({ ok: false, text: 'This installation has that shop already.' });
  const missing = await admin(['restore-tenant', '--from', join(folder, 'none')], other);
  expect(missing.text).toContain('There is no file');
  expect((await admin(['export-tenant', '--shop', 'nobody'])).text).toContain('There is no shop');
});

test('help tells every command, and a wrong line is told', async () => {
  const help = await admin(['help']);
  for (const name of ['create-shop', 'reset-pin', 'export-tenant', 'restore-tenant', 'demo']) {
    expect(help.text).toContain(name);
  }
  expect(await admin([])).toEqual(help);
  expect(await admin(['--', 'create-shop', '--help'])).toEqual(help);
  expect((await admin(['make-money'])).text).toContain('There is no command "make-money".');
  expect((await admin(['reset-pin', '--phone', '1'])).text).toContain("Unknown option '--phone'");
  expect((await admin(['reset-pin', '--mobile'])).ok).toBe(false);
});

test('what is missing is told when nobody can be asked', async () => {
  const { ok, text } = await admin(['reset-pin']);
  expect({ ok, text }).toEqual({
    ok: false,
    text: '--mobile is missing (Mobile that the person signs in with).',
  });
});

test('with DATABASE_URL the pepper must be said', async () => {
  const { text } = await runAdmin(['demo'], { DATABASE_URL: api.urls.appUrl }, api.clock.now);
  expect(text).toContain('PEPPER is not set.');
});

test('set-mobile lets a person log in with another number, and with the old one no more', async () => {
  await admin(shopFlags({ mobile: '9811111121' }));
  const set = (mobile: string, next: string) => admin(['set-mobile', '--mobile', mobile, '--new', next]);
  expect(await set('9811111199', '9811111122')).toEqual({
    ok: false,
    text: 'Nobody logs in with 9811111199.',
  });
  expect((await set('9811111121', '5811111122')).text).toContain('Enter an Indian mobile number');
  await admin(shopFlags({ mobile: '9811111123' }));
  expect((await set('9811111121', '9811111123')).text).toBe('Somebody else logs in with 9811111123.');
  expect((await set('9811111121', '9811111122')).ok).toBe(true);
  expect((await signIn('9811111122', '4826')).status).toBe(200);
  expect((await signIn('9811111121', '4826')).status).toBe(401);
});
