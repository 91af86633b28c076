import { sql as raw } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createCreditNote,
  createInvoice,
  getDocument,
  trashDocument,
  updateDocument,
} from '../../billing/contract.ts';
import { addCustomer, addItem, expectBalancedBooks, payloadOf } from '../../billing/testing/index.ts';
import type { TestCustomer, TestItem } from '../../billing/testing/index.ts';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { setTerms } from '../testing/terms.ts';
import {
  closeEarningsMonth,
  earningsStatementPdf,
  earningsStatements,
  earningsStatementXlsx,
  employeeAdvances,
  reopenEarningsMonth,
} from './contract.ts';
import { statementsOf } from './testing.ts';

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
  item = await addItem(shop, { price: 100_000, gst: 0, stock: 100_000 });
  customer = await addCustomer(shop, { name: 'Asha' });
  await setTerms(shop, item, { percentage: '5' });
  of = statementsOf(api, shop, seller);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

/** Moves the clock to a day and signs everyone in again. */
async function goTo(day: string): Promise<void> {
  api.clock.now = new Date(`${day}T06:30:00Z`);
  await shop.signInAgain(shop.owner, seller);
}
const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const bodyOf = (pieces: number) => ({
  ...payloadOf({ customer, lines: [{ item, quantity: pieces * 1000 }] }),
  employee_id: seller.staffId,
});
const bill = async (pieces = 1) =>
  (await call(api, createInvoice, { ...as(), body: bodyOf(pieces) })).body.document_id;
async function takeBack(id: string) {
  const { items } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  const body = {
    document_id: id,
    expected_pending: '2000.00',
    expected_total: '1000.00',
    reason: 'WRONG_SIZE' as const,
    items: [{ line_id: items[0]?.id ?? '', qty: '1', condition: 'STOCK' as const }],
  };
  return (await call(api, createCreditNote, { ...as(), body })).body;
}

test('an open month tells what was earned in it, by kind, less what was paid in advance', async () => {
  await bill(1);
  await bill(2);
  await of.advance('30.00');
  expect(await of.data()).toMatchObject({
    month: OCTOBER,
    sums: [
      { kind: 'SALE', count: 2, amount: '150.00' },
      { kind: 'ADVANCE', count: 1, amount: '-30.00' },
    ],
    earned: '150.00',
    advances: '-30.00',
    carried: '0.00',
    payable: '120.00',
    advance_rows: [{ amount: '30.00', payment_mode: 'Cash', note: 'For Diwali', paid_on: '2026-10-20' }],
    closable: 1,
    statement: null,
  });
});

test('a closed month stays as it is: a return, an edit and a canceled bill are rows of the month in which they happen', async () => {
  const [returned, edited, canceled] = [await bill(2), await bill(2), await bill(1)];
  const { statement } = (await of.close(OCTOBER)).body;
  expect(statement).toMatchObject({ number: '26-27/S/00001', payable: '250.00', paid: null });
  const frozen = await of.rows(statement.id);
  expect(frozen).toMatchObject(
    [returned, edited, canceled].map((source_id, place) => ({
      position: place + 1,
      kind: 'SALE',
      source_id,
      base: place === 2 ? '1000.00' : '2000.00',
      percent: '5.00',
      amount: place === 2 ? '50.00' : '100.00',
    })),
  );
  await goTo('2026-11-20');
  await takeBack(returned);
  const edit = { ...bodyOf(1), doc_id: edited, reason: 'One too many' };
  expect((await call(api, updateDocument, { ...as(), body: edit })).status).toBe(200);
  expect((await call(api, trashDocument, { ...as(), body: { document_id: canceled } })).status).toBe(200);
  expect(await of.data()).toMatchObject({
    month: NOVEMBER,
    sums: [
      { kind: 'RETURN', count: 1, amount: '-50.00' },
      { kind: 'CHANGE', count: 2, amount: '-100.00' },
    ],
    payable: '-150.00',
  });
  expect((await of.data(OCTOBER)).statement).toEqual(statement);
  expect(await of.rows(statement.id)).toEqual(frozen);
});

test('a return of November is no row of October, even where October is closed after it', async () => {
  const id = await bill(2);
  await goTo('2026-11-03');
  await takeBack(id);
  expect((await of.data(OCTOBER)).payable).toBe('100.00');
  await of.close(OCTOBER);
  expect(await of.data()).toMatchObject({ month: NOVEMBER, payable: '-50.00' });
});

test('what comes to less than nothing is carried into the next month, once', async () => {
  await of.advance('70.00');
  await bill();
  expect((await of.close(OCTOBER)).body.statement).toMatchObject({ payable: '-20.00' });
  await goTo('2026-11-20');
  await bill();
  const november = (await of.close(NOVEMBER)).body.statement;
  expect(november).toMatchObject({ earned: '50.00', carried: '-20.00', payable: '30.00' });
  await goTo('2026-12-20');
  expect(await of.data()).toMatchObject({ month: DECEMBER, sums: [], payable: '0.00' });
});

test('what came after a month was closed early counts in the next', async () => {
  await bill();
  await of.close(OCTOBER);
  await bill();
  expect(await of.data()).toMatchObject({ month: OCTOBER, payable: '50.00', closable: 0 });
  await goTo('2026-11-20');
  expect(await of.data()).toMatchObject({ month: NOVEMBER, payable: '50.00' });
});

test('a month that is passed over is counted by the next', async () => {
  await of.close(OCTOBER);
  await goTo('2026-11-20');
  await bill();
  await goTo('2026-12-20');
  expect((await of.data()).month).toBe(NOVEMBER);
  expect((await of.close(DECEMBER)).body.statement.payable).toBe('50.00');
  expect(await of.data(NOVEMBER)).toMatchObject({ sums: [], closable: 0, statement: null });
});

test('a month is closed once, after those before it, and with what was shown', async () => {
  await bill();
  const refused = await of.close(OCTOBER, shop.owner, '49.99');
  expect(refused.refusal).toMatchObject({ code: 'CHANGED_MEANWHILE', details: { payable: '50.00' } });
  const both = await Promise.all([of.close(OCTOBER), of.close(OCTOBER)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await of.list()).total).toBe(1);
  const codes = async (month: string) => (await of.close(month, shop.owner, '0.00')).refusal;
  expect(await codes('2026-09-01')).toMatchObject({ code: 'MONTH_CLOSED' });
  expect(await codes(NOVEMBER)).toMatchObject({ code: 'INVALID_INPUT', message: 'This month has not begun' });
  const body = { employee_id: seller.staffId, month: '2026-10-02', expected_payable: '0.00' };
  expect((await call(api, closeEarningsMonth, { ...as(), body })).refusal.code).toBe('INVALID_INPUT');
});

test('it is paid once, and not at all where nothing is to be paid', async () => {
  await bill();
  const { id } = (await of.close(OCTOBER)).body.statement;
  await goTo('2026-11-03');
  expect((await of.pay(id)).body.statement.paid).toMatchObject({ on: '2026-11-03', payment_mode: 'UPI' });
  expect((await of.pay(id)).refusal.code).toBe('STATEMENT_PAID');
  const nothing = (await of.close(NOVEMBER)).body.statement;
  expect((await of.pay(nothing.id)).refusal).toMatchObject({
    code: 'STATEMENT_PAID',
    message: 'Nothing is to be paid on this statement',
  });
});

test('the owner reopens the last month with the PIN; what was paid on it is an advance of that month', async () => {
  await bill();
  const { id, number } = (await of.close(OCTOBER)).body.statement;
  await goTo('2026-11-03');
  await of.pay(id);
  const asked = { ...as(), body: { statement_id: id } };
  // The PIN of the sign-in is no longer fresh.
  api.clock.now = new Date('2026-11-03T07:30:00Z');
  expect((await call(api, reopenEarningsMonth, asked)).refusal.code).toBe('PIN_REQUIRED');
  const later = (await of.close(NOVEMBER)).body.statement;
  expect((await of.reopen(id)).refusal).toMatchObject({
    code: 'MONTH_CLOSED',
    message: 'Only the last closed month can be opened again',
  });
  await of.reopen(later.id);
  const { statement, data } = (await of.reopen(id)).body;
  expect(statement).toMatchObject({ number, reopened_by_name: expect.any(String), payable: '50.00' });
  expect(data).toMatchObject({ month: OCTOBER, earned: '50.00', advances: '-50.00', payable: '0.00' });
  const [advance] = data.advance_rows;
  expect(advance).toMatchObject({ note: number, paid_on: '2026-10-31', of_statement: 1 });
  expect((await of.takeBack(advance?.id ?? '')).refusal.code).toBe('MONTH_CLOSED');
  expect((await of.pay(id)).refusal.code).toBe('STATEMENT_PAID');
  // Reopening an open month has no effect and pays nothing twice.
  expect((await of.reopen(id)).body.data.advances).toBe('-50.00');
  expect((await of.close(OCTOBER)).body.statement).toMatchObject({
    number: '26-27/S/00003',
    payable: '0.00',
  });
  expect((await of.list()).data.map(({ number: one, reopened_at }) => [one, reopened_at === null])).toEqual([
    ['26-27/S/00002', false],
    ['26-27/S/00003', true],
    ['26-27/S/00001', false],
  ]);
});

test('a month that was reopened and passed over is made up for by the next: what was paid on it, too', async () => {
  await bill();
  const { id } = (await of.close(OCTOBER)).body.statement;
  await goTo('2026-11-20');
  await of.pay(id);
  await of.reopen(id);
  await bill(2);
  expect(await of.data(NOVEMBER)).toMatchObject({ earned: '150.00', advances: '-50.00', payable: '100.00' });
});

test('an advance is deleted until a statement counts it; one of nothing is refused', async () => {
  const wrong = (await of.advance('10.00')).body.advance;
  expect((await of.takeBack(wrong.id)).body.data.payable).toBe('0.00');
  expect((await of.takeBack(wrong.id)).refusal.code).toBe('NOT_FOUND');
  const counted = (await of.advance('10.00')).body.advance;
  await of.close(OCTOBER);
  expect((await of.takeBack(counted.id)).refusal.code).toBe('MONTH_CLOSED');
  expect((await of.data(OCTOBER)).advance_rows).toMatchObject([{ id: counted.id }]);
  expect((await of.advance('0')).refusal).toMatchObject({ message: 'Enter an amount' });
});

test('one sees the own statements, others’ with Employees View; changes need Edit, and nobody is told of others', async () => {
  await bill();
  const { id } = (await of.close(OCTOBER)).body.statement;
  const other = await shop.addEmployee(['dashboard:view']);
  const viewer = await shop.addEmployee(['employees:view']);
  expect((await of.month(OCTOBER, seller)).body.data.payable).toBe('50.00');
  expect((await of.month(OCTOBER, viewer)).status).toBe(200);
  expect((await of.month(OCTOBER, other)).status).toBe(403);
  const byIds = async (by: TestPerson) =>
    (await call(api, earningsStatements, { ...as(by), body: { ids: id } })).body.data.length;
  expect([await byIds(seller), await byIds(viewer), await byIds(other)]).toEqual([1, 1, 0]);
  const paper = (by: TestPerson) => call(api, earningsStatementPdf, { ...as(by), params: { id } });
  expect([(await paper(seller)).status, (await paper(other)).status]).toEqual([200, 404]);
  const tried = [of.close(NOVEMBER, viewer, '0.00'), of.pay(id, seller), of.advance('1.00', seller)];
  for (const { status } of await Promise.all(tried)) expect(status).toBe(403);
  const advance = (await of.advance('1.00')).body.advance.id;
  const countOf = async (by: TestPerson) =>
    (await call(api, employeeAdvances, { ...as(by), body: { ids: advance } })).body.data.length;
  expect([await countOf(seller), await countOf(other)]).toEqual([1, 0]);
});

test('a month of thousands of rows is closed in one go', async () => {
  await shop.within(({ sql, tenantId }) =>
    raw`insert into employee_advance (tenant_id, id, employee_id, amount, mode, paid_on, created_by, created_at)
      select ${tenantId}, gen_random_uuid(), ${seller.staffId}, 1, 'CASH', '2026-10-02', ${shop.owner.staffId}, now()
        from generate_series(1, 6000)`.execute(sql),
  );
  const { statement } = (await of.close(OCTOBER)).body;
  expect(statement).toMatchObject({
    sums: [{ kind: 'ADVANCE', count: 6000, amount: '-6000.00' }],
    payable: '-6000.00',
  });
});

test('who edits employees closes, pays and advances nothing of the own', async () => {
  const manager = await shop.addEmployee(['employees:view', 'employees:edit']);
  const own = statementsOf(api, shop, manager);
  const advance = (await own.advance('1.00')).body.advance.id;
  const { id } = (await own.close(OCTOBER)).body.statement;
  const tried = [own.close(NOVEMBER, manager, '0.00'), own.pay(id, manager), own.advance('1.00', manager)];
  for (const { status } of await Promise.all([...tried, own.takeBack(advance, manager)]))
    expect(status).toBe(403);
  expect((await of.close(OCTOBER, manager)).status).toBe(200);
});

test('the paper and the workbook tell the rows, and what is to be paid', async () => {
  await bill(2);
  await of.advance('30.00');
  const { id } = (await of.close(OCTOBER)).body.statement;
  const pdf = await call(api, earningsStatementPdf, { ...as(), params: { id } });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.raw)), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /Statement.*Oct 2026.*26-27\/S\/00001.*Bill 26-27\/A\/00001 ₹2,000\.00 5 % ₹100\.00.*Advance, Cash −₹30\.00.*To pay ₹70\.00/,
  );
  const { sheet } = await openSheet(
    (await call(api, earningsStatementXlsx, { ...as(), params: { id } })).raw,
  );
  const cells: unknown[][] = [];
  sheet.eachRow((row) => void cells.push((row.values as unknown[]).slice(2)));
  expect(cells.slice(-3)).toEqual([
    ['Bill 26-27/A/00001', 2000, '5 %', 100],
    ['Advance, Cash', undefined, undefined, -30],
    ['To pay', undefined, undefined, 70],
  ]);
});
