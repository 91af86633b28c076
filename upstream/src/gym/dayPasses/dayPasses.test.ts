import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getDocument, paymentHistory } from '../../billing/contract.ts';
import { addCustomer, expectBalancedBooks } from '../../billing/testing/index.ts';
import { openCustomer } from '../../customers/contract.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { door, recordEntries } from '../door/contract.ts';
import { join, memberNow, type TestGym, testGym } from '../testing/index.ts';
import { addPlan } from '../plans/contract.ts';
import { dayPass, sellDayPass, setDayPassPrice } from './contract.ts';

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
  await price('200.00');
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = (as = shop) => ({ token: as.owner.token, schemaKey: as.schemaKey });
const price = (amount: string | null) => call(api, setDayPassPrice, { ...sent(), body: { price: amount } });
const SNEHA = { name: 'Sneha Kulkarni', mobile: '97635 20914' };
const sell = (more: object = {}, key = newId()) =>
  call(api, sellDayPass, {
    ...sent(),
    key,
    body: { branch: gym.branch, ...SNEHA, expected_total: '210.00', payment_mode: 'UPI', ...more },
  });
const atDoor = async () => (await call(api, door, { ...sent(), query: {} })).body;
const countOf = async (table: 'customer' | 'document' | 'gymDayPass' | 'gymEntry') => {
  const { count } = await shop.within((db) =>
    db.sql
      .selectFrom(table)
      .where('tenantId', '=', db.tenantId)
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
};

test('a visitor is called on the chosen day, and not in the past; without a day nobody is', async () => {
  const wrong = await sell({ call_on: '2026-11-20' });
  expect(wrong.refusal.problems).toMatchObject([{ field: 'call_on' }]);
  expect(await countOf('document')).toBe(0);
  await sell({ name: 'Omkar', mobile: '97635 20915' });
  await sell({ call_on: '2026-11-22' });
  const appointments = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('appointment')
      .innerJoin('customer', 'customer.id', 'appointment.customerId')
      .where('appointment.tenantId', '=', tenantId)
      .where('customer.tenantId', '=', tenantId)
      .select(['customer.name', 'appointment.startsAt', 'appointment.assignedTo'])
      .execute(),
  );
  expect(appointments).toEqual([
    {
      name: 'Sneha Kulkarni',
      // 11:00 in India.
      startsAt: new Date('2026-11-22T05:30:00Z'),
      assignedTo: shop.owner.staffId,
    },
  ]);
});

test('a customer of somebody else is told at the mobile; once opened, only the call is', async () => {
  await sell();
  api.clock.now = new Date('2026-11-21T05:00:00Z');
  const { token } = await shop.addEmployee(['members:view', 'members:edit', 'billing:create']);
  const { mobile } = SNEHA;
  const sellAs = (more: object) =>
    call(api, sellDayPass, {
      token,
      schemaKey: shop.schemaKey,
      body: { branch: gym.branch, ...SNEHA, expected_total: '210.00', payment_mode: 'UPI', ...more },
    });
  expect((await sellAs({})).refusal.problems).toMatchObject([
    { field: 'mobile', message: 'Somebody else looks after this customer. Ask them or the owner to sell.' },
  ]);
  await call(api, openCustomer, { token, schemaKey: shop.schemaKey, key: newId(), body: { mobile } });
  const called = await sellAs({ call_on: '2026-11-23' });
  expect([called.status, called.refusal.problems]).toMatchObject([
    422,
    [{ field: 'call_on', message: 'Somebody else looks after this customer. Leave the day empty to sell.' }],
  ]);
  expect(await countOf('gymDayPass')).toBe(1);
  expect((await sellAs({})).status).toBe(200);
  // The employee follows up visitors of their own.
  const own = { name: 'Omkar', mobile: '97635 20915', call_on: '2026-11-23' };
  expect((await sellAs(own)).status).toBe(200);
});

test('a visitor pays, comes in, and may come again on the same day of the shop', async () => {
  const { body } = await sell();
  expect(body.data.entry).toMatchObject({ member_id: null, name: 'Sneha Kulkarni', is_in: true });
  const { data } = (
    await call(api, getDocument, {
      ...sent(),
      params: { id: body.data.document_id },
      query: {},
    })
  ).body;
  expect(data.document).toMatchObject({
    type: 'invoice',
    customer_name: 'Sneha Kulkarni',
    total_amount: '210.00',
    pending_amount: '0.00',
    description: 'Day pass of 20 Nov 2026',
  });
  const paid = await call(api, paymentHistory, { ...sent(), body: { document_id: body.data.document_id } });
  expect(paid.body.data).toMatchObject([{ paid_amount: '210.00', payment_mode: 'UPI' }]);
  expect(await atDoor()).toMatchObject({
    in_now: 1,
    visits_today: 1,
    members: [{ member_id: null, pass_id: body.data.pass_id, digits: '0914', ends_on: '2026-11-20' }],
  });
  // 23:50 in India.
  api.clock.now = new Date('2026-11-20T18:20:00Z');
  const again = () =>
    call(api, recordEntries, {
      ...sent(),
      body: {
        branch: gym.branch,
        entries: [{ entry_id: newId(), pass_id: body.data.pass_id, came_at: api.clock.now.toISOString() }],
      },
    });
  expect((await again()).body).toMatchObject({ left_out: 0, data: [{ is_in: true, member_id: null }] });
  expect((await atDoor()).visits_today).toBe(2);
  // After midnight the pass is over, and the door no longer lists the visitor.
  api.clock.now = new Date('2026-11-20T18:40:00Z');
  expect((await again()).body).toMatchObject({ left_out: 1, data: [] });
  expect((await atDoor()).members).toEqual([]);
});

test('what came in before midnight and is sent after it counts', async () => {
  const { pass_id } = (await sell()).body.data;
  api.clock.now = new Date('2026-11-20T18:40:00Z');
  const entry = { entry_id: newId(), pass_id, came_at: '2026-11-20T18:00:00.000Z' };
  const { body } = await call(api, recordEntries, {
    ...sent(),
    body: { branch: gym.branch, entries: [entry] },
  });
  expect(body).toMatchObject({ left_out: 0, data: [{ is_in: true }] });
});

test('a member whose time is over comes in with one; that visit is his', async () => {
  const short = { name: 'Trial', durations: [{ days: 1, price: '0.00' }] };
  const { id: plan, durations } = (await call(api, addPlan, { ...sent(), body: short })).body.data;
  const trial = { ...gym, plan, duration: durations[0]?.id ?? '' };
  const member = (await join(api, shop, trial)).body.data;
  api.clock.now = new Date('2026-11-21T05:00:00Z');
  const { body } = await sell({ member_id: member.id, name: null, mobile: null });
  expect(body.data.entry).toMatchObject({ member_id: member.id, name: 'Aditya Joshi' });
  expect((await memberNow(api, shop, member.id)).last_visit).toBe('2026-11-21T05:00:00.000Z');
  const { members } = await atDoor();
  expect(members).toMatchObject([{ member_id: member.id, pass_id: body.data.pass_id }]);
});

test('the same key sells one pass with one bill; two at once are one pass as well', async () => {
  const key = newId();
  const [first, second] = [await sell({}, key), await sell({}, key)];
  expect(second.body).toEqual(first.body);
  const { mobile } = await addCustomer(shop);
  const answers = await Promise.all([sell({ mobile }), sell({ mobile })]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect([await countOf('gymDayPass'), await countOf('document'), await countOf('gymEntry')]).toEqual([
    2, 2, 2,
  ]);
});

test('a known mobile is its customer, who keeps the name', async () => {
  const known = await addCustomer(shop);
  const before = await countOf('customer');
  const { body } = await sell({ name: 'Somebody', mobile: known.mobile });
  expect(body.data.entry.name).toBe('Priya Agarwal');
  expect(await countOf('customer')).toBe(before);
});

test('who has a membership is told, and so is who has a pass', async () => {
  await join(api, shop, gym);
  const has = { field: 'mobile', message: 'Aditya Joshi has a membership to 19 Feb 2027.' };
  expect((await sell({ mobile: '98220 41876' })).refusal.problems).toMatchObject([has]);
  await sell();
  expect((await sell()).refusal.problems).toMatchObject([
    { field: 'mobile', message: 'Sneha Kulkarni has a day pass for today.' },
  ]);
  expect(await countOf('gymDayPass')).toBe(1);
});

test('a pass whose bill was canceled lets nobody in, and another can be sold', async () => {
  const { document_id } = (await sell()).body.data;
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('document')
      .set({ canceledAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', document_id)
      .execute(),
  );
  expect((await atDoor()).members).toEqual([]);
  expect((await sell()).status).toBe(200);
});

test('a pass that is paid by a transfer names the bank', async () => {
  const way = { payment_mode: 'Bank', reference: 'N1', bank: 'State Bank of India' };
  const { document_id } = (await sell(way)).body.data;
  const paid = await call(api, paymentHistory, { ...sent(), body: { document_id } });
  expect(paid.body.data).toMatchObject([
    { payment_mode: 'Bank', reference: 'N1', bank: 'State Bank of India' },
  ]);
});

test.each([
  [{ name: ' ' }, 'name', 'Please enter the name'],
  [{ mobile: 'abc' }, 'mobile', 'Please enter a valid mobile number'],
  [{ payment_mode: 'Card' }, 'reference', undefined],
  [{ payment_mode: 'UPI', bank: 'State Bank of India' }, 'bank', undefined],
  [{ branch: newId() }, 'branch', 'This branch no longer exists. Choose another one.'],
])('%j is told at %s, and nothing is sold', async (more, field, message) => {
  const { status, refusal } = await sell(more);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, ...(message !== undefined && { message }) }]);
  expect([await countOf('gymDayPass'), await countOf('document')]).toEqual([0, 0]);
});

test.each(['0.00', '-1.00', '0'])('a price of %s is refused', async (amount) => {
  const { status } = await price(amount);
  expect([400, 422]).toContain(status);
  expect((await call(api, dayPass, sent())).body.data).toEqual({ price: '200.00', total_amount: '210.00' });
});

test('another price than was shown is told; without one none are sold', async () => {
  await price('300.00');
  const { status, refusal } = await sell();
  expect([status, refusal.code, refusal.details]).toEqual([409, 'CHANGED_MEANWHILE', { total: '315.00' }]);
  await price(null);
  expect((await call(api, dayPass, sent())).body.data).toBeNull();
  expect((await sell()).refusal.problems).toMatchObject([
    { message: 'No day passes are sold: no price is set.' },
  ]);
});

test('the branch and the member of another shop are not there', async () => {
  const other = await testShop(api, { businessId: 5 });
  const theirs = await testGym(api, other);
  const member = (await join(api, other, theirs)).body.data;
  expect((await sell({ branch: theirs.branch })).status).toBe(422);
  expect((await sell({ member_id: member.id })).status).toBe(404);
});
