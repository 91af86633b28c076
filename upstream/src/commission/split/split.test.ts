import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  convertDocument,
  createCreditNote,
  createInvoice,
  createOrder,
  createProposal,
  getDocument,
  updateDocument,
} from '../../billing/contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
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
import {
  boutiqueEmployeeOrders,
  commissionParts,
  employeeComission,
  employeeCommission,
  splitCommission,
} from '../contract.ts';
import { statementsOf } from '../statements/testing.ts';
import { setTerms } from '../testing/terms.ts';

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;
let worker: TestPerson;
let item: TestItem;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-10-10T06:30:00Z');
  shop = await testShop(api);
  seller = await shop.addEmployee(['dashboard:view', 'billing-history:view']);
  worker = await shop.addEmployee(['dashboard:view']);
  item = await addItem(shop, { price: 100_000, gst: 1800, stock: 100_000 });
  customer = await addCustomer(shop);
  await setTerms(shop, item, { percentage: '5' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const part = ({ staffId }: { staffId: string }, percent: number) => ({ employee_id: staffId, percent });
const sixtyForty = () => [part(seller, 60), part(worker, 40)];
const bill = (more: object = {}) => ({
  ...payloadOf({ customer, lines: [{ item }] }),
  employee_id: seller.staffId,
  ...more,
});
const invoice = async (more: object = {}) =>
  (await call(api, createInvoice, { ...as(), body: bill(more) })).body.document_id;
const split = (
  sale_id: string,
  parts: ReturnType<typeof part>[],
  more: object = {},
  by: { token: string } = shop.owner,
) => call(api, splitCommission, { ...as(by), body: { sale_id, parts, ...more } });
const partsOf = async (id: string, by?: { token: string }) =>
  (await call(api, commissionParts, { ...as(by), body: { ids: id } })).body.data.map(
    ({ employee_id, percent }) => ({ employee_id, percent }),
  );
const earned = async ({ staffId }: TestPerson) =>
  (await call(api, employeeCommission, { ...as(), body: { employee_id: staffId } })).body.sum?.emp_earned_rs;
const problemsOf = ({ refusal }: Awaited<ReturnType<typeof split>>) =>
  refusal.problems?.map(({ field, rule }) => `${field} ${rule}`);

test('a bill that is shared 60 to 40 earns both their part, from the start or afterwards, and ends as it began', async () => {
  const first = await invoice({ commission_parts: sixtyForty() });
  expect(await partsOf(first)).toEqual(sixtyForty());
  expect([await earned(seller), await earned(worker)]).toEqual(['30.00', '20.00']);
  const second = await invoice();
  expect((await split(second, [part(worker, 33), part(seller, 67)])).body.data).toMatchObject([
    part(worker, 33),
    part(seller, 67),
  ]);
  expect([await earned(seller), await earned(worker)]).toEqual(['63.50', '36.50']);
  await split(first, []);
  expect(await partsOf(first)).toEqual([]);
  expect([await earned(seller), await earned(worker)]).toEqual(['83.50', '16.50']);
});

test('the detail of a bill tells the own part of it, line by line; who has none is told of no bill', async () => {
  const id = await invoice({ commission_parts: sixtyForty() });
  const detail = (whose: TestPerson, by: TestPerson) =>
    call(api, employeeComission, {
      ...as(by),
      params: { id },
      query: { employee_id: whose.staffId },
    });
  expect((await detail(worker, worker)).body.data).toMatchObject({
    total_amount: '20.00',
    percent: 40,
    employee_comission: { product: [{ amount: '1000.00', percentage: '5', commission: '20.00' }] },
  });
  expect((await detail(seller, worker)).status).toBe(404);
  const stranger = await shop.addEmployee(['dashboard:view']);
  expect((await detail(stranger, stranger)).status).toBe(404);
});

test('one sees the own part, all with Employees View; Edit shares, but never the own part', async () => {
  const id = await invoice({ commission_parts: sixtyForty() });
  expect(await partsOf(id, worker)).toEqual([part(worker, 40)]);
  const viewer = await shop.addEmployee(['employees:view']);
  expect(await partsOf(id, viewer)).toEqual(sixtyForty());
  expect((await split(id, [], {}, viewer)).status).toBe(403);
  const editor = await shop.addEmployee(['employees:edit']);
  const changed = [part(seller, 50), part(worker, 50)];
  expect((await split(id, changed, {}, editor)).status).toBe(200);
  expect((await split(id, [part(seller, 50), part(editor, 50)], {}, editor)).status).toBe(403);
  expect(await partsOf(id)).toEqual(changed);
  const other = await testShop(api);
  const from = { token: other.owner.token, schemaKey: other.schemaKey };
  expect((await call(api, commissionParts, { ...from, body: { ids: id } })).body.data).toEqual([]);
  expect((await call(api, splitCommission, { ...from, body: { sale_id: id, parts: [] } })).status).toBe(404);
});

test('each bad part is refused at its field, in the bill as in the split', async () => {
  const id = await invoice();
  const gone = await shop.addEmployee([]);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', tenantId)
      .where('id', '=', gone.staffId)
      .execute(),
  );
  const elsewhere = await (await testShop(api)).addEmployee([]);
  const more = [];
  for (let n = 0; n < 4; n++) more.push(part(await shop.addEmployee([]), 10));
  const bad: [string, ReturnType<typeof part>[]][] = [
    ['parts.1.percent SPLIT_SUM', [part(seller, 60), part(worker, 39)]],
    ['parts.1.percent SPLIT_SUM', [part(seller, 60), part(worker, 41)]],
    ['parts.1.employee_id SPLIT_TWICE', [part(seller, 60), part(seller, 40)]],
    ['parts.1.employee_id SPLIT_GONE', [part(seller, 60), part(gone, 40)]],
    ['parts.1.employee_id SPLIT_GONE', [part(seller, 60), part(elsewhere, 40)]],
    ['parts.1.percent SPLIT_PERCENT_INVALID', [part(seller, 99), part(worker, 0)]],
    ['parts.1.percent SPLIT_PERCENT_INVALID', [part(seller, 50), part(worker, -50)]],
    ['parts SPLIT_ALONE', [part(seller, 100)]],
    ['parts SPLIT_TOO_MANY', [part(seller, 30), part(worker, 30), ...more]],
  ];
  for (const [problem, parts] of bad) expect(problemsOf(await split(id, parts))).toEqual([problem]);
  const body = bill({ commission_parts: [part(seller, 60), part(worker, 39)] });
  const { refusal } = await call(api, createInvoice, { ...as(), body });
  expect(refusal.problems?.map(({ field }) => field)).toEqual(['commission_parts.1.percent']);
  const proposal = { ...bill({ commission_parts: sixtyForty() }), type: 'proposal' as const };
  const refused = await call(api, createProposal, { ...as(), body: { ...proposal, pending_amount: '0.00' } });
  expect(refused.refusal.problems?.[0]).toMatchObject({ field: 'commission_parts' });
});

test('of two who share a bill at once the second is told that it is shared otherwise by now', async () => {
  const id = await invoice({ commission_parts: sixtyForty() });
  const answer = await split(id, [], { expected_parts: [] });
  expect(answer.refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await split(id, [], { expected_parts: sixtyForty() })).status).toBe(200);
});

test('another seller on an edit takes the part of the one before; who is gone since keeps his', async () => {
  const id = await invoice({ commission_parts: sixtyForty() });
  const next = await shop.addEmployee([]);
  const body = { ...bill(), employee_id: next.staffId, doc_id: id, reason: 'Sold by another' };
  await call(api, updateDocument, { ...as(), body });
  expect(await partsOf(id)).toEqual([part(next, 60), part(worker, 40)]);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', tenantId)
      .where('id', '=', worker.staffId)
      .execute(),
  );
  expect((await split(id, [part(next, 70), part(worker, 30)])).status).toBe(200);
});

test('an invoice of an order is shared as the order was', async () => {
  const order = {
    ...payloadOf({ customer, lines: [{ item }], advance: 118_000 }),
    employee_id: seller.staffId,
    commission_parts: sixtyForty(),
    type: 'order' as const,
  };
  const { document_id: id } = (await call(api, createOrder, { ...as(), body: order })).body;
  expect([await earned(seller), await earned(worker)]).toEqual(['30.00', '20.00']);
  const { document } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  const { body } = await call(api, convertDocument, {
    ...as(),
    body: { document_id: id, type: 'invoice', expected_total: document.total_amount },
  });
  expect(await partsOf(body.document_id)).toEqual(sixtyForty());
  expect([await earned(seller), await earned(worker)]).toEqual(['30.00', '20.00']);
});

test('a closed month stays: a bill that is shared later makes rows of the difference, and a return takes of each his part', async () => {
  const [of, other] = [statementsOf(api, shop, seller), statementsOf(api, shop, worker)];
  const id = await invoice();
  await of.close('2026-10-01');
  await other.close('2026-10-01');
  api.clock.now = new Date('2026-11-05T06:30:00Z');
  await shop.signInAgain(shop.owner);
  await split(id, sixtyForty());
  const { document, items } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  await call(api, createCreditNote, {
    ...as(),
    body: {
      document_id: id,
      expected_pending: document.pending_amount,
      expected_total: document.total_amount,
      reason: 'WRONG_SIZE',
      items: [{ line_id: items[0]?.id ?? '', qty: '1', condition: 'STOCK' }],
      settlement: 'CREDIT',
    },
  });
  await of.close('2026-11-01');
  await other.close('2026-11-01');
  const rowsOf = async (one: typeof of) => {
    const { data } = await one.list();
    return (await one.rows(data[0]?.id ?? '')).map(({ kind, amount, part: percent }) => [
      kind,
      amount,
      percent,
    ]);
  };
  expect(await rowsOf(of)).toEqual([
    ['RETURN', '-30.00', 60],
    ['CHANGE', '-20.00', null],
  ]);
  expect(await rowsOf(other)).toEqual([
    ['SALE', '20.00', 40],
    ['RETURN', '-20.00', 40],
  ]);
  const sums = (await of.list()).data.map(({ month, earned: sum }) => [month, sum]);
  expect(sums).toEqual([
    ['2026-11-01', '-50.00'],
    ['2026-10-01', '50.00'],
  ]);
});

test('an order in pieces is shared as a whole: what open ones will earn, and what completed ones do', async () => {
  const boutique = await testShop(api, { businessId: 2 });
  const masters = await addMasters(api, boutique);
  const [taker, tailor] = [await boutique.addEmployee([]), await boutique.addEmployee([])];
  const { id: customerId } = await addCustomer(boutique);
  const owner = { token: boutique.owner.token, schemaKey: boutique.schemaKey };
  const order = orderOf(masters, customerId, { employee_id: taker.staffId });
  const commission_parts = [part(taker, 70), part(tailor, 30)];
  const taken = await call(api, createOrders, { ...owner, body: { ...order, commission_parts } });
  const { order_id: id, final_total: total } = taken.body.order;
  const whole = Math.round(Number(total) * 10) / 100;
  const rowOf = async ({ staffId }: TestPerson) => {
    const query = { employee_id: staffId };
    const { orders } = (await call(api, boutiqueEmployeeOrders, { ...owner, query })).body;
    return orders.map(({ commission, expected_commission: expected }) => [commission, expected]);
  };
  const inRupees = (amount: number) => (Math.round(amount * whole) / 100).toFixed(2);
  expect(await rowOf(taker)).toEqual([['0.00', inRupees(70)]]);
  expect(await rowOf(tailor)).toEqual([['0.00', inRupees(30)]]);
  const { order_items: pieces } = (await call(api, orderDetails, { ...owner, params: { id } })).body;
  const ids = pieces.flatMap((one) => one.pieces.map((piece) => piece.id));
  await call(api, movePieces, { ...owner, body: { ids, state: '2' } });
  expect(await rowOf(taker)).toEqual([[inRupees(70), null]]);
  expect(await rowOf(tailor)).toEqual([[inRupees(30), null]]);
  const body = { sale_id: id, parts: [] };
  expect((await call(api, splitCommission, { ...owner, body })).status).toBe(200);
  expect(await rowOf(tailor)).toEqual([]);
});
