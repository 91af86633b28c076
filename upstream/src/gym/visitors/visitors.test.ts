import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { sellDayPass, setDayPassPrice } from '../dayPasses/contract.ts';
import { join, type TestGym, testGym } from '../testing/index.ts';
import { trialVisitors } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let gym: TestGym;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  gym = await testGym(api, shop);
  await call(api, setDayPassPrice, { ...sent(), body: { price: '200.00' } });
});
afterAll(() => api.close());

const sent = (token = shop.owner.token) => ({ token, schemaKey: shop.schemaKey });
const SNEHA = { name: 'Sneha Kulkarni', mobile: '97635 20914' };
const sell = (more: object = {}, token?: string) =>
  call(api, sellDayPass, {
    ...sent(token),
    body: { branch: gym.branch, ...SNEHA, expected_total: '210.00', payment_mode: 'UPI', ...more },
  });
const visitors = (token?: string, days: object = {}) =>
  call(api, trialVisitors, {
    ...sent(token),
    query: { from_date: '2026-11-01', to_date: '2026-11-30', ...days },
  });
const namesOf = async (token?: string, days?: object) =>
  (await visitors(token, days)).body.data.map(({ name }) => name);

test('who came for a day and did not join stands with his days, what he paid, and the call', async () => {
  await sell({ call_on: '2026-11-22' });
  api.clock.now = new Date('2026-11-21T05:00:00Z');
  await sell();
  api.clock.now = new Date('2026-11-21T06:00:00Z');
  await sell({ name: 'Omkar', mobile: '97635 20915' });
  const { data } = (await visitors()).body;
  expect(data.map(({ name }) => name)).toEqual(['Omkar', 'Sneha Kulkarni']);
  expect(data[1]).toMatchObject({
    mobile: '9763520914',
    days: ['2026-11-21', '2026-11-20'],
    paid: '420.00',
    consent: 0,
    call: { at: '2026-11-22T05:30:00.000Z', done: 0 },
  });
  expect(data[0]?.call).toBeNull();
  expect(await namesOf(undefined, { to_date: '2026-11-20' })).toEqual(['Sneha Kulkarni']);
});

test('who became a member, and whose bill was canceled, is no trial visitor', async () => {
  await sell();
  const { document_id } = (await sell({ name: 'Omkar', mobile: '97635 20915' })).body.data;
  await join(api, shop, gym, SNEHA);
  expect(await namesOf()).toEqual(['Omkar']);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('document')
      .set({ canceledAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', document_id)
      .execute(),
  );
  expect(await namesOf()).toEqual([]);
});

test('an employee gets the visitors whom he may see, his own', async () => {
  await sell();
  const { token } = await shop.addEmployee(['members:view', 'members:edit']);
  await sell({ name: 'Omkar', mobile: '97635 20915' }, token);
  expect(await namesOf(token)).toEqual(['Omkar']);
  const other = await shop.addEmployee(['customers:view']);
  expect((await visitors(other.token)).status).toBe(403);
});

test.each([
  [{ from_date: '2026-02-30' }, 'from_date'],
  [{ from_date: '2026-12-01' }, 'to'],
])('%j is refused', async (days, field) => {
  const { status, refusal } = await visitors(undefined, days);
  expect([status, refusal.problems?.[0]?.field]).toEqual([422, field]);
});
