import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  convertDocument,
  createCreditNote,
  createInvoice,
  createOrder,
  getDocument,
  recordPayment,
  refundDocument,
  trashDocument,
} from '../billing/contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../billing/testing/index.ts';
import { employeeDashboard, getDashboardData } from '../dashboard/contract.ts';
import { updateTenantSetting } from '../tenant/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { employeeComission, employeeCommission } from './contract.ts';
import { statementsOf } from './statements/testing.ts';
import { setTerms } from './testing/terms.ts';

const [OCTOBER, NOVEMBER, DECEMBER] = ['2026-10-01', '2026-11-01', '2026-12-01'] as const;

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;
let item: TestItem;
let customer: TestCustomer;
let of: ReturnType<typeof statementsOf>;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-10-20T06:30:00Z');
  shop = await testShop(api);
  seller = await shop.addEmployee(['dashboard:view']);
  item = await addItem(shop, { price: 100_000, gst: 1800, stock: 100_000 });
  customer = await addCustomer(shop);
  await setTerms(shop, item, { percentage: '10' });
  await set(1);
  of = statementsOf(api, shop, seller);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const set = (commission_on_money: 0 | 1) =>
  call(api, updateTenantSetting, { ...as(), body: { commission_on_money } });
/** A bill of 1,000.00 + 180.00 per piece, which earns 100.00. */
const bodyOf = (pieces: number, advance: number) => ({
  ...payloadOf({ customer, lines: [{ item, quantity: pieces * 1000 }], advance }),
  employee_id: seller.staffId,
});
const bill = async (advance = 0, pieces = 1) =>
  (await call(api, createInvoice, { ...as(), body: bodyOf(pieces, advance) })).body.document_id;
const documentOf = async (id: string) =>
  (await call(api, getDocument, { ...as(), params: { id } })).body.data;
async function pay(id: string, amount: string) {
  const { document } = await documentOf(id);
  const body = { document_id: id, amount, payment_mode: 'Cash' as const };
  const paid = { ...body, expected_pending: document.pending_amount };
  expect((await call(api, recordPayment, { ...as(), body: paid })).status).toBe(200);
}
async function giveBack(id: string, amount: string, expected_received: string) {
  const body = {
    document_id: id,
    amount,
    expected_received,
    payment_mode: 'Cash' as const,
    reason: 'Too dear',
  };
  expect((await call(api, refundDocument, { ...as(), body })).status).toBe(200);
}
async function goTo(day: string): Promise<void> {
  api.clock.now = new Date(`${day}T06:30:00Z`);
  await shop.signInAgain(shop.owner, seller);
}
/** The earned and expected amounts from every call that returns them. */
async function earnings() {
  const body = { employee_id: seller.staffId };
  const { data, sum } = (await call(api, employeeCommission, { ...as(), body })).body;
  const card = (await call(api, employeeDashboard, { ...as(), body })).body.dashboard_data;
  const own = (await call(api, getDashboardData, { ...as(seller), body: {} })).body.data.my_earnings;
  expect([sum?.emp_earned_rs, own]).toEqual([card.total_earning, card.total_earning]);
  expect(sum?.expected_rs).toBe(card.expected_earning);
  const rows = data.map(({ points_commission: one }) => [one.emp_earned_rs, one.expected_rs]);
  return {
    earned: card.total_earning,
    month: card.this_month_earning,
    expected: card.expected_earning,
    rows,
  };
}

test('a bill earns as it is paid, the rest is expected; what goes back takes its share with it', async () => {
  const id = await bill(59_000);
  expect(await earnings()).toMatchObject({ earned: '50.00', expected: '50.00', rows: [['50.00', '50.00']] });
  await pay(id, '590.00');
  expect(await earnings()).toMatchObject({ earned: '100.00', expected: '0.00' });
  await giveBack(id, '393.33', '1180.00');
  expect(await earnings()).toMatchObject({ earned: '66.67', expected: '33.33' });
  const { data } = (await call(api, employeeComission, { ...as(), params: { id } })).body;
  expect(data).toMatchObject({ total_amount: '100.00', earned: '66.67', expected: '33.33', on_money: 1 });
});

test('three payments of a third come to the whole, to the paisa', async () => {
  const id = await bill();
  const parts: string[] = [];
  for (const amount of ['393.33', '393.33', '393.34']) {
    await pay(id, amount);
    parts.push((await earnings()).earned);
  }
  expect(parts).toEqual(['33.33', '66.67', '100.00']);
});

test('points are earned as they are paid, too', async () => {
  await setTerms(shop, item, { points: '7.5' });
  await bill(59_000);
  const { sum } = (await call(api, employeeCommission, { ...as(), body: { employee_id: seller.staffId } }))
    .body;
  expect(sum).toEqual({ points: '3.75', emp_earned_rs: '3.75', expected_rs: '3.75' });
});

test('money counts in the month in which it comes, and closed months stay', async () => {
  const id = await bill(23_600);
  const october = (await of.close(OCTOBER)).body.statement;
  expect(october).toMatchObject({ earned: '20.00', expected: '80.00' });
  expect(await of.rows(october.id)).toMatchObject([
    { kind: 'SALE', amount: '20.00', base: '1000.00', received: '236.00', received_of: '1180.00' },
  ]);
  await goTo('2026-11-20');
  await pay(id, '590.00');
  expect(await earnings()).toMatchObject({ earned: '70.00', month: '50.00', expected: '30.00' });
  expect(await of.data()).toMatchObject({
    month: NOVEMBER,
    sums: [{ kind: 'MONEY', count: 1, amount: '50.00' }],
    earned: '50.00',
    expected: '30.00',
  });
  const november = (await of.close(NOVEMBER)).body.statement;
  await goTo('2026-12-20');
  await giveBack(id, '590.00', '826.00');
  expect(await of.data()).toMatchObject({
    month: DECEMBER,
    sums: [{ kind: 'MONEY', count: 1, amount: '-50.00' }],
    expected: '80.00',
  });
  expect((await earnings()).month).toBe('-50.00');
  expect(await of.rows(november.id)).toMatchObject([
    { kind: 'MONEY', day: '2026-11-20', amount: '50.00', received: '826.00', received_of: '1180.00' },
  ]);
  expect((await of.data(OCTOBER)).statement).toEqual(october);
});

test('a return and a canceled bill are rows of the month in which they happen', async () => {
  const [returned, canceled] = [await bill(236_000, 2), await bill(118_000)];
  expect((await of.close(OCTOBER)).body.statement).toMatchObject({ earned: '300.00', expected: '0.00' });
  await goTo('2026-11-20');
  const { items } = await documentOf(returned);
  const body = {
    document_id: returned,
    expected_pending: '0.00',
    expected_total: '1180.00',
    reason: 'WRONG_SIZE' as const,
    items: [{ line_id: items[0]?.id ?? '', qty: '1', condition: 'STOCK' as const }],
    settlement: 'CREDIT' as const,
  };
  expect((await call(api, createCreditNote, { ...as(), body })).status).toBe(200);
  const refund = { payment_mode: 'Cash' as const };
  await call(api, trashDocument, { ...as(), body: { document_id: canceled, refund } });
  expect(await of.data()).toMatchObject({
    sums: [
      { kind: 'MONEY', count: 1, amount: '-100.00' },
      { kind: 'CHANGE', count: 1, amount: '-100.00' },
    ],
    expected: '0.00',
  });
  expect(await earnings()).toMatchObject({ earned: '100.00', expected: '0.00' });
});

test('of a bill from before statements began only the money since then counts', async () => {
  const id = await bill(59_000);
  await goTo('2026-11-20');
  await pay(id, '118.00');
  await of.close(NOVEMBER);
  expect((await of.list()).data).toMatchObject([{ month: NOVEMBER, earned: '10.00', expected: '40.00' }]);
});

test('switching the setting touches nothing that was billed: each bill earns as it was agreed', async () => {
  const first = await bill();
  await of.close(OCTOBER);
  await set(0);
  await bill();
  expect(await earnings()).toMatchObject({ earned: '100.00', expected: '100.00' });
  await set(1);
  await pay(first, '1180.00');
  expect(await earnings()).toMatchObject({ earned: '200.00', expected: '0.00' });
  await goTo('2026-11-20');
  expect(await of.data()).toMatchObject({ month: NOVEMBER, earned: '200.00' });
});

test('an invoice earns as its order was agreed, with what that received', async () => {
  const body = {
    ...payloadOf({ type: 'order', customer, lines: [{ item }], advance: 59_000 }),
    employee_id: seller.staffId,
  };
  const { document_id: id } = (await call(api, createOrder, { ...as(), body })).body;
  await set(0);
  expect(await earnings()).toMatchObject({ earned: '50.00', expected: '50.00' });
  await pay(id, '590.00');
  const converted = await call(api, convertDocument, { ...as(), body: { document_id: id, type: 'invoice' } });
  expect(converted.status).toBe(200);
  expect(await earnings()).toMatchObject({ earned: '100.00', expected: '0.00', rows: [['100.00', '0.00']] });
  await giveBack(converted.body.document_id, '295.00', '1180.00');
  expect(await earnings()).toMatchObject({ earned: '75.00', expected: '25.00' });
});
