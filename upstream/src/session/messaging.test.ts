import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDirectory } from '../db/directory.ts';
import { call, type TestApi, testApi, type TestPerson, testShop } from '../testing/index.ts';
import { login, logout, registerMessaging } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const register = ({ token }: Pick<TestPerson, 'token'>, messagingToken: string | null) =>
  call(api, registerMessaging, { token, body: { fcm_token: messagingToken } });
const signIn = ({ mobile, pin }: TestPerson, messagingToken: string) =>
  call(api, login, { body: { mobile, password: pin, fcm_token: messagingToken } });

/** The person who receives messages on a device. */
const staffBehind = async (messagingToken: string) => {
  const rows = await readDirectory(api.database, (db) =>
    db.sql
      .selectFrom('directory.session')
      .select('staffId')
      .where('messagingToken', '=', messagingToken)
      .execute(),
  );
  return rows.map(({ staffId }) => staffId);
};

test('a session registers where its messages go, elsewhere, and nowhere', async () => {
  const { owner } = await testShop(api);
  expect((await register(owner, 'there')).body).toEqual({ success: true });
  expect(await staffBehind('there')).toEqual([owner.staffId]);
  await register(owner, 'elsewhere');
  expect(await staffBehind('there')).toEqual([]);
  expect(await staffBehind('elsewhere')).toEqual([owner.staffId]);
  await register(owner, null);
  expect(await staffBehind('elsewhere')).toEqual([]);
});

test('a device gets the messages of who signed in on it last, and none after the logout', async () => {
  const shop = await testShop(api);
  const employee = await shop.addEmployee([]);
  await register(shop.owner, 'counter');
  const { body } = await signIn(employee, 'counter');
  expect(await staffBehind('counter')).toEqual([employee.staffId]);
  await call(api, logout, { token: body.access_token });
  expect(await staffBehind('counter')).toEqual([]);
});
