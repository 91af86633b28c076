import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { me } from '../session/contract.ts';
import { call, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { trustedProxies } from './trust.ts';

let api: TestApi;
beforeAll(async () => {
  // The limiter uses the process clock, which must not advance while a slow machine makes the calls.
  vi.useFakeTimers({ toFake: ['Date'] });
  api = await testApi({ limits: { tenant: 20, address: 50 } });
});
afterAll(async () => {
  await api.close();
  vi.useRealTimers();
});

test('a shop beyond its number of calls is told to wait, another one is not', async () => {
  const [noisy, quiet] = [await testShop(api), await testShop(api)];
  const from = (shop: TestShop, address: string) => call(api, me, { token: shop.owner.token, address });
  const statuses = [];
  for (let times = 0; times < 20; times += 1) {
    statuses.push((await from(noisy, `198.51.100.${times}`)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { status, refusal, headers } = await from(noisy, '203.0.113.1');
  expect(status).toBe(429);
  expect(headers['retry-after']).toBe('10');
  expect(refusal).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests. Try again in 10 s.',
    details: { retry_after: 10 },
  });
  expect((await from(quiet, '203.0.113.1')).status).toBe(200);
  vi.setSystemTime(Date.now() + 10_000);
  expect((await from(noisy, '203.0.113.1')).status).toBe(200);
});

const statusFrom = async (address: string) => (await call(api, me, { address })).status;

test('an address beyond its number of calls is told to wait, another one is not', async () => {
  const statuses = [];
  for (let times = 0; times < 52; times += 1) statuses.push(await statusFrom('203.0.113.9'));
  expect(statuses.filter((status) => status === 401)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  expect(await statusFrom('203.0.113.10')).toBe(401);
});

test('who calls over the Unix socket is believed whom he calls for, and nobody else who is not named', () => {
  const trusted = trustedProxies(['10.0.0.7']);
  expect([undefined, '', '10.0.0.7'].map(trusted)).toEqual([true, true, true]);
  expect(['127.0.0.1', '10.0.0.8'].map(trusted)).toEqual([false, false]);
});
