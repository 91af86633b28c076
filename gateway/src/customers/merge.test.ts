import { customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, type Fake, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const VERSION = '2026-11-20T06:30:00.000Z';
const keep = globalId('Customer', customerId(1));
const merged = globalId('Customer', customerId(2));
const people = customersAre([customerRow(1)]);

const merge = (...fakes: Fake[]) =>
  runOperation(
    `mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) { __typename
       ... on MergeCustomersSuccess { deletedId customer { name } }
       ... on AlreadyMerged { into { name } }
       ... on CustomerChanged { customer { id } }
       ... on Refusal { code } ... on InvalidInput { problems { field } } } }`,
    {
      variables: {
        input: {
          key: KEY,
          keep,
          keepVersion: VERSION,
          merged,
          mergedVersion: VERSION,
          take: ['MOBILE', 'GSTIN', 'EMPLOYEE'],
        },
      },
      fakes: [...fakes, people],
    },
  );

const done = answering(customers.mergeCustomers, () => ({
  success: true,
  message: 'Merged into Customer 1',
  customer_id: customerId(1),
}));

test('a merge answers who stayed and who went, in the fewest calls', async () => {
  const { data, calls, received } = await merge(signedIn(), done);
  expect(data).toEqual({
    mergeCustomers: {
      __typename: 'MergeCustomersSuccess',
      deletedId: merged,
      customer: { name: 'Customer 1' },
    },
  });
  expect(calls).toEqual(['GET /me', 'POST /mergeCustomers', 'GET /customers']);
  expect(received[1]?.parts.body).toEqual({
    keep: customerId(1),
    merged: customerId(2),
    keep_version: VERSION,
    merged_version: VERSION,
    take: ['mobile', 'gst', 'assigned_to'],
  });
});

test('one that was merged already says into whom', async () => {
  const late = refusing(customers.mergeCustomers, 'ALREADY_MERGED', { customer_id: customerId(1) });
  const { data } = await merge(signedIn(), late);
  expect(data).toMatchObject({
    mergeCustomers: {
      __typename: 'AlreadyMerged',
      code: 'ALREADY_MERGED',
      into: { name: 'Customer 1' },
    },
  });
});

test('one that somebody changed meanwhile is told as stored now', async () => {
  const changed = refusing(customers.mergeCustomers, 'CHANGED_MEANWHILE', { customer_id: customerId(1) });
  const { data } = await merge(signedIn(), changed);
  expect(data).toMatchObject({ mergeCustomers: { __typename: 'CustomerChanged', customer: { id: keep } } });
});

test('who may not edit customers is refused, and upstream is not asked', async () => {
  const { data, calls } = await merge(signedIn(employeeWith('customers:view')));
  expect(data).toMatchObject({ mergeCustomers: { __typename: 'PermissionDenied' } });
  expect(calls).toEqual(['GET /me']);
});

test('what hangs on two customers is counted in one call, for who may merge', async () => {
  const counts = { documents: 2, prescriptions: 1, quick_bills: 0, appointments: 3, notes: 4, statuses: 5 };
  const counted = answering(customers.customerCounts, () => ({
    success: true,
    data: [customerId(1), customerId(2)].map((customer_id) => ({ customer_id, ...counts, members: 6 })),
  }));
  const fields = '... on Customer { viewerCanMerge recordCounts { documents prescriptions family } }';
  const { data, calls } = await runOperation(
    `query ($keep: ID!, $merged: ID!) { keep: node(id: $keep) { ${fields} } merged: node(id: $merged) { ${fields} } }`,
    {
      variables: { keep, merged },
      fakes: [signedIn(), counted, customersAre([customerRow(1), customerRow(2)])],
    },
  );
  const recordCounts = { documents: 2, prescriptions: 1, family: 6 };
  expect(data).toEqual({
    keep: { viewerCanMerge: true, recordCounts },
    merged: { viewerCanMerge: true, recordCounts },
  });
  expect(calls).toEqual(['GET /me', 'GET /customers', 'GET /customerCounts']);
});

test.each([
  ['who does not edit customers', 'customers:view', ['emp_view_customer', 'emp_view_contact']],
  ['who does not see all of them', 'customers:edit', ['emp_view_customer']],
] as const)('%s may not merge', async (_who, right, toggles) => {
  const { data } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Customer { viewerCanMerge } } }`,
    {
      variables: { id: keep },
      fakes: [signedIn({ ...employeeWith('customers:view', right), toggles: [...toggles] }), people],
    },
  );
  expect(data).toEqual({ node: { viewerCanMerge: false } });
});

const lookUp = (...fakes: Fake[]) =>
  runOperation(`query ($id: ID!) { mergedCustomer(id: $id) { name } }`, {
    variables: { id: merged },
    fakes: [...fakes, people],
  });

test('an old id leads to who stayed; any other to nobody', async () => {
  const gone = refusing(customers.customerDetails, 'ALREADY_MERGED', { customer_id: customerId(1) });
  expect((await lookUp(signedIn(), gone)).data).toEqual({ mergedCustomer: { name: 'Customer 1' } });
  const unknown = refusing(customers.customerDetails, 'NOT_FOUND');
  expect((await lookUp(signedIn(), unknown)).data).toEqual({ mergedCustomer: null });
});
