import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestPerson, testShop } from '../testing/index.ts';
import { changePin, login, me } from './contract.ts';
import { WRONG_PIN } from './guard/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const NEW_PIN = '9150';

const change = ({ token, pin }: TestPerson, fields: Record<string, string> = {}) =>
  call(api, changePin, {
    token,
    body: { old_password: pin, password: NEW_PIN, password_confirmation: NEW_PIN, ...fields },
  });
const signIn = ({ mobile }: TestPerson, password: string) => call(api, login, { body: { mobile, password } });
const isOpen = async (token: string) => (await call(api, me, { token })).status === 200;

test('the new PIN opens, the old one no longer, and the other sessions are over at once', async () => {
  const { owner } = await testShop(api);
  const other = (await signIn(owner, owner.pin)).body.access_token;
  expect(await isOpen(other)).toBe(true);
  const { status, body } = await change(owner);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    status: true,
    message: 'PIN changed. Your other devices are logged out.',
  });
  expect(await isOpen(owner.token)).toBe(true);
  expect(await isOpen(other)).toBe(false);
  expect((await signIn(owner, owner.pin)).refusal.code).toBe('INVALID_CREDENTIALS');
  expect((await signIn(owner, NEW_PIN)).status).toBe(200);
});

test('a wrong current PIN is told at its field, changes nothing, and counts as a guess', async () => {
  const { owner } = await testShop(api);
  for (let guess = 0; guess < 5; guess += 1) {
    const { status, refusal } = await change(owner, { old_password: WRONG_PIN });
    expect(status).toBe(401);
    expect(refusal.problems).toMatchObject([
      {
        field: 'old_password',
        code: 'INVALID_CREDENTIALS',
        message: 'Failed to update password. Please check your current password.',
      },
    ]);
  }
  expect((await change(owner)).refusal.code).toBe('TRY_LATER');
  expect((await signIn(owner, owner.pin)).refusal.code).toBe('TRY_LATER');
  expect(await isOpen(owner.token)).toBe(true);
});

test('what is entered wrongly is told at the fields of the call, before the PIN is looked at', async () => {
  const { owner } = await testShop(api);
  const problems = async (fields: Record<string, string>) =>
    (await change(owner, fields)).refusal.problems?.map(({ field, message }) => [field, message]);
  for (let time = 0; time < 6; time += 1) {
    expect(await problems({ old_password: '', password: '', password_confirmation: '' })).toEqual([
      ['old_password', 'Please input your current password!'],
      ['password', 'Please input your new password!'],
      ['password_confirmation', 'Please confirm your new password!'],
    ]);
  }
  expect(await problems({ password: '915' })).toEqual([
    ['password', 'Password must be exactly 4 digits.'],
    ['password_confirmation', 'The two passwords that you entered do not match!'],
  ]);
  expect((await change(owner)).status).toBe(200);
});

test('a common PIN, the end of the own mobile and the year of birth are too easy', async () => {
  const shop = await testShop(api);
  const { owner } = shop;
  await shop.within((db) =>
    db.sql
      .updateTable('staff')
      .set({ dob: '1957-08-14' })
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', owner.staffId)
      .execute(),
  );
  for (const pin of ['1234', owner.mobile.slice(-4), '1957']) {
    const { status, refusal } = await change(owner, { password: pin, password_confirmation: pin });
    expect(status).toBe(422);
    expect(refusal.problems).toMatchObject([{ field: 'password', code: 'PIN_TOO_EASY' }]);
  }
});
