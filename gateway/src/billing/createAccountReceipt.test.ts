import { problem } from '@galla/domain';
import { billing, customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId } from '../testing/fakeBilling.ts';
import { customerId, customerRow } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

const CUSTOMER = globalId('Customer', customerId(1));
const RECEIPT = globalId('AccountReceipt', uuid('b', 1));
const input = {
  key: uuid('c', 1),
  customer: CUSTOMER,
  amount: '150.00',
  expectedDue: '100.00',
  mode: 'UPI',
  reference: '602670795791',
};
const CREATE = `mutation ($input: CreateAccountReceiptInput!) { createAccountReceipt(input: $input) { __typename
  ... on CreateAccountReceiptSuccess {
    receipt { id number amount credited mode pdfUrl parts { documentId number amount pending } }
    customer { id pending }
  }
  ... on ChangedMeanwhile { current }
  ... on InvalidInput { problems { field } }
  ... on Refusal { code message } } }`;

const receipt: Answer<typeof billing.receipts>['data'][number] = {
  id: uuid('b', 1),
  customer_id: customerId(1),
  customer_name: 'Asha Rao',
  serial_number: '26-27/R/00001',
  created_at: '2026-11-26T05:30:00.000Z',
  date: '2026-11-26',
  amount: '150.00',
  opening: '0.00',
  opening_left: null,
  credited: '50.00',
  payment_mode: 'UPI',
  reference: '602670795791',
  bank: null,
  created_by_name: 'Sunita Sharma',
  parts: [
    {
      payment_id: uuid('d', 1),
      document_id: documentId(1),
      serial_number: '26-27/A/00001',
      date: '2026-11-20',
      paid_amount: '100.00',
      new_pending: '0.00',
    },
  ],
};

const run = (more: object, ...fakes: Parameters<typeof runOperation>[1]['fakes'] & object[]) =>
  runOperation(CREATE, { variables: { input: { ...input, ...more } }, fakes });

test('money on account is one call, and the customer is read anew', async () => {
  const bodies: unknown[] = [];
  const { data, errors, calls } = await run(
    {},
    signedIn(),
    answering(billing.createReceipt, ({ body }) => {
      bodies.push(body);
      return { success: true as const, message: '', receipt };
    }),
    answering(customers.customers, () => ({
      success: true as const,
      data: [customerRow(1, { pending_amount: '0.00' })],
      total: 1,
    })),
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /billing/receipts', 'GET /customers']);
  expect(bodies).toEqual([
    {
      customer_id: customerId(1),
      amount: '150.00',
      expected_due: '100.00',
      payment_mode: 'UPI',
      reference: '602670795791',
    },
  ]);
  expect(data).toMatchObject({
    createAccountReceipt: {
      receipt: {
        id: RECEIPT,
        number: '26-27/R/00001',
        credited: '50.00',
        pdfUrl: expect.stringContaining(`/pdf/receipt/${RECEIPT}`),
        parts: [{ documentId: globalId('Document', documentId(1)), amount: '100.00', pending: '0.00' }],
      },
      customer: { id: CUSTOMER, pending: '0.00' },
    },
  });
});

test('what is due by now is told; credit is no money; a right is needed', async () => {
  const found = problem('expected_due', 'CHANGED_MEANWHILE', 'onAccount.changed', { due: '₹90.00' });
  const changed = await run(
    {},
    signedIn(),
    refusing(billing.createReceipt, found.code, { due: '90.00' }, [found]),
  );
  expect(changed.data).toMatchObject({
    createAccountReceipt: { __typename: 'ChangedMeanwhile', current: '90.00' },
  });
  const credit = await run({ mode: 'CREDIT' }, signedIn());
  expect(credit.data).toMatchObject({ createAccountReceipt: { problems: [{ field: 'mode' }] } });
  const nobody = await run({}, signedIn(employeeWith('customers:view')));
  expect(nobody.calls).toEqual(['GET /me']);
});

test('a receipt is opened by its id', async () => {
  const { data } = await runOperation(
    'query ($id: ID!) { node(id: $id) { ... on AccountReceipt { number } } }',
    {
      variables: { id: RECEIPT },
      fakes: [signedIn(), answering(billing.receipts, () => ({ success: true as const, data: [receipt] }))],
    },
  );
  expect(data).toEqual({ node: { number: '26-27/R/00001' } });
});
