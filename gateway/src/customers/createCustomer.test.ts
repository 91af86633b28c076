import { problem } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const ADD = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) {
  __typename
  ... on Refusal { code message }
  ... on CreateCustomerSuccess { customer { id name } }
  ... on MobileTaken { mayOpen takenBy { id name } }
  ... on InvalidInput { problems { field code message } }
} }`;

const adds: Fake = answering(customers.addCustomer, ({ body }) => ({
  success: true,
  message: 'added',
  customer_id: customerId(1),
  data: customerRow(1, { name: body.name }),
}));

function add(input: object, ...fakes: Fake[]) {
  const variables = { input: { key: KEY, name: 'Priya', mobile: '98290 00001', ...input } };
  return runOperation(ADD, { variables, fakes: [signedIn(), ...fakes] });
}

test('what is agreed on money goes along, and its problems stand at its fields', async () => {
  const agreed = { creditLimit: '5000.00', openingDue: '250.50', openingSince: '2026-03-31' };
  const { received } = await add(agreed, adds);
  expect(received.at(-1)?.parts.body).toMatchObject({
    credit_limit: '5000.00',
    opening_due: '250.50',
    opening_since: '2026-03-31',
  });
  const future = problem('opening_since', 'INVALID_INPUT', 'openingDue.future');
  const { data } = await add(agreed, refusing(customers.addCustomer, 'INVALID_INPUT', {}, [future]));
  expect(data).toMatchObject({ createCustomer: { problems: [{ field: 'openingSince' }] } });
});

test('birthday, anniversary and Aadhaar go along, and their problems stand at their fields', async () => {
  const person = { birthday: '1990-01-02', anniversary: '2014-02-12', aadhaar: '2345 6789 0123' };
  const { received } = await add(person, adds);
  expect(received.at(-1)?.parts.body).toMatchObject({
    dob: '1990-01-02',
    anniversary: '2014-02-12',
    aadhar_no: '2345 6789 0123',
  });
  const wrong = problem('dob', 'INVALID_INPUT', 'customers.dobNotPast');
  const { data } = await add(person, refusing(customers.addCustomer, 'INVALID_INPUT', {}, [wrong]));
  expect(data).toMatchObject({ createCustomer: { problems: [{ field: 'birthday' }] } });
});

test('adds a customer', async () => {
  const { data, errors, calls, received } = await add(
    { gstin: '27AAPFU0939F1ZV', address: 'MG Road', email: null },
    adds,
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createCustomer: {
      __typename: 'CreateCustomerSuccess',
      customer: { id: globalId('Customer', customerId(1)), name: 'Priya' },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /addCustomer']);
  expect(received[1]?.parts).toEqual({
    key: KEY,
    body: {
      name: 'Priya',
      mobile: '98290 00001',
      email: null,
      group: null,
      company: null,
      gst: '27AAPFU0939F1ZV',
      location: 'MG Road',
      state_code: null,
    },
  });
});

test('marks every field that is wrong, before upstream is asked', async () => {
  const { data, errors, calls } = await add({ name: ' ', mobile: 'x', email: 'x', gstin: 'x' });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createCustomer: {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Please enter customer name',
      problems: [
        { field: 'name', code: 'CUSTOMERS_NAME_MISSING', message: 'Please enter customer name' },
        { field: 'mobile', code: 'CUSTOMERS_MOBILE_INVALID', message: 'Invalid mobile number format' },
        { field: 'email', code: 'CUSTOMERS_EMAIL_INVALID', message: 'Please enter a valid email address' },
        {
          field: 'gstin',
          code: 'CUSTOMERS_GST_INVALID',
          message: 'Please enter a valid 15-digit GST number',
        },
      ],
    },
  });
  expect(calls).toEqual(['GET /me']);
});

test("puts upstream's problems at the fields of the input", async () => {
  const problems = ['location', 'state_code', 'name'].map((field) =>
    problem(field, 'INVALID_INPUT', 'faults.invalidInput'),
  );
  const { data, errors } = await add({}, refusing(customers.addCustomer, 'INVALID_INPUT', {}, problems));
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createCustomer: { problems: [{ field: 'address' }, { field: 'stateCode' }, { field: 'name' }] },
  });
});

const TAKEN = [problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken')];

test('names the customer that has the number', async () => {
  const { data, errors, calls } = await add(
    {},
    refusing(customers.addCustomer, 'MOBILE_TAKEN', { customer_id: customerId(7) }, TAKEN),
    customersAre([customerRow(7)]),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createCustomer: {
      __typename: 'MobileTaken',
      code: 'MOBILE_TAKEN',
      message: 'The mobile number is already existing',
      mayOpen: false,
      takenBy: { id: globalId('Customer', customerId(7)), name: 'Customer 7' },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /addCustomer', 'GET /customers']);
});

test.each([
  ['may not be seen', { customer_id: customerId(7) }],
  ['is not told', {}],
])('tells that the number is taken by one that %s', async (_who, details) => {
  const { data, errors } = await add(
    {},
    refusing(customers.addCustomer, 'MOBILE_TAKEN', details, TAKEN),
    customersAre([]),
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({ createCustomer: { __typename: 'MobileTaken', takenBy: null } });
});

test('tells that the customer may be opened for billing, and opens him', async () => {
  const taken = await add({}, refusing(customers.addCustomer, 'MOBILE_TAKEN', { may_open: 1 }, TAKEN));
  expect(taken.data).toMatchObject({ createCustomer: { takenBy: null, mayOpen: true } });
  const { data, errors, received } = await runOperation(
    `mutation ($input: OpenCustomerInput!) { openCustomer(input: $input) {
      ... on OpenCustomerSuccess { customer { id name } } } }`,
    {
      variables: { input: { key: KEY, mobile: '98290 00007' } },
      fakes: [
        signedIn(),
        answering(customers.openCustomer, () => ({
          success: true,
          customer_id: customerId(7),
          data: customerRow(7),
        })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    openCustomer: { customer: { id: globalId('Customer', customerId(7)), name: 'Customer 7' } },
  });
  expect(received[1]?.parts).toEqual({ key: KEY, body: { mobile: '98290 00007' } });
});

test('is refused without the right, before upstream is asked', async () => {
  const { data, errors, calls } = await runOperation(ADD, {
    variables: { input: { key: KEY, name: 'Priya', mobile: '9829000001' } },
    fakes: [signedIn(employeeWith('customers:view'))],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    createCustomer: { __typename: 'PermissionDenied', code: 'PERMISSION_DENIED' },
  });
  expect(calls).toEqual(['GET /me']);
});

test.each(['PERMISSION_DENIED', 'KEY_REUSED', 'STILL_RUNNING'] as const)(
  'tells a refusal of upstream: %s',
  async (code) => {
    const { data, errors } = await add({}, refusing(customers.addCustomer, code));
    expect(errors).toEqual([]);
    const __typename = code === 'PERMISSION_DENIED' ? 'PermissionDenied' : 'Refused';
    expect(data).toMatchObject({ createCustomer: { __typename, code } });
  },
);

test('fails as an error when the service is not reachable', async () => {
  const { data, errors } = await add({}, refusing(customers.addCustomer, 'UPSTREAM_UNAVAILABLE'));
  expect(errors).toEqual(['UPSTREAM_UNAVAILABLE at createCustomer: Service is not reachable. Try again.']);
  expect(data).toBeNull();
});
