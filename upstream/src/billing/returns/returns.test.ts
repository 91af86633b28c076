import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers } from '../../customers/contract.ts';
import { mergeCalls } from '../../customers/merge/testing.ts';
import { gstSummary } from '../../reports/gst/contract.ts';
import { fetchReports } from '../../reports/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  createCreditNote,
  createInvoice,
  createOrder,
  creditNotePdf,
  creditNotes,
  customerStatement,
  deleteDocument,
  getDocument,
  paymentHistory,
  recordPayment,
  trashDocument,
  updateDocument,
} from '../contract.ts';
import { printedPaper } from '../pdf/testing.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  stockOf,
  type TestBill,
  type TestCustomer,
  type TestItem,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let kurta: TestItem;
let cloth: TestItem;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  customer = await addCustomer(shop);
  kurta = await addItem(shop, { title: 'Kurta', price: 10_000, gst: 500, stock: 10_000 });
  cloth = await addItem(shop, { title: 'Stole', price: 33_33, gst: 0, stock: 10_000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const at = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const detailOf = async (id: string) => (await call(api, getDocument, { ...at(), params: { id } })).body.data;

/** An invoice of two kurtas of ₹105.00 and three stoles of ₹33.33: ₹309.99. */
async function invoice(more: Partial<TestBill> = {}) {
  const lines = [
    { item: kurta, quantity: 2000 },
    { item: cloth, quantity: 3000 },
  ];
  const { body } = await call(api, createInvoice, { ...at(), body: payloadOf({ customer, lines, ...more }) });
  const { items } = await detailOf(body.document_id);
  return { id: body.document_id, number: body.invoice_number, lines: items.map(({ id }) => id) };
}
type Bill = Awaited<ReturnType<typeof invoice>>;

const line = (bill: Bill, place: number, qty: string, condition: 'STOCK' | 'DAMAGED' = 'STOCK') => ({
  line_id: bill.lines[place] ?? '',
  qty,
  condition,
});
const takeBack = (bill: Bill, items: ReturnType<typeof line>[], more: object = {}) =>
  call(api, createCreditNote, {
    ...at(),
    body: {
      document_id: bill.id,
      expected_pending: '0.00',
      expected_total: '0.00',
      reason: 'WRONG_SIZE',
      items,
      ...more,
    },
  });
const stepsOf = async (document_id: string) =>
  (await call(api, paymentHistory, { ...at(), body: { document_id } })).body.data.map(
    ({ kind, previous_pending, new_pending, credit_note_number }) => [
      kind,
      previous_pending,
      new_pending,
      credit_note_number,
    ],
  );
const creditOf = async ({ id }: TestCustomer) =>
  (
    await shop.within(({ sql, tenantId }) =>
      sql
        .selectFrom('customer')
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .select('credit')
        .executeTakeFirstOrThrow(),
    )
  ).credit;

test('what comes back of an unpaid bill comes off its dues, at the rates at which it was billed', async () => {
  const bill = await invoice();
  const { status, body } = await takeBack(bill, [line(bill, 0, '1')], {
    expected_pending: '309.99',
    expected_total: '105.00',
    note: '  Too tight ',
  });
  expect([status, body.message]).toEqual([200, 'Credit note 26-27/C/00001 of ₹105.00 is made.']);
  expect(body.data).toMatchObject({ pending_amount: '204.99', credited_amount: '105.00', status: 'Partial' });
  expect(body.credit_note).toMatchObject({
    serial_number: '26-27/C/00001',
    reason: 'WRONG_SIZE',
    note: 'Too tight',
    taxable_value: '100.00',
    cgst: '2.50',
    sgst: '2.50',
    total_amount: '105.00',
    against_due: '105.00',
    refunded: '0.00',
    refund_mode: null,
  });
  expect(body.credit_note.items).toMatchObject([{ item_name: 'Kurta', qty: '1', total_amount: '105.00' }]);
  expect(await stepsOf(bill.id)).toEqual([['credit_note', '309.99', '204.99', '26-27/C/00001']]);
  const { items } = await detailOf(bill.id);
  expect(items.map(({ returned_qty }) => returned_qty)).toEqual(['1', '0']);
});

test('of a paid bill the rest is given back; the stock gets what is not damaged', async () => {
  const bill = await invoice({ advance: 300_00 });
  const { body } = await takeBack(bill, [line(bill, 0, '1'), line(bill, 1, '2', 'DAMAGED')], {
    expected_pending: '9.99',
    expected_total: '171.66',
    settlement: 'REFUND',
    refund_mode: 'UPI',
    refund_reference: '423456789012',
  });
  expect(body.credit_note).toMatchObject({ against_due: '9.99', refunded: '161.67', refund_mode: 'UPI' });
  expect(body.data).toMatchObject({ pending_amount: '0.00', status: 'Paid' });
  expect(await stepsOf(bill.id)).toEqual([
    ['advance', '309.99', '9.99', null],
    ['refund', '9.99', '171.66', '26-27/C/00001'],
    ['credit_note', '171.66', '0.00', '26-27/C/00001'],
  ]);
  expect([await stockOf(shop, kurta), await stockOf(shop, cloth)]).toEqual(['9.000', '7.000']);
  const { body: reports } = await call(api, fetchReports, { ...at(), body: {} });
  expect(reports.data.map(({ tax_details: [row] }) => row?.collected_amount)).toEqual(['-161.67', '300.00']);
});

test('what is kept as credit pays a later bill, once, and is no money that came', async () => {
  const bill = await invoice({ advance: 309_99 });
  const kept = await takeBack(bill, [line(bill, 0, '2')], { expected_total: '210.00', settlement: 'CREDIT' });
  expect(kept.body.credit_note).toMatchObject({ refunded: '210.00', refund_mode: 'Credit' });
  expect(await creditOf(customer)).toBe('210.00');
  const next = await invoice();
  const pay = (amount: string, expected_pending: string) =>
    call(api, recordPayment, {
      ...at(),
      body: { document_id: next.id, amount, expected_pending, payment_mode: 'Credit' },
    });
  const over = await pay('210.01', '309.99');
  expect(over.refusal).toMatchObject({
    code: 'CREDIT_SHORT',
    message: 'Only ₹210.00 of credit is left.',
    details: { credit: '210.00' },
    problems: [{ field: 'amount' }],
  });
  expect((await pay('210.00', '309.99')).body.data).toMatchObject({ pending_amount: '99.99' });
  expect(await creditOf(customer)).toBe('0.00');
  const { body: reports } = await call(api, fetchReports, { ...at(), body: {} });
  expect(reports.data.map(({ tax_details: [row] }) => row?.collected_amount)).toEqual(['309.99']);
  const { body: account } = await call(api, customerStatement, {
    ...at(),
    query: { customer_id: customer.id, from_date: '2026-04-01', to_date: '2027-03-31' },
  });
  // Billed 619.98, paid 309.99, came back 210.00.
  expect(account).toMatchObject({ billed: '619.98', received: '519.99', closing: '99.99' });
});

test('a bill is paid with credit when it is made, in part and with money besides', async () => {
  const first = await invoice({ advance: 309_99 });
  await takeBack(first, [line(first, 1, '3')], { expected_total: '99.99', settlement: 'CREDIT' });
  const body = payloadOf({ customer, lines: [{ item: kurta, quantity: 1000 }], advance: 105_00 });
  const parts = [
    { payment_mode: 'Credit', amount: '99.99' },
    { payment_mode: 'Cash', amount: '5.01' },
  ] as const;
  const made = await call(api, createInvoice, {
    ...at(),
    body: { ...body, payment_mode: 'Credit', payments: [...parts] },
  });
  expect(made.body.data).toMatchObject({ pending_amount: '0.00', payment_mode: 'Credit' });
  expect(await creditOf(customer)).toBe('0.00');
  const short = await call(api, createInvoice, {
    ...at(),
    body: { ...body, payment_mode: 'Credit', payments: [...parts] },
  });
  expect(short.refusal).toMatchObject({
    code: 'CREDIT_SHORT',
    problems: [{ field: 'payments.0.amount' }],
  });
});

test('everything comes back in steps: the bill comes to nothing, and nothing more comes back', async () => {
  const bill = await invoice({ discount: { kind: 'AMOUNT', value: 10_00 } });
  let pending = '299.99';
  for (const [items, total] of [
    [[line(bill, 0, '1'), line(bill, 1, '1')], '133.87'],
    [[line(bill, 1, '1')], '32.26'],
    [[line(bill, 0, '1'), line(bill, 1, '1')], '133.86'],
  ] as const) {
    const { body, refusal } = await takeBack(bill, [...items], {
      expected_pending: pending,
      expected_total: total,
    });
    expect([refusal?.details, body.credit_note.total_amount]).toEqual([undefined, total]);
    pending = body.data.pending_amount;
  }
  expect(pending).toBe('0.00');
  const { refusal } = await takeBack(bill, [line(bill, 0, '1')]);
  expect(refusal).toMatchObject({
    code: 'DOCUMENT_FIXED',
    message: 'Everything on this invoice has come back.',
  });
});

test('of two at once for the last piece one is refused with what is left', async () => {
  const bill = await invoice();
  const one = () =>
    takeBack(bill, [line(bill, 0, '2')], { expected_pending: '309.99', expected_total: '210.00' });
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
  const bill = await invoice();
  await takeBack(bill, [line(bill, 0, '1')], { expected_pending: '309.99', expected_total: '105.00' });
  const { payment_mode, bill_items } = payloadOf({ customer, lines: [{ item: kurta, quantity: 1000 }] });
  const body = { doc_id: bill.id, payment_mode, bill_items, form_data: {}, reason: 'Wrong' };
  const document = { document_id: bill.id };
  for (const { refusal } of [
    await call(api, updateDocument, { ...at(), body }),
    await call(api, trashDocument, { ...at(), body: document }),
    await call(api, deleteDocument, { ...at(), params: { id: bill.id } }),
  ])
    expect(refusal).toMatchObject({
      code: 'DOCUMENT_FIXED',
      message: expect.stringContaining('credit notes'),
    });
});

test.each([
  ['nothing', (bill: Bill) => [line(bill, 0, '0')], {}, 'INVALID_INPUT', 'items.0.qty'],
  ['more than was sold', (bill: Bill) => [line(bill, 0, '3')], {}, 'RETURN_EXCEEDS_SOLD', 'items.0.qty'],
  ['half a piece', (bill: Bill) => [line(bill, 0, '0.5')], {}, 'INVALID_INPUT', 'items.0.qty'],
  ['four decimals', (bill: Bill) => [line(bill, 0, '1.0001')], {}, 'INVALID_INPUT', 'items.0.qty'],
  [
    'a line twice',
    (bill: Bill) => [line(bill, 0, '1'), line(bill, 0, '1')],
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
    (bill: Bill) => [line(bill, 0, '1')],
    { expected_total: '104.99' },
    'CHANGED_MEANWHILE',
    'expected_total',
  ],
  [
    'other dues',
    (bill: Bill) => [line(bill, 0, '1')],
    { expected_pending: '9.98' },
    'CHANGED_MEANWHILE',
    'expected_pending',
  ],
  [
    'a rest that goes nowhere',
    (bill: Bill) => [line(bill, 0, '1')],
    { settlement: null },
    'INVALID_INPUT',
    'settlement',
  ],
  [
    'money by no mode',
    (bill: Bill) => [line(bill, 0, '1')],
    { refund_mode: null },
    'INVALID_INPUT',
    'refund_mode',
  ],
  [
    'a card of three digits',
    (bill: Bill) => [line(bill, 0, '1')],
    { refund_mode: 'Card', refund_reference: '123' },
    'INVALID_INPUT',
    'refund_reference',
  ],
  [
    'another reason that nobody tells',
    (bill: Bill) => [line(bill, 0, '1')],
    { reason: 'OTHER', note: ' ' },
    'INVALID_INPUT',
    'note',
  ],
])('%s does not come back', async (_, items, more, code, field) => {
  const bill = await invoice({ advance: 300_00 });
  const { refusal } = await takeBack(bill, items(bill), {
    expected_pending: '9.99',
    expected_total: '105.00',
    settlement: 'REFUND',
    refund_mode: 'Cash',
    ...more,
  });
  expect(refusal).toMatchObject({ code, problems: [{ field }] });
  expect((await detailOf(bill.id)).document.credited_amount).toBe('0.00');
});

const firstBack = (id: string, lines: string[]) => {
  const bill = { id, number: '', lines };
  return takeBack(bill, [line(bill, 0, '1')]);
};

test('orders, canceled bills and those of other shops do not come back; nor is a walk-in owed credit', async () => {
  const body = payloadOf({ type: 'order', customer, lines: [{ item: kurta }] });
  const order = await call(api, createOrder, { ...at(), body });
  const { items } = await detailOf(order.body.document_id);
  const ofOrder = await firstBack(order.body.document_id, [items[0]?.id ?? '']);
  expect(ofOrder.refusal?.code).toBe('DOCUMENT_FIXED');
  const trashed = await invoice();
  await call(api, trashDocument, { ...at(), body: { document_id: trashed.id } });
  expect((await firstBack(trashed.id, trashed.lines)).refusal?.code).toBe('DOCUMENT_CANCELED');
  const theirs = await invoice();
  const home = shop;
  shop = await testShop(api);
  expect((await firstBack(theirs.id, theirs.lines)).refusal?.code).toBe('NOT_FOUND');
  const { body: none } = await call(api, creditNotes, { ...at(), body: { document_ids: theirs.id } });
  expect(none.data).toEqual([]);
  shop = home;
});

test('what two customers have is that of both once they are merged', async () => {
  const other = await addCustomer(shop, { name: 'The same person' });
  for (const one of [customer, other]) {
    const bill = await invoice({ customer: one, advance: 309_99 });
    await takeBack(bill, [line(bill, 0, '1')], { expected_total: '105.00', settlement: 'CREDIT' });
  }
  expect((await mergeCalls(api, () => shop).merge(customer.id, other.id)).status).toBe(200);
  expect([await creditOf(customer), await creditOf(other)]).toEqual(['210.00', '0.00']);
});

test('a walk-in gets the money back, and no credit', async () => {
  const { body: found } = await call(api, customers, { ...at(), query: { walk_in: '1' } });
  const walkIn = { id: found.data[0]?.customer_id ?? '', mobile: '', stateCode: null, gstin: null };
  const bill = await invoice({ customer: walkIn, advance: 309_99 });
  const items = [line(bill, 0, '1')];
  const kept = await takeBack(bill, items, { expected_total: '105.00', settlement: 'CREDIT' });
  expect(kept.refusal).toMatchObject({ code: 'INVALID_INPUT', problems: [{ field: 'settlement' }] });
  const cash = { expected_total: '105.00', settlement: 'REFUND', refund_mode: 'Cash' };
  expect((await takeBack(bill, items, cash)).body.data).toMatchObject({ pending_amount: '0.00' });
});

test('the GST summary is less by the credit notes of its days, in every grouping', async () => {
  const bill = await invoice({ discount: { kind: 'AMOUNT', value: 10_00 } });
  await takeBack(bill, [line(bill, 0, '1'), line(bill, 1, '3')], {
    expected_pending: '299.99',
    expected_total: '198.38',
  });
  for (const by of ['RATE', 'HSN', 'PARTY'] as const) {
    const { body } = await call(api, gstSummary, { ...at(), body: { by } });
    expect(
      body.data.map(({ gst_percentage, documents, taxable, total }) => [
        gst_percentage,
        documents,
        taxable,
        total,
      ]),
    ).toEqual([
      ['0', 1, '0.00', '0.00'],
      ['5', 1, '100.00', '105.00'],
    ]);
    expect(body.summary).toMatchObject({
      documents: 1,
      taxable: '100.00',
      total: '105.00',
      billed: '101.61',
      discount: '3.39',
      credit_notes: 1,
      credited: '198.38',
    });
  }
});

test('the paper says what it is against, why, what it comes to in words and where that went', async () => {
  const bill = await invoice({ advance: 309_99 });
  const { body } = await takeBack(bill, [line(bill, 0, '1')], {
    expected_total: '105.00',
    settlement: 'CREDIT',
    note: 'A tear at the border',
  });
  const toldOn = async (paper?: 'THERMAL_80') => {
    const answer = await call(api, creditNotePdf, {
      ...at(),
      params: { id: body.credit_note.id },
      ...(paper && { query: { paper } }),
    });
    const pdf = await getDocumentProxy(new Uint8Array(answer.raw));
    const { text } = await extractText(pdf, { mergePages: true });
    return { answer, told: text.replaceAll(/\s+/g, ' ') };
  };
  const both = ['Credit note', '26-27/C/00001', bill.number, 'Wrong size', 'A tear at the border', '₹105.00'];
  const [page, slip] = [await toldOn(), await toldOn('THERMAL_80')];
  for (const words of both)
    expect([page.told, slip.told]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
  for (const words of ['One hundred five rupees only', 'Kept as credit: ₹105.00'])
    expect(page.told).toContain(words);
  expect(page.told).not.toContain('Stole');
  expect(page.answer.headers['content-disposition']).toContain('CreditNote_26-27-C-00001.pdf');
  const printed = await printedPaper(api, shop, bill.id);
  expect(printed.texts.join(' ')).toContain('Credit note 26-27/C/00001 of ₹105.00');
});

test('one key makes one credit note, and its list tells it', async () => {
  const bill = await invoice();
  const key = '0198a000-0000-7000-8000-00000000c0de';
  const items = [line(bill, 0, '1')];
  const body = {
    document_id: bill.id,
    expected_pending: '309.99',
    expected_total: '105.00',
    reason: 'DAMAGED',
    items,
  } as const;
  const send = () => call(api, createCreditNote, { ...at(), key, body: { ...body, items } });
  const [first, again] = [await send(), await send()];
  expect(again.body).toEqual(first.body);
  const { body: listed } = await call(api, creditNotes, { ...at(), body: { document_ids: bill.id } });
  expect(listed.data).toEqual([first.body.credit_note]);
});
