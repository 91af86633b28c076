import { customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeId, employeeRow, employeesAre } from '../testing/fakeEmployees.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const contact = (n: number, group: string | null) => ({
  ...customerRow(n, { group, assigned_to: employeeId(1) }),
  profile_pic: null,
  last_connected: '2026-04-01T05:30:00.000Z',
  emp_name: 'Employee 1',
});

const history = answering(customers.contactsHistory, () => ({
  success: true,
  business_history: [
    { Bridal: [contact(1, 'Bridal'), contact(2, 'Bridal')] },
    { 'No group': [contact(3, null)] },
  ],
  categories: [
    { name: 'Bridal', count: 64, page: { cursors: ['a', 'b'], has_more: true } },
    { name: null, count: 1, page: { cursors: ['c'], has_more: false } },
  ],
}));

const CATEGORIES = `query ($filter: ContactFilter) { viewer { tenant { contactCategories(filter: $filter) {
  id name contacts(first: 20, filter: $filter) { totalCount pageInfo { hasNextPage endCursor }
    edges { node { name source assignedTo { fullName } } } }
} } } }`;

test('tells all categories with their contacts in one call, and who looks after them in another', async () => {
  const { data, errors, calls, received } = await runOperation(CATEGORIES, {
    fakes: [signedIn(), history, employeesAre([employeeRow(1)])],
    variables: { filter: { search: 'pri' } },
  });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'GET /contactsHistory', 'GET /employees']);
  expect(received[1]?.parts.query).toMatchObject({ search: 'pri', limit: 20 });
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        contactCategories: [
          {
            name: 'Bridal',
            contacts: {
              totalCount: 64,
              pageInfo: { hasNextPage: true },
              edges: [{ node: { name: 'Customer 1', source: 'COUNTER' } }, {}],
            },
          },
          { name: null, contacts: { totalCount: 1, edges: [{}] } },
        ],
      },
    },
  });
});

test('goes on behind a cursor within one category, also by its id', async () => {
  const first = await runOperation(CATEGORIES, {
    fakes: [signedIn(), history, employeesAre([employeeRow(1)])],
  });
  const shown = first.data as {
    viewer: {
      tenant: { contactCategories: { id: string; contacts: { pageInfo: { endCursor: string } } }[] };
    };
  };
  const [bridal, none] = shown.viewer.tenant.contactCategories;
  const more = (category: typeof bridal) =>
    runOperation(
      `query ($id: ID!, $after: String) { node(id: $id) { ... on ContactCategory {
        contacts(first: 20, after: $after, filter: { unassigned: true }) { edges { node { name } } } } } }`,
      {
        fakes: [signedIn(), customersAre([customerRow(9)])],
        variables: { id: category?.id, after: category?.contacts.pageInfo.endCursor },
      },
    );
  expect((await more(bridal)).received[1]?.parts.query).toMatchObject({
    group: 'Bridal',
    after: 'b',
    unassigned: '1',
  });
  expect((await more(none)).received[1]?.parts.query).toMatchObject({ ungrouped: '1', after: 'c' });
});

const ASSIGN = `mutation ($input: AssignContactsInput!) { assignContacts(input: $input) {
  __typename ... on AssignContactsSuccess { count } ... on InvalidInput { problems { field message } } } }`;
const input = {
  key: '0b7a0a6e-5d2c-4f3b-9a41-6c1f2d9e8b70',
  contacts: [globalId('Customer', customerId(1))],
  group: 'Bridal',
};

test('assigns contacts by their global ids', async () => {
  const update = answering(customers.bulkContactUpdate, () => ({
    success: true,
    message: '1 contact assigned',
    updated: 1,
  }));
  const { data, received } = await runOperation(ASSIGN, {
    fakes: [signedIn(), update],
    variables: { input },
  });
  expect(data).toEqual({ assignContacts: { __typename: 'AssignContactsSuccess', count: 1 } });
  expect(received[1]?.parts.body).toMatchObject({
    customer_ids: [customerId(1)],
    emp_id: null,
    group: 'Bridal',
  });
});

test('contacts of another type, none at all, and a person without the right are refused', async () => {
  const run = (contacts: string[], person = signedIn()) =>
    runOperation(ASSIGN, { fakes: [person], variables: { input: { ...input, contacts } } });
  expect((await run([])).data).toMatchObject({
    assignContacts: { problems: [{ field: 'contacts', message: 'Please select at least one contact.' }] },
  });
  expect((await run([globalId('Employee', employeeId(1))])).data).toMatchObject({
    assignContacts: { __typename: 'NotFound' },
  });
  expect((await run(input.contacts, signedIn(employeeWith('customers:view')))).data).toMatchObject({
    assignContacts: { __typename: 'PermissionDenied' },
  });
});

test('all contacts of a category are told by who looks after them', async () => {
  const ids = answering(customers.contactIds, () => ({
    success: true,
    data: [
      { emp_id: null, customer_ids: [customerId(1)] },
      { emp_id: employeeId(1), customer_ids: [customerId(2)] },
    ],
  }));
  const { data, errors } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on ContactCategory { assignments { employee { fullName } contactIds } } } }`,
    {
      fakes: [signedIn(), ids, employeesAre([employeeRow(1)])],
      variables: { id: globalId('ContactCategory', 'none') },
    },
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    node: {
      assignments: [
        { employee: null, contactIds: [globalId('Customer', customerId(1))] },
        { contactIds: [globalId('Customer', customerId(2))] },
      ],
    },
  });
});

test('a category takes the order and the changes of the list of customers', async () => {
  const until = '2026-11-20T06:29:45.000Z';
  const list = answering(customers.customers, () => ({
    success: true,
    data: [customerRow(9)],
    changes: { deleted: [customerId(8)], until },
  }));
  const since = '2026-11-19T00:00:00.000Z';
  const { data, errors, received } = await runOperation(
    `query ($since: DateTime) { viewer { tenant { contactCategories { contacts(
      first: 20, updatedSince: $since, orderBy: { field: NAME, direction: ASC }
    ) { deletedIds updatedUntil edges { node { name } } } } } } }`,
    { fakes: [signedIn(), history, list], variables: { since } },
  );
  expect(errors).toEqual([]);
  const asked = received.map(({ parts }) => parts.query).slice(-2);
  expect(asked).toMatchObject([
    { group: 'Bridal', updated_since: since, sort_by: 'name', sort_order: 'asc', include: 'changes' },
    { ungrouped: '1', updated_since: since },
  ]);
  const contacts = {
    deletedIds: [globalId('Customer', customerId(8))],
    updatedUntil: until,
    edges: [{ node: { name: 'Customer 9' } }],
  };
  expect(data).toEqual({ viewer: { tenant: { contactCategories: [{ contacts }, { contacts }] } } });
});
