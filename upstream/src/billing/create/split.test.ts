import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createInvoice, paymentHistory, recordPayment } from '../contract.ts';
import type { DocumentPayload } from '../payload.ts';
import { addCustomer, addItem, expectBalancedBooks, payloadOf } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let bill: DocumentPayload;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  const customer = await addCustomer(shop);
  bill = payloadOf({ customer, lines: [{ item: await addItem(shop) }], advance: 11_800 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const asOwner = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const create = (body: DocumentPayload) => call(api, createInvoice, { ...asOwner(), body });
const history = async (document_id: string) =>
  (await call(api, paymentHistory, { ...asOwner(), body: { document_id } })).body.data;

test('a split is several payments, each from what the one before left; the largest names the mode', async () => {
  const { body } = await create({
    ...bill,
    payment_mode: 'Card',
    payments: [
      { payment_mode: 'Cash', amount: '50.00', tendered: '100.00' },
      { payment_mode: 'Card', amount: '60.00', reference: '4711' },
      { payment_mode: 'UPI', amount: '8.00' },
    ],
  });
  expect(body.data).toMatchObject({ payment_mode: 'Card', status: 'Paid', advance: '118.00' });
  expect(await history(body.document_id)).toMatchObject([
    { payment_mode: 'Cash', paid_amount: '50.00', new_pending: '68.00', tendered: '100.00' },
    { payment_mode: 'Card', paid_amount: '60.00', new_pending: '8.00', reference: '4711', tendered: null },
    { payment_mode: 'UPI', paid_amount: '8.00', previous_pending: '8.00', new_pending: '0.00' },
  ]);
});

test.each([
  ['that is not the advance', [{ payment_mode: 'Cash', amount: '117.99' }], 'payments'],
  ['whose largest is another mode', [{ payment_mode: 'UPI', amount: '118.00' }], 'payments'],
  ['by card without its digits', [{ payment_mode: 'Card', amount: '118.00' }], 'payments.0.reference'],
  ['by bank without a reference', [{ payment_mode: 'Bank', amount: '118.00' }], 'payments.0.reference'],
  [
    'by card that names a bank',
    [{ payment_mode: 'Card', amount: '118.00', reference: '4711', bank: 'HDFC Bank' }],
    'payments.0.bank',
  ],
  [
    'with less cash given than received',
    [{ payment_mode: 'Cash', amount: '118.00', tendered: '100.00' }],
    'payments.0.tendered',
  ],
] as const)('a split %s is refused', async (_what, payments, field) => {
  const { refusal } = await create({ ...bill, payments: payments.map((one) => ({ ...one })) });
  expect(refusal.problems?.map((problem) => problem.field)).toContain(field);
});

test('a bank transfer keeps the name of its bank', async () => {
  const payments = [
    { payment_mode: 'Bank' as const, amount: '118.00', reference: 'N12', bank: ' HDFC Bank ' },
  ];
  const { body } = await create({ ...bill, payment_mode: 'Bank', payments });
  expect(await history(body.document_id)).toMatchObject([{ reference: 'N12', bank: 'HDFC Bank' }]);
});

test('one payment by card needs its digits too', async () => {
  const { refusal } = await create({ ...bill, payment_mode: 'Card' });
  expect(refusal.problems).toMatchObject([{ field: 'payments.0.reference' }]);
});

test('what is paid later can be split too, all of it or nothing', async () => {
  const { body } = await create({ ...bill, pending_amount: '118.00', form_data: { advance: '0.00' } });
  const { document_id } = body;
  const pay = (amount: string, payment_mode: 'Cash' | 'Card', second: object = {}) =>
    call(api, recordPayment, {
      ...asOwner(),
      body: {
        document_id,
        amount,
        expected_pending: '118.00',
        payment_mode,
        payments: [
          { payment_mode: 'Cash', amount: '40.00', tendered: '50.00' },
          { payment_mode: 'Card', amount: '60.00', reference: '4711', ...second },
        ],
      },
    });
  expect((await pay('100.01', 'Card')).refusal.problems).toMatchObject([{ field: 'payments' }]);
  expect((await pay('100.00', 'Cash')).refusal.problems).toMatchObject([{ field: 'payments' }]);
  expect((await pay('100.00', 'Card', { reference: '' })).refusal.problems).toMatchObject([
    { field: 'payments.1.reference' },
  ]);
  expect(await history(document_id)).toEqual([]);
  const paid = await pay('100.00', 'Card');
  expect(paid.body).toMatchObject({
    data: { status: 'Partial', pending_amount: '18.00' },
    payment: { payment_mode: 'Cash' },
    payments: [
      { payment_mode: 'Cash', paid_amount: '40.00', new_pending: '78.00', tendered: '50.00' },
      { payment_mode: 'Card', paid_amount: '60.00', new_pending: '18.00', reference: '4711' },
    ],
  });
});

test('what is paid later keeps its mode, its reference and the cash that was given', async () => {
  const { body } = await create({ ...bill, pending_amount: '118.00', form_data: { advance: '0.00' } });
  const pay = (more: object) =>
    call(api, recordPayment, {
      ...asOwner(),
      body: {
        document_id: body.document_id,
        amount: '18.00',
        expected_pending: '118.00',
        payment_mode: 'Card',
        ...more,
      },
    });
  expect((await pay({})).refusal.problems).toMatchObject([{ field: 'reference' }]);
  expect((await pay({ reference: '4711' })).body.payment).toMatchObject({
    payment_mode: 'Card',
    reference: '4711',
  });
  expect((await pay({ reference: '4711', bank: 'HDFC Bank' })).refusal.problems).toMatchObject([
    { field: 'bank' },
  ]);
  const cash = await pay({
    payment_mode: 'Cash',
    amount: '100.00',
    expected_pending: '100.00',
    tendered: '500.00',
  });
  expect(cash.body.payment).toMatchObject({ paid_amount: '100.00', tendered: '500.00', new_pending: '0.00' });
  // The screens flag a reference that is not 12 digits; the API stores it.
  expect((await history(body.document_id)).map(({ payment_mode }) => payment_mode)).toEqual(['Card', 'Cash']);
});
