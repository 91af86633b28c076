import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { addBranch, deleteBranch } from '../branches/contract.ts';
import {
  addMember,
  deleteMember,
  fetchMember,
  freezeMember,
  memberSummary,
  renewMember,
  toldMember,
} from '../members/contract.ts';
import { addPlan } from '../plans/contract.ts';
import { door, recordEntries, renewDoorCode, setDoorLimit } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let branch: string;
let plan: { id: string; durations: { id: string; days: number | null }[] };
const sent = (by: TestPerson = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });

const newBranch = async (name: string): Promise<string> => {
  const texts = { address: 'Karve Road', phone: '020 2546 1187', manager: 'Rohan', opening_hours: '6 – 22' };
  const body = { name, ...texts, email: 'kothrud@irontemple.in' };
  return (await call(api, addBranch, { ...sent(), body })).body.data.id;
};

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  at('2026-11-20T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  branch = await newBranch('Kothrud');
  const durations = [
    { months: 3, price: '3000.00' },
    { days: 1, price: '100.00' },
  ];
  const body = { name: 'Quarterly', durations, freeze_days: 15 };
  plan = (await call(api, addPlan, { ...sent(), body })).body.data;
});
afterAll(() => api.close());

function at(instant: string): void {
  api.clock.now = new Date(instant);
}

/** A duration of three months, or of days. */
const duration = (days: number | null = null): string =>
  plan.durations.find((one) => one.days === days)?.id ?? '';

let last = 98_220_418;
/** A member who owes the price of the plan, or nothing without a plan. */
async function member(name = 'Sneha Kulkarni', more: object = {}) {
  last += 1;
  const body = {
    name,
    email: 'member@example.in',
    mobile: `${last}76`,
    branch,
    subscription: null,
    duration: duration(),
    ...more,
  };
  return (await call(api, addMember, { ...sent(), body })).body.data;
}

const entry = (id: string, came_at: string, more: object = {}) => ({
  entry_id: randomUUID(),
  member_id: id,
  came_at,
  ...more,
});
const note = (entries: ReturnType<typeof entry>[], by?: TestPerson, where = branch) =>
  call(api, recordEntries, { ...sent(by), body: { branch: where, entries } });
const seen = async (query = {}, by?: TestPerson) => (await call(api, door, { ...sent(by), query })).body;

test('who comes is noted with what the door says, and counted by the hour of the shop', async () => {
  const { id } = await member();
  const [one] = (await note([entry(id, '2026-11-20T04:58:00Z')])).body.data;
  expect(one).toMatchObject({ name: 'Sneha Kulkarni', is_in: true, reason: null, note: null });
  const door = await seen({ branch });
  expect(door).toMatchObject({ in_now: 1, visits_today: 1, due_limit: null });
  // 04:58 UTC is 10:28 in the shop's time zone.
  expect(door.by_hour[10]).toBe(1);
  expect(door.entries.map(({ name }) => name)).toEqual(['Sneha Kulkarni']);
  expect(door.members).toMatchObject([
    { member_id: id, ends_on: '2027-02-19', code: null, last_visit: '2026-11-20T04:58:00.000Z' },
  ]);
  expect(door.members[0]?.digits).toHaveLength(4);
  const [listed] = (await call(api, fetchMember, { ...sent(), query: {} })).body.data;
  expect(listed?.last_visit).toBe('2026-11-20T04:58:00.000Z');
  const figures = (await call(api, memberSummary, sent())).body.data;
  expect(figures).toMatchObject({ in_now: 1, visits_today: 1 });
  expect(await seen({ branch: await newBranch('Baner') })).toMatchObject({ in_now: 0, visits_today: 0 });
  at('2026-11-20T07:00:00Z');
  expect(await seen()).toMatchObject({ in_now: 0, visits_today: 1 });
  at('2026-11-21T05:00:00Z');
  expect(await seen()).toMatchObject({ visits_today: 0, entries: [] });
});

test('an entry counts once by its id, and within two minutes once whatever its id', async () => {
  const { id } = await member();
  const first = entry(id, '2026-11-20T04:50:00Z');
  await note([first]);
  expect((await note([first])).body).toMatchObject({ left_out: 0, data: [{ entry_id: first.entry_id }] });
  const soon = entry(id, '2026-11-20T04:52:00Z');
  expect((await note([soon])).body).toEqual({ success: true, data: [], left_out: 1 });
  const later = entry(id, '2026-11-20T04:52:01Z');
  expect((await note([later])).body.left_out).toBe(0);
  const both = [entry(id, '2026-11-20T04:56:00Z'), entry(id, '2026-11-20T04:56:30Z')];
  await Promise.all(both.map((one) => note([one])));
  expect((await seen()).visits_today).toBe(3);
});

test('expired, suspended, frozen and owing members are refused with the reason; a note lets them in', async () => {
  const gone = await member('Rohit Bhosale', { duration: duration(1) });
  const owes = await member('Omkar Jagtap', { subscription: plan.id });
  const stopped = await member('Aditya Joshi');
  const rests = await member('Meera Iyer', { subscription: plan.id });
  await call(api, addMember, {
    ...sent(),
    body: {
      id: stopped.id,
      name: 'Aditya Joshi',
      email: stopped.email,
      mobile: stopped.phone,
      branch,
      duration: stopped.duration_id,
      status: 2,
    },
  });
  const days = { from: '2026-11-20', to: '2026-11-25' };
  await call(api, freezeMember, { ...sent(), body: { id: rests.id, ...days } });
  const reasonOf = async (id: string, more: object = {}) => {
    const { data } = (await note([entry(id, api.clock.now.toISOString(), more)])).body;
    return [data[0]?.is_in, data[0]?.reason, data[0]?.note];
  };
  expect(await reasonOf(owes.id)).toEqual([true, null, null]);
  await call(api, setDoorLimit, { ...sent(), body: { limit: '3000' } });
  at('2026-11-20T05:10:00Z');
  expect(await reasonOf(owes.id)).toEqual([false, 'DUE', null]);
  expect(await reasonOf(stopped.id)).toEqual([false, 'SUSPENDED', null]);
  expect(await reasonOf(rests.id)).toEqual([false, 'FROZEN', null]);
  expect(await reasonOf(owes.id, { note: ' Pays tomorrow ' })).toEqual([true, 'DUE', 'Pays tomorrow']);
  at('2026-11-21T05:00:00Z');
  expect(await reasonOf(gone.id)).toEqual([false, 'EXPIRED', null]);
  expect((await call(api, setDoorLimit, { ...sent(), body: { limit: null } })).body.due_limit).toBeNull();
});

test('each entry of a period takes a session; none left is refused, and a renewal brings new ones', async () => {
  const durations = [{ days: 5, price: '900.00', sessions: 2 }];
  const made = await call(api, addPlan, { ...sent(), body: { name: 'Ten', durations } });
  expect(made.body.data.durations).toMatchObject([{ days: 5, sessions: 2 }]);
  const [one] = made.body.data.durations;
  const terms = { subscription: made.body.data.id, duration: one?.id ?? '' };
  const { id, period } = await member('Omkar Jagtap', terms);
  expect(period.sessions).toBe(2);
  const leftOf = async () => (await seen()).members.find((row) => row.member_id === id)?.sessions_left;
  const come = async (minute: string) =>
    (await note([entry(id, `2026-11-20T04:${minute}:00Z`)])).body.data[0]?.reason ?? null;
  expect(await leftOf()).toBe(2);
  expect([await come('10'), await come('20'), await come('30')]).toEqual([null, null, 'SESSIONS']);
  expect(await leftOf()).toBe(0);
  at('2026-11-25T05:00:00Z');
  const renewal = { id, period_id: period.id, ...terms };
  expect((await call(api, renewMember, { ...sent(), body: renewal })).body.data.period.sessions).toBe(2);
  expect(await leftOf()).toBe(2);
});

test.each([0, 1000, -1])('%d sessions are none of a plan', async (sessions) => {
  const body = { name: 'Wrong', durations: [{ days: 30, price: '900.00', sessions }] };
  const { refusal } = await call(api, addPlan, { ...sent(), body });
  expect(refusal.problems).toMatchObject([{ field: 'durations.0.sessions' }]);
});

test('what waited without a network is noted for up to half a day; strangers and the future are left out', async () => {
  const { id } = await member();
  const other = await testShop(api, { businessId: 5 });
  const entries = [
    entry(id, '2026-11-19T17:00:00Z'),
    entry(id, '2026-11-19T15:00:00Z'),
    entry(id, '2026-11-20T05:20:00Z'),
    entry(randomUUID(), '2026-11-20T04:00:00Z'),
  ];
  expect((await note(entries)).body).toMatchObject({ left_out: 3, data: [{ is_in: true }] });
  const elsewhere = { token: other.owner.token, schemaKey: other.schemaKey };
  const body = { branch, entries: [entry(id, '2026-11-20T04:00:00Z')] };
  expect((await call(api, recordEntries, { ...elsewhere, body })).refusal.problems).toMatchObject([
    { field: 'branch' },
  ]);
  const wrong = await note([entry(id, '2026-11-20T04:00:00Z', { note: '  ' })]);
  expect(wrong.refusal.problems).toMatchObject([{ field: 'entries.0.note' }]);
});

test('who may come and does not for 14 days is on a list, once the gym notes who comes', async () => {
  at('2026-11-05T05:00:00Z');
  const stays = await member('Sneha Kulkarni');
  const comes = await member('Rohit Bhosale');
  at('2026-11-20T05:00:00Z');
  const unseen = async () => {
    const { data } = (await call(api, fetchMember, { ...sent(), query: { list: 'unseen' } })).body;
    const { lists } = (await call(api, memberSummary, sent())).body.data;
    expect(lists.unseen).toBe(data.length);
    return data.map(({ name }) => name);
  };
  expect(await unseen()).toEqual([]);
  await note([entry(comes.id, '2026-11-20T04:50:00Z')]);
  expect(await unseen()).toEqual(['Sneha Kulkarni']);
  const marked = { id: stays.id, list: 'unseen' as const };
  expect((await call(api, toldMember, { ...sent(), body: marked })).body.data.told_on).toBe('2026-11-20');
  await note([entry(stays.id, '2026-11-20T04:55:00Z')]);
  expect(await unseen()).toEqual([]);
});

test('a code is made and renewed: the old one is nobody’s', async () => {
  const { id } = await member();
  const make = async (by?: TestPerson) => call(api, renewDoorCode, { ...sent(by), body: { member_id: id } });
  const first = (await make()).body.code;
  const second = (await make()).body.code;
  expect(first).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(second).not.toBe(first);
  expect((await seen()).members.map(({ code }) => code)).toEqual([second]);
  const missing = { ...sent(), body: { member_id: randomUUID() } };
  expect((await call(api, renewDoorCode, missing)).refusal.code).toBe('NOT_FOUND');
  const viewer = await shop.addEmployee(['members:view']);
  expect((await make(viewer)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await note([entry(id, api.clock.now.toISOString())], viewer)).refusal.code).toBe(
    'PERMISSION_DENIED',
  );
  expect((await seen({}, viewer)).members).toHaveLength(1);
});

test('entries go with their member, and stay without their branch', async () => {
  const { id } = await member();
  const baner = await newBranch('Baner');
  await note([entry(id, '2026-11-20T04:50:00Z')], shop.owner, baner);
  expect((await call(api, deleteBranch, { ...sent(), params: { id: baner }, query: {} })).status).toBe(200);
  expect((await seen()).visits_today).toBe(1);
  expect((await call(api, deleteMember, { ...sent(), params: { id }, query: {} })).status).toBe(200);
  expect((await seen()).visits_today).toBe(0);
});
