import { extractText, getDocumentProxy } from 'unpdf';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchReports, dayBook } from '../../reports/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  cashOfDay,
  createInvoice,
  createReceipt,
  customerStatement,
  fetchDocuments,
  paymentHistory,
  receiptPdf,
  receipts,
} from '../contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let item: TestItem;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api);
  item = await addItem(shop, { price: 10_000, gst: 0 });
  customer = await addCustomer(shop, { name: 'Asha Rao' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
/** A bill of ₹100.00, a minute after the previous one; returns its number. */
async function bill(advance = 0, of = customer): Promise<string> {
  api.clock.now = new Date(api.clock.now.getTime() + 60_000);
  const body = payloadOf({ customer: of, lines: [{ item }], advance });
  return (await call(api, createInvoice, { ...sent(), body })).body.invoice_number;
}
const receive = (amount: string, expected_due: string, more: object = {}, key?: string) =>
  call(api, createReceipt, {
    ...sent(),
    body: { customer_id: customer.id, amount, expected_due, payment_mode: 'Cash', ...more },
    ...(key !== undefined && { key }),
  });
const creditNow = async (): Promise<string> =>
  (
    await shop.within(({ sql, tenantId }) =>
      sql
        .selectFrom('customer')
        .where('tenantId', '=', tenantId)
        .where('id', '=', customer.id)
        .select('credit')
        .executeTakeFirstOrThrow(),
    )
  ).credit;

test('one amount pays the oldest bills first, with one receipt; each bill has its step', async () => {
  const numbers = [await bill(), await bill(2500), await bill()];
  const { body } = await receive('200.00', '275.00', {
    payment_mode: 'Bank',
    reference: '602670795791',
    bank: 'State Bank of India',
  });
  expect(body.message).toBe('Receipt 26-27/R/00001 of ₹200.00 is made.');
  expect(body.receipt).toMatchObject({
    customer_name: 'Asha Rao',
    serial_number: '26-27/R/00001',
    amount: '200.00',
    credited: '0.00',
    payment_mode: 'Bank',
    reference: '602670795791',
    bank: 'State Bank of India',
    parts: [
      { serial_number: numbers[0], paid_amount: '100.00', new_pending: '0.00' },
      { serial_number: numbers[1], paid_amount: '75.00', new_pending: '0.00' },
      { serial_number: numbers[2], paid_amount: '25.00', new_pending: '75.00' },
    ],
  });
  const [, , last] = body.receipt.parts;
  const history = await call(api, paymentHistory, {
    ...sent(),
    body: { document_id: last?.document_id ?? '' },
  });
  expect(history.body.data).toMatchObject([
    {
      kind: 'payment',
      paid_amount: '25.00',
      payment_mode: 'Bank',
      bank: 'State Bank of India',
      receipt_number: '26-27/R/00001',
    },
  ]);
  expect(await creditNow()).toBe('0.00');
});

test('what is above all dues is credit, and money of the day, of the statement and of the law', async () => {
  await bill();
  const { receipt } = (await receive('150.00', '100.00')).body;
  expect(receipt.credited).toBe('50.00');
  expect(await creditNow()).toBe('50.00');
  const include = 'summary';
  const reports = (await call(api, fetchReports, { ...sent(), body: { include } })).body;
  expect(reports.summary).toMatchObject({ total: '150.00', count: 2 });
  expect(reports.data.map((one) => one.billing_details[0]?.customer_id)).toContain(customer.id);
  const day = (await call(api, dayBook, { ...sent(), body: {} })).body.data;
  expect(day).toMatchObject({ collected: '150.00', cash_received: '150.00' });
  const cash = await call(api, cashOfDay, { ...sent(), query: { customer_ids: customer.id } });
  expect(JSON.stringify(cash.body)).toContain('150.00');
  const account = { customer_id: customer.id, from_date: '2026-11-01', to_date: '2026-11-30' };
  const statement = (await call(api, customerStatement, { ...sent(), query: account })).body;
  expect(statement).toMatchObject({ billed: '100.00', received: '150.00', closing: '-50.00' });
  expect(
    statement.data.map(({ serial_number, document_id }) => [serial_number, document_id === null]),
  ).toEqual(expect.arrayContaining([['26-27/R/00001', true]]));
  // Without bills everything becomes credit.
  expect((await receive('20.00', '0.00')).body.receipt).toMatchObject({ credited: '20.00', parts: [] });
});

test('another sum that is due by now is told; a wrong amount, reference or customer is refused', async () => {
  await bill();
  const changed = await receive('50.00', '90.00');
  expect(changed.refusal).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: 'Something was billed or paid meanwhile: ₹100.00 is due now',
    details: { due: '100.00' },
  });
  for (const amount of ['0', '-1', '1.234', 'x'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await receive(amount, '100.00')).status).toBe(422);
  expect((await receive('10', '100.00', { payment_mode: 'Card' })).refusal.problems).toMatchObject([
    { field: 'reference' },
  ]);
  expect((await receive('10', '0', { customer_id: crypto.randomUUID() })).refusal.code).toBe('NOT_FOUND');
  const other = await testShop(api);
  const elsewhere = { token: other.owner.token, schemaKey: other.schemaKey };
  const body = {
    customer_id: customer.id,
    amount: '1',
    expected_due: '100.00',
    payment_mode: 'Cash' as const,
  };
  expect((await call(api, createReceipt, { ...elsewhere, body })).refusal.code).toBe('NOT_FOUND');
});

test('the same key receives once; of two at once the second is told what is due', async () => {
  await bill();
  const key = crypto.randomUUID();
  const [first, second] = [await receive('40', '100.00', {}, key), await receive('40', '100.00', {}, key)];
  expect(second.body.receipt.id).toBe(first.body.receipt.id);
  const answers = await Promise.all([receive('60', '60.00'), receive('60', '60.00')]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
});

test('whoever sees not all bills of the customer receives nothing on account, and reads no receipt', async () => {
  const seller = await shop.addEmployee(['billing:create', 'billing:view', 'billing-history:view']);
  const shared = await addCustomer(shop, { assignedTo: seller.staffId });
  await bill(0, shared);
  const body = {
    customer_id: shared.id,
    amount: '10',
    expected_due: '100.00',
    payment_mode: 'Cash' as const,
  };
  const at = { ...sent(), token: seller.token };
  expect((await call(api, createReceipt, { ...at, body })).refusal.code).toBe('PERMISSION_DENIED');
  const { id } = (await call(api, createReceipt, { ...sent(), body })).body.receipt;
  expect((await call(api, receipts, { ...at, body: { ids: id } })).body.data).toEqual([]);
  expect((await call(api, receiptPdf, { ...at, params: { id } })).refusal.code).toBe('NOT_FOUND');
  const nobody = await shop.addEmployee(['customers:view']);
  const refused = await call(api, createReceipt, { ...sent(), token: nobody.token, body });
  expect(refused.refusal.code).toBe('PERMISSION_DENIED');
});

test('the receipt says which bills it paid, what is left and what was kept, in words too', async () => {
  const number = await bill();
  await bill();
  const { id } = (await receive('250.00', '200.00')).body.receipt;
  const drawn = await call(api, receiptPdf, { ...sent(), params: { id } });
  const pdf = await getDocumentProxy(new Uint8Array(drawn.raw));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of [
    'Receipt',
    '26-27/R/00001',
    'Asha Rao',
    number,
    'paid in full',
    'Kept as credit',
    '₹250.00',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
  expect(text).toMatch(/two hundred and fifty|Two Hundred/i);
  const page = await call(api, receiptPdf, { ...sent(), params: { id }, query: { paper: 'PAGE' } });
  const sheet = await getDocumentProxy(new Uint8Array(page.raw));
  const { text: onPage } = await extractText(sheet, { mergePages: true });
  for (const words of ['Receipt', '26-27/R/00001', number, 'paid in full', '₹250.00', 'For the shop'])
    expect(onPage.replaceAll(/\s+/g, ' ')).toContain(words);
  expect((await sheet.getPage(1)).view[3]).toBeGreaterThan(800);
});

test('whatever is billed and received, dues and credit come to what was billed less what was received', async () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ act: fc.constant('bill' as const), paise: fc.nat({ max: 10_000 }) }),
      fc.record({ act: fc.constant('receive' as const), paise: fc.integer({ min: 1, max: 30_000 }) }),
    ),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (todo) => {
      customer = await addCustomer(shop);
      const dueNow = async () => {
        const body = { type: 'all' as const, customer_id: customer.id, include: ['summary' as const] };
        return (await call(api, fetchDocuments, { ...sent(), body })).body.summary?.pending ?? '0.00';
      };
      let balance = 0;
      for (const { act, paise } of todo) {
        // oxlint-disable no-await-in-loop -- one after the other
        if (act === 'bill') await bill(paise);
        else await receive((paise / 100).toFixed(2), await dueNow());
        // oxlint-enable no-await-in-loop
        balance += act === 'bill' ? 10_000 - paise : -paise;
      }
      expect(Math.round((Number(await dueNow()) - Number(await creditNow())) * 100)).toBe(balance);
      await expectBalancedBooks(api.database);
    }),
    { numRuns: 8 },
  );
}, 60_000);
