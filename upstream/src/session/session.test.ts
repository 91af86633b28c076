import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDirectory, withDirectory } from '../db/directory.ts';
import { call, type TestApi, testApi, type TestPerson, testShop, type TestShop } from '../testing/index.ts';
import { login, logout, me } from './contract.ts';
import { startSession } from './startSession.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

function pass(milliseconds: number): void {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds);
}

const statusOf = async (token: string) => (await call(api, me, { token })).status;

async function signIn({ mobile, pin }: TestPerson): Promise<string> {
  const { body } = await call(api, login, { body: { mobile, password: pin } });
  return body.access_token;
}

const startAgain = ({ tenantId, owner: { staffId } }: TestShop) =>
  withDirectory(api.database, (db) => startSession(db, { tenantId, staffId }, api.clock.now));

test('a token opens until logout and not once after', async () => {
  const { owner } = await testShop(api);
  const token = await signIn(owner);
  expect(await statusOf(token)).toBe(200);
  expect((await call(api, logout, { token })).body).toEqual({ success: true });
  const { status, refusal } = await call(api, me, { token });
  expect(status).toBe(401);
  expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Please log in to continue.' });
  expect((await call(api, logout, { token })).status).toBe(401);
  expect(await statusOf(owner.token)).toBe(200);
});

test('a session idle for 7 days is over', async () => {
  const { owner } = await testShop(api);
  pass(7 * DAY - MINUTE);
  expect(await statusOf(owner.token)).toBe(200);
  pass(7 * DAY);
  expect(await statusOf(owner.token)).toBe(401);
});

test('a session is over after 30 days, however much it is used', async () => {
  const { owner } = await testShop(api);
  for (let day = 0; day < 29; day += 1) {
    pass(DAY);
    expect(await statusOf(owner.token)).toBe(200);
  }
  pass(DAY);
  expect(await statusOf(owner.token)).toBe(401);
});

test('the use of a session is noted at most once a minute', async () => {
  const shop = await testShop(api);
  const lastUse = () =>
    readDirectory(api.database, (db) =>
      db.sql
        .selectFrom('directory.session')
        .select('lastUsedAt')
        .where('staffId', '=', shop.owner.staffId)
        .executeTakeFirstOrThrow(),
    );
  const start = api.clock.now;
  pass(MINUTE - 1);
  await statusOf(shop.owner.token);
  expect(await lastUse()).toEqual({ lastUsedAt: start });
  // Reads cache the caller for a second.
  pass(1_000);
  await statusOf(shop.owner.token);
  expect(await lastUse()).toEqual({ lastUsedAt: api.clock.now });
});

test('the eleventh session of a person ends the oldest', async () => {
  const shop = await testShop(api);
  const tokens = [shop.owner.token];
  while (tokens.length < 11) {
    pass(MINUTE);
    tokens.push(await startAgain(shop));
  }
  const statuses = [];
  for (const token of tokens) statuses.push(await statusOf(token));
  expect(statuses).toEqual([401, ...Array.from({ length: 10 }, () => 200)]);
});

test('sessions that are opened at once are at most 10 too', async () => {
  const shop = await testShop(api);
  const tokens = await Promise.all(Array.from({ length: 25 }, () => startAgain(shop)));
  const statuses = await Promise.all(tokens.map(statusOf));
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
});

test('a person who was made inactive is out at once and can not sign in, which only who knows the PIN is told', async () => {
  const shop = await testShop(api);
  const employee = await shop.addEmployee(['billing:view']);
  expect(await statusOf(employee.token)).toBe(200);
  await shop.within((db) =>
    db.sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', employee.staffId)
      .execute(),
  );
  expect(await statusOf(employee.token)).toBe(401);
  await withDirectory(api.database, (db) =>
    db.sql
      .updateTable('directory.login')
      .set({ active: false })
      .where('mobile', '=', employee.mobile)
      .execute(),
  );
  expect(await statusOf(employee.token)).toBe(401);
  const { mobile, pin } = employee;
  const signInWith = async (password: string) =>
    (await call(api, login, { body: { mobile, password } })).refusal;
  expect(await signInWith(pin)).toMatchObject({
    code: 'ACCOUNT_INACTIVE',
    message: 'You can no longer log in to this shop. Ask the owner.',
  });
  expect(await signInWith('5093')).toMatchObject({
    code: 'INVALID_CREDENTIALS',
    message: 'Invalid credentials. Please try again.',
  });
});

test('the database keeps neither tokens nor PINs', async () => {
  const { owner } = await testShop(api);
  const token = await signIn(owner);
  const kept = await readDirectory(api.database, async (db) => [
    ...(await db.sql.selectFrom('directory.session').selectAll().execute()),
    ...(await db.sql.selectFrom('directory.login').selectAll().execute()),
  ]);
  const text = JSON.stringify(kept, (_, value: unknown) =>
    value instanceof Buffer ? value.toString('latin1') : value,
  );
  expect(text).not.toContain(token);
  expect(text).not.toContain(`"${owner.pin}"`);
  expect(text).toContain('$argon2id$');
});

test.each(['', 'Bearer ', 'Bearer x', `Basic ${'a'.repeat(43)}`, `Bearer ${'a'.repeat(43)}`])(
  'the header "%s" opens nothing',
  async (authorization) => {
    expect((await call(api, me, { headers: { authorization } })).refusal.code).toBe('UNAUTHENTICATED');
  },
);
