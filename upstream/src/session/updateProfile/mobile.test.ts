import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop } from '../../testing/index.ts';
import { confirmPin, login } from '../contract.ts';
import { knownDevice, tryPin } from '../guard/testing.ts';
import { profileCalls } from './testing.ts';

let api: TestApi;
let update: ReturnType<typeof profileCalls>['update'];
let profileOf: ReturnType<typeof profileCalls>['profileOf'];
beforeAll(async () => {
  api = await testApi();
  ({ update, profileOf } = profileCalls(api));
});
afterAll(() => api.close());

test('another mobile wants the PIN, then signs in, and the devices stay known', async () => {
  const shop = await testShop(api);
  const { owner } = shop;
  const device = await knownDevice(api, owner.mobile, owner.pin);
  const mobile = '6900000001';
  const start = api.clock.now;
  api.clock.now = new Date(start.getTime() + 11 * 60_000);
  expect((await update(shop, { mobile })).refusal.code).toBe('PIN_REQUIRED');
  expect((await update(shop, { mobile: owner.mobile })).status).toBe(200);
  await call(api, confirmPin, { token: owner.token, body: { pin: owner.pin } });
  const { body } = await update(shop, { mobile });
  expect(body.data.mobile).toBe(mobile);
  expect((await profileOf(owner)).mobile).toBe(mobile);
  expect((await tryPin(api, owner.mobile, owner.pin)).status).toBe(401);
  const again = await call(api, login, {
    body: { mobile, password: owner.pin, device_token: device },
  });
  // A device that is known gets no new token.
  expect(again.body).toMatchObject({ success: true, device_token: null });
  api.clock.now = start;
});

test('of two who want one number one gets it, and a number of another shop is taken', async () => {
  const [one, two] = [await testShop(api), await testShop(api)];
  const mobile = '6900000002';
  const answers = await Promise.all([update(one, { mobile }), update(two, { mobile })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { refusal } = await update(one, { mobile: two.owner.mobile });
  expect(refusal.problems?.[0] ?? refusal.code).toMatchObject({
    field: 'mobile',
    code: 'MOBILE_TAKEN',
    message: 'The mobile number is already existing',
  });
});
