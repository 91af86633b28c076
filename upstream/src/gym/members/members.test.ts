import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addBranch, deleteBranch } from '../branches/contract.ts';
import { addPlan, updatePlan } from '../plans/contract.ts';
import { addWorkout, deleteWorkout } from '../workouts/contract.ts';
import { addMember, fetchMember, renewMember } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let branch: string;
let plan: { id: string; durations: { id: string }[] };
const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const PLAN = { name: 'Quarterly', durations: [{ months: 3, price: '3000.00' }] };

const newBranch = async (name: string, as = shop): Promise<string> => {
  const texts = { address: 'Karve Road', phone: '020 2546 1187', manager: 'Rohan', opening_hours: '6 – 22' };
  const body = { name, ...texts, email: 'kothrud@irontemple.in' };
  return (await call(api, addBranch, { ...sent(as), body })).body.data.id;
};

const newWorkout = async (name: string, as = shop): Promise<string> => {
  const body = { name, description: 'For the first month', weekly_plan: {} };
  return (await call(api, addWorkout, { ...sent(as), body })).body.data.id;
};

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  branch = await newBranch('Kothrud');
  plan = (await call(api, addPlan, { ...sent(), body: PLAN })).body.data;
});
afterAll(() => api.close());

const duration = () => plan.durations[0]?.id ?? '';
const aditya = () => ({
  name: 'Aditya Joshi',
  email: 'aditya@example.in',
  mobile: '98220 41876',
  branch,
  subscription: plan.id,
  workout_group: null,
  duration: duration(),
});
const add = (more: object = {}, as = shop) =>
  call(api, addMember, { ...sent(as), body: { ...aditya(), ...more } });
const list = async (query: Record<string, string | number> = {}, as = shop, token = as.owner.token) =>
  (await call(api, fetchMember, { token, schemaKey: as.schemaKey, query })).body;
const renew = (member: { id: string; period: { id: string } }, more: object = {}) =>
  call(api, renewMember, {
    ...sent(),
    body: {
      id: member.id,
      period_id: member.period.id,
      subscription: plan.id,
      duration: duration(),
      ...more,
    },
  });

test('a member gets a customer and a period of what was bought', async () => {
  const { status, body } = await add();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: 'Aditya Joshi',
    phone: '9822041876',
    status: 1,
    subscription_id: plan.id,
    duration_id: duration(),
    branch_id: branch,
    branch_name: 'Kothrud',
    workoutGroup: null,
    period: {
      previous_id: null,
      plan_name: 'Quarterly',
      months: 3,
      price: '3000.00',
      starts_on: '2026-11-20',
      ends_on: '2027-02-19',
    },
  });
});

test('the entity’s names are taken like the form’s', async () => {
  const workoutGroup = await newWorkout('Beginner');
  const { mobile, branch: branch_id, subscription, duration: duration_id, ...more } = aditya();
  const names = {
    ...more,
    phone: mobile,
    branch_id,
    subscription_id: subscription,
    duration_id,
    workoutGroup,
  };
  const { body } = await call(api, addMember, { ...sent(), body: names });
  expect(body.data).toMatchObject({ phone: '9822041876', subscription_id: plan.id, workoutGroup });
});

test('the workout of another shop, or one that is gone, is refused; a deleted one leaves its members', async () => {
  const other = await testShop(api, { businessId: 5 });
  for (const workout_group of [await newWorkout('Theirs', other), 'w1']) {
    expect((await add({ workout_group })).refusal.problems).toMatchObject([
      { field: 'workout_group', message: 'This workout no longer exists. Choose another one.' },
    ]);
  }
  const id = await newWorkout('Beginner');
  const { data } = (await add({ workout_group: id })).body;
  expect(data.workoutGroup).toBe(id);
  await call(api, deleteWorkout, { ...sent(), params: { id }, query: {} });
  expect((await list({ ids: data.id })).data).toMatchObject([
    { workoutGroup: null, workout_gone: 'Beginner' },
  ]);
});

test('a known mobile joins its customer, once', async () => {
  const known = await addCustomer(shop);
  const { body } = await add({ mobile: known.mobile });
  expect(body.data.customer_id).toBe(known.id);
  const { refusal } = await add({ mobile: known.mobile });
  expect(refusal).toMatchObject({ code: 'MEMBER_TAKEN', problems: [{ field: 'mobile' }] });
});

test('without a subscription the duration gives the time and no price', async () => {
  const { body } = await add({ subscription: null });
  expect(body.data).toMatchObject({ subscription_id: null, period: { price: null, ends_on: '2027-02-19' } });
});

test('bad input is told at its field', async () => {
  const empty = { name: '', email: 'x', mobile: '', branch: '', subscription: null, duration: '' };
  const { status, refusal } = await add(empty);
  expect(status).toBe(422);
  expect(refusal.problems?.map(({ field }) => field)).toEqual([
    'name',
    'email',
    'mobile',
    'branch',
    'duration',
  ]);
  expect((await add({ status: 3 })).refusal.problems).toMatchObject([{ field: 'status' }]);
});

test('a branch removed meanwhile, and another shop’s branch, plan and member, are refused', async () => {
  const gone = await newBranch('Aundh');
  await call(api, deleteBranch, { ...sent(), params: { id: gone }, query: {} });
  const other = await testShop(api, { businessId: 5 });
  const theirs = await newBranch('Baner', other);
  const theirPlan = (await call(api, addPlan, { ...sent(other), body: PLAN })).body.data;
  for (const id of [gone, theirs]) {
    expect((await add({ branch: id })).refusal.problems).toMatchObject([
      { field: 'branch', message: 'This branch no longer exists. Choose another one.' },
    ]);
  }
  expect((await add({ subscription: theirPlan.id })).refusal.problems).toMatchObject([
    { field: 'subscription' },
  ]);
  const { data } = (await add()).body;
  expect((await add({ id: data.id, branch: theirs }, other)).status).toBe(404);
  expect((await list({}, other)).data).toEqual([]);
  expect((await list({ ids: data.id }, other)).data).toEqual([]);
});

test('with its id the call changes a member and the customer', async () => {
  const { data } = (await add()).body;
  const workoutGroup = await newWorkout('Strength');
  const about = { id: data.id, name: 'Aditya P. Joshi', status: 2, workout_group: workoutGroup };
  const changed = await add(about);
  expect(changed.body).toMatchObject({
    message: 'Member updated',
    data: { name: 'Aditya P. Joshi', status: 2, workoutGroup, period: data.period },
  });
  const stale = await add({ id: data.id, expected_version: data.version });
  expect(stale.refusal.code).toBe('CHANGED_MEANWHILE');
  const taken = await addCustomer(shop);
  expect((await add({ id: data.id, mobile: taken.mobile })).refusal.problems).toMatchObject([
    { field: 'mobile' },
  ]);
});

test('a plan that is changed later leaves what members bought', async () => {
  const { data } = (await add()).body;
  const durations = [{ id: duration(), months: 6, price: '5000.00' }];
  const body = { name: 'Half-yearly', durations };
  await call(api, updatePlan, { ...sent(), params: { id: plan.id }, body });
  const { period } = data;
  expect((await add({ id: data.id })).body.data.period).toEqual(period);
  expect((await list()).data).toMatchObject([{ period }]);
});

test('expired from the day after the end, in the shop’s zone, in the list and in its filter', async () => {
  const { data } = (await add()).body;
  api.clock.now = new Date('2027-02-19T18:29:00Z');
  // The owner's session of November has expired by then.
  const { token } = await shop.addEmployee(['members:view']);
  const of = (status: number) => list({ status }, shop, token);
  expect((await of(1)).data).toMatchObject([{ id: data.id, status: 1 }]);
  expect((await of(0)).data).toEqual([]);
  api.clock.now = new Date('2027-02-19T18:31:00Z');
  expect((await of(1)).data).toEqual([]);
  expect(await of(0)).toMatchObject({ data: [{ id: data.id, status: 0 }], total: 1 });
});

test('a renewal follows the period that runs; twice at once it is one', async () => {
  const { data } = (await add()).body;
  const answers = await Promise.all([renew(data), renew(data)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [renewed] = (await list()).data;
  expect(renewed?.period).toMatchObject({
    previous_id: data.period.id,
    starts_on: '2027-02-20',
    ends_on: '2027-05-19',
  });
  const count = await shop.within((db) =>
    db.sql
      .selectFrom('gymPeriod')
      .where('tenantId', '=', db.tenantId)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  expect(count).toEqual({ count: '2' });
});

test('ten a page, searched by name or mobile', async () => {
  for (let n = 0; n < 12; n += 1) await add({ mobile: `98220000${n + 10}`, name: `Member ${n}` });
  const { data, total } = await list();
  expect([data.length, total]).toEqual([10, 12]);
  expect((await list({ offset: 10 })).data).toHaveLength(2);
  expect((await list({ search: 'member 11' })).data).toHaveLength(1);
  expect((await list({ search: '9822000015' })).data).toMatchObject([{ name: 'Member 5' }]);
});

test('adding and changing need their own rights', async () => {
  const reader = await shop.addEmployee(['members:view']);
  const creator = await shop.addEmployee(['members:create']);
  const as = (token: string) => ({ token, schemaKey: shop.schemaKey });
  expect((await call(api, addMember, { ...as(reader.token), body: aditya() })).status).toBe(403);
  const { body } = await call(api, addMember, { ...as(creator.token), body: aditya() });
  const change = { ...aditya(), id: body.data.id };
  expect((await call(api, addMember, { ...as(creator.token), body: change })).status).toBe(403);
  expect((await call(api, fetchMember, { ...as(reader.token), query: {} })).body.data).toHaveLength(1);
});
