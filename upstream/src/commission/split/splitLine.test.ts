import { fullName } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  convertDocument,
  createCreditNote,
  createInvoice,
  createOrder,
  documentChanges,
  documentItems,
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
import { createOrders } from '../../boutique/contract.ts';
import { addMasters, orderOf } from '../../boutique/testing/masters.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { commissionParts, employeeComission, employeeCommission, splitCommission } from '../contract.ts';
import { statementsOf } from '../statements/testing.ts';
import { setTerms } from '../testing/terms.ts';

let api: TestApi;
let shop: TestShop;
let seller: TestPerson;
let worker: TestPerson;
let shirt: TestItem;
let saree: TestItem;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-10-10T06:30:00Z');
  shop = await testShop(api);
  seller = await shop.addEmployee(['dashboard:view']);
  worker = await shop.addEmployee(['dashboard:view']);
  customer = await addCustomer(shop);
  shirt = await addItem(shop, { price: 100_000, gst: 1800, stock: 100_000 });
  saree = await addItem(shop, { price: 200_000, gst: 1800, stock: 100_000 });
  // The shirt earns 50 rupees, the saree 200.
  await setTerms(shop, shirt, { percentage: '5' });
  await setTerms(shop, saree, { percentage: '10' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const part = ({ staffId }: { staffId: string }, percent: number) => ({ employee_id: staffId, percent });
const bill = (lines = [{ item: shirt }, { item: saree }], more: object = {}) => ({
  ...payloadOf({ customer, lines }),
  employee_id: seller.staffId,
  ...more,
});
const invoice = async (more: object = {}) =>
  (await call(api, createInvoice, { ...as(), body: bill(undefined, more) })).body.document_id;
const linesOf = async (id: string) =>
  (await call(api, getDocument, { ...as(), params: { id } })).body.data.items.map((line) => line.id);
const lineOf = async (id: string, at: number) => (await linesOf(id))[at] ?? '';
const splitLine = (
  sale_id: string,
  line_id: string | null,
  parts: ReturnType<typeof part>[],
  more: object = {},
  by: { token: string } = shop.owner,
) => call(api, splitCommission, { ...as(by), body: { sale_id, line_id, parts, ...more } });
const partsOf = async (id: string, by?: { token: string }) =>
  (await call(api, commissionParts, { ...as(by), body: { ids: id } })).body.data.map(
    ({ line_id, employee_id, percent }) => [line_id, employee_id, percent],
  );
const earned = async ({ staffId }: TestPerson) =>
  (await call(api, employeeCommission, { ...as(), body: { employee_id: staffId } })).body.sum?.emp_earned_rs;
const bothEarned = async () => [await earned(seller), await earned(worker)];
const detailOf = async (id: string, whose: TestPerson) =>
  (await call(api, employeeComission, { ...as(), params: { id }, query: { employee_id: whose.staffId } }))
    .body.data;

test('a line is shared by itself, the others as the bill; without parts it is the bill’s again', async () => {
  const id = await invoice({ commission_parts: [part(seller, 60), part(worker, 40)] });
  const line = await lineOf(id, 1);
  const { body } = await splitLine(id, line, [part(worker, 75), part(seller, 25)]);
  expect(body.message).toBe('The commission is shared.');
  expect(await partsOf(id)).toEqual([
    [null, seller.staffId, 60],
    [null, worker.staffId, 40],
    [line, worker.staffId, 75],
    [line, seller.staffId, 25],
  ]);
  expect(await bothEarned()).toEqual(['80.00', '170.00']);
  const { data } = (await call(api, documentItems, { ...as(), query: { ids: id } })).body;
  expect(data[0]?.items.map(({ is_split }) => is_split)).toEqual([0, 1]);
  const detail = await detailOf(id, worker);
  expect(detail).toMatchObject({ total_amount: '170.00', percent: null });
  expect(detail.employee_comission.product.map(({ commission, part: of }) => [commission, of])).toEqual([
    ['20.00', 40],
    ['150.00', 75],
  ]);
  expect((await splitLine(id, line, [])).body.message).toBe('This line follows the bill’s split again.');
  expect(await bothEarned()).toEqual(['150.00', '100.00']);
});

test('a line may be all of one person, and a bill stands in his list for it alone', async () => {
  const id = await invoice();
  await splitLine(id, await lineOf(id, 1), [part(worker, 100)]);
  expect(await bothEarned()).toEqual(['50.00', '200.00']);
  expect((await detailOf(id, worker)).employee_comission.product).toMatchObject([
    { amount: '2000.00', commission: '200.00', part: null },
  ]);
  expect((await detailOf(id, seller)).employee_comission.product).toHaveLength(1);
  await splitLine(id, await lineOf(id, 0), [part(worker, 100)]);
  expect(await bothEarned()).toEqual(['0.00', '250.00']);
});

test('one sees and changes no part of the own by a line, either', async () => {
  const id = await invoice({ commission_parts: [part(seller, 60), part(worker, 40)] });
  const line = await lineOf(id, 0);
  await splitLine(id, line, [part(seller, 30), part(worker, 70)]);
  expect(await partsOf(id, worker)).toEqual([
    [null, worker.staffId, 40],
    [line, worker.staffId, 70],
  ]);
  const editor = await shop.addEmployee(['employees:edit']);
  expect((await splitLine(id, line, [part(editor, 100)], {}, editor)).status).toBe(403);
  expect((await splitLine(id, line, [part(seller, 20), part(worker, 80)], {}, editor)).status).toBe(200);
  const own = await invoice({ employee_id: editor.staffId });
  const ownLine = await lineOf(own, 0);
  // As seller the line is the caller's own, so giving part of it away changes their own part.
  expect((await splitLine(own, ownLine, [part(editor, 50), part(worker, 50)], {}, editor)).status).toBe(403);
  expect((await splitLine(own, ownLine, [part(editor, 100)], {}, editor)).status).toBe(200);
});

test('each bad part and each line of elsewhere is refused at its field', async () => {
  const id = await invoice();
  const line = await lineOf(id, 0);
  const gone = await shop.addEmployee([]);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('staff')
      .set({ active: false })
      .where('tenantId', '=', tenantId)
      .where('id', '=', gone.staffId)
      .execute(),
  );
  const other = await testShop(api);
  const theirs = await call(api, createInvoice, {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    body: payloadOf({
      customer: await addCustomer(other),
      lines: [{ item: await addItem(other, { stock: 10_000 }) }],
    }),
  });
  const theirBill = await call(api, getDocument, {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    params: { id: theirs.body.document_id },
  });
  const half = [part(seller, 50), part(worker, 50)];
  const bad: [string, string, ReturnType<typeof part>[]][] = [
    ['line_id SPLIT_NO_LINE', id, half],
    ['line_id SPLIT_NO_LINE', await lineOf(await invoice(), 0), half],
    ['line_id SPLIT_NO_LINE', theirBill.body.data.items[0]?.id ?? '', half],
    ['parts.1.percent SPLIT_SUM', line, [part(seller, 60), part(worker, 39)]],
    ['parts.1.employee_id SPLIT_TWICE', line, [part(seller, 60), part(seller, 40)]],
    ['parts.1.employee_id SPLIT_GONE', line, [part(seller, 60), part(gone, 40)]],
    ['parts.0.employee_id SPLIT_GONE', line, [part(gone, 100)]],
    ['parts SPLIT_ALONE_ON_LINE', line, [part(seller, 99)]],
  ];
  for (const [expected, at, parts] of bad) {
    const { refusal } = await splitLine(id, at, parts);
    expect(refusal.problems?.map(({ field, rule }) => `${field} ${rule}`)).toEqual([expected]);
  }
  expect(await partsOf(id)).toEqual([]);
});

test('of two who share a line at once the second is told; an order in pieces has no lines to share', async () => {
  const id = await invoice({ commission_parts: [part(seller, 60), part(worker, 40)] });
  const line = await lineOf(id, 0);
  const asked = { expected_parts: [part(seller, 60), part(worker, 40)] };
  expect((await splitLine(id, line, [part(worker, 100)], asked)).refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await splitLine(id, line, [part(worker, 100)], { expected_parts: [] })).status).toBe(200);
  const boutique = await testShop(api, { businessId: 2 });
  const owner = { token: boutique.owner.token, schemaKey: boutique.schemaKey };
  const order = orderOf(await addMasters(api, boutique), (await addCustomer(boutique)).id);
  const taken = await call(api, createOrders, { ...owner, body: order });
  const { refusal } = await call(api, splitCommission, {
    ...owner,
    body: { sale_id: taken.body.order.order_id, line_id: line, parts: [] },
  });
  expect(refusal.problems?.map(({ field, rule }) => `${field} ${rule}`)).toEqual(['line_id SPLIT_NO_LINE']);
});

const edit = (id: string, lines: { item: TestItem; quantity?: number }[], whose = seller) =>
  call(api, updateDocument, {
    ...as(),
    body: { ...bill(lines), employee_id: whose.staffId, doc_id: id, reason: 'Wrong goods' },
  });

test('of an edit a line that goes on keeps its parts, one that goes loses them, a new one has none', async () => {
  const id = await invoice();
  const line = await lineOf(id, 1);
  await splitLine(id, line, [part(seller, 50), part(worker, 50)]);
  expect((await edit(id, [{ item: saree, quantity: 2000 }, { item: shirt }])).status).toBe(200);
  expect(await linesOf(id)).toEqual([line, expect.any(String)]);
  expect(await bothEarned()).toEqual(['250.00', '200.00']);
  const next = await shop.addEmployee([]);
  expect((await edit(id, [{ item: saree }], next)).status).toBe(200);
  expect(await partsOf(id)).toEqual([
    [line, next.staffId, 50],
    [line, worker.staffId, 50],
  ]);
  // The new seller already has all of the line, whatever the parts of the bill are.
  expect((await edit(id, [{ item: saree }], worker)).status).toBe(200);
  expect(await partsOf(id)).toEqual([[line, worker.staffId, 100]]);
  expect((await edit(id, [{ item: shirt }])).status).toBe(200);
  expect((await edit(id, [{ item: shirt }, { item: saree }])).status).toBe(200);
  expect(await partsOf(id)).toEqual([]);
  expect(await bothEarned()).toEqual(['250.00', '0.00']);
});

test('the lines of an invoice are shared as those of its order, the second of an item as the second', async () => {
  const lines = [{ item: shirt }, { item: saree }, { item: shirt, quantity: 2000 }];
  const order = { ...payloadOf({ customer, lines, advance: 590_000 }), type: 'order' as const };
  const asked = { ...order, employee_id: seller.staffId };
  const { document_id: id } = (await call(api, createOrder, { ...as(), body: asked })).body;
  await splitLine(id, await lineOf(id, 2), [part(worker, 100)]);
  expect(await bothEarned()).toEqual(['250.00', '100.00']);
  const { document } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  const { body } = await call(api, convertDocument, {
    ...as(),
    body: { document_id: id, type: 'invoice', expected_total: document.total_amount },
  });
  const [, , last] = await linesOf(body.document_id);
  expect(await partsOf(body.document_id)).toEqual([[last, worker.staffId, 100]]);
  expect(await bothEarned()).toEqual(['250.00', '100.00']);
});

test('closed months stay: a line that is shared later makes rows of the difference, its return takes of each the part', async () => {
  const [of, other] = [statementsOf(api, shop, seller), statementsOf(api, shop, worker)];
  const id = await invoice();
  await of.close('2026-10-01');
  await other.close('2026-10-01');
  api.clock.now = new Date('2026-11-05T06:30:00Z');
  await shop.signInAgain(shop.owner);
  await splitLine(id, await lineOf(id, 1), [part(seller, 40), part(worker, 60)]);
  const { document, items } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  const body = {
    document_id: id,
    expected_pending: document.pending_amount,
    expected_total: document.total_amount,
    reason: 'WRONG_SIZE' as const,
    items: items.map((line) => ({ line_id: line.id, qty: '1', condition: 'STOCK' as const })),
    settlement: 'CREDIT' as const,
  };
  expect((await call(api, createCreditNote, { ...as(), body })).status).toBe(200);
  await of.close('2026-11-01');
  await other.close('2026-11-01');
  const rowsOf = async (one: typeof of) =>
    (await one.rows((await one.list()).data[0]?.id ?? '')).map((row) => [row.kind, row.amount, row.part]);
  // All of the shirt and 40 per cent of the saree: the row has no single part.
  expect(await rowsOf(of)).toEqual([
    ['RETURN', '-130.00', null],
    ['CHANGE', '-120.00', null],
  ]);
  expect(await rowsOf(other)).toEqual([
    ['SALE', '120.00', null],
    ['RETURN', '-120.00', null],
  ]);
});

test('each split is a step of the trail, which the owner reads, as the edits are; one that changes nothing is none', async () => {
  const id = await invoice();
  await call(api, splitCommission, {
    ...as(),
    body: { sale_id: id, parts: [part(seller, 60), part(worker, 40)] },
  });
  expect((await edit(id, [{ item: saree }])).status).toBe(200);
  const line = await lineOf(id, 0);
  const editor = await shop.addEmployee(['employees:edit']);
  for (let n = 0; n < 2; n++)
    expect((await splitLine(id, line, [part(worker, 100)], {}, editor)).status).toBe(200);
  await splitLine(id, line, []);
  const trail = { query: { document_ids: id } };
  const { data } = (await call(api, documentChanges, { ...as(), ...trail })).body;
  const names = new Map(
    await shop.within(async ({ sql, tenantId }) => {
      const rows = await sql
        .selectFrom('staff')
        .where('tenantId', '=', tenantId)
        .select(['id', 'firstName', 'lastName'])
        .execute();
      return rows.map(({ id: staffId, firstName, lastName }) => [staffId, fullName(firstName, lastName)]);
    }),
  );
  const [first, second] = [names.get(seller.staffId) ?? '', names.get(worker.staffId) ?? ''];
  const splits = data.flatMap(({ revision, changed_by, fields }) =>
    fields
      .filter(({ field }) => field === 'commission_parts')
      .map(({ before, after }) => [revision, changed_by, before, after]),
  );
  const ofLine = `${saree.title}: ${second} 100 %`;
  expect(splits).toEqual([
    [1, shop.owner.staffId, null, `${first} 60 %, ${second} 40 %`],
    [3, editor.staffId, null, ofLine],
    [4, shop.owner.staffId, ofLine, null],
  ]);
  expect(data).toHaveLength(4);
  const { document } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  expect(document.revision).toBe(4);
  expect((await call(api, documentChanges, { ...as(editor), ...trail })).status).toBe(403);
});
