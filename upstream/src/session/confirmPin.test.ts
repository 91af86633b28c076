import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccountDetails } from '../tenant/contract.ts';
import { call, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { confirmPin } from './contract.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

function pass(milliseconds: number): void {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds);
}

const addAccount = ({ owner: { token }, schemaKey }: TestShop) =>
  call(api, addAccountDetails, {
    token,
    schemaKey,
    query: { form_name: 'account_details' },
    body: { form_data: { upi_name: 'Asha Rao', upi_id: 'asha@okbank' } },
  });

const confirm = ({ owner: { token } }: TestShop, pin: string) =>
  call(api, confirmPin, { token, body: { pin } });

test('the PIN is good for 10 minutes, then asked again, then good again', async () => {
  const shop = await testShop(api);
  pass(10 * MINUTE - 1);
  expect((await addAccount(shop)).status).toBe(200);
  pass(1);
  const { status, refusal } = await addAccount(shop);
  expect(status).toBe(403);
  expect(refusal).toMatchObject({ code: 'PIN_REQUIRED', message: 'Enter your PIN to continue.' });
  const confirmed = await confirm(shop, shop.owner.pin);
  expect(confirmed.body).toEqual({
    success: true,
    confirmed_until: new Date(api.clock.now.getTime() + 10 * MINUTE).toISOString(),
  });
  expect((await addAccount(shop)).status).toBe(200);
});

test('a wrong PIN confirms nothing, and guesses are counted', async () => {
  const shop = await testShop(api);
  pass(11 * MINUTE);
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await confirm(shop, '5093')).refusal.code).toBe('INVALID_CREDENTIALS');
  }
  expect((await confirm(shop, shop.owner.pin)).refusal.code).toBe('TRY_LATER');
  expect((await addAccount(shop)).refusal.code).toBe('PIN_REQUIRED');
});
