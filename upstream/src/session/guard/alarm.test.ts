import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { withDirectory } from '../../db/directory.ts';
import { makeLogger } from '../../http/logging.ts';
import { type TestApi, testApi, testShop } from '../../testing/index.ts';
import { ALARM, SLOW_DOWN } from './figures.ts';
import { HOUR, knownDevice, pass, tryPin } from './testing.ts';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  api = await testApi({ logger: makeLogger('error', { write: (line) => lines.push(line) }) });
});
afterAll(() => api.close());
beforeEach(async () => {
  await withDirectory(api.database, (db) => db.sql.deleteFrom('directory.loginAttempt').execute());
  pass(api, HOUR);
  api.pauses.length = 0;
  lines.length = 0;
});

/** Records wrong PINs for that many different mobiles. */
async function spray(times: number): Promise<void> {
  await withDirectory(api.database, (db) =>
    sql`insert into directory.login_attempt (id, mobile, at)
        select gen_random_uuid(), (6000000000 + n)::text, ${api.clock.now}::timestamptz
          from generate_series(1, ${times}::int) as n`.execute(db.sql),
  );
}

test('999 wrong PINs in an hour slow nobody down', async () => {
  const { owner } = await testShop(api);
  // With the wrong one below and the attempt in progress: 999.
  await spray(ALARM.wrong - 3);
  await tryPin(api, owner.mobile, '5093');
  expect((await tryPin(api, owner.mobile, owner.pin)).status).toBe(200);
  expect(api.pauses).toEqual([]);
  expect(lines).toEqual([]);
});

test('1,000 wrong PINs in an hour sound the alarm once a minute and slow unknown devices down', async () => {
  const { owner } = await testShop(api);
  const device = await knownDevice(api, owner.mobile, owner.pin);
  await spray(ALARM.wrong);
  expect((await tryPin(api, owner.mobile, owner.pin)).status).toBe(200);
  expect((await tryPin(api, owner.mobile, owner.pin)).status).toBe(200);
  expect(api.pauses).toEqual([SLOW_DOWN, SLOW_DOWN]);
  expect(lines.filter((line) => line.includes('PIN guessing'))).toHaveLength(1);
  expect((await tryPin(api, owner.mobile, owner.pin, device)).status).toBe(200);
  expect(api.pauses).toHaveLength(2);
  pass(api, HOUR);
  await tryPin(api, owner.mobile, owner.pin);
  expect(api.pauses).toHaveLength(2);
});
