import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '../notifications/contract.ts';
import { tenantSetting } from '../tenant/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { remindAt } from './remind.ts';
import { type SubscriptionEnding, tendSubscriptions } from './tend.ts';
import { storedState } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const statusFor = async ({ owner, schemaKey }: TestShop) =>
  (await call(api, tenantSetting, { token: owner.token, schemaKey })).status;

test('a shop is open on the last day that it paid for, by its own clock, and closed after it', async () => {
  const shop = await testShop(api, { paidUntil: '2026-11-20' });
  const endless = await testShop(api);
  // 23:59 in India.
  await tendSubscriptions(api.database, new Date('2026-11-20T18:29:00Z'));
  expect(await statusFor(shop)).toBe(200);
  await tendSubscriptions(api.database, new Date('2026-11-20T18:31:00Z'));
  expect(await statusFor(shop)).toBe(402);
  expect(await storedState(api, shop)).toMatchObject({ paymentStatus: 'PENDING', paidUntil: '2026-11-20' });
  await tendSubscriptions(api.database, new Date('2036-11-20T18:31:00Z'));
  expect(await statusFor(endless)).toBe(200);
});

test('the end is told once, from seven days before', async () => {
  const shop = await testShop(api, { paidUntil: '2026-12-27' });
  const notices: (SubscriptionEnding & { tenantId: string })[] = [];
  const tend = (day: string) =>
    tendSubscriptions(api.database, new Date(`${day}T06:30:00Z`), async ({ tenantId }, ending) => {
      if (tenantId === shop.tenantId) notices.push({ ...ending, tenantId });
    });
  await tend('2026-12-19');
  expect(notices).toEqual([]);
  await tend('2026-12-20');
  await tend('2026-12-20');
  await tend('2026-12-26');
  expect(notices).toEqual([{ tenantId: shop.tenantId, paidUntil: '2026-12-27', daysLeft: 7 }]);
});

test('a reminder that could not be written is tried again', async () => {
  await testShop(api, { paidUntil: '2027-03-05' });
  const now = new Date('2027-03-01T06:30:00Z');
  let tries = 0;
  const fail = async () => {
    tries += 1;
    throw new Error('no room');
  };
  await expect(tendSubscriptions(api.database, now, fail)).rejects.toThrow('no room');
  await expect(tendSubscriptions(api.database, now, fail)).rejects.toThrow('no room');
  expect(tries).toBe(2);
});

test('whoever may see the subscription is told, with the plan and its last day', async () => {
  const shop = await testShop(api, { paidUntil: '2027-06-30' });
  const notices = async (people: TestPerson[]) =>
    Promise.all(
      people.map(async ({ token }) => {
        const { body } = await call(api, notifications, { token, schemaKey: shop.schemaKey, body: {} });
        return body.data.map(({ message, link }) => [message, link]);
      }),
    );
  const people = [shop.owner, await shop.addEmployee(['subscription:view']), await shop.addEmployee([])];
  const now = new Date('2027-06-24T06:30:00Z');
  await tendSubscriptions(api.database, now, remindAt(now));
  await tendSubscriptions(api.database, now, remindAt(now));
  const reminder = ['Galla ends on 30 Jun 2027. Choose a plan to continue.', '/subscription'];
  expect(await notices(people)).toEqual([[reminder], [reminder], []]);
});
