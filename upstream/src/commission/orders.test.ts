import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, expectBalancedBooks } from '../billing/testing/index.ts';
import {
  createOrders,
  generateInvoice,
  movePieces,
  orderDetails,
  payOrder,
  updateOrderStatus,
} from '../boutique/contract.ts';
import { addMasters, orderOf, type TestMasters } from '../boutique/testing/masters.ts';
import { employeeDashboard, getDashboardData } from '../dashboard/contract.ts';
import { updateTenantSetting } from '../tenant/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { boutiqueDashboard, boutiqueEmployeeOrders, earningsThisMonth } from './contract.ts';
import { statementsOf } from './statements/testing.ts';
import { setDesignationPercent } from './testing/terms.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let tailor: TestPerson;
let customerId: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-30T16:00:00Z');
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  tailor = await shop.addEmployee(['dashboard:view']);
  customerId = (await addCustomer(shop)).id;
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const take = async (): Promise<string> => {
  const body = orderOf(masters, customerId, { employee_id: tailor.staffId });
  return (await call(api, createOrders, { ...as(), body })).body.order.order_id;
};
const complete = async (id: string) => {
  const { order_items: items } = (await call(api, orderDetails, { ...as(), params: { id } })).body;
  const ids = items.flatMap(({ pieces }) => pieces.map((piece) => piece.id));
  await call(api, movePieces, { ...as(), body: { ids, state: '2' } });
};
const status = (id: string, name: string) =>
  call(api, updateOrderStatus, {
    ...as(),
    body: { OrderID: id, status: name, keep_reason: 'Cloth was cut' },
  });
const set = (body: object) => call(api, updateTenantSetting, { ...as(), body });
const query = () => ({ employee_id: tailor.staffId });
/** The cards; the list of employees must show the same for the month. */
const summary = async () => {
  const { summary: cards } = (await call(api, boutiqueDashboard, { ...as(), query: query() })).body;
  const asked = { ...as(), body: { ids: tailor.staffId } };
  expect((await call(api, earningsThisMonth, asked)).body.data).toEqual([
    { employee_id: tailor.staffId, amount: cards.this_month_earning },
  ]);
  return cards;
};
const rows = async (by?: TestPerson, more: object = {}) =>
  (await call(api, boutiqueEmployeeOrders, { ...as(by), query: { ...query(), ...more } })).body;

test('an order is expected to earn, and does from its completion on: card, rows and My Earnings alike', async () => {
  const id = await take();
  expect((await rows()).orders).toMatchObject([
    { id, status: 'Pending', final_total: '4720.00', commission: '0.00', expected_commission: '472.00' },
  ]);
  expect(await summary()).toMatchObject({ total_completed: 0, total_pending: 1, total_earning: '0.00' });
  await complete(id);
  expect(await rows()).toMatchObject({
    orders: [
      { commission: '472.00', expected_commission: null, commission_percent: '10', date: '2026-11-30' },
    ],
    sum: { emp_earned_rs: '472.00' },
  });
  expect(await summary()).toEqual({
    total_completed: 1,
    total_pending: 0,
    total_inprocess: 0,
    total_customers: 1,
    total_earning: '472.00',
    this_month_earning: '472.00',
    expected_earning: '0.00',
    on_money: 0,
  });
  const { data } = (await call(api, getDashboardData, { ...as(tailor), body: {} })).body;
  const { dashboard_data } = (await call(api, employeeDashboard, { ...as(tailor), body: query() })).body;
  expect([data.my_earnings, dashboard_data.total_earning]).toEqual(['472.00', '472.00']);
  api.clock.now = new Date('2026-11-30T19:00:00Z');
  expect(await summary()).toMatchObject({ total_earning: '472.00', this_month_earning: '0.00' });
  expect((await rows(undefined, { from_date: '2026-12-01' })).orders).toEqual([]);
});

test.each([
  [{ commission_before_tax: 1 }, '400.00'],
  [{ commission_by_designation: 1 }, '236.00'],
  [{ commission_by_designation: 1, commission_before_tax: 1 }, '200.00'],
])('with %j it earns %s, and keeps that when the settings change', async (settings, earned) => {
  await setDesignationPercent(shop, tailor, '5');
  await set(settings);
  const id = await take();
  await complete(id);
  await set({ commission_by_designation: 0, commission_before_tax: 0 });
  await setDesignationPercent(shop, tailor, '50');
  expect((await summary()).total_earning).toBe(earned);
});

test('one that is not complete any more earns nothing, nor does a canceled one', async () => {
  const first = await take();
  await complete(first);
  await status(first, 'Held');
  expect((await summary()).total_earning).toBe('0.00');
  const second = await take();
  await status(second, 'Cancelled');
  expect(await summary()).toMatchObject({ total_customers: 1, total_earning: '0.00' });
  expect((await rows(undefined, { statuses: 'CANCELLED' })).orders).toMatchObject([
    { id: second, canceled: 1, commission: '0.00', expected_commission: null },
  ]);
});

test('the tailor sees the own orders, another employee without the right none', async () => {
  await take();
  const other = await shop.addEmployee(['order-list:view']);
  expect((await rows(tailor)).total).toBe(1);
  const answer = await call(api, boutiqueEmployeeOrders, { ...as(other), query: query() });
  expect(answer.refusal.code).toBe('PERMISSION_DENIED');
});

test('on money received an order earns from its completion on what is paid of it, also on its invoice', async () => {
  await set({ commission_on_money: 1 });
  const of = statementsOf(api, shop, tailor);
  const id = await take();
  expect(await summary()).toMatchObject({ total_earning: '0.00', expected_earning: '472.00', on_money: 1 });
  await complete(id);
  expect(await rows()).toMatchObject({
    orders: [{ commission: '100.00', expected_commission: '372.00', pending_amt: '3720.00' }],
    sum: { emp_earned_rs: '100.00', expected_rs: '372.00' },
  });
  expect(await summary()).toMatchObject({
    total_earning: '100.00',
    this_month_earning: '100.00',
    expected_earning: '372.00',
  });
  const { data } = (await call(api, getDashboardData, { ...as(tailor), body: {} })).body;
  expect(data.my_earnings).toBe('100.00');
  const { statement } = (await of.close('2026-11-01')).body;
  expect(statement).toMatchObject({ earned: '100.00', expected: '372.00' });
  api.clock.now = new Date('2026-12-10T06:30:00Z');
  await shop.signInAgain(shop.owner, tailor);
  const pay = async (amount: string, expected_pending: string) => {
    const body = { amount, expected_pending, payment_mode: 'Cash' as const };
    expect((await call(api, payOrder, { ...as(), params: { id }, body })).status).toBe(200);
  };
  await pay('720.00', '3720.00');
  expect((await call(api, generateInvoice, { ...as(), params: { id }, body: {} })).status).toBe(200);
  await pay('1500.00', '3000.00');
  expect(await summary()).toMatchObject({
    total_earning: '322.00',
    this_month_earning: '222.00',
    expected_earning: '150.00',
  });
  expect(await of.data()).toMatchObject({
    sums: [{ kind: 'MONEY', count: 1, amount: '222.00' }],
    expected: '150.00',
  });
  expect((await of.data('2026-11-01')).statement).toEqual(statement);
  // Payments carried over to the invoice count once.
  await set({ commission_on_money: 0 });
  expect((await summary()).total_earning).toBe('322.00');
});

test('money that came before an order is completed counts on the day of its completion', async () => {
  await set({ commission_on_money: 1 });
  const of = statementsOf(api, shop, tailor);
  const id = await take();
  expect((await of.close('2026-11-01')).body.statement).toMatchObject({ earned: '0.00', expected: '0.00' });
  api.clock.now = new Date('2026-12-10T06:30:00Z');
  await shop.signInAgain(shop.owner, tailor);
  await complete(id);
  expect(await summary()).toMatchObject({ total_earning: '100.00', this_month_earning: '100.00' });
  const december = (await of.close('2026-12-01')).body.statement;
  expect(await of.rows(december.id)).toMatchObject([
    { kind: 'ORDER', day: '2026-12-10', amount: '100.00', received: '1000.00', received_of: '4720.00' },
  ]);
});
