import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeLogger } from '../http/logging.ts';
import { me } from '../session/contract.ts';
import { HOUR, pass } from '../session/guard/testing.ts';
import { call, makeKey, type TestApi, testApi, testShop } from '../testing/index.ts';
import { WRONG_ALARM, WRONG_OF_ADDRESS } from './wrongKeys.ts';

const KEY_LIMIT = 5;

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  const logger = makeLogger('info', { write: (line) => lines.push(line) });
  api = await testApi({ logger, limits: { key: KEY_LIMIT } });
});
afterAll(() => api.close());
beforeEach(() => {
  // All counts have expired.
  pass(api, HOUR);
  lines.length = 0;
});

const wrongKey = (n: number) => `galla_${String(n).padStart(43, 'x')}`;
const statusOf = async (token: string, address: string) => (await call(api, me, { token, address })).status;

async function tryWrong(times: number, address = '10.0.0.1'): Promise<number[]> {
  const all = [];
  for (let n = 0; n < times; n += 1) all.push(await statusOf(wrongKey(n), address));
  return all;
}

test('a wrong key is refused; after 20 from one address the address is told to wait', async () => {
  const shop = await testShop(api);
  const { secret } = await makeKey(api, shop, ['customers:view']);
  const { most } = WRONG_OF_ADDRESS;
  const statuses = await tryWrong(most + 2);
  expect(statuses).toEqual([...Array<number>(most).fill(401), 429, 429]);
  const refused = await call(api, me, { token: wrongKey(0), address: '10.0.0.1' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Neither the valid key nor other addresses are affected.
  expect(await statusOf(secret, '10.0.0.1')).toBe(200);
  expect(await statusOf(wrongKey(0), '10.0.0.2')).toBe(401);
  pass(api, WRONG_OF_ADDRESS.within);
  expect(await statusOf(wrongKey(0), '10.0.0.1')).toBe(401);
});

test('1,000 wrong keys in an hour sound the alarm, and the log has none of them', async () => {
  const alarms = () => lines.filter((line) => line.includes('API key guessing'));
  await tryWrong(WRONG_ALARM.most - 1);
  expect(alarms()).toHaveLength(0);
  await tryWrong(2);
  expect(alarms()).toHaveLength(1);
  expect(lines.join('\n')).not.toContain('galla_');
});

test('a token that only looks like a key is no session either', async () => {
  for (const token of ['galla_', 'galla_x', `galla_${'x'.repeat(44)}`, 'galla_'.padEnd(43, 'x')])
    expect(await statusOf(token, '10.0.0.3')).toBe(401);
});

test('each key has a number of calls of its own', async () => {
  const shop = await testShop(api);
  const first = await makeKey(api, shop, ['customers:view'], { name: 'First' });
  const second = await makeKey(api, shop, ['customers:view'], { name: 'Second' });
  const all = await Promise.all(
    Array.from({ length: KEY_LIMIT + 1 }, () => statusOf(first.secret, '10.0.0.4')),
  );
  expect(all.filter((status) => status === 200)).toHaveLength(KEY_LIMIT);
  expect(all).toContain(429);
  expect(await statusOf(second.secret, '10.0.0.4')).toBe(200);
  expect(await statusOf(shop.owner.token, '10.0.0.4')).toBe(200);
});
