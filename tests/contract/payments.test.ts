import { randomUUID } from 'node:crypto';
import { billing } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import { addCustomer, addItem, expectBalancedBooks, payloadOf } from '@galla/upstream/testing/billing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from './ids.ts';
import { openStack, type Stack } from './stack.ts';

let stack: Stack;
let customer: Awaited<ReturnType<typeof addCustomer>>;

beforeAll(async () => {
  stack = await openStack();
  customer = await addCustomer(stack.shop);
});

afterAll(async () => {
  await expectBalancedBooks(stack.api.database);
  await stack.close();
});

/** An unpaid invoice of ₹118.00. */
async function unpaidInvoice(): Promise<string> {
  const { shop, api } = stack;
  const lines = [{ item: await addItem(shop) }];
  const { body } = await call(api, billing.createInvoice, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    body: payloadOf({ customer, lines }),
  });
  return globalId('Document', body.document_id);
}

const PAY = `mutation ($input: RecordPaymentInput!) {
  recordPayment(input: $input) {
    __typename
    ... on Refusal { code message }
    ... on InvalidInput { problems { field message } }
    ... on PaymentExceedsPending { pending }
    ... on ChangedMeanwhile { current }
    ... on RecordPaymentSuccess {
      payable { pending payments { amount mode reference } ... on Document { status } }
      payment { previousPending newPending }
    }
  }
}`;

const pay = (document: string, amount: string, expectedPending: string, key = randomUUID()) =>
  stack.run<{ recordPayment: object }>(
    { query: PAY },
    { input: { key, payable: document, amount, expectedPending, mode: 'UPI', reference: '412345678901' } },
  );

test('a payment lowers what is pending once, however often its key comes', async () => {
  const document = await unpaidInvoice();
  const key = randomUUID();
  const first = await pay(document, '50.00', '118.00', key);
  expect(first.errors).toEqual([]);
  expect(first.data.recordPayment).toEqual({
    __typename: 'RecordPaymentSuccess',
    payable: {
      pending: '68.00',
      status: 'PARTIAL',
      payments: [{ amount: '50.00', mode: 'UPI', reference: '412345678901' }],
    },
    payment: { previousPending: '118.00', newPending: '68.00' },
  });
  expect((await pay(document, '50.00', '118.00', key)).data).toEqual(first.data);
  const last = await pay(document, '68.00', '68.00');
  expect(last.data.recordPayment).toMatchObject({ payable: { pending: '0.00', status: 'PAID' } });
});

test('a payment that was based on another pending amount is told the new one, and not recorded', async () => {
  const document = await unpaidInvoice();
  await pay(document, '18.00', '118.00');
  const { data } = await pay(document, '18.00', '118.00');
  expect(data.recordPayment).toMatchObject({ __typename: 'ChangedMeanwhile', current: '100.00' });
  expect((await pay(document, '100.00', '100.00')).data.recordPayment).toMatchObject({
    payable: { status: 'PAID' },
  });
});

test('more than is pending and nothing at all are refused in the words of the screen', async () => {
  const document = await unpaidInvoice();
  expect((await pay(document, '118.01', '118.00')).data.recordPayment).toMatchObject({
    __typename: 'PaymentExceedsPending',
    message: 'Payment cannot exceed pending amount',
    pending: '118.00',
  });
  expect((await pay(document, '0.00', '118.00')).data.recordPayment).toMatchObject({
    __typename: 'InvalidInput',
    problems: [{ field: 'amount', message: 'Please Enter Valid Amount' }],
  });
});

const QUICK = `mutation ($input: CreateQuickBillInput!) {
  createQuickBill(input: $input) {
    __typename
    ... on InvalidInput { problems { field message } }
    ... on CreateQuickBillSuccess { quickBill { id number amount status customerName } }
  }
}`;

const quickBill = (amount: string, key = randomUUID()) =>
  stack.run<{ createQuickBill: { quickBill?: { id: string } } }>(
    { query: QUICK },
    { input: { key, amount, customer: globalId('Customer', customer.id) } },
  );

test('a quick bill has a number of its own and is found again by its id', async () => {
  const key = randomUUID();
  const { data, errors } = await quickBill('99.50', key);
  expect(errors).toEqual([]);
  expect(data.createQuickBill).toMatchObject({
    quickBill: { number: expect.stringMatching(/^26-27\/Q\/\d{5}$/), amount: '99.50', status: 'PENDING' },
  });
  expect((await quickBill('99.50', key)).data).toEqual(data);
  const found = await stack.run(
    { query: 'query ($id: ID!) { node(id: $id) { ... on QuickBill { amount } } }' },
    { id: data.createQuickBill.quickBill?.id },
  );
  expect(found.data).toEqual({ node: { amount: '99.50' } });
});

test('a quick bill of nothing is refused at its amount', async () => {
  expect((await quickBill('0.00')).data.createQuickBill).toMatchObject({
    problems: [{ field: 'amount', message: 'Please enter an amount greater than zero.' }],
  });
});
