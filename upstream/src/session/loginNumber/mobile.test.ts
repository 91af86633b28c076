import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '../../notifications/contract.ts';
import { call, type TestApi, testApi, type TestPerson, testShop } from '../../testing/index.ts';
import { confirmPin, login, me } from '../contract.ts';
import { knownDevice, tryPin } from '../guard/testing.ts';
import { profileCalls } from '../updateProfile/testing.ts';

let api: TestApi;
let update: ReturnType<typeof profileCalls>['update'];
let profileOf: ReturnType<typeof profileCalls>['profileOf'];
beforeAll(async () => {
  api = await testApi();
  ({ update, profileOf } = profileCalls(api));
});
afterAll(() => api.close());

const statusOf = async (mobile: string, { pin }: TestPerson) => (await tryPin(api, mobile, pin)).status;

test('another mobile wants the PIN, and the old one logs in until the new one has', async () => {
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
  expect(body).toMatchObject({
    message: expect.stringContaining('69000 00001'),
    data: { mobile: owner.mobile, pending_mobile: mobile },
  });
  expect(await statusOf(owner.mobile, owner)).toBe(200);
  expect((await call(api, me, { token: owner.token })).status).toBe(200);

  expect(await statusOf(mobile, owner)).toBe(200);
  expect(await profileOf(owner)).toMatchObject({ mobile, pending_mobile: null });
  expect((await tryPin(api, owner.mobile, owner.pin)).refusal.code).toBe('INVALID_CREDENTIALS');
  const again = await call(api, login, { body: { mobile, password: owner.pin, device_token: device } });
  // A known device gets no new token.
  expect(again.body).toMatchObject({ success: true, device_token: null });
  api.clock.now = start;
});

test('a wrong PIN with the new number changes nothing', async () => {
  const shop = await testShop(api);
  await update(shop, { mobile: '6900000011' });
  expect((await tryPin(api, '6900000011', '5093')).status).toBe(401);
  expect(await profileOf(shop.owner)).toMatchObject({
    mobile: shop.owner.mobile,
    pending_mobile: '6900000011',
  });
  expect(await statusOf(shop.owner.mobile, shop.owner)).toBe(200);
});

test.each(['5829041526', '0829041526', '1234567890'])('%s is no Indian mobile', async (mobile) => {
  const shop = await testShop(api);
  const { refusal } = await update(shop, { mobile });
  expect(refusal.problems).toMatchObject([
    {
      field: 'mobile',
      code: 'INVALID_INPUT',
      message: 'Enter an Indian mobile number: 10 digits, starting with 6, 7, 8 or 9',
    },
  ]);
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

test('of many first sign-ins at once none is sent out, and the owner is told once', async () => {
  const shop = await testShop(api);
  const by = await shop.addEmployee(['profile:view', 'profile:edit']);
  const mobile = '6900000003';
  expect((await update(shop, { mobile }, { by })).status).toBe(200);
  const first = await Promise.all(Array.from({ length: 4 }, () => statusOf(mobile, by)));
  expect(new Set(first)).toEqual(new Set([200]));
  const { body } = await call(api, notifications, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    body: {},
  });
  expect(body.data.map(({ title }) => title).toSorted()).toEqual([
    'Login number change',
    'Login number changed',
  ]);
  const own = await call(api, notifications, { token: by.token, schemaKey: shop.schemaKey, body: {} });
  expect(own.body.data).toEqual([]);
});
