import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDirectory } from './db/directory.ts';
import { Files } from './files/files.ts';
import { tidy } from './housekeeping.ts';
import { login } from './session/contract.ts';
import { addAccountDetails } from './tenant/contract.ts';
import { PEPPER } from './testing/api.ts';
import { call, type TestApi, testApi, testShop } from './testing/index.ts';

const DAY = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('keys are kept a day and more, and removed in the end', async () => {
  const shop = await testShop(api);
  const { owner, schemaKey } = shop;
  const add = (key: string) =>
    call(api, addAccountDetails, {
      token: owner.token,
      schemaKey,
      key,
      query: { form_name: 'account_details' },
      body: { form_data: { upi_name: 'Asha', upi_id: 'asha@okbank' } },
    });
  const key = randomUUID();
  const first = await add(key);
  const start = api.clock.now;
  const kept = async (days: number) => {
    await tidy(api.database, new Files(api.filesFolder, PEPPER), new Date(start.getTime() + days * DAY));
    return (
      await shop.within((db) =>
        db.sql.selectFrom('idempotencyKey').select('key').where('tenantId', '=', db.tenantId).execute(),
      )
    ).length;
  };
  expect(await kept(1.9)).toBe(1);
  expect((await add(key)).body).toEqual(first.body);
  expect(await kept(2.1)).toBe(0);
});

test('attempts that no limit counts any more are removed, open sessions stay', async () => {
  const { owner } = await testShop(api);
  await call(api, login, { body: { mobile: owner.mobile, password: '5093' } });
  const counts = () =>
    readDirectory(api.database, async (db) => {
      const attempts = await db.sql
        .selectFrom('directory.loginAttempt')
        .select('id')
        .where('mobile', '=', owner.mobile)
        .execute();
      const sessions = await db.sql
        .selectFrom('directory.session')
        .select('sessionId')
        .where('staffId', '=', owner.staffId)
        .execute();
      return [attempts.length, sessions.length];
    });
  const after = (days: number) =>
    tidy(api.database, new Files(api.filesFolder, PEPPER), new Date(api.clock.now.getTime() + days * DAY));
  await after(1);
  expect(await counts()).toEqual([1, 1]);
  await after(3);
  expect(await counts()).toEqual([0, 1]);
  await after(61);
  expect(await counts()).toEqual([0, 0]);
});
