import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createCreditNote,
  createInvoice,
  createOrder,
  fetchDocuments,
  getDocument,
  trashDocument,
  restoreDocument,
  updateDocument,
} from '../billing/contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestBill,
  type TestCustomer,
  type TestItem,
} from '../billing/testing/index.ts';
import { employeeDashboard, getDashboardData } from '../dashboard/contract.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { openSheet } from '../catalogue/sheets/testing/workbook.ts';
import { updateTenantSetting } from '../tenant/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { earningsThisMonth, employeeComission, employeeCommission, exportCommission } from './contract.ts';
import { assignPoints, setTerms } from './testing/terms.ts';

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;
let item: TestItem;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 4 });
  seller = await shop.addEmployee(['dashboard:view']);
  item = await addItem(shop, { price: 100_000, gst: 1800, stock: 100_000 });
  customer = await addCustomer(shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const bill = (more: Partial<TestBill> = {}, by = seller) => ({
  ...payloadOf({ customer, lines: [{ item }], ...more }),
  employee_id: by.staffId,
});
const invoice = async (more: Partial<TestBill> = {}, by = seller) =>
  (await call(api, createInvoice, { ...as(), body: bill(more, by) })).body;
const rows = async (by: { token: string } = shop.owner, more: object = {}, of = seller) =>
  (await call(api, employeeCommission, { ...as(by), body: { employee_id: of.staffId, ...more } })).body;
const card = async (by: { token: string } = shop.owner, of = seller) =>
  (await call(api, employeeDashboard, { ...as(by), body: { employee_id: of.staffId } })).body.dashboard_data;
const detail = async (id: string, by: { token: string } = shop.owner) =>
  call(api, employeeComission, { ...as(by), params: { id } });

test('a line of 1,000.00 + 18 % at 5 % earns 50.00, on row, card, My Earnings and detail', async () => {
  await setTerms(shop, item, { percentage: '5' });
  const { document_id: id } = await invoice();
  expect((await rows()).data).toMatchObject([
    {
      doc_id: id,
      status: 'Unpaid',
      total_amount: '1180.00',
      points_commission: { points: '0', emp_earned_rs: '50.00' },
    },
  ]);
  expect(await card()).toMatchObject({
    total_earning: '50.00',
    this_month_earning: '50.00',
    total_order: 1,
    total_earning_ponits: '0',
  });
  const { data } = (await call(api, getDashboardData, { ...as(seller), body: {} })).body;
  expect(data.my_earnings).toBe('50.00');
  expect((await detail(id)).body.data).toMatchObject({
    employee_comission: {
      product: [
        { product_id: item.id, amount: '1000.00', percentage: '5', points: null, commission: '50.00' },
      ],
      service: [],
    },
    total_amount: '50.00',
  });
});

test('3 pieces at 2.5 points and ₹2.00 a point earn 7.500 points, ₹15.00, for the designation before the item', async () => {
  await setTerms(shop, item, { points: '9' });
  await assignPoints(shop, item, seller, '2.5');
  const body = { point_value: '2.00' };
  expect((await call(api, updateTenantSetting, { ...as(), body })).body.data.point_value).toBe('2.00');
  const { document_id: id } = await invoice({ lines: [{ item, quantity: 3000 }] });
  expect((await rows()).data).toMatchObject([
    { points_commission: { points: '7.5', emp_earned_rs: '15.00' } },
  ]);
  expect((await detail(id)).body.data.employee_comission.product).toMatchObject([
    { points: '7.5', point_value: '2.00', percentage: null, commission: '15.00' },
  ]);
  // As documented, the history of an employee includes it.
  const query = { type: 'order', emp_id: seller.staffId, limit: 10, page: 1 };
  await call(api, createOrder, { ...as(), body: bill({ type: 'order' }) });
  const { data } = (await call(api, fetchDocuments, { ...as(), body: query })).body;
  expect(data).toMatchObject([{ points_commission: { points: '2.5', emp_earned_rs: '5.00' } }]);
});

test('what comes back takes its share of the commission back: n returns of a line take all of it', async () => {
  await setTerms(shop, item, { percentage: '3.33' });
  const { document_id: id } = await invoice({ lines: [{ item, quantity: 3000 }], advance: 354_000 });
  expect((await card()).total_earning).toBe('99.90');
  const { items } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  const back = (expected_total: string) =>
    call(api, createCreditNote, {
      ...as(),
      body: {
        document_id: id,
        expected_pending: '0.00',
        expected_total,
        reason: 'WRONG_SIZE',
        items: [{ line_id: items[0]?.id ?? '', qty: '1', condition: 'STOCK' }],
        settlement: 'REFUND',
        refund_mode: 'Cash',
      },
    });
  const answer = [];
  for (let n = 0; n < 3; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await back('1180.00')).status).toBe(200);
    // oxlint-disable-next-line no-await-in-loop
    answer.push([(await card()).total_earning, (await detail(id)).body.data.total_amount]);
  }
  expect(answer).toEqual([
    ['66.60', '66.60'],
    ['33.30', '33.30'],
    ['0.00', '0.00'],
  ]);
});

test('later changes of item, points and setting never touch a bill, not by an edit either', async () => {
  await setTerms(shop, item, { points: '2' });
  const { document_id: id } = await invoice();
  await setTerms(shop, item, { percentage: '50' });
  await assignPoints(shop, item, seller, '100');
  await call(api, updateTenantSetting, { ...as(), body: { point_value: 5 } });
  const body = { ...bill({ lines: [{ item, quantity: 2000 }] }), doc_id: id, reason: 'Wrong quantity' };
  expect((await call(api, updateDocument, { ...as(), body })).status).toBe(200);
  expect((await rows()).data).toMatchObject([{ points_commission: { points: '4', emp_earned_rs: '4.00' } }]);
});

test('another seller on an edit earns it, by the points of his own designation', async () => {
  const other = await shop.addEmployee([]);
  await setTerms(shop, item, { points: '2' });
  await assignPoints(shop, item, other, '3');
  const { document_id: id } = await invoice();
  const body = { ...bill({}, other), doc_id: id, reason: 'Wrong seller' };
  await call(api, updateDocument, { ...as(), body });
  expect((await rows()).data).toEqual([]);
  expect((await rows(shop.owner, {}, other)).data).toMatchObject([
    { points_commission: { points: '3', emp_earned_rs: '3.00' } },
  ]);
});

test('the trash earns nothing, and what is put back earns what it did', async () => {
  await setTerms(shop, item, { percentage: '10' });
  const { document_id } = await invoice();
  await call(api, trashDocument, { ...as(), body: { document_id } });
  expect([(await card()).total_earning, (await rows()).data]).toEqual(['0.00', []]);
  await call(api, restoreDocument, { ...as(), body: { document_id } });
  expect([(await card()).total_earning, (await rows()).sum]).toEqual([
    '100.00',
    { points: '0', emp_earned_rs: '100.00', expected_rs: '0.00' },
  ]);
});

test('an order earns until its invoice takes its place: one sale, once', async () => {
  await setTerms(shop, item, { percentage: '10' });
  const { invoice_number: ref } = (await call(api, createOrder, { ...as(), body: bill({ type: 'order' }) }))
    .body;
  expect((await card()).total_earning).toBe('100.00');
  await call(api, createInvoice, { ...as(), body: { ...bill(), ref_invoice: ref } });
  expect(await card()).toMatchObject({ total_earning: '100.00', total_order: 1 });
  expect((await rows()).data).toMatchObject([{ type: 'invoice' }]);
});

test('a discount is shared by the lines, and a line of the other kind stands under services', async () => {
  const service = await addItem(shop, { kind: 'SERVICE', price: 300_000, gst: 0 });
  await setTerms(shop, item, { percentage: '10' });
  await setTerms(shop, service, { percentage: '20' });
  const { document_id: id } = await invoice({
    lines: [{ item }, { item: service }],
    discount: { kind: 'AMOUNT', value: 40_000 },
  });
  expect((await detail(id)).body.data).toMatchObject({
    employee_comission: {
      product: [{ amount: '900.00', commission: '90.00' }],
      service: [{ service_id: service.id, amount: '2700.00', commission: '540.00' }],
    },
    total_amount: '630.00',
  });
});

test('an employee sees the own earnings; those of others need Employees View; another shop is unknown', async () => {
  await setTerms(shop, item, { percentage: '5' });
  const { document_id: id } = await invoice();
  const other = await shop.addEmployee(['billing:view', 'billing-history:view']);
  const manager = await shop.addEmployee(['employees:view']);
  expect((await rows(seller)).total).toBe(1);
  expect((await rows(manager)).total).toBe(1);
  const body = { employee_id: seller.staffId };
  for (const asked of [employeeCommission, employeeDashboard, exportCommission] as Endpoint[]) {
    expect((await call(api, asked, { ...as(other), body })).refusal.code).toBe('PERMISSION_DENIED');
  }
  expect((await detail(id, other)).refusal.code).toBe('NOT_FOUND');
  expect((await detail(id, seller)).status).toBe(200);
  const foreign = await testShop(api);
  const stranger = await foreign.addEmployee([]);
  for (const employee_id of [stranger.staffId, shop.owner.staffId, item.id]) {
    const answer = await call(api, employeeCommission, { ...as(), body: { employee_id } });
    expect(answer.refusal.code).toBe('NOT_FOUND');
  }
  const outside = { token: foreign.owner.token, schemaKey: foreign.schemaKey, params: { id } };
  expect((await call(api, employeeComission, outside)).refusal.code).toBe('NOT_FOUND');
});

test('the workbook has the documented columns, then points and rupees', async () => {
  await setTerms(shop, item, { points: '2.5' });
  await invoice();
  const { raw, headers } = await call(api, exportCommission, {
    ...as(),
    body: { employee_id: seller.staffId },
  });
  expect(headers['content-disposition']).toContain('Billing_Records_');
  const { sheet } = await openSheet(raw);
  const cells = (at: number) => (sheet.getRow(at).values as unknown[]).slice(1);
  expect(cells(1).slice(-4)).toEqual(['Employee Name', 'Status', 'Points', 'Earned']);
  expect(cells(2).slice(-4)).toEqual(['Ravi Das', 'Pending', 2.5, 2.5]);
  const rowsOf = async (statuses: string[]) => {
    const body = { employee_id: seller.staffId, statuses };
    const answer = await call(api, exportCommission, { ...as(), body });
    return (await openSheet(answer.raw)).sheet.rowCount - 1;
  };
  expect([await rowsOf(['Unpaid']), await rowsOf(['Paid']), await rowsOf(['HELD'])]).toEqual([1, 0, 0]);
});

test.each([-1, 10_001, 'two'])('a point is not worth %s', async (point_value) => {
  const { refusal } = await call(api, updateTenantSetting, { ...as(), body: { point_value } });
  expect(refusal.code).toBe('INVALID_INPUT');
});

test('the month of several is one call: each as on his card, who sold nothing with 0.00, and the owner is left out', async () => {
  await setTerms(shop, item, { percentage: '5' });
  await invoice();
  const other = await shop.addEmployee(['dashboard:view']);
  const lead = await shop.addEmployee(['employees:view']);
  await invoice({ lines: [{ item, quantity: 3000 }] }, other);
  const people = [seller, other, lead];
  const body = { ids: [...people, shop.owner].map(({ staffId }) => staffId).join() };
  const answer = async (by: { token: string }) => {
    const { data } = (await call(api, earningsThisMonth, { ...as(by), body })).body;
    return new Map(data.map((row) => [row.employee_id, row.amount]));
  };
  const all = await answer(shop.owner);
  expect([...all.keys()].toSorted()).toEqual(people.map(({ staffId }) => staffId).toSorted());
  expect(people.map(({ staffId }) => all.get(staffId))).toEqual(['50.00', '150.00', '0.00']);
  for (const person of people)
    expect((await card(shop.owner, person)).this_month_earning).toBe(all.get(person.staffId));
  expect(await answer(lead)).toEqual(all);
  // Without the right, only their own.
  expect([...(await answer(seller))]).toEqual([[seller.staffId, '50.00']]);
});
