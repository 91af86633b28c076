import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCreditNote, creditNotePdf, recordPayment, trashDocument } from '../../billing/contract.ts';
import { expectBalancedBooks } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addPlan } from '../plans/contract.ts';
import { join, memberNow, renewOnce, type TestGym, testGym } from '../testing/index.ts';
import { addMember, deleteMember, freezeMember, upgradeFigures, upgradeMember } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let gym: TestGym;
let token: string;
interface Choice {
  plan: string;
  duration: string;
}
/** 180 days for ₹5,000.00, and 31 for ₹1,500.00; the gym's own plan is 90 days for ₹3,000.00. */
let half: Choice;
let month: Choice;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T05:00:00Z');
  shop = await testShop(api, { businessId: 5 });
  ({ token } = shop.owner);
  const ninety = { durations: [{ days: 90, price: '3000.00' }], joining_fee: '0.00', freeze_days: 15 };
  gym = await testGym(api, shop, { name: 'Daily', ...ninety });
  half = await newPlan('Daily and more', { days: 180, price: '5000.00' });
  month = await newPlan('Month', { days: 31, price: '1500.00' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token, schemaKey: shop.schemaKey });
async function newPlan(name: string, duration: { days: number; price: string }): Promise<Choice> {
  const { body } = await call(api, addPlan, { ...sent(), body: { name, durations: [duration] } });
  return { plan: body.data.id, duration: body.data.durations[0]?.id ?? '' };
}
/** Signs in again after the session of November has expired; the shop lets employees see customers of others. */
const later = async (instant: string): Promise<void> => {
  api.clock.now = new Date(instant);
  await shop.within((db) =>
    db.sql
      .updateTable('tenantSetting')
      .set({ empViewContact: true })
      .where('tenantId', '=', db.tenantId)
      .execute(),
  );
  token = (
    await shop.addEmployee(['members:view', 'members:edit', 'members:delete', 'billing:view', 'billing:edit'])
  ).token;
};
const newMember = async (more: object = {}) => (await join(api, shop, gym, more)).body.data;
type Member = Awaited<ReturnType<typeof newMember>>;
const pay = (document_id: string | null, amount: string, expected_pending: string) =>
  call(api, recordPayment, {
    ...sent(),
    body: { document_id: document_id ?? '', amount, expected_pending, payment_mode: 'UPI' },
  });
const choice = (member: Member, to: object = {}) => ({
  id: member.id,
  period_id: member.period.id,
  subscription: half.plan,
  duration: half.duration,
  ...to,
});
const figures = (member: Member, to?: object) =>
  call(api, upgradeFigures, { ...sent(), query: choice(member, to) });
const upgrade = (member: Member, expected: object, to?: object, key = newId()) =>
  call(api, upgradeMember, {
    ...sent(),
    key,
    body: { expected_credit: '0', expected_total: '5250.00', ...choice(member, to), ...expected },
  });
/** Reads the database directly, since an employee's own list may omit the bill. */
const billOf = (id: string | null) =>
  shop.within((db) =>
    db.sql
      .selectFrom('document')
      .where('tenantId', '=', db.tenantId)
      .where('id', '=', id ?? '')
      .select(['total', 'pending'])
      .executeTakeFirstOrThrow(),
  );
const noteOf = (member: Member) =>
  shop.within((db) =>
    db.sql
      .selectFrom('creditNote')
      .where('tenantId', '=', db.tenantId)
      .where('documentId', '=', member.period.document_id ?? '')
      .select(['id', 'taxable', 'total', 'note'])
      .executeTakeFirstOrThrow(),
  );
const customerCredit = async (id: string) =>
  (
    await shop.within((db) =>
      db.sql
        .selectFrom('customer')
        .where('tenantId', '=', db.tenantId)
        .where('id', '=', id)
        .select('credit')
        .executeTakeFirstOrThrow(),
    )
  ).credit;
const messageOf = (answer: { refusal: { problems?: { field: string; message: string }[] } }) =>
  answer.refusal.problems?.map(({ field, message }) => `${field}: ${message}`);

test('30 of 90 days of ₹3,000.00 are ₹1,000.00 and its tax; paid, they are kept, and the new period has its bill', async () => {
  const member = await newMember();
  await pay(member.period.document_id, '3150.00', '3150.00');
  await later('2027-01-19T05:00:00Z');
  expect((await figures(member)).body.data).toEqual({
    unused_days: 30,
    days: 90,
    credit: {
      taxable_value: '1000.00',
      gst: '50.00',
      total_amount: '1050.00',
      against_due: '0.00',
      kept: '1050.00',
    },
    starts_on: '2027-01-19',
    ends_on: '2027-07-17',
    price: '5000.00',
    gst: '250.00',
    total_amount: '5250.00',
  });
  const { data } = (await upgrade(member, { expected_credit: '1050.00' })).body;
  expect(data).toMatchObject({
    due: '5250.00',
    period: {
      plan_name: 'Daily and more',
      starts_on: '2027-01-19',
      ends_on: '2027-07-17',
      previous_id: member.period.id,
      previous: { plan_name: 'Daily', ends_on: '2027-01-18', ended_by: 'UPGRADE' },
    },
  });
  expect(await customerCredit(member.customer_id)).toBe('1050.00');
  expect(await noteOf(member)).toMatchObject({
    taxable: '1000.00',
    total: '1050.00',
    note: 'Unused days of Daily: 30 of 90',
  });
  expect(await billOf(data.period.document_id)).toMatchObject({ total: '5250.00' });
});

test('10 of 31 days of ₹1,500.00 are ₹483.87; what is due comes first', async () => {
  const member = await newMember({ subscription: month.plan, duration: month.duration });
  await pay(member.period.document_id, '1200.00', '1575.00');
  await later('2026-12-11T05:00:00Z');
  const { credit, unused_days } = (await figures(member)).body.data;
  expect(unused_days).toBe(10);
  expect(credit).toEqual({
    taxable_value: '483.87',
    gst: '24.20',
    total_amount: '508.07',
    against_due: '375.00',
    kept: '133.07',
  });
  expect((await upgrade(member, { expected_credit: '508.07' })).status).toBe(200);
  expect(await billOf(member.period.document_id)).toMatchObject({ pending: '0.00' });
  expect(await customerCredit(member.customer_id)).toBe('133.07');
});

test('twice at once makes one upgrade, as does the same key twice', async () => {
  const member = await newMember();
  const once = () => upgrade(member, { expected_credit: '3150.00' });
  const answers = await Promise.all([once(), once()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const other = await newMember({ mobile: '98220 41877', email: 'meera@example.in' });
  const key = newId();
  const same = () => upgrade(other, { expected_credit: '3150.00' }, {}, key);
  const [first, second] = [await same(), await same()];
  expect(second.body).toEqual(first.body);
  expect(await customerCredit(other.customer_id)).toBe('0.00');
});

test('on its first day all of a period comes back, and the new one is the last', async () => {
  const member = await newMember();
  const { data } = (await upgrade(member, { expected_credit: '3150.00' })).body;
  expect(data).toMatchObject({ due: '5250.00', status: 1, period: { starts_on: '2026-11-20' } });
  expect(await memberNow(api, shop, member.id)).toEqual(data);
  expect(await billOf(member.period.document_id)).toMatchObject({ pending: '0.00' });
  const { id } = await noteOf(member);
  expect((await call(api, creditNotePdf, { ...sent(), params: { id }, query: {} })).status).toBe(200);
  // The upgraded period keeps its end when the new one is frozen.
  const { plan, duration } = half;
  expect((await renewOnce(api, shop, { ...gym, plan, duration }, data)).status).toBe(200);
  expect((await memberNow(api, shop, member.id)).period.previous?.ended_by).toBeNull();
});

test('days that rested are neither used nor paid for, and a freeze ahead goes with its days', async () => {
  const member = await newMember();
  await call(api, freezeMember, {
    ...sent(),
    body: { id: member.id, from: '2026-12-01', to: '2026-12-10' },
  });
  await later('2027-01-29T05:00:00Z');
  await call(api, freezeMember, {
    ...sent(),
    body: { id: member.id, from: '2027-02-01', to: '2027-02-05' },
  });
  const { data } = (await figures(member)).body;
  expect([data.unused_days, data.days]).toEqual([30, 90]);
  const { body } = await upgrade(member, { expected_credit: data.credit?.total_amount ?? '' });
  expect(body.data).toMatchObject({ frozen_to: null, period: { starts_on: '2027-01-29' } });
});

test('a period without a bill, or whose bill is in the trash, credits nothing', async () => {
  const free = await newMember({ subscription: null });
  expect((await figures(free)).body.data.credit).toBeNull();
  expect((await upgrade(free, {})).body.data).toMatchObject({ due: '5250.00' });
  const trashed = await newMember({ mobile: '98220 41877', email: 'meera@example.in' });
  await call(api, trashDocument, { ...sent(), body: { document_id: trashed.period.document_id ?? '' } });
  expect((await figures(trashed)).body.data.credit).toBeNull();
  expect((await upgrade(trashed, {})).body.data).toMatchObject({ due: '5250.00' });
});

test('expired, frozen, suspended and renewed memberships are refused, and the same plan', async () => {
  const member = await newMember();
  expect(messageOf(await figures(member, { subscription: gym.plan, duration: gym.duration }))).toEqual([
    'duration: The membership has this plan and duration already. Choose another one.',
  ]);
  expect((await figures(member, { subscription: '', duration: '' })).status).toBe(422);
  expect(messageOf(await figures(member, { duration: newId() }))).toHaveLength(1);
  const suspend = (status: number) =>
    call(api, addMember, {
      ...sent(),
      body: {
        id: member.id,
        name: member.name,
        email: member.email,
        mobile: member.phone,
        branch: gym.branch,
        subscription: gym.plan,
        duration: gym.duration,
        status,
      },
    });
  await suspend(2);
  expect(messageOf(await upgrade(member, {}))?.[0]).toContain('is suspended');
  await suspend(1);
  await call(api, freezeMember, {
    ...sent(),
    body: { id: member.id, from: '2026-11-20', to: '2026-11-22' },
  });
  expect(messageOf(await upgrade(member, {}))?.[0]).toContain('is frozen');
  await later('2027-03-01T05:00:00Z');
  expect(messageOf(await upgrade(member, {}))?.[0]).toContain('ended on');
  const { body } = await renewOnce(api, { ...shop, owner: { ...shop.owner, token } }, gym, member);
  expect((await upgrade(member, {})).status).toBe(409);
  await renewOnce(api, { ...shop, owner: { ...shop.owner, token } }, gym, body.data);
  const now = await memberNow(api, shop, member.id, token);
  expect(messageOf(await upgrade(now, {}))?.[0]).toContain('is bought already');
});

test('a bill of which something came back, other figures and another shop’s member are refused', async () => {
  const member = await newMember();
  expect((await upgrade(member, { expected_credit: '1.00' })).refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    details: { credit: '3150.00', total: '5250.00' },
  });
  const [line] = await shop.within((db) =>
    db.sql
      .selectFrom('documentLine')
      .where('tenantId', '=', db.tenantId)
      .where('documentId', '=', member.period.document_id ?? '')
      .select('id')
      .execute(),
  );
  const back = await call(api, createCreditNote, {
    ...sent(),
    body: {
      document_id: member.period.document_id ?? '',
      expected_pending: '3150.00',
      expected_total: '3150.00',
      reason: 'BILLED_WRONG',
      items: [{ line_id: line?.id ?? '', qty: '1', condition: 'STOCK' }],
    },
  });
  expect(back.status).toBe(200);
  expect(messageOf(await upgrade(member, {}))?.[0]).toContain('was already returned');
  const other = await testShop(api, { businessId: 5 });
  const { status } = await call(api, upgradeFigures, {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    query: choice(member),
  });
  expect(status).toBe(404);
});

test('a member whose bills have credit notes can be deleted; they stay', async () => {
  const member = await newMember();
  const { data } = (await upgrade(member, { expected_credit: '3150.00' })).body;
  await pay(data.period.document_id, '5250.00', '5250.00');
  const { status } = await call(api, deleteMember, { ...sent(), params: { id: member.id }, query: {} });
  expect(status).toBe(200);
});
