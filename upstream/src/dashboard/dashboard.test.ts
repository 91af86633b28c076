import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice, createOrder, createProposal, fetchDocuments } from '../billing/contract.ts';
import {
  addCustomer,
  addItem,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../billing/testing/index.ts';
import { saveAppointment, updateAppointment } from '../calendar/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import {
  dashboardDues,
  dashboardFollowUps,
  dashboardSales,
  getDashboardData,
  getempDashboardData,
} from './contract.ts';

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;
let item: TestItem;
let priya: TestCustomer;
let mine: TestCustomer;

const at = (instant: string) => {
  api.clock.now = new Date(instant);
};
const sent = (person = shop.owner) => ({ token: person.token, schemaKey: shop.schemaKey });
const change = (id: string, set: { canceledAt?: Date; issuedOn?: string }) =>
  shop.within(({ sql, tenantId }) =>
    sql.updateTable('document').set(set).where('tenantId', '=', tenantId).where('id', '=', id).execute(),
  );
/** A bill of ₹118.01, on an earlier day if given. */
const bill = async (customer: TestCustomer, advance: number, issuedOn?: string, person = shop.owner) => {
  const body = payloadOf({ customer, lines: [{ item }], advance });
  const id = (await call(api, createInvoice, { ...sent(person), body })).body.document_id;
  if (issuedOn !== undefined) await change(id, { issuedOn });
  return id;
};
const book = async (customer: TestCustomer, date: string, person = shop.owner) => {
  const body = { customer_id: customer.id, date, looking_for: 'Call' };
  return (await call(api, saveAppointment, { ...sent(person), body })).body.data.id;
};

/** Bills over two months, one of them canceled; appointments made and done. */
beforeAll(async () => {
  api = await testApi();
  // Half past midnight of the 19th in the shop's time zone; still the 18th in UTC.
  at('2026-11-18T19:00:00Z');
  shop = await testShop(api);
  seller = await shop.addEmployee([
    'dashboard:view',
    'billing:create',
    'billing-history:view',
    'calendar:view',
    'calendar:create',
    'calendar:edit',
  ]);
  item = await addItem(shop, { price: 10_001, gst: 1800 });
  priya = await addCustomer(shop);
  mine = await addCustomer(shop, { name: 'Ravi', assignedTo: seller.staffId });
  await addCustomer(shop, { name: 'Nobody yet' });
  await bill(priya, 0, '2026-09-20');
  await bill(priya, 4_000, '2026-11-05');
  await bill(priya, 0, '2026-11-13');
  await bill(mine, 1_001, undefined, seller);
  const canceled = await bill(priya, 0);
  await change(canceled, { canceledAt: api.clock.now });
  await call(api, createOrder, {
    ...sent(),
    body: payloadOf({ type: 'order', customer: priya, lines: [{ item }] }),
  });
  await call(api, createProposal, {
    ...sent(),
    body: payloadOf({ type: 'proposal', customer: priya, lines: [{ item }] }),
  });
  const first = await book(priya, '2026-11-19 10:00:00 AM');
  await book(priya, '2026-11-19 11:00:00 AM');
  await book(mine, '2026-11-20 06:00:00 PM', seller);
  await book(priya, '2026-12-24 10:00:00 AM');
  await call(api, updateAppointment, { ...sent(), body: { id: first, done: 1 } });
  at('2026-11-20T06:30:00Z');
});
afterAll(() => api.close());

const history = async (body: object, person = shop.owner) =>
  (await call(api, fetchDocuments, { ...sent(person), body: { limit: 100, ...body } })).body;
const sales = async (days: number, person = shop.owner) =>
  (await call(api, dashboardSales, { ...sent(person), body: { days } })).body;

const paise = (rows: readonly { total: string }[]) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row.total) * 100), 0);

test('the figures of the shop are those that its records add up to', async () => {
  const { data } = (await call(api, getDashboardData, { ...sent(), body: {} })).body;
  expect(data).toEqual({
    total_contacts: 3,
    total_customers: 2,
    total_schedules: 2,
    my_earnings: '0.00',
    total_pending_status: 3,
    total_status_done: 1,
    profile_completed: 38,
    schedules_today: 1,
    contacts_this_week: expect.any(Number),
  });
  const counted = await shop.within(async ({ sql }) => ({
    contacts: (await sql.selectFrom('customer').where('walkIn', '=', false).select('id').execute()).length,
    coming: (
      await sql
        .selectFrom('appointment')
        .where('doneAt', 'is', null)
        .where('startsAt', '>=', new Date('2026-11-19T18:30:00Z'))
        .select('id')
        .execute()
    ).length,
  }));
  expect(counted).toEqual({ contacts: data.total_contacts, coming: data.total_schedules });
});

test('an employee sees his own figures, by either call; the owner sees his own by one', async () => {
  const figures = { total_contacts: 1, total_customers: 1, total_schedules: 1, total_pending_status: 1 };
  for (const endpoint of [getDashboardData, getempDashboardData]) {
    const { data } = (await call(api, endpoint, { ...sent(seller), body: {} })).body;
    expect(data).toMatchObject({ ...figures, total_status_done: 0 });
  }
  const { data } = (await call(api, getempDashboardData, { ...sent(), body: {} })).body;
  expect(data).toMatchObject({ total_contacts: 0, total_pending_status: 2, total_status_done: 1 });
});

test.each(['owner', 'seller'])(
  'the sales of the %s agree with the billing history to the paisa',
  async (who) => {
    const person = who === 'owner' ? shop.owner : seller;
    const { total, by_day: days, by_mode: modes, by_employee: people } = await sales(14, person);
    const { summary } = await history({ from_date: '2026-11-07', to_date: '2026-11-20' }, person);
    expect(total).toBe(summary?.billed);
    expect(days).toHaveLength(14);
    for (const { day, total: ofDay } of days) {
      const { summary: ofHistory } = await history({ from_date: day, to_date: day }, person);
      expect(`${day} ${ofDay}`).toBe(`${day} ${ofHistory?.billed}`);
    }
    for (const rows of [days, modes, people]) expect(paise(rows)).toBe(paise([{ total }]));
  },
);

test('a bill after midnight counts on the day of the shop', async () => {
  const { by_day: days } = await sales(2);
  expect(days).toEqual([
    { day: '2026-11-19', total: '118.01' },
    { day: '2026-11-20', total: '0.00' },
  ]);
});

test.each(['owner', 'seller'])('the dues of the %s are what his history has still to pay', async (who) => {
  const person = who === 'owner' ? shop.owner : seller;
  const dues = (await call(api, dashboardDues, { ...sent(person), body: {} })).body;
  const asked = { type: 'all', still_to_pay: true };
  const owed = async (range: object) => (await history({ ...asked, ...range }, person)).summary?.pending;
  expect(dues).toEqual({
    success: true,
    total: await owed({}),
    week: await owed({ from_date: '2026-11-13' }),
    month: await owed({ from_date: '2026-10-21', to_date: '2026-11-12' }),
    older: await owed({ to_date: '2026-10-20' }),
  });
  expect(Number(dues.total)).toBeGreaterThan(0);
});

const followUps = async (person = shop.owner) =>
  (await call(api, dashboardFollowUps, { ...sent(person), body: { days: 2 } })).body.by_day;

test('follow-ups stand on their days, planned and done', async () => {
  expect(await followUps()).toEqual([
    { day: '2026-11-19', planned: 2, done: 1 },
    { day: '2026-11-20', planned: 1, done: 0 },
  ]);
  expect(await followUps(seller)).toEqual([
    { day: '2026-11-19', planned: 0, done: 0 },
    { day: '2026-11-20', planned: 1, done: 0 },
  ]);
});

test('another shop sees nothing of it', async () => {
  const other = await testShop(api);
  const { data } = (
    await call(api, getDashboardData, { token: other.owner.token, schemaKey: other.schemaKey, body: {} })
  ).body;
  expect(data).toMatchObject({ total_contacts: 0, total_customers: 0, total_schedules: 0 });
});
