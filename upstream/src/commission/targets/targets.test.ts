import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCreditNote, createInvoice, createProposal, getDocument } from '../../billing/contract.ts';
import {
  addCustomer,
  addItem,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../../billing/testing/index.ts';
import { createOrders, movePieces, orderDetails } from '../../boutique/contract.ts';
import { addMasters, orderOf } from '../../boutique/testing/masters.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { statementsOf } from '../statements/testing.ts';
import { employeeTarget, setEmployeeTarget, targetsThisMonth } from './contract.ts';

const [SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER] = [
  '2026-09-01',
  '2026-10-01',
  '2026-11-01',
  '2026-12-01',
] as const;

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;
let item: TestItem;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-10-20T06:30:00Z');
  shop = await testShop(api);
  seller = await shop.addEmployee(['dashboard:view']);
  item = await addItem(shop, { price: 100_000, gst: 1800, stock: 100_000 });
  customer = await addCustomer(shop);
});
afterAll(() => api.close());

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const read = (by: { token: string } = shop.owner, month: string | null = null, of = seller.staffId) =>
  call(api, employeeTarget, { ...as(by), body: { employee_id: of, month } });
const target = async (month: string | null = null) => (await read(shop.owner, month)).body.data;
const set = (month: string, amount: string | null, by: { token: string } = shop.owner, of = seller.staffId) =>
  call(api, setEmployeeTarget, { ...as(by), body: { employee_id: of, month, amount } });
const bodyOf = (pieces: number) => ({
  ...payloadOf({
    customer,
    lines: [{ item, quantity: pieces * 1000 }],
    discount: { kind: 'AMOUNT', value: 20_000 },
  }),
  employee_id: seller.staffId,
});

test('a target counts until another is set for a later month, and ends without an amount', async () => {
  expect(await target()).toEqual({
    employee_id: seller.staffId,
    month: OCTOBER,
    amount: null,
    since: null,
    sold: '0.00',
  });
  const { body } = await set(OCTOBER, '50000');
  expect(body).toMatchObject({
    message: 'The target from Oct 2026 on is ₹50,000.00.',
    data: { month: OCTOBER, amount: '50000.00', since: OCTOBER },
  });
  await set(DECEMBER, null);
  await set(OCTOBER, '60000.5');
  expect(await target(SEPTEMBER)).toMatchObject({ amount: null });
  expect(await target(NOVEMBER)).toMatchObject({ amount: '60000.50', since: OCTOBER });
  expect(await target(DECEMBER)).toMatchObject({ amount: null, since: null });
});

test('sold are bills of the month before tax, less what came back in it; proposals are none', async () => {
  const { document_id } = (await call(api, createInvoice, { ...as(), body: bodyOf(2) })).body;
  await call(api, createProposal, {
    ...as(),
    body: { ...payloadOf({ type: 'proposal', customer, lines: [{ item }] }), employee_id: seller.staffId },
  });
  // 2,000.00 less a discount of 200.00.
  expect(await target()).toMatchObject({ sold: '1800.00' });
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  await shop.signInAgain(shop.owner, seller);
  const { document, items } = (await call(api, getDocument, { ...as(), params: { id: document_id } })).body
    .data;
  const back = {
    document_id,
    expected_pending: document.pending_amount,
    reason: 'WRONG_SIZE' as const,
    items: [{ line_id: items[0]?.id ?? '', qty: '1', condition: 'STOCK' as const }],
  };
  const send = (expected_total: string) =>
    call(api, createCreditNote, { ...as(), body: { ...back, expected_total } });
  expect((await send(String((await send('0.00')).refusal.details?.['total']))).status).toBe(200);
  expect([(await target(OCTOBER)).sold, (await target()).sold]).toEqual(['1800.00', '-900.00']);
});

test('in a boutique orders in pieces by the day of their completion', async () => {
  shop = await testShop(api, { businessId: 2 });
  const masters = await addMasters(api, shop);
  const tailor = await shop.addEmployee(['dashboard:view']);
  const { id: customerId } = await addCustomer(shop);
  const order = orderOf(masters, customerId, { employee_id: tailor.staffId });
  const id = (await call(api, createOrders, { ...as(), body: order })).body.order.order_id;
  const sold = async () => (await read(shop.owner, null, tailor.staffId)).body.data.sold;
  expect(await sold()).toBe('0.00');
  const { order_items } = (await call(api, orderDetails, { ...as(), params: { id } })).body;
  const ids = order_items.flatMap(({ pieces }) => pieces.map((piece) => piece.id));
  await call(api, movePieces, { ...as(), body: { ids, state: '2' } });
  // 4,250.00 less a discount of 250.00.
  expect(await sold()).toBe('4000.00');
  const { data } = (await call(api, targetsThisMonth, { ...as(), body: { ids: tailor.staffId } })).body;
  expect(data).toMatchObject([{ employee_id: tailor.staffId, sold: '4000.00' }]);
});

test.each(['0', '-1', '10.125', 'many'])('%s is no target', async (amount) => {
  const { refusal } = await set(OCTOBER, amount);
  expect(refusal).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'amount' }] });
});

test('a month is named by its first day, and is no closed one', async () => {
  expect((await set('2026-10-02', '1.00')).refusal).toMatchObject({
    message: 'A month is named by its first day',
  });
  await statementsOf(api, shop, seller).close(OCTOBER);
  expect((await set(OCTOBER, '1.00')).refusal.code).toBe('MONTH_CLOSED');
  expect((await set(NOVEMBER, '1.00')).status).toBe(200);
});

test('one sees the own target, others’ with Employees View; Edit sets those of others, and an unknown one is as one of another shop', async () => {
  const other = await shop.addEmployee(['dashboard:view']);
  const viewer = await shop.addEmployee(['employees:view']);
  const manager = await shop.addEmployee(['employees:view', 'employees:edit']);
  await set(OCTOBER, '100.00');
  expect((await read(seller)).body.data.amount).toBe('100.00');
  expect([(await read(viewer)).status, (await read(other)).status]).toEqual([200, 403]);
  const tried = [set(OCTOBER, '1.00', seller), set(OCTOBER, '1.00', viewer)];
  for (const { status } of await Promise.all([...tried, set(OCTOBER, '1.00', manager, manager.staffId)]))
    expect(status).toBe(403);
  expect((await set(OCTOBER, '200.00', manager)).status).toBe(200);
  const foreign = await (await testShop(api)).addEmployee([]);
  const unknown = '018f0000-0000-7000-8000-000000000000';
  for (const id of [foreign.staffId, unknown]) {
    expect((await read(shop.owner, null, id)).refusal.code).toBe('NOT_FOUND');
    expect((await set(OCTOBER, '1.00', shop.owner, id)).refusal.code).toBe('NOT_FOUND');
  }
});

const list = async (people: readonly { staffId: string }[], by: { token: string } = shop.owner) => {
  const body = { ids: people.map(({ staffId }) => staffId).join() };
  return (await call(api, targetsThisMonth, { ...as(by), body })).body.data;
};
const idsOf = (rows: readonly { employee_id: string }[]) => rows.map((row) => row.employee_id).toSorted();

describe('of several at once', () => {
  test('each is as when asked alone, of the month of today; the owner and people of other shops are left out', async () => {
    const [other, ended] = [await shop.addEmployee([]), await shop.addEmployee([])];
    await set(SEPTEMBER, '50000');
    await set(NOVEMBER, '70000');
    await set(SEPTEMBER, '100', shop.owner, ended.staffId);
    await set(OCTOBER, null, shop.owner, ended.staffId);
    await call(api, createInvoice, { ...as(), body: bodyOf(2) });
    const foreign = await (await testShop(api)).addEmployee([]);
    const people = [seller, other, ended];
    const rows = await list([...people, shop.owner, foreign]);
    expect(idsOf(rows)).toEqual(people.map(({ staffId }) => staffId).toSorted());
    for (const row of rows) expect(row).toEqual((await read(shop.owner, null, row.employee_id)).body.data);
    const found = new Map(rows.map((row) => [row.employee_id, row]));
    expect(people.map(({ staffId }) => found.get(staffId))).toMatchObject([
      { amount: '50000.00', since: SEPTEMBER, sold: '1800.00' },
      { amount: null, sold: '0.00' },
      { amount: null, since: null, sold: '0.00' },
    ]);
  });

  test('without the right the own alone', async () => {
    const viewer = await shop.addEmployee(['employees:view']);
    const both = [seller, viewer];
    expect(idsOf(await list(both, seller))).toEqual([seller.staffId]);
    expect(idsOf(await list(both, viewer))).toEqual(both.map(({ staffId }) => staffId).toSorted());
    expect(await list([viewer], seller)).toEqual([]);
  });
});
