import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, documentRow, paymentId, paymentRow, paymentsAre } from '../testing/fakeBilling.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const RECORD = `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on RecordPaymentSuccess { payable { id pending payments { amount } ... on Document { status } } payment { id amount reference } }
  ... on PaymentExceedsPending { pending }
  ... on ChangedMeanwhile { current }
  ... on InvalidInput { problems { field message } }
} }`;

const paid = paymentRow(2, {
  document_id: documentId(1),
  kind: 'payment',
  paid_amount: '59.00',
  payment_mode: 'UPI',
  reference: '412345678901',
});

const records: Fake = answering(billing.recordPayment, () => ({
  success: true,
  message: 'recorded',
  data: documentRow(1, { pending_amount: '0.00', status: 'Paid' }),
  payment: paid,
  payments: [paid],
}));

function record(input: object, ...fakes: Fake[]) {
  const variables = {
    input: {
      key: KEY,
      payable: globalId('Document', documentId(1)),
      amount: '59.00',
      expectedPending: '59.00',
      mode: 'UPI',
      ...input,
    },
  };
  return runOperation(RECORD, { variables, fakes: [signedIn(), ...fakes] });
}

test('records a payment, and answers the document as it is then', async () => {
  const { data, errors, calls, received } = await record(
    { reference: '412345678901' },
    records,
    paymentsAre([paymentRow(1), paid]),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    recordPayment: {
      __typename: 'RecordPaymentSuccess',
      payable: {
        id: globalId('Document', documentId(1)),
        pending: '0.00',
        status: 'PAID',
        payments: [{ amount: '59.00' }, { amount: '59.00' }],
      },
      payment: { id: globalId('Payment', paymentId(2)), amount: '59.00', reference: '412345678901' },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /billing/payments', 'POST /billing/payment-history']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      document_id: documentId(1),
      amount: '59.00',
      expected_pending: '59.00',
      payment_mode: 'UPI',
      reference: '412345678901',
    },
  });
});

test('a split goes on as it was told, and all its payments come back', async () => {
  const cash = paymentRow(3, { kind: 'payment', paid_amount: '20.00', tendered: '50.00' });
  const { data, errors, received } = await runOperation(
    `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) {
      ... on RecordPaymentSuccess { payment { id } payments { id amount tendered } }
    } }`,
    {
      variables: {
        input: {
          key: KEY,
          payable: globalId('Document', documentId(1)),
          amount: '59.00',
          expectedPending: '59.00',
          mode: 'UPI',
          payments: [
            { mode: 'CASH', amount: '20.00', tendered: '50.00' },
            { mode: 'UPI', amount: '39.00', reference: '412345678901' },
          ],
        },
      },
      fakes: [
        signedIn(),
        answering(billing.recordPayment, () => ({
          success: true,
          message: 'recorded',
          data: documentRow(1),
          payment: cash,
          payments: [cash, paid],
        })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    recordPayment: {
      payment: { id: globalId('Payment', paymentId(3)) },
      payments: [
        { amount: '20.00', tendered: '50.00' },
        { amount: '59.00', tendered: null },
      ],
    },
  });
  expect(received[1]?.parts).toMatchObject({
    body: {
      amount: '59.00',
      payment_mode: 'UPI',
      payments: [
        { payment_mode: 'Cash', amount: '20.00', reference: null, tendered: '50.00' },
        { payment_mode: 'UPI', amount: '39.00', reference: '412345678901', tendered: null },
      ],
    },
  });
});

test('tells what a customer gave in cash today, asked for once for all; nothing of who is told nothing', async () => {
  const cash = answering(billing.cashOfDay, ({ query }) => ({
    success: true,
    data: query.customer_ids
      .split(',')
      .slice(0, 1)
      .map((customer_id) => ({ customer_id, cash: '150000.00' })),
  }));
  const { data, errors, calls } = await runOperation(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Customer { cashToday } } }`,
    {
      variables: { ids: [1, 2].map((n) => globalId('Customer', customerId(n))) },
      fakes: [signedIn(), customersAre([customerRow(1), customerRow(2)]), cash],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ nodes: [{ cashToday: '150000.00' }, { cashToday: null }] });
  expect(calls.filter((one) => one === 'GET /billing/cash-of-day')).toHaveLength(1);
});

test.each([
  ['the id of something else', globalId('Customer', customerId(1))],
  ['no id', 'x'],
])('finds nothing for %s, before upstream is asked', async (_what, payable) => {
  const { data, errors, calls } = await record({ payable });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ recordPayment: { __typename: 'NotFound' } });
  expect(calls).toEqual(['GET /me']);
});

test.each(['0.00', '-0.00', '-5.00'])('₹%s is no payment', async (amount) => {
  const { data, errors, calls } = await record({ amount });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    recordPayment: {
      __typename: 'InvalidInput',
      problems: [{ field: 'amount', message: 'Please Enter Valid Amount' }],
    },
  });
  expect(calls).toEqual(['GET /me']);
});

test('an amount that is none is no payment either', async () => {
  const { errors, calls } = await record({ amount: '1.005' });
  expect(errors).toEqual([expect.stringContaining('Money is rupees as text with two places')]);
  expect(calls).toEqual([]);
});

test.each([
  [
    'PAYMENT_EXCEEDS_PENDING',
    { pending: '40.00' },
    { __typename: 'PaymentExceedsPending', pending: '40.00' },
  ],
  ['CHANGED_MEANWHILE', { pending: '40.00' }, { __typename: 'ChangedMeanwhile', current: '40.00' }],
  ['NOT_FOUND', {}, { __typename: 'NotFound' }],
  ['PERMISSION_DENIED', {}, { __typename: 'PermissionDenied' }],
  ['DOCUMENT_CANCELED', {}, { __typename: 'Refused', message: 'This document is canceled' }],
] as const)('tells %s of upstream', async (code, details, arm) => {
  const { data, errors } = await record({}, refusing(billing.recordPayment, code, details));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ recordPayment: { code, ...arm } });
});

test("upstream's problems stand at the fields of the input", async () => {
  const problems = ['expected_pending', 'payment_mode', 'reference'].map((field) =>
    problem(field, 'INVALID_INPUT', 'faults.invalidInput'),
  );
  const { data, errors } = await record({}, refusing(billing.recordPayment, 'INVALID_INPUT', {}, problems));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    recordPayment: { problems: [{ field: 'expectedPending' }, { field: 'mode' }, { field: 'reference' }] },
  });
});

test.each([
  ['may bill', 'billing:create', 'RecordPaymentSuccess'],
  ['may edit the history', 'billing-history:edit', 'RecordPaymentSuccess'],
  ['may look only', 'billing-history:view', 'PermissionDenied'],
])('who %s: %s', async (_who, right, __typename) => {
  const { data, errors } = await runOperation(
    `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename } }`,
    {
      variables: {
        input: {
          key: KEY,
          payable: globalId('Document', documentId(1)),
          amount: '1.00',
          expectedPending: '59.00',
          mode: 'CASH',
        },
      },
      fakes: [signedIn(employeeWith(right)), records],
    },
  );
  expect({ data, errors }).toEqual({ data: { recordPayment: { __typename } }, errors: [] });
});

test('two payments in one operation each show what was paid by then', async () => {
  let made = 0;
  const counts = answering(billing.paymentHistory, () => ({
    success: true,
    data: [1, 2].slice(0, ++made).map((n) => paymentRow(n, { document_id: documentId(1) })),
  }));
  const input = {
    payable: globalId('Document', documentId(1)),
    amount: '1.00',
    expectedPending: '59.00',
    mode: 'CASH',
  };
  const { data, errors } = await runOperation(
    `mutation ($one: RecordPaymentInput!, $two: RecordPaymentInput!) {
       one: recordPayment(input: $one) { ... on RecordPaymentSuccess { payable { payments { id } } } }
       two: recordPayment(input: $two) { ... on RecordPaymentSuccess { payable { payments { id } } } }
     }`,
    {
      variables: { one: { key: KEY, ...input }, two: { key: KEY.replace('aa', 'bb'), ...input } },
      fakes: [signedIn(), records, counts],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('one.payable.payments.length', 1);
  expect(data).toHaveProperty('two.payable.payments.length', 2);
});
