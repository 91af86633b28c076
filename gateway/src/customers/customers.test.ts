import { customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { times, uuid } from '../testing/uuid.ts';

const LIST = `query ($first: Int, $after: String, $filter: CustomerFilter, $orderBy: CustomerOrder, $updatedSince: DateTime) {
  viewer { tenant { customers(first: $first, after: $after, filter: $filter, orderBy: $orderBy, updatedSince: $updatedSince) {
    totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { id name } }
  } } }
}`;

const FULL = customerRow(1, {
  name: 'Priya Agarwal',
  email: 'priya@example.in',
  group: 'Bridal',
  company: 'Agarwal & Sons',
  gst: '27AAPFU0939F1ZV',
  location: '12 MG Road, Pune',
  state_code: '27',
  bills: 3,
  pending_amount: '1250.50',
  last_visit: '2026-11-19T06:00:00.000Z',
});

test('tells what the shop knows of a customer', async () => {
  const { data, errors, calls } = await runOperation(
    `query ($id: ID!) { node(id: $id) { id ... on Customer {
      name mobile email group company gstin address stateCode createdAt billCount pending lastVisit } } }`,
    { variables: { id: globalId('Customer', customerId(1)) }, fakes: [signedIn(), customersAre([FULL])] },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    node: {
      id: globalId('Customer', customerId(1)),
      name: 'Priya Agarwal',
      mobile: '9829000001',
      email: 'priya@example.in',
      group: 'Bridal',
      company: 'Agarwal & Sons',
      gstin: '27AAPFU0939F1ZV',
      address: '12 MG Road, Pune',
      stateCode: '27',
      createdAt: '2026-04-01T05:30:00.000Z',
      billCount: 3,
      pending: '1250.50',
      lastVisit: '2026-11-19T06:00:00.000Z',
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /customers']);
});

test('pages through the customers of the shop', async () => {
  const fakes = [signedIn(), customersAre(times(5, customerRow))];
  const first = await runOperation(LIST, { fakes, variables: { first: 2 } });
  expect(first.errors).toEqual([]);
  expect(first.data).toMatchObject({
    viewer: {
      tenant: {
        customers: {
          totalCount: 5,
          pageInfo: { hasNextPage: true, hasPreviousPage: false },
          edges: [{ node: { name: 'Customer 1' } }, { node: { name: 'Customer 2' } }],
        },
      },
    },
  });
  const after = 'row-3';
  const last = await runOperation(LIST, { fakes, variables: { first: 2, after } });
  expect(last.errors).toEqual([]);
  expect(last.data).toMatchObject({
    viewer: {
      tenant: {
        customers: {
          pageInfo: { hasNextPage: false, hasPreviousPage: true },
          edges: [{ node: { name: 'Customer 5' } }],
        },
      },
    },
  });
});

test('sends only what was asked for', async () => {
  const fakes = [signedIn(), customersAre([])];
  const plain = await runOperation(LIST, { fakes, variables: { filter: { search: null } } });
  expect(plain.errors).toEqual([]);
  expect(plain.received[1]?.parts.query).toEqual({ limit: 20, offset: 0, include: 'count,page' });
  const assignedTo = globalId('Employee', uuid('e', 1));
  const full = await runOperation(LIST, {
    fakes,
    variables: { filter: { search: 'pri', groups: ['Bridal', 'Staff, old'], assignedTo: [assignedTo] } },
  });
  expect(full.errors).toEqual([]);
  expect(full.received[1]?.parts.query).toEqual({
    limit: 20,
    offset: 0,
    include: 'count,page',
    search: 'pri',
    groups: 'Bridal\nStaff, old',
    assigned_to: uuid('e', 1),
  });
});

test.each([
  ['an id of another type', { filter: { assignedTo: [globalId('Customer', customerId(1))] } }, 'NOT_FOUND'],
  ['an empty id', { filter: { assignedTo: [''] } }, 'NOT_FOUND'],
  ['a page of none', { first: 0 }, 'INVALID_INPUT'],
  ['too large a page', { first: 101 }, 'INVALID_INPUT'],
  ['a cursor of its own making', { after: 'x.1' }, 'INVALID_INPUT'],
])('refuses %s before the list is fetched', async (_what, variables, code) => {
  const { errors, calls, data } = await runOperation(LIST, { variables, fakes: [signedIn()] });
  expect(errors).toEqual([expect.stringContaining(`${code} at viewer.tenant.customers`)]);
  expect(data).toEqual({ viewer: { tenant: { customers: null } } });
  expect(calls).toEqual(['GET /me']);
});

test('the balance is asked for only where it is selected', async () => {
  const id = globalId('Customer', customerId(1));
  const open = (fields: string) =>
    runOperation(`query ($id: ID!) { node(id: $id) { ... on Customer { ${fields} } } }`, {
      variables: { id },
      fakes: [signedIn(), customersAre([customerRow(1)])],
    });
  const asked = { ids: customerId(1), limit: 1 };
  expect((await open('name')).received[1]?.parts.query).toEqual({ ...asked, include: '' });
  const { data, received } = await open('billCount pending lastVisit');
  expect(received[1]?.parts.query).toEqual({ ...asked, include: 'balance' });
  expect(data).toEqual({ node: { billCount: 0, pending: '0.00', lastVisit: null } });
  const list = `{ viewer { tenant { customers(first: 2) { edges { node { pending } } } } } }`;
  const listed = await runOperation(list, { fakes: [signedIn(), customersAre([customerRow(1)])] });
  expect(listed.received[1]?.parts.query).toMatchObject({ include: 'balance' });
  expect(listed.calls).toEqual(['GET /me', 'GET /customers']);
});

test('opens many customers with one call, and null for each that is not there', async () => {
  const ids = [1, 2, 3].map((n) => globalId('Customer', customerId(n)));
  const { data, errors, calls } = await runOperation(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Customer { name } } }`,
    { variables: { ids }, fakes: [signedIn(), customersAre([customerRow(3), customerRow(1)])] },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ nodes: [{ name: 'Customer 1' }, null, { name: 'Customer 3' }] });
  expect(calls).toEqual(['GET /me', 'GET /customers']);
});

test('shows no list to whom it is not for', async () => {
  const fakes = [signedIn(employeeWith('products:view')), customersAre([])];
  const { errors, calls } = await runOperation(LIST, { fakes });
  expect(errors).toEqual([expect.stringContaining('FORBIDDEN at viewer.tenant.customers')]);
  expect(calls).toEqual(['GET /me']);
});

test('tells that the service is not reachable', async () => {
  const fakes = [signedIn(), refusing(customers.customers, 'UPSTREAM_UNAVAILABLE')];
  const { errors, data } = await runOperation(LIST, { fakes });
  expect(errors).toEqual([
    'UPSTREAM_UNAVAILABLE at viewer.tenant.customers: Service is not reachable. Try again.',
  ]);
  expect(data).toEqual({ viewer: { tenant: { customers: null } } });
});
