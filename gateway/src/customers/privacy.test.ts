import { customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, type Fake, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const customer = globalId('Customer', customerId(1));
const people = customersAre([customerRow(1)]);

const run = (field: string, type: string, selection: string, input: object, ...fakes: Fake[]) =>
  runOperation(
    `mutation ($input: ${type}!) { ${field}(input: $input) { __typename ${selection}
       ... on Refusal { code } ... on InvalidInput { problems { field } } } }`,
    { variables: { input: { key: KEY, customer, ...input } }, fakes: [...fakes, people] },
  );

const erase = (...fakes: Fake[]) =>
  run(
    'eraseCustomer',
    'EraseCustomerInput',
    '... on EraseCustomerSuccess { deletedId keptUntil }',
    {
      name: 'Priya',
    },
    ...fakes,
  );

const exported = (...fakes: Fake[]) =>
  run(
    'exportCustomerData',
    'ExportCustomerDataInput',
    '... on ExportCustomerDataSuccess { url until customer { name } }',
    {},
    ...fakes,
  );

test('consent is noted with how it was said', async () => {
  const saved = answering(customers.setConsent, () => ({
    success: true,
    message: 'Consent noted',
    customer_id: customerId(1),
  }));
  const { data, received } = await run(
    'updateCustomerConsent',
    'UpdateCustomerConsentInput',
    '... on CustomerSuccess { customer { name } }',
    { given: true, source: 'PHONE' },
    signedIn(),
    saved,
  );
  expect(data).toMatchObject({ updateCustomerConsent: { customer: { name: 'Customer 1' } } });
  expect(received[1]?.parts.body).toEqual({ customer_id: customerId(1), given: 1, source: 'PHONE' });
});

test('an erasure answers who is gone and until when papers stay', async () => {
  const gone = answering(customers.eraseCustomer, () => ({
    success: true,
    message: 'Customer erased',
    customer_id: customerId(1),
    kept_until: '2035-03-31',
  }));
  const { data, calls } = await erase(signedIn(), gone);
  expect(data).toEqual({
    eraseCustomer: { __typename: 'EraseCustomerSuccess', deletedId: customer, keptUntil: '2035-03-31' },
  });
  expect(calls).toEqual(['GET /me', 'POST /eraseCustomer']);
});

test.each(['PIN_REQUIRED', 'CUSTOMER_OWES', 'CUSTOMER_ORDER_OPEN'] as const)(
  'an erasure that is refused with %s says so',
  async (code) => {
    const { data } = await erase(signedIn(), refusing(customers.eraseCustomer, code));
    expect(data).toMatchObject({ eraseCustomer: { __typename: 'Refused', code } });
  },
);

test('an export gives the address of the file and its end', async () => {
  const until = '2026-11-20T06:40:00.000Z';
  const made = answering(customers.exportCustomerData, () => ({
    success: true,
    message: 'Data exported',
    customer_id: customerId(1),
    until,
  }));
  const { data } = await exported(signedIn(), made);
  expect(data).toMatchObject({ exportCustomerData: { until, customer: { name: 'Customer 1' } } });
  expect(JSON.stringify(data)).toContain(`/customer-data/${encodeURIComponent(customer)}`);
});

test('neither is an employee’s, whatever rights he has, and upstream is not asked', async () => {
  const clerk = signedIn(employeeWith('customers:view', 'customers:edit', 'customers:delete'));
  for (const answer of [await erase(clerk), await exported(clerk)]) {
    expect(JSON.stringify(answer.data)).toContain('PERMISSION_DENIED');
    expect(answer.calls).toEqual(['GET /me']);
  }
});
