import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop } from '../testing/index.ts';
import { createHandover, exchangeHandover, registerMessaging } from './contract.ts';
import { findSession } from './findSession.ts';
import { HOUR, pass } from './guard/testing.ts';
import { messagingTokensOf } from './messagingTokens.ts';
import { stillOpen } from './openSessions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const DAY = 24 * HOUR;

/** Hands a session over once a day; returns the token of the last one, which is new. */
async function handedOn(token: string, days: number): Promise<string> {
  let last = token;
  for (let day = 0; day < days; day += 1) {
    pass(api, DAY);
    const { code } = (await call(api, createHandover, { token: last })).body;
    last = (await call(api, exchangeHandover, { body: { code } })).body.access_token;
  }
  return last;
}

test('a session that was handed on keeps its stream open until 30 days after the PIN, and no longer', async () => {
  const { owner } = await testShop(api);
  const session = await findSession(api.database, await handedOn(owner.token, 29), api.clock.now);
  const id = session?.sessionId ?? 'none';
  expect([...(await stillOpen(api.database, [id], api.clock.now))]).toEqual([id]);
  pass(api, DAY);
  expect([...(await stillOpen(api.database, [id], api.clock.now))]).toEqual([]);
});

test('a device that a session was handed on to is told until 30 days after the PIN, and no longer', async () => {
  const { owner, tenantId } = await testShop(api);
  const token = await handedOn(owner.token, 29);
  await call(api, registerMessaging, { token, body: { fcm_token: 'counter' } });
  const tokens = () =>
    messagingTokensOf(api.database, { tenantId, staffIds: [owner.staffId] }, api.clock.now);
  expect(await tokens()).toEqual(['counter']);
  pass(api, DAY);
  expect(await tokens()).toEqual([]);
});
