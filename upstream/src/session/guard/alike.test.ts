import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readDirectory } from '../../db/directory.ts';
import { type TestApi, testApi, testShop } from '../../testing/index.ts';
import { Pins } from '../pins.ts';
import { tryPin, WRONG_PIN } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/**
 * The responses to consecutive wrong PINs, and how many hash verifications they caused, which are the expensive part.
 */
async function answersTo(mobile: string, times: number) {
  const verify = vi.spyOn(Pins.prototype, 'verify');
  const answers = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    const { status, refusal } = await tryPin(api, mobile, WRONG_PIN);
    const { request_id: _, ...refused } = refusal;
    answers.push({ status, refused });
  }
  const verified = verify.mock.calls.length;
  verify.mockRestore();
  return { answers, verified };
}

test('a mobile that nobody has answers and costs the same as one that somebody has, at every stage', async () => {
  const { owner } = await testShop(api);
  const known = await answersTo(owner.mobile, 8);
  expect(await answersTo('6999999999', 8)).toEqual(known);
  expect(known.answers.map(({ refused }) => refused.code)).toContain('TRY_LATER');
  expect(known.verified).toBe(5);
});

test('a mobile and a PIN of the wrong form are told at their fields and cost no attempt', async () => {
  const { refusal, status } = await tryPin(api, '12345', 'abcd');
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([
    { field: 'mobile', code: 'INVALID_INPUT', message: 'Enter a valid 10-digit mobile number' },
    { field: 'password', code: 'INVALID_INPUT', message: 'Enter a 4-digit PIN' },
  ]);
  const attempts = await readDirectory(api.database, (db) =>
    db.sql.selectFrom('directory.loginAttempt').select('id').where('mobile', '=', '12345').execute(),
  );
  expect(attempts).toEqual([]);
});
