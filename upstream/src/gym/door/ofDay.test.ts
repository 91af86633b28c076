import { DOOR_LIMITS } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { sellDayPass, setDayPassPrice } from '../dayPasses/contract.ts';
import { join, type TestGym, testGym } from '../testing/index.ts';
import { doorDay, recordEntries, setDoorLimit } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let gym: TestGym;
let member: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-19T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  gym = await testGym(api, shop);
  member = (await join(api, shop, gym)).body.data.id;
});
afterAll(() => api.close());

const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const dayAt = (query: { day: string; branch?: string }) => call(api, doorDay, { ...sent(), query });

/** Records an entry of the member. */
async function come(came_at: string, more: object = {}) {
  api.clock.now = new Date(came_at);
  const entries = [{ entry_id: newId(), member_id: member, came_at, ...more }];
  await call(api, recordEntries, { ...sent(), body: { branch: gym.branch, entries } });
}

test('a day has who came between its two midnights in the shop, at which hour, and who did not get in', async () => {
  // 00:10 and 23:50 of the 19th in India.
  await come('2026-11-18T18:40:00Z');
  await come('2026-11-19T18:20:00Z');
  await come('2026-11-19T18:40:00Z');
  await call(api, setDoorLimit, { ...sent(), body: { limit: '0.00' } });
  await come('2026-11-20T05:00:00Z');
  const { body } = await dayAt({ day: '2026-11-19' });
  expect(body).toMatchObject({ day: '2026-11-19', visits: 2, refused: 0 });
  expect(body.by_hour.flatMap((visits, hour) => (visits > 0 ? [[hour, visits]] : []))).toEqual([
    [0, 1],
    [23, 1],
  ]);
  expect(body.entries.map(({ came_at }) => came_at)).toEqual([
    '2026-11-19T18:20:00.000Z',
    '2026-11-18T18:40:00.000Z',
  ]);
  expect((await dayAt({ day: '2026-11-20' })).body).toMatchObject({
    visits: 1,
    refused: 1,
    entries: [{ reason: 'DUE', is_in: false }, { is_in: true }],
  });
});

test('the last 30 days stand beside each other, those without visits too, whichever day is asked for', async () => {
  await come('2026-11-19T05:00:00Z');
  await come('2026-11-19T06:00:00Z');
  await come('2026-11-21T05:00:00Z');
  const { last_days: days } = (await dayAt({ day: '2026-11-01' })).body;
  expect(days).toHaveLength(DOOR_LIMITS.lastDays);
  expect(days.filter(({ visits }) => visits > 0)).toEqual([
    { day: '2026-11-19', visits: 2 },
    { day: '2026-11-21', visits: 1 },
  ]);
  expect(days[0]).toEqual({ day: '2026-10-23', visits: 0 });
});

test('day passes of a day are those whose bills stand, at the branch where somebody came in by them', async () => {
  await call(api, setDayPassPrice, { ...sent(), body: { price: '200.00' } });
  const visitor = { name: 'Sneha Kulkarni', mobile: '97635 20914' };
  const body = { branch: gym.branch, ...visitor, expected_total: '210.00', payment_mode: 'UPI' as const };
  const sold = (await call(api, sellDayPass, { ...sent(), body })).body.data;
  const other = newId();
  const { day_passes: passes } = (await dayAt({ day: '2026-11-19', branch: gym.branch })).body;
  expect(passes).toEqual([
    {
      pass_id: sold.pass_id,
      name: 'Sneha Kulkarni',
      total_amount: '210.00',
      sold_at: '2026-11-19T05:00:00.000Z',
    },
  ]);
  const elsewhere = (await dayAt({ day: '2026-11-19', branch: other })).body;
  expect(elsewhere).toMatchObject({ visits: 0, entries: [], day_passes: [] });
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('document')
      .set({ canceledAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', sold.document_id)
      .execute(),
  );
  expect((await dayAt({ day: '2026-11-19' })).body.day_passes).toEqual([]);
});

test.each([
  ['2026-11-20', 'Choose today or an earlier day.'],
  ['2026-02-30', 'Enter a day, such as 19/11/2026.'],
])('%s is refused at its field', async (day, message) => {
  const { status, refusal } = await dayAt({ day });
  expect([status, refusal.problems]).toMatchObject([422, [{ field: 'day', message }]]);
});
