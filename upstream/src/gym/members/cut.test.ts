import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordPayment } from '../../billing/contract.ts';
import { expectBalancedBooks } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { recordEntries } from '../door/contract.ts';
import { addPlan } from '../plans/contract.ts';
import { join, memberNow, renewOnce, type TestGym, testGym } from '../testing/index.ts';
import {
  addMember,
  cancelFigures,
  cancelMember,
  deleteMember,
  freezeMember,
  transferMember,
  upgradeMember,
} from './contract.ts';

let api: TestApi;
let shop: TestShop;
let gym: TestGym;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  const plan = { durations: [{ days: 90, price: '3000.00' }], joining_fee: '0.00', freeze_days: 15 };
  gym = await testGym(api, shop, plan);
  await shop.within((db) =>
    db.sql
      .updateTable('tenantSetting')
      .set({ empViewContact: true })
      .where('tenantId', '=', db.tenantId)
      .execute(),
  );
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = (token = shop.owner.token) => ({ token, schemaKey: shop.schemaKey });
const newMember = async (more: object = {}) => (await join(api, shop, gym, more)).body.data;
type Member = Awaited<ReturnType<typeof newMember>>;
const pay = ({ period }: Member, amount: string) =>
  call(api, recordPayment, {
    ...sent(),
    body: {
      document_id: period.document_id ?? '',
      amount,
      expected_pending: '3150.00',
      payment_mode: 'UPI',
    },
  });
const seen = ({ id, period }: Member) => ({ id, period_id: period.id });
const cancel = (member: Member, more: object, token?: string) =>
  call(api, cancelMember, {
    ...sent(token),
    body: { ...seen(member), expected_credit: '3150.00', expected_rest: '0.00', ...more },
  });
const SNEHA = { name: 'Sneha Kulkarni', mobile: '98220 41877', email: 'sneha@example.in' };
const transfer = (member: Member, to: object = SNEHA, token?: string) =>
  call(api, transferMember, {
    ...sent(token),
    body: { ...seen(member), ...SNEHA, ...to },
  });
const problemsOf = (answer: { refusal: { problems?: { field: string; message: string }[] } }) =>
  answer.refusal.problems?.map(({ field, message }) => `${field}: ${message}`);
/** Refunds on a member's bill, and the credit kept for the customer. */
const moneyOf = ({ customer_id: id, period }: Member) =>
  shop.within(async (db) => {
    const back = await db.sql
      .selectFrom('payment')
      .where('tenantId', '=', db.tenantId)
      .where('documentId', '=', period.document_id ?? '')
      .where('kind', '=', 'REFUND')
      .select(['mode', 'amount', 'reference'])
      .executeTakeFirst();
    const { credit } = await db.sql
      .selectFrom('customer')
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id)
      .select('credit')
      .executeTakeFirstOrThrow();
    return { back, credit };
  });
const later = async (instant: string, rights: Parameters<TestShop['addEmployee']>[0]): Promise<string> => {
  api.clock.now = new Date(instant);
  return (await shop.addEmployee(rights)).token;
};

test('canceling gives the unused days’ share back by a mode, above what is due', async () => {
  const member = await newMember();
  await pay(member, '2650.00');
  const token = await later('2027-01-19T05:00:00Z', ['members:view', 'members:edit', 'billing:edit']);
  const figures = await call(api, cancelFigures, { ...sent(token), query: seen(member) });
  expect(figures.body.data).toEqual({
    unused_days: 30,
    days: 90,
    credit: {
      taxable_value: '1000.00',
      gst: '50.00',
      total_amount: '1050.00',
      against_due: '500.00',
      kept: '550.00',
    },
  });
  const expected = { expected_credit: '1050.00', expected_rest: '550.00' };
  expect(problemsOf(await cancel(member, expected, token))?.[0]).toContain('settlement: ');
  const refund = { ...expected, settlement: 'REFUND' };
  expect(problemsOf(await cancel(member, refund, token))?.[0]).toContain('refund_mode: ');
  const bank = { ...refund, refund_mode: 'Bank' };
  expect(problemsOf(await cancel(member, bank, token))?.[0]).toContain('refund_reference: ');
  const { data } = (await cancel(member, { ...refund, refund_mode: 'Cash' }, token)).body;
  expect(data).toMatchObject({
    status: 0,
    due: '0.00',
    period: { ends_on: '2027-01-18', ended_by: 'CANCEL' },
  });
  expect(await moneyOf(member)).toEqual({
    back: { mode: 'CASH', amount: '550.00', reference: null },
    credit: '0.00',
  });
  expect((await cancel(member, refund, token)).refusal.problems?.[0]?.message).toContain('ended on');
});

test('the rest can be kept; who is canceled on the first day can be renewed that day', async () => {
  const member = await newMember();
  await pay(member, '3150.00');
  const kept = { expected_rest: '3150.00', settlement: 'CREDIT' };
  expect((await cancel(member, kept)).body.data.status).toBe(0);
  expect((await moneyOf(member)).credit).toBe('3150.00');
  const now = await memberNow(api, shop, member.id);
  const { data } = (await renewOnce(api, shop, gym, now)).body;
  expect(data).toMatchObject({ status: 1, period: { starts_on: '2026-11-20', ended_by: null } });
});

test('who may give nothing back does not cancel what is credited, and other figures are refused', async () => {
  const member = await newMember();
  const { token } = await shop.addEmployee(['members:view', 'members:edit']);
  expect((await cancel(member, {}, token)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await cancel(member, { expected_credit: '1.00' })).refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { credit: '3150.00', rest: '0.00' },
  });
  const free = await newMember({ subscription: null, ...SNEHA });
  expect((await cancel(free, { expected_credit: '0.00' }, token)).status).toBe(200);
});

test('canceling twice at once gives back once', async () => {
  const member = await newMember();
  const answers = await Promise.all([cancel(member, {}), cancel(member, {})]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('days that are left go to a new member, and both periods name each other; the bill stays', async () => {
  const member = await newMember();
  await call(api, freezeMember, {
    ...sent(),
    body: { id: member.id, from: '2026-12-01', to: '2026-12-10' },
  });
  const token = await later('2027-01-29T05:00:00Z', ['members:view', 'members:edit']);
  const { data } = (await transfer(member, {}, token)).body;
  expect(data).toMatchObject({ status: 0, due: '3150.00', period: { ends_on: '2027-01-28' } });
  const to = data.period.given_to;
  expect(to).toMatchObject({ name: 'Sneha Kulkarni' });
  const taken = await memberNow(api, shop, to?.member_id ?? '', token);
  expect(taken).toMatchObject({
    status: 1,
    due: '0.00',
    branch_id: member.branch_id,
    phone: '9822041877',
    period: {
      plan_name: 'Quarterly',
      price: null,
      starts_on: '2027-01-29',
      ends_on: '2027-02-27',
      freeze_days: 5,
      document_id: null,
      taken_from: { member_id: member.id, name: 'Aditya Joshi' },
    },
  });
  const body = { id: taken.id, ...SNEHA, branch: gym.branch, subscription: null, duration: gym.duration };
  expect(problemsOf(await call(api, addMember, { ...sent(token), body }))?.[0]).toContain('handed over');
});

test('who was a member before follows the last period; who is gone is not named any more', async () => {
  const old = await newMember({ ...SNEHA, subscription: null });
  await cancel(old, { expected_credit: '0.00' });
  const member = await newMember();
  const { data } = (await transfer(member)).body;
  expect(data.period.given_to?.member_id).toBe(old.id);
  const taken = await memberNow(api, shop, old.id);
  expect(taken.period).toMatchObject({ previous_id: old.period.id, previous: { ended_by: 'CANCEL' } });
  await call(api, deleteMember, { ...sent(), params: { id: old.id }, query: {} });
  expect((await memberNow(api, shop, member.id)).period).toMatchObject({
    given_to: null,
    ended_by: 'TRANSFER',
  });
});

test('what is canceled on the day on which it was upgraded is the last period', async () => {
  const { body } = await call(api, addPlan, {
    ...sent(),
    body: { name: 'Month', durations: [{ days: 30, price: '1000.00' }] },
  });
  const member = await newMember();
  const choice = { subscription: body.data.id, duration: body.data.durations[0]?.id ?? '' };
  const upgraded = await call(api, upgradeMember, {
    ...sent(),
    body: { ...seen(member), ...choice, expected_credit: '3150.00', expected_total: '1050.00' },
  });
  const { data } = (await cancel(upgraded.body.data, { expected_credit: '1050.00' })).body;
  expect(data.period).toMatchObject({ plan_name: 'Month', ended_by: 'CANCEL' });
});

test('sessions that are left go along', async () => {
  const durations = [{ days: 30, price: '900.00', sessions: 10 }];
  const { body } = await call(api, addPlan, { ...sent(), body: { name: 'Ten', durations } });
  const member = await newMember({
    subscription: body.data.id,
    duration: body.data.durations[0]?.id ?? '',
  });
  const entry = {
    entry_id: '0195b2f0-7c11-7000-8000-0000000000d1',
    member_id: member.id,
    came_at: '2026-11-20T04:50:00.000Z',
  };
  await call(api, recordEntries, { ...sent(), body: { branch: gym.branch, entries: [entry] } });
  const to = (await transfer(member)).body.data.period.given_to;
  expect((await memberNow(api, shop, to?.member_id ?? '')).period.sessions).toBe(9);
});

test('a transfer to oneself, to somebody whose membership runs, or to nobody is refused at its field', async () => {
  const member = await newMember();
  expect(problemsOf(await transfer(member, { name: 'Aditya', mobile: '98220 41876' }))).toEqual([
    'mobile: This is the member whose days they are. Choose somebody else.',
  ]);
  await newMember(SNEHA);
  expect(problemsOf(await transfer(member))).toEqual([
    'mobile: This person already has a running membership. Wait until it ends.',
  ]);
  expect(problemsOf(await transfer(member, { name: ' ', mobile: 'none', email: 'x' }))?.length).toBe(3);
  expect((await memberNow(api, shop, member.id)).status).toBe(1);
  const other = await testShop(api, { businessId: 5 });
  const { status } = await call(api, transferMember, {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    body: { ...seen(member), ...SNEHA },
  });
  expect(status).toBe(404);
});

test('handing over twice at once makes one member with one period', async () => {
  const member = await newMember();
  const answers = await Promise.all([
    transfer(member),
    transfer(member, { name: 'Omkar Jagtap', mobile: '98220 41878', email: 'omkar@example.in' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});
