import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi } from '../../testing/index.ts';
import { createOrder, creditNotes, deleteDocument, trashDocument, updateDocument } from '../contract.ts';
import { expectBalancedBooks, payloadOf } from '../testing/index.ts';
import { returnShop, returnedLine, type SoldInvoice } from './testing.ts';

let api: TestApi;
let at: Awaited<ReturnType<typeof returnShop>>;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  at = await returnShop(api);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

test('of two at once for the last piece one is refused with what is left', async () => {
  const bill = await at.invoice();
  const one = () =>
    at.takeBack(bill, [returnedLine(bill, 0, '2')], { expected_pending: '309.99', expected_total: '210.00' });
  const [first, second] = await Promise.all([one(), one()]);
  const refused = first.status === 200 ? second : first;
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
  expect(refused.refusal).toMatchObject({
    code: 'RETURN_EXCEEDS_SOLD',
    message: 'Only 0 can still come back',
    details: { left: '0' },
    problems: [{ field: 'items.0.qty' }],
  });
});

test('an invoice with a credit note stays as it is: no edit, no trash, no deleting', async () => {
  const bill = await at.invoice();
  await at.takeBack(bill, [returnedLine(bill, 0, '1')], {
    expected_pending: '309.99',
    expected_total: '105.00',
  });
  const { payment_mode, bill_items } = payloadOf({
    customer: at.customer,
    lines: [{ item: at.kurta, quantity: 1000 }],
  });
  const body = { doc_id: bill.id, payment_mode, bill_items, form_data: {}, reason: 'Wrong' };
  const document = { document_id: bill.id };
  for (const { refusal } of [
    await call(api, updateDocument, { ...at.sent, body }),
    await call(api, trashDocument, { ...at.sent, body: document }),
    await call(api, deleteDocument, { ...at.sent, params: { id: bill.id } }),
  ])
    expect(refusal).toMatchObject({
      code: 'DOCUMENT_FIXED',
      message: expect.stringContaining('credit notes'),
    });
});

test.each([
  ['nothing', (bill: SoldInvoice) => [returnedLine(bill, 0, '0')], {}, 'INVALID_INPUT', 'items.0.qty'],
  [
    'more than was sold',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '3')],
    {},
    'RETURN_EXCEEDS_SOLD',
    'items.0.qty',
  ],
  ['half a piece', (bill: SoldInvoice) => [returnedLine(bill, 0, '0.5')], {}, 'INVALID_INPUT', 'items.0.qty'],
  [
    'four decimals',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '1.0001')],
    {},
    'INVALID_INPUT',
    'items.0.qty',
  ],
  [
    'a line twice',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '1'), returnedLine(bill, 0, '1')],
    {},
    'INVALID_INPUT',
    'items.1.line_id',
  ],
  [
    'a line of nobody',
    () => [{ line_id: '0198a000-0000-7000-8000-000000000000', qty: '1', condition: 'STOCK' as const }],
    {},
    'INVALID_INPUT',
    'items.0.line_id',
  ],
  [
    'another sum',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '1')],
    { expected_total: '104.99' },
    'CHANGED_MEANWHILE',
    'expected_total',
  ],
  [
    'other dues',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '1')],
    { expected_pending: '9.98' },
    'CHANGED_MEANWHILE',
    'expected_pending',
  ],
  [
    'a rest that goes nowhere',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '1')],
    { settlement: null },
    'INVALID_INPUT',
    'settlement',
  ],
  [
    'money by no mode',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '1')],
    { refund_mode: null },
    'INVALID_INPUT',
    'refund_mode',
  ],
  [
    'a card of three digits',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '1')],
    { refund_mode: 'Card', refund_reference: '123' },
    'INVALID_INPUT',
    'refund_reference',
  ],
  [
    'another reason that nobody tells',
    (bill: SoldInvoice) => [returnedLine(bill, 0, '1')],
    { reason: 'OTHER', note: ' ' },
    'INVALID_INPUT',
    'note',
  ],
])('%s does not come back', async (_, items, more, code, field) => {
  const bill = await at.invoice({ advance: 300_00 });
  const { refusal } = await at.takeBack(bill, items(bill), {
    expected_pending: '9.99',
    expected_total: '105.00',
    settlement: 'REFUND',
    refund_mode: 'Cash',
    ...more,
  });
  expect(refusal).toMatchObject({ code, problems: [{ field }] });
  expect((await at.detailOf(bill.id)).document.credited_amount).toBe('0.00');
});

const firstBack = (id: string, lines: string[]) => {
  const bill = { id, number: '', lines };
  return at.takeBack(bill, [returnedLine(bill, 0, '1')]);
};

test('orders, canceled bills and those of other shops do not come back', async () => {
  const body = payloadOf({ type: 'order', customer: at.customer, lines: [{ item: at.kurta }] });
  const order = await call(api, createOrder, { ...at.sent, body });
  const { items } = await at.detailOf(order.body.document_id);
  const ofOrder = await firstBack(order.body.document_id, [items[0]?.id ?? '']);
  expect(ofOrder.refusal?.code).toBe('DOCUMENT_FIXED');
  const trashed = await at.invoice();
  await call(api, trashDocument, { ...at.sent, body: { document_id: trashed.id } });
  expect((await firstBack(trashed.id, trashed.lines)).refusal?.code).toBe('DOCUMENT_CANCELED');
  const theirs = await at.invoice();
  at = await returnShop(api);
  expect((await firstBack(theirs.id, theirs.lines)).refusal?.code).toBe('NOT_FOUND');
  const { body: none } = await call(api, creditNotes, { ...at.sent, body: { document_ids: theirs.id } });
  expect(none.data).toEqual([]);
});
