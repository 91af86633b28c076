import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordPayment } from '../../billing/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { join, memberNow, renewOnce, type TestGym, testGym } from '../testing/index.ts';
import { deleteMember, fetchMember, freezeMember, memberSummary, toldMember } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let gym: TestGym;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  gym = await testGym(api, shop, { freeze_days: 15 });
});
afterAll(() => api.close());

const sent = (token = shop.owner.token) => ({ token, schemaKey: shop.schemaKey });
const newMember = async (more: object = {}) => (await join(api, shop, gym, more)).body.data;
const freeze = (id: string, from: string, to: string) =>
  call(api, freezeMember, { ...sent(), body: { id, from, to } });
const remove = (id: string, token?: string) =>
  call(api, deleteMember, { ...sent(token), params: { id }, query: {} });
const onList = async (list: 'ends_7' | 'ends_30' | 'expired' | 'birthdays', token?: string) =>
  (await call(api, fetchMember, { ...sent(token), query: { list } })).body.data;
const summary = async (token?: string) => {
  const { status, body } = await call(api, memberSummary, sent(token));
  expect(status).toBe(200);
  return body.data;
};
/** Signs the owner in again, since the session of November has expired by then. */
const later = async (instant: string): Promise<string> => {
  api.clock.now = new Date(instant);
  return (await shop.addEmployee(['members:view', 'members:edit'])).token;
};

test('a freeze moves the end by its days, both counted, and what follows; its days are those of the plan', async () => {
  const member = await newMember();
  await renewOnce(api, shop, gym, member);
  const { status, body } = await freeze(member.id, '2026-12-01', '2026-12-10');
  expect(status).toBe(200);
  // The next period begins the day after 2027-03-01, the moved end.
  expect(body.data.period).toMatchObject({ starts_on: '2027-03-02', frozen_days: 0 });
  const long = await freeze(member.id, '2026-12-20', '2026-12-31');
  expect(long.refusal.problems).toMatchObject([
    { field: 'to', message: 'At most 5 more days can be frozen.' },
  ]);
});

test('a freeze in the past, backward or overlapping is refused at its day', async () => {
  const { id } = await newMember();
  expect((await freeze(id, '2026-12-01', '2026-12-10')).body.data.period).toMatchObject({
    ends_on: '2027-03-01',
    freeze_days: 15,
    frozen_days: 10,
  });
  const answer = async (from: string, to: string) =>
    (await freeze(id, from, to)).refusal.problems?.[0]?.field;
  expect(await answer('2026-11-19', '2026-11-20')).toBe('from');
  expect(await answer('2026-12-20', '2026-12-19')).toBe('to');
  expect(await answer('2026-12-10', '2026-12-11')).toBe('from');
  expect(await answer('', '')).toBe('from');
  const other = await testShop(api, { businessId: 5 });
  const theirs = { token: other.owner.token, schemaKey: other.schemaKey };
  const body = { id, from: '2026-12-20', to: '2026-12-21' };
  expect((await call(api, freezeMember, { ...theirs, body })).status).toBe(404);
});

test('frozen is suspended for those days only, in rows and filters', async () => {
  const { id } = await newMember();
  await freeze(id, '2026-12-01', '2026-12-10');
  expect(await memberNow(api, shop, id)).toMatchObject({ status: 1, frozen_to: null });
  const token = await later('2026-12-05T05:00:00Z');
  expect(await memberNow(api, shop, id, token)).toMatchObject({ status: 2, frozen_to: '2026-12-10' });
  const { data } = (await call(api, fetchMember, { ...sent(token), query: { status: 2 } })).body;
  expect(data).toMatchObject([{ id }]);
  expect((await summary(token)).active).toBe(0);
});

test('a member is deleted once nothing is to pay; customer and bill stay', async () => {
  const { id, period, customer_id } = await newMember();
  const { refusal } = await remove(id);
  expect(refusal).toMatchObject({
    code: 'MEMBER_OWES',
    problems: [{ message: expect.stringContaining('₹3,675.00') }],
  });
  const body = { document_id: period.document_id ?? '', amount: '3675.00', expected_pending: '3675.00' };
  await call(api, recordPayment, { ...sent(), body: { ...body, payment_mode: 'UPI' } });
  const editor = await shop.addEmployee(['members:edit']);
  expect((await remove(id, editor.token)).status).toBe(403);
  expect((await remove(id)).status).toBe(200);
  expect((await remove(id)).status).toBe(404);
  const left = await shop.within(async ({ sql, tenantId }) => ({
    customers: await sql
      .selectFrom('customer')
      .where('tenantId', '=', tenantId)
      .where('id', '=', customer_id)
      .select('id')
      .execute(),
    periods: await sql.selectFrom('gymPeriod').where('tenantId', '=', tenantId).select('id').execute(),
    bills: await sql.selectFrom('document').where('tenantId', '=', tenantId).select('id').execute(),
  }));
  expect([left.customers.length, left.periods.length, left.bills.length]).toEqual([1, 0, 1]);
  expect((await join(api, shop, gym)).status).toBe(200);
});

test('the lists of ends and birthdays, each told once, and the figures above them', async () => {
  const aditya = await newMember();
  const meera = await newMember({ mobile: '70207 55183', name: 'Meera Jain', subscription: null });
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('customer')
      .set({ dob: '1994-02-16' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', meera.customer_id)
      .execute(),
  );
  expect(await summary()).toMatchObject({
    active: 2,
    branches: 1,
    due: '3675.00',
    due_members: 1,
    lists: { all: 2, ends_7: 0, ends_30: 0, expired: 0, birthdays: 0 },
  });
  const token = await later('2027-02-12T05:00:00Z');
  expect((await onList('ends_7', token)).map(({ id, told_on }) => [id, told_on])).toEqual([
    [meera.id, null],
    [aditya.id, null],
  ]);
  const answer = await call(api, toldMember, { ...sent(token), body: { id: aditya.id, list: 'ends_7' } });
  expect(answer.body.data.told_on).toBe('2027-02-12');
  expect((await onList('ends_30', token)).map(({ told_on }) => told_on)).toEqual([null, '2027-02-12']);
  expect((await onList('birthdays', token)).map(({ id, told_on }) => [id, told_on])).toEqual([
    [meera.id, null],
  ]);
  expect(await summary(token)).toMatchObject({
    told_ends_7: 1,
    lists: { ends_7: 2, ends_15: 2, expired: 0, birthdays: 1 },
  });
  const after = await later('2027-02-20T05:00:00Z');
  expect((await onList('expired', after)).map(({ told_on }) => told_on)).toEqual([null, null]);
  expect(await onList('ends_7', after)).toEqual([]);
});

test('a branch narrows the members', async () => {
  await newMember();
  const { data } = (await call(api, fetchMember, { ...sent(), query: { branch: gym.branch } })).body;
  expect(data).toHaveLength(1);
  const none = await call(api, fetchMember, { ...sent(), query: { branch: gym.plan } });
  expect(none.body.data).toEqual([]);
});
