import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '../../notifications/contract.ts';
import { call, type TestApi, testApi, type TestPerson, testShop } from '../../testing/index.ts';
import { confirmLoginNumber, confirmPin, loginNumbers, me } from '../contract.ts';
import { tryPin } from '../guard/testing.ts';
import { profileCalls } from '../updateProfile/testing.ts';

let api: TestApi;
let update: ReturnType<typeof profileCalls>['update'];
beforeAll(async () => {
  api = await testApi();
  ({ update } = profileCalls(api));
});
afterAll(() => api.close());

const statusOf = async (mobile: string, { pin }: TestPerson) => (await tryPin(api, mobile, pin)).status;
const confirm = ({ token }: TestPerson, { staffId }: TestPerson, mobile: string) =>
  call(api, confirmLoginNumber, { token, body: { employee_id: staffId, mobile } });
const wanted = async ({ token }: TestPerson) => (await call(api, loginNumbers, { token })).body.data;

async function shopWhereOneWants(mobile: string) {
  const shop = await testShop(api);
  const by = await shop.addEmployee(['profile:view', 'profile:edit']);
  expect((await update(shop, { mobile }, { by })).status).toBe(200);
  return { ...shop, shop, by };
}

test('until the owner confirms it the old number logs in, from then on the new one; both are told', async () => {
  const mobile = '6900000101';
  const { owner, by, schemaKey } = await shopWhereOneWants(mobile);
  expect(await wanted(owner)).toEqual([
    { employee_id: by.staffId, mobile: by.mobile, pending_mobile: mobile },
  ]);
  expect(await statusOf(by.mobile, by)).toBe(200);
  expect((await confirm(owner, by, mobile)).body).toEqual({
    success: true,
    employee_id: by.staffId,
    mobile,
  });
  // A repeated confirmation succeeds.
  expect((await confirm(owner, by, mobile)).status).toBe(200);
  expect(await wanted(owner)).toEqual([]);
  expect((await call(api, me, { token: by.token })).body).toMatchObject({ mobile, pending_mobile: null });
  expect(await statusOf(by.mobile, by)).toBe(401);
  expect(await statusOf(mobile, by)).toBe(200);
  const titles = async ({ token }: TestPerson) =>
    (await call(api, notifications, { token, schemaKey, body: {} })).body.data.map(({ title }) => title);
  expect(await titles(owner)).toEqual(['Login number changed', 'Login number change']);
  expect(await titles(by)).toEqual(['Login number changed']);
});

test('the PIN is asked for', async () => {
  const { owner, by } = await shopWhereOneWants('6900000102');
  const start = api.clock.now;
  api.clock.now = new Date(start.getTime() + 11 * 60_000);
  expect((await confirm(owner, by, '6900000102')).refusal.code).toBe('PIN_REQUIRED');
  await call(api, confirmPin, { token: owner.token, body: { pin: owner.pin } });
  expect((await confirm(owner, by, '6900000102')).status).toBe(200);
  api.clock.now = start;
});

test('another number than the one that is wanted by now is refused', async () => {
  const { owner, by, shop } = await shopWhereOneWants('6900000103');
  await update(shop, { mobile: '6900000104' }, { by });
  expect((await confirm(owner, by, '6900000103')).refusal.code).toBe('CHANGED_MEANWHILE');
  expect(await statusOf(by.mobile, by)).toBe(200);
});

test('nobody confirms the own number, that of who may do more, or one of another shop', async () => {
  const { owner, shop } = await shopWhereOneWants('6900000105');
  const manager = await shop.addEmployee(['employees:edit', 'profile:view', 'profile:edit']);
  await update(shop, { mobile: '6900000106' }, { by: manager });
  expect((await confirm(manager, manager, '6900000106')).status).toBe(422);
  await update(shop, { mobile: '6900000107' });
  expect((await confirm(manager, owner, '6900000107')).refusal.code).toBe('PERSON_HAS_MORE_RIGHTS');
  const { by: foreign } = await shopWhereOneWants('6900000108');
  expect((await confirm(owner, foreign, '6900000108')).refusal.code).toBe('NOT_FOUND');
  expect((await wanted(owner)).map(({ employee_id: id }) => id)).not.toContain(foreign.staffId);
});
