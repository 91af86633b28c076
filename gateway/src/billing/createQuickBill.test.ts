import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, quickBillId, quickBillRow } from '../testing/fakeBilling.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const CREATE = `mutation ($input: CreateQuickBillInput!) { createQuickBill(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on CreateQuickBillSuccess { quickBill { id number amount status } }
  ... on InvalidInput { problems { field message } }
} }`;

const creates: Fake = answering(billing.createQuickBilling, ({ body }) => ({
  success: true,
  message: 'created',
  data: quickBillRow(1, { amount: String(body.amount) }),
}));

function quickBill(input: object, ...fakes: Fake[]) {
  const variables = {
    input: { key: KEY, amount: '250.50', customer: globalId('Customer', customerId(1)), ...input },
  };
  return runOperation(CREATE, { variables, fakes: [...fakes, signedIn(), customersAre([customerRow(1)])] });
}

test('makes a bill of an amount for the customer with the mobile', async () => {
  const { data, errors, calls, received } = await quickBill({}, creates);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createQuickBill: {
      __typename: 'CreateQuickBillSuccess',
      quickBill: {
        id: globalId('QuickBill', quickBillId(1)),
        number: '26-27/Q/00001',
        amount: '250.50',
        status: 'PENDING',
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /customers', 'POST /createQuickBilling']);
  expect(received[2]?.parts).toEqual({
    key: KEY,
    body: { amount: '250.50', customer_id: customerId(1), phone: '9829000001' },
  });
});

test.each(['0.00', '-1.00'])('₹%s is no amount', async (amount) => {
  const { data, errors, calls } = await quickBill({ amount });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createQuickBill: {
      __typename: 'InvalidInput',
      problems: [{ field: 'amount', message: 'Please enter an amount greater than zero.' }],
    },
  });
  expect(calls).toEqual(['GET /me']);
});

test.each([
  ['the id of something else', globalId('Document', documentId(1)), ['GET /me']],
  ['a customer of another shop', globalId('Customer', customerId(9)), ['GET /me', 'GET /customers']],
])('finds nothing for %s', async (_what, customer, asked) => {
  const { data, errors, calls } = await quickBill({ customer });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createQuickBill: { __typename: 'NotFound' } });
  expect(calls).toEqual(asked);
});

test("upstream's problems stand at the fields of the input", async () => {
  const problems = ['phone', 'amount'].map((field) => problem(field, 'INVALID_INPUT', 'faults.invalidInput'));
  const { data, errors } = await quickBill(
    {},
    refusing(billing.createQuickBilling, 'INVALID_INPUT', {}, problems),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createQuickBill: { __typename: 'InvalidInput', problems: [{ field: 'customer' }, { field: 'amount' }] },
  });
});

test.each([
  ['PERMISSION_DENIED', 'PermissionDenied'],
  ['NOT_FOUND', 'NotFound'],
  ['KEY_REUSED', 'Refused'],
] as const)('tells %s of upstream as %s', async (code, __typename) => {
  const { data, errors } = await quickBill({}, refusing(billing.createQuickBilling, code));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createQuickBill: { __typename, code } });
});

test('is refused without the right, before upstream is asked', async () => {
  const { data, errors, calls } = await quickBill({}, signedIn(employeeWith('billing:view')));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createQuickBill: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});
