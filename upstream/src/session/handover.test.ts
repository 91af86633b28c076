import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDirectory } from '../db/directory.ts';
import { addAccountDetails } from '../tenant/contract.ts';
import { call, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { createHandover, exchangeHandover, logout, me } from './contract.ts';
import { HOUR, MINUTE, pass } from './guard/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const codeOf = async (token: string) => (await call(api, createHandover, { token })).body.code;
const exchange = (code: string, on: TestApi = api) => call(on, exchangeHandover, { body: { code } });
const tokenFor = async (code: string) => (await exchange(code)).body.access_token;
const statusOf = async (token: string) => (await call(api, me, { token })).status;

const SENTENCE = 'This link was already used or has expired. Please log in.';

test('a code opens a session of its own for the same person, and the first one stays open', async () => {
  const { owner } = await testShop(api);
  const { body } = await call(api, createHandover, { token: owner.token });
  expect(body.expires_at).toBe(new Date(api.clock.now.getTime() + MINUTE).toISOString());
  const token = await tokenFor(body.code);
  expect(token).not.toBe(owner.token);
  expect((await call(api, me, { token })).body.mobile).toBe(owner.mobile);
  await call(api, logout, { token });
  expect(await statusOf(owner.token)).toBe(200);
});

test('a code is good once, also when it is brought many times at once', async () => {
  const { owner } = await testShop(api);
  const code = await codeOf(owner.token);
  const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { status, refusal } = await exchange(code);
  expect(status).toBe(410);
  expect(refusal).toMatchObject({ code: 'HANDOVER_INVALID', message: SENTENCE });
});

test('the code is not kept: a repetition makes no second one and is refused with a code of its own', async () => {
  const shop = await testShop(api);
  const { token } = shop.owner;
  const key = randomUUID();
  const { code } = (await call(api, createHandover, { token, key })).body;
  const again = await call(api, createHandover, { token, key });
  expect([again.status, again.refusal.code]).toEqual([409, 'SHOWN_ONCE']);
  expect(await shop.keptFor(key)).toEqual([{}]);
  // A new code invalidates the earlier ones of a session: this one is still the first.
  expect((await exchange(code)).status).toBe(200);
});

test('a code is good for 60 seconds', async () => {
  const { owner } = await testShop(api);
  const [first, second] = [await codeOf(owner.token), await codeOf(owner.token)];
  expect((await exchange(first)).refusal.code).toBe('HANDOVER_INVALID');
  pass(api, MINUTE - 1);
  expect((await exchange(second)).status).toBe(200);
  const third = await codeOf(owner.token);
  pass(api, MINUTE);
  expect((await exchange(third)).refusal).toMatchObject({ code: 'HANDOVER_INVALID', message: SENTENCE });
});

test('a code of a session that has ended opens nothing', async () => {
  const { owner } = await testShop(api);
  const code = await codeOf(owner.token);
  await call(api, logout, { token: owner.token });
  expect((await exchange(code)).refusal.code).toBe('HANDOVER_INVALID');
});

test.each(['', 'x', 'A'.repeat(43)])('the unknown code "%s" opens nothing', async (code) => {
  expect((await exchange(code)).refusal).toMatchObject({ code: 'HANDOVER_INVALID', message: SENTENCE });
});

const addAccount = ({ schemaKey }: TestShop, token: string) =>
  call(api, addAccountDetails, {
    token,
    schemaKey,
    query: { form_name: 'account_details' },
    body: { form_data: { upi_name: 'Asha Rao', upi_id: 'asha@okbank' } },
  });

test('handing over does not spare anybody the PIN', async () => {
  const shop = await testShop(api);
  pass(api, 10 * MINUTE);
  const token = await tokenFor(await codeOf(shop.owner.token));
  expect((await addAccount(shop, token)).refusal.code).toBe('PIN_REQUIRED');
});

test('handing over does not lengthen a session beyond 30 days', async () => {
  const { owner } = await testShop(api);
  let { token } = owner;
  for (let day = 0; day < 29; day += 1) {
    pass(api, 24 * HOUR);
    token = await tokenFor(await codeOf(token));
  }
  expect(await statusOf(token)).toBe(200);
  pass(api, 24 * HOUR);
  expect(await statusOf(token)).toBe(401);
});

test('the database keeps no code', async () => {
  const { owner } = await testShop(api);
  const code = await codeOf(owner.token);
  const kept = await readDirectory(api.database, (db) =>
    db.sql.selectFrom('directory.handover').selectAll().execute(),
  );
  const text = JSON.stringify(kept, (_, value: unknown) =>
    value instanceof Buffer ? value.toString('latin1') : value,
  );
  expect(kept).not.toEqual([]);
  expect(text).not.toContain(code);
});

test('an access token in the place of a code opens nothing unless the installation allows it', async () => {
  const { owner } = await testShop(api);
  expect((await exchange(owner.token)).refusal.code).toBe('HANDOVER_INVALID');
  const allowing = await testApi({ rawTokens: true });
  try {
    const shop = await testShop(allowing);
    const { body } = await exchange(shop.owner.token, allowing);
    expect(body.access_token).not.toBe(shop.owner.token);
    expect((await call(allowing, me, { token: body.access_token })).status).toBe(200);
    expect((await exchange('A'.repeat(43), allowing)).refusal.code).toBe('HANDOVER_INVALID');
  } finally {
    await allowing.close();
  }
});
