import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  deleteDocument,
  documentEditing,
  fetchDocuments,
  restoreDocument,
  trashDocument,
} from '../../billing/contract.ts';
import { expectBalancedBooks } from '../../billing/testing/index.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { closeDay, createExpense, dayBook, dayClosePdf, dayCloses, expenses, reopenDay } from './contract.ts';
import { type TestTill, tillOf } from './testing.ts';

const NOON = '2026-11-20T06:30:00Z';
const TODAY = '2026-11-20';
const CLOSED = 'The day of this invoice is closed. Make a credit note for less, or a new bill for more.';

let api: TestApi;
let shop: TestShop;
let till: TestTill;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date(NOON);
  shop = await testShop(api);
  till = await tillOf(api, shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const textOfPdf = async (bytes: Uint8Array): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replaceAll(
    /\s+/g,
    ' ',
  );

const editingOf = async (id: string) =>
  (await call(api, documentEditing, { ...till.sent, query: { document_ids: id } })).body.data[0]?.refusal;
const trash = (id: string) => call(api, trashDocument, { ...till.sent, body: { document_id: id } });
const deleteForGood = (id: string) => call(api, deleteDocument, { ...till.sent, params: { id } });

test('an invoice of a closed day is neither edited, trashed nor deleted; an order and a later invoice are', async () => {
  const [invoice, order, trashed] = [await till.bill(0), await till.order(0), await till.bill(0)];
  await trash(trashed);
  const { id } = (await till.close(TODAY)).body.day_close;
  expect(await editingOf(invoice)).toBe(CLOSED);
  expect((await trash(invoice)).refusal).toMatchObject({ code: 'DOCUMENT_FIXED', message: CLOSED });
  expect((await deleteForGood(invoice)).refusal).toMatchObject({ code: 'DOCUMENT_FIXED', message: CLOSED });
  expect((await deleteForGood(trashed)).refusal).toMatchObject({ code: 'DOCUMENT_FIXED', message: CLOSED });
  expect(await editingOf(order)).toBeNull();
  const body = { type: 'all' as const };
  const { data } = (await call(api, fetchDocuments, { ...till.sent, body })).body;
  const closedOf = (one: string) => data.find(({ doc_id }) => doc_id === one)?.is_day_closed;
  expect([closedOf(invoice), closedOf(order)]).toEqual([1, 0]);
  // It may still be paid, refunded and restored.
  expect((await till.pay(invoice, '100.00', '100.00')).status).toBe(200);
  expect((await till.refund(invoice, '10.00', '100.00')).status).toBe(200);
  const restored = await call(api, restoreDocument, { ...till.sent, body: { document_id: trashed } });
  expect(restored.status).toBe(200);
  till.at('2026-11-21T06:30:00Z');
  expect((await trash(await till.bill(0))).status).toBe(200);
  await till.reopen(id);
  expect(await editingOf(invoice)).toBeNull();
  expect((await trash(trashed)).status).toBe(200);
});

test('only the owner reopens, with the PIN of just now, and the last closed day first', async () => {
  const closer = await shop.addEmployee(['reports:create']);
  const first = (await till.close(TODAY)).body.day_close.id;
  till.at('2026-11-21T06:30:00Z');
  const second = (await till.close('2026-11-21')).body.day_close.id;
  const body = { day_close_id: second };
  const denied = await call(api, reopenDay, { ...till.sent, token: closer.token, body });
  expect(denied.refusal.code).toBe('PERMISSION_DENIED');
  expect((await call(api, reopenDay, { ...till.sent, body })).refusal.code).toBe('PIN_REQUIRED');
  expect((await till.reopen(first)).refusal).toMatchObject({
    code: 'DAY_CLOSED',
    message: 'Only the last closed day can be reopened',
  });
  expect((await till.reopen(crypto.randomUUID())).refusal.code).toBe('NOT_FOUND');
  const reopened = await till.reopen(second);
  expect(reopened.body).toMatchObject({
    message: '21 Nov 2026 is open again.',
    day_close: { id: second, reopened_at: '2026-11-21T06:30:00.000Z' },
    data: { close: null },
  });
  // A repetition has no effect; then the previous day can be reopened.
  expect((await till.reopen(second)).status).toBe(200);
  expect((await till.reopen(first)).status).toBe(200);
});

test('what is paid out has an amount and a purpose; it is deleted until its day is closed', async () => {
  const refused = await till.spend('0', '  ');
  expect(refused.refusal.problems).toMatchObject([
    { field: 'amount', message: 'Enter an amount' },
    { field: 'purpose', message: 'Enter what it was for' },
  ]);
  for (const amount of ['1.234', '-5', 'x'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await till.spend(amount)).status).toBe(422);
  const made = (await till.spend('12.50')).body;
  expect(made.message).toBe('₹12.50 for Tea is paid out.');
  expect(made.data.paid_out).toBe('12.50');
  const { id } = made.expense;
  const read = await call(api, expenses, { ...till.sent, body: { ids: id } });
  expect(read.body.data).toMatchObject([{ id, purpose: 'Tea' }]);
  expect((await till.unspend(id)).body.data.paid_out).toBe('0.00');
  expect((await till.unspend(id)).refusal.code).toBe('NOT_FOUND');
  const kept = (await till.spend('7.00')).body.expense.id;
  await till.close(TODAY);
  expect((await till.unspend(kept)).refusal.code).toBe('DAY_CLOSED');
});

test('nobody without the right sees, closes or pays out; who has it sees all of the shop', async () => {
  await till.bill(1000);
  const closer = await shop.addEmployee(['reports:create', 'reports:view']);
  const reader = await shop.addEmployee(['reports:view']);
  const as = ({ token }: TestPerson) => ({ ...till.sent, token });
  const seen = await call(api, dayBook, { ...as(closer), body: {} });
  expect(seen.body.data.collected).toBe('10.00');
  const shown = { expected_collected: '10.00', expected_paid_out: '0', opening: '0', counted: '0' };
  const asked = [
    await call(api, dayBook, { ...as(reader), body: {} }),
    await call(api, dayCloses, { ...as(reader), body: {} }),
    await call(api, closeDay, { ...as(reader), body: { day: TODAY, ...shown } }),
    await call(api, createExpense, { ...as(reader), body: { amount: '1', purpose: 'Tea' } }),
  ];
  expect(asked.map(({ refusal }) => refusal.code)).toEqual(asked.map(() => 'PERMISSION_DENIED'));
});

test('the slip says what came by mode and person, what was paid out, and the difference', async () => {
  await till.bill(10_000);
  await till.spend('30.00', 'Courier');
  const closed = await till.close(TODAY, { opening: '500', counted: '567.50', note: 'A coin is missing' });
  const { id } = closed.body.day_close;
  const slip = async (paper?: 'THERMAL_58') =>
    call(api, dayClosePdf, { ...till.sent, params: { id }, query: { ...(paper && { paper }) } });
  const drawn = await slip();
  expect(drawn.headers['content-disposition']).toContain('Day-close-20-Nov-2026_80_mm.pdf');
  const text = await textOfPdf(drawn.raw);
  for (const words of [
    'Day close',
    'Cash',
    '1 receipt',
    'Courier',
    '₹500.00',
    '₹570.00',
    '₹567.50',
    '₹2.50 short',
  ])
    expect(text).toContain(words);
  expect(text).toContain('A coin is missing');
  expect(text).not.toContain('Reopened');
  await till.reopen(id);
  expect(await textOfPdf((await slip('THERMAL_58')).raw)).toContain('Reopened');
});
