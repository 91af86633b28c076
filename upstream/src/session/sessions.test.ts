import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop, type TestPerson } from '../testing/index.ts';
import { endOtherSessions, endSession, login, me, sessions } from './contract.ts';
import { HOUR, MINUTE, pass } from './guard/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36';

const signIn = async ({ mobile, pin }: TestPerson, device?: string) =>
  (
    await call(api, login, {
      body: { mobile, password: pin, ...(device !== undefined && { device_token: device }) },
      headers: { 'user-agent': PHONE },
    })
  ).body;
const list = async (token: string) => (await call(api, sessions, { token })).body.data;
const known = async (token: string) => (await list(token))[0]?.known_device;
const statusOf = async (token: string) => (await call(api, me, { token })).status;

test('the own sessions are listed, this one first, then those used last', async () => {
  const { owner } = await testShop(api);
  const start = api.clock.now;
  pass(api, HOUR);
  const { access_token: token } = await signIn(owner);
  pass(api, MINUTE);
  const [first, second] = await list(owner.token);
  expect(first).toMatchObject({
    started_at: start.toISOString(),
    last_used_at: api.clock.now.toISOString(),
    is_current: true,
  });
  expect(second).toMatchObject({ user_agent: PHONE, is_current: false });
  expect((await list(token)).map(({ is_current }) => is_current)).toEqual([true, false]);
  expect(await list(token)).toHaveLength(2);
});

test('a device is known from its second sign-in on, and to the person only that it signed in', async () => {
  const [{ owner }, other] = [await testShop(api), await testShop(api)];
  const first = await signIn(owner);
  pass(api, MINUTE);
  const device = first.device_token ?? '';
  const second = await signIn(owner, device);
  expect(await known(first.access_token)).toBe(false);
  expect(await known(second.access_token)).toBe(true);
  pass(api, MINUTE);
  const others = await signIn(other.owner, device);
  expect(await known(others.access_token)).toBe(false);
});

test('one of them is ended at once; one that has ended already is as good', async () => {
  const { owner } = await testShop(api);
  const { access_token: token } = await signIn(owner);
  const [, second] = await list(owner.token);
  const end = () => call(api, endSession, { token: owner.token, body: { session_id: second?.id ?? '' } });
  expect((await end()).status).toBe(200);
  expect(await statusOf(token)).toBe(401);
  expect((await end()).status).toBe(200);
  expect(await statusOf(owner.token)).toBe(200);
  expect(await list(owner.token)).toHaveLength(1);
});

test('sessions of others are neither listed nor ended: of another shop, of a colleague', async () => {
  const [shop, other] = [await testShop(api), await testShop(api)];
  const employee = await shop.addEmployee([]);
  for (const victim of [other.owner, employee, shop.owner]) {
    const [own] = await list(victim.token);
    const attacker = victim === shop.owner ? employee : shop.owner;
    expect((await list(attacker.token)).map(({ id }) => id)).not.toContain(own?.id);
    const { refusal } = await call(api, endSession, {
      token: attacker.token,
      body: { session_id: own?.id ?? '' },
    });
    expect(refusal.code).toBe('NOT_FOUND');
    expect(await statusOf(victim.token)).toBe(200);
  }
});

test('the others are ended at once and counted; this one and those of others stay', async () => {
  const shop = await testShop(api);
  const employee = await shop.addEmployee([]);
  const tokens = [(await signIn(shop.owner)).access_token, (await signIn(shop.owner)).access_token];
  const { body } = await call(api, endOtherSessions, { token: shop.owner.token });
  expect(body).toEqual({ success: true, ended: 2 });
  for (const token of tokens) expect(await statusOf(token)).toBe(401);
  expect(await statusOf(shop.owner.token)).toBe(200);
  expect(await statusOf(employee.token)).toBe(200);
  expect((await call(api, endOtherSessions, { token: shop.owner.token })).body.ended).toBe(0);
});

test('sessions that are over are not listed', async () => {
  const { owner } = await testShop(api);
  pass(api, 6 * 24 * HOUR);
  expect(await statusOf(owner.token)).toBe(200);
  const { access_token: token } = await signIn(owner);
  pass(api, 6 * 24 * HOUR);
  expect(await list(token)).toHaveLength(2);
  pass(api, 24 * HOUR);
  expect(await list(token)).toHaveLength(1);
});
