import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDirectory, withDirectory } from '../../db/directory.ts';
import { type TestApi, testApi, testShop } from '../../testing/index.ts';
import { reserveAttempt } from './reserve.ts';
import { resetGuard } from './reset.ts';
import { HOUR, knownDevice, MINUTE, pass, tryPin, tryWrong, WRONG_PIN } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const repeated = (code: string, times: number) => Array.from({ length: times }, () => code);
const wrong = (times: number) => repeated('INVALID_CREDENTIALS', times);

test('5 wrong PINs in 15 minutes make an unknown device wait, and say for how long', async () => {
  const { owner } = await testShop(api);
  expect(await tryWrong(api, owner.mobile, 4)).toEqual(wrong(4));
  pass(api, 5 * MINUTE);
  expect(await tryWrong(api, owner.mobile, 1)).toEqual(wrong(1));
  const { status, refusal, headers } = await tryPin(api, owner.mobile, owner.pin);
  expect(status).toBe(429);
  expect(refusal).toMatchObject({
    code: 'TRY_LATER',
    message: 'Too many wrong PINs. Try again in 10 minutes.',
    details: { retry_after: 600 },
  });
  expect(headers['retry-after']).toBe('600');
  pass(api, 10 * MINUTE - 1_000);
  expect((await tryPin(api, owner.mobile, owner.pin)).refusal.details).toEqual({ retry_after: 1 });
  pass(api, 1_000);
  expect((await tryPin(api, owner.mobile, owner.pin)).status).toBe(200);
});

test('10 wrong PINs in 24 hours make an unknown device wait for the rest of the day', async () => {
  const { owner } = await testShop(api);
  expect(await tryWrong(api, owner.mobile, 5)).toEqual(wrong(5));
  pass(api, HOUR);
  expect(await tryWrong(api, owner.mobile, 5)).toEqual(wrong(5));
  pass(api, HOUR);
  const { refusal } = await tryPin(api, owner.mobile, owner.pin);
  expect(refusal).toMatchObject({ code: 'TRY_LATER', details: { retry_after: 22 * 3600 } });
  expect(refusal.message).toBe('Too many wrong PINs. Try again in 22 hours.');
});

test('what is refused before the PIN is looked at does not count', async () => {
  const { owner } = await testShop(api);
  await tryWrong(api, owner.mobile, 5);
  expect(await tryWrong(api, owner.mobile, 20)).toEqual(repeated('TRY_LATER', 20));
  pass(api, 15 * MINUTE);
  expect((await tryPin(api, owner.mobile, owner.pin)).status).toBe(200);
});

test('50 wrong PINs in a row close the account to unknown devices until it is reset', async () => {
  const { owner } = await testShop(api);
  const device = await knownDevice(api, owner.mobile, owner.pin);
  for (let day = 0; day < 5; day += 1) {
    expect(await tryWrong(api, owner.mobile, 5)).toEqual(wrong(5));
    pass(api, HOUR);
    expect(await tryWrong(api, owner.mobile, 5)).toEqual(wrong(5));
    pass(api, 24 * HOUR);
  }
  const { status, refusal } = await tryPin(api, owner.mobile, owner.pin);
  expect(status).toBe(423);
  expect(refusal.code).toBe('ACCOUNT_LOCKED');
  pass(api, 1_000 * HOUR);
  expect((await tryPin(api, owner.mobile, owner.pin)).refusal.code).toBe('ACCOUNT_LOCKED');
  expect((await tryPin(api, owner.mobile, owner.pin, device)).status).toBe(200);
  await withDirectory(api.database, (db) => resetGuard(db, owner.mobile));
  expect((await tryPin(api, owner.mobile, owner.pin)).status).toBe(200);
});

test('a right PIN from an unknown device starts the row anew, one from a known device does not', async () => {
  const { owner } = await testShop(api);
  const device = await knownDevice(api, owner.mobile, owner.pin);
  await tryWrong(api, owner.mobile, 3);
  await tryPin(api, owner.mobile, owner.pin, device);
  const inARow = async () => {
    const row = await readDirectory(api.database, (db) =>
      db.sql
        .selectFrom('directory.loginGuard')
        .select('wrongInRow')
        .where('mobile', '=', owner.mobile)
        .executeTakeFirst(),
    );
    return row?.wrongInRow;
  };
  expect(await inARow()).toBe(3);
  expect((await tryPin(api, owner.mobile, owner.pin)).status).toBe(200);
  expect(await inARow()).toBe(0);
  expect(await tryWrong(api, owner.mobile, 5)).toEqual(wrong(5));
});

test('a known device takes 20 wrong PINs a day, whatever strangers do', async () => {
  const { owner } = await testShop(api);
  const device = await knownDevice(api, owner.mobile, owner.pin);
  const other = await knownDevice(api, owner.mobile, owner.pin);
  await tryWrong(api, owner.mobile, 30);
  expect(await tryWrong(api, owner.mobile, 20, device)).toEqual(wrong(20));
  expect((await tryPin(api, owner.mobile, owner.pin, device)).refusal.code).toBe('TRY_LATER');
  expect((await tryPin(api, owner.mobile, owner.pin, other)).status).toBe(200);
  pass(api, 24 * HOUR);
  expect((await tryPin(api, owner.mobile, owner.pin, device)).status).toBe(200);
});

test('200 guesses at once count as 200: no more than 5 are looked at', async () => {
  const { owner } = await testShop(api);
  const tried = await Promise.all(Array.from({ length: 200 }, () => tryPin(api, owner.mobile, WRONG_PIN)));
  const codes = tried.map(({ refusal }) => refusal.code);
  expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(5);
  expect(codes.filter((code) => code === 'TRY_LATER')).toHaveLength(195);
});

test('several processes at once reserve no more than 5 between them', async () => {
  const { owner } = await testShop(api);
  // Bypasses the guard, which limits concurrency within a process.
  const reserve = () =>
    withDirectory(api.database, (db) => reserveAttempt(db, owner.mobile, null, api.clock.now));
  const reserved = await Promise.allSettled(Array.from({ length: 60 }, reserve));
  expect(reserved.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('a device is known only for the mobiles that it signed in', async () => {
  const [one, other] = [await testShop(api), await testShop(api)];
  const device = await knownDevice(api, one.owner.mobile, one.owner.pin);
  expect(await tryWrong(api, other.owner.mobile, 6, device)).toEqual([...wrong(5), 'TRY_LATER']);
  pass(api, HOUR);
  const signedIn = await tryPin(api, other.owner.mobile, other.owner.pin, device);
  expect(signedIn.body.device_token).toBeNull();
  expect(await tryWrong(api, other.owner.mobile, 6, device)).toEqual(wrong(6));
});

test('a text that is no token of ours is an unknown device', async () => {
  const { owner } = await testShop(api);
  const made = 'A'.repeat(43);
  expect(await tryWrong(api, owner.mobile, 6, made)).toEqual([...wrong(5), 'TRY_LATER']);
});
