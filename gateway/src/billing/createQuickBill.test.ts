import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { documentId, quickBillId, quickBillRow } from '../testing/fakeBilling.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

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

const CONFIRM = `mutation ($input: ConfirmQuickBillInput!) { confirmQuickBill(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on ConfirmQuickBillSuccess { quickBill { status mode reference receivedAt viewerCanConfirm } }
  ... on InvalidInput { problems { field message } }
} }`;
const confirm = (input: object, ...fakes: Fake[]) =>
  runOperation(CONFIRM, {
    variables: {
      input: { key: KEY, quickBill: globalId('QuickBill', quickBillId(1)), mode: 'CASH', ...input },
    },
    fakes: [...fakes, signedIn()],
  });
const paid = quickBillRow(1, {
  status: 'Paid',
  payment_mode: 'Cash',
  received_at: '2026-11-20T10:45:00.000Z',
  received_by: quickBillId(9),
});

test('that the money came is passed on once, with how it came', async () => {
  const { data, errors, received } = await confirm(
    {},
    answering(billing.confirmQuickBilling, () => ({ success: true, message: 'received', data: paid })),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    confirmQuickBill: {
      quickBill: {
        status: 'PAID',
        mode: 'CASH',
        reference: null,
        receivedAt: '2026-11-20T10:45:00.000Z',
        viewerCanConfirm: false,
      },
    },
  });
  expect(received[1]?.parts).toMatchObject({
    key: KEY,
    body: { id: quickBillId(1), payment_mode: 'Cash', reference: null },
  });
});

test('a card is no way to pay one, and one that is paid was changed meanwhile', async () => {
  const card = await confirm({ mode: 'CARD' });
  expect(card.data).toMatchObject({ confirmQuickBill: { problems: [{ field: 'mode' }] } });
  const before = await confirm({}, refusing(billing.confirmQuickBilling, 'CHANGED_MEANWHILE'));
  expect(before.data).toMatchObject({ confirmQuickBill: { __typename: 'ChangedMeanwhile' } });
});

const MOVES = `mutation ($key: IdempotencyKey!, $quickBill: ID!) {
  trashQuickBill(input: { key: $key, quickBill: $quickBill }) { __typename
    ... on TrashQuickBillSuccess { quickBill { trashedAt viewerCanConfirm viewerCanTrash viewerCanUndoReceipt } } } }`;
const UNDO = `mutation ($key: IdempotencyKey!, $quickBill: ID!) {
  undoQuickBillReceipt(input: { key: $key, quickBill: $quickBill }) { __typename
    ... on UndoQuickBillReceiptSuccess { quickBill { status events { kind mode reference at by } } }
    ... on Refusal { code } } }`;

test('a quick bill goes to the trash, where nobody receives it', async () => {
  const row = quickBillRow(1, { is_deleted: 1, deleted_at: '2026-11-20T11:00:00.000Z' });
  const { data, errors } = await runOperation(MOVES, {
    variables: { key: uuid('c', 7), quickBill: globalId('QuickBill', quickBillId(1)) },
    fakes: [
      signedIn(),
      answering(billing.trashQuickBilling, () => ({ success: true, message: '', data: row })),
    ],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    trashQuickBill: {
      __typename: 'TrashQuickBillSuccess',
      quickBill: {
        trashedAt: '2026-11-20T11:00:00.000Z',
        viewerCanConfirm: false,
        viewerCanTrash: true,
        viewerCanUndoReceipt: false,
      },
    },
  });
});

test('a receipt is undone, with the trail of it; once its day is closed that is refused', async () => {
  const variables = { key: uuid('c', 8), quickBill: globalId('QuickBill', quickBillId(1)) };
  const event = {
    quick_bill_id: quickBillId(1),
    kind: 'UNDONE' as const,
    payment_mode: 'Cash' as const,
    reference: null,
    at: '2026-11-20T11:00:00.000Z',
    by_name: 'Asha Rao',
  };
  const { data, calls } = await runOperation(UNDO, {
    variables,
    fakes: [
      signedIn(),
      answering(billing.undoQuickBillingReceipt, () => ({
        success: true,
        message: '',
        data: quickBillRow(1),
      })),
      answering(billing.quickBillingEvents, () => ({ success: true, data: [event] })),
    ],
  });
  expect(data).toEqual({
    undoQuickBillReceipt: {
      __typename: 'UndoQuickBillReceiptSuccess',
      quickBill: {
        status: 'PENDING',
        events: [{ kind: 'UNDONE', mode: 'CASH', reference: null, at: event.at, by: 'Asha Rao' }],
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /undoQuickBillingReceipt', 'POST /quickBillingEvents']);
  const closed = await runOperation(UNDO, {
    variables,
    fakes: [signedIn(), refusing(billing.undoQuickBillingReceipt, 'DAY_CLOSED')],
  });
  expect(closed.data).toMatchObject({ undoQuickBillReceipt: { code: 'DAY_CLOSED' } });
});
