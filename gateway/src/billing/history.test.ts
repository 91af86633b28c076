import { billing } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import {
  customerDocumentsAre,
  documentRow,
  documentsAre,
  quickBillId,
  quickBillRow,
  quickBillsAre,
} from '../testing/fakeBilling.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeId } from '../testing/fakeEmployees.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { times, uuid } from '../testing/uuid.ts';

const HISTORY = `query ($first: Int, $after: String, $filter: DocumentFilter, $orderBy: DocumentOrder, $updatedSince: DateTime) {
  viewer { tenant { documents(first: $first, after: $after, filter: $filter, orderBy: $orderBy, updatedSince: $updatedSince) {
    totalCount pageInfo { hasNextPage } edges { node { number } }
    summary { billed received pending canceled billCount pendingCount canceledCount }
  } } }
}`;

test('pages through the history with its sums', async () => {
  const { data, errors } = await runOperation(HISTORY, {
    variables: { first: 2 },
    fakes: [signedIn(), documentsAre(times(3, documentRow))],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      tenant: {
        documents: {
          totalCount: 3,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { number: '26-27/A/00001' } }, { node: { number: '26-27/A/00002' } }],
          summary: {
            billed: '7404.50',
            received: '7000.00',
            pending: '404.50',
            canceled: '0.00',
            billCount: 12,
            pendingCount: 2,
            canceledCount: 0,
          },
        },
      },
    },
  });
});

test.each([
  [{}, { type: 'all', limit: 20, offset: 0, include: ['count', 'page', 'summary'] }],
  [
    {
      first: 5,
      filter: {
        types: ['INVOICE'],
        from: '2026-11-01',
        to: '2026-11-20',
        search: 'pri',
        statuses: ['PARTIAL', 'UNPAID'],
        customer: globalId('Customer', customerId(1)),
      },
      orderBy: { field: 'UPDATED', direction: 'ASC' },
      updatedSince: '2026-11-01T05:30:00.000Z',
    },
    {
      type: 'all',
      types: ['invoice'],
      from_date: '2026-11-01',
      to_date: '2026-11-20',
      search: 'pri',
      statuses: ['Partial', 'Unpaid'],
      customer_id: customerId(1),
      updated_since: '2026-11-01T05:30:00.000Z',
      sort_by: 'updated',
      sort_order: 'asc',
      limit: 5,
      offset: 0,
      include: ['count', 'page', 'summary'],
    },
  ],
  [
    { filter: { types: null, employee: globalId('Employee', employeeId(1)), to: '2026-11-20' } },
    {
      type: 'all',
      emp_id: employeeId(1),
      to_date: '2026-11-20',
      limit: 20,
      offset: 0,
      include: ['count', 'page', 'summary'],
    },
  ],
])('asks upstream for what was asked: %j', async (variables, body) => {
  const { errors, received } = await runOperation(HISTORY, {
    variables,
    fakes: [signedIn(), documentsAre([])],
  });
  expect(errors).toEqual([]);
  expect(received[1]?.parts.body).toEqual(body);
});

test('tells which documents are gone since a time, and from when to ask next', async () => {
  const changes = { deleted: [uuid('d', 7)], until: '2026-11-20T05:29:45.000Z' };
  const fake = answering(billing.fetchDocuments, () => ({ success: true, data: [], changes }));
  const ask = (args: string) =>
    runOperation(`{ viewer { tenant { documents${args} { deletedIds updatedUntil } } } }`, {
      fakes: [signedIn(), fake],
    });
  const { data, errors } = await ask('(updatedSince: "2026-11-01T05:30:00Z")');
  expect(errors).toEqual([]);
  const documents = { deletedIds: [globalId('Document', uuid('d', 7))], updatedUntil: changes.until };
  expect(data).toEqual({ viewer: { tenant: { documents } } });
  const first = await ask('');
  expect(first.data).toEqual({
    viewer: { tenant: { documents: { deletedIds: null, updatedUntil: changes.until } } },
  });
});

test.each([
  ['edges { node { number } }', []],
  ['totalCount', ['count']],
  ['pageInfo { hasNextPage }', ['page']],
  ['summary { billed }', ['summary']],
  ['deletedIds', ['changes']],
  ['updatedUntil', ['changes']],
  ['summary @skip(if: true) { billed } edges { cursor }', ['page']],
])('of { %s } upstream computes %o', async (selected, include) => {
  const { errors, received } = await runOperation(`{ viewer { tenant { documents { ${selected} } } } }`, {
    fakes: [signedIn(), documentsAre(times(3, documentRow))],
  });
  expect(errors).toEqual([]);
  expect(received[1]?.parts.body).toMatchObject({ include });
});

test.each([
  [
    { filter: { from: '2026-11-20', to: '2026-11-19' } },
    'INVALID_INPUT',
    'End date cannot be before start date',
  ],
  [{ filter: { employee: globalId('Customer', customerId(1)) } }, 'NOT_FOUND', 'This was not found.'],
  [{ first: 101 }, 'INVALID_INPUT', 'Ask for 1 to 100 at a time.'],
])('refuses %j before the history is fetched', async (variables, code, message) => {
  const { errors, calls } = await runOperation(HISTORY, { variables, fakes: [signedIn()] });
  expect(errors).toEqual([expect.stringContaining(`${code} at viewer.tenant.documents: ${message}`)]);
  expect(calls).toEqual(['GET /me']);
});

test("shows a customer's documents", async () => {
  const { data, errors, calls, received } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Customer { name documents(first: 3) {
       totalCount edges { node { number customer { name } } } } } } }`,
    {
      variables: { id: globalId('Customer', customerId(1)) },
      fakes: [signedIn(), customersAre([customerRow(1)]), customerDocumentsAre([documentRow(1)])],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    node: {
      name: 'Customer 1',
      documents: {
        totalCount: 1,
        edges: [{ node: { number: '26-27/A/00001', customer: { name: 'Customer 1' } } }],
      },
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /customers', 'POST /billing/customer-documents']);
  expect(received[2]?.parts.body).toEqual({
    customer_ids: customerId(1),
    include: ['count'],
    limit: 3,
    offset: 0,
  });
});

/** The documents of the customer with this number; 40 of the customers have one document each. */
const documentsOf = (n: number) =>
  n <= 40
    ? { totalCount: 1, edges: [{ node: { number: `26-27/A/${String(n).padStart(5, '0')}` } }] }
    : { totalCount: 0, edges: [] };

test('fetches the documents of many customers in one call for each page that is asked for', async () => {
  const { data, errors, calls, received } = await runOperation(
    `{ viewer { tenant { customers(first: 50) { edges { node {
         documents(first: 1) { totalCount edges { node { number } } }
         same: documents(first: 1) { totalCount }
         bills: documents(first: 2, filter: { types: [INVOICE, ORDER] }, orderBy: { field: DUE, direction: ASC }) { pageInfo { hasNextPage } }
       } } } } } }`,
    {
      fakes: [
        signedIn(),
        customersAre(times(50, customerRow)),
        customerDocumentsAre(times(40, (n) => documentRow(n))),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(calls).toEqual([
    'GET /me',
    'GET /customers',
    'POST /billing/customer-documents',
    'POST /billing/customer-documents',
  ]);
  expect(received.slice(2).map(({ parts }) => parts.body)).toMatchObject([
    { limit: 1, offset: 0 },
    { types: ['invoice', 'order'], sort_by: 'due', sort_order: 'asc', limit: 2, offset: 0 },
  ]);
  const edges = times(50, (n) => ({ node: { documents: documentsOf(n) } }));
  expect(data).toMatchObject({ viewer: { tenant: { customers: { edges } } } });
});

const RECEIVE = `query ($id: ID!) { node(id: $id) { ... on Document { viewerCanReceivePayment } } }`;
const payable = documentRow(1);

test.each([
  ['the owner', undefined, payable, true],
  ['who may bill', employeeWith('billing:create'), payable, true],
  ['who may edit the history', employeeWith('billing-history:edit'), payable, true],
  ['who may look only', employeeWith('billing:view', 'billing-history:view'), payable, false],
  ['nobody, on a paid bill', undefined, documentRow(1, { pending_amount: '0.00', status: 'Paid' }), false],
  ['nobody, on a canceled bill', undefined, documentRow(1, { status: 'Canceled' }), false],
])('says who can receive a payment: %s', async (_who, person, row, may) => {
  const { data, errors } = await runOperation(RECEIVE, {
    variables: { id: globalId('Document', row.doc_id) },
    fakes: [signedIn(person), documentsAre([row])],
  });
  expect({ data, errors }).toEqual({ data: { node: { viewerCanReceivePayment: may } }, errors: [] });
});

test('lists quick bills, and opens one', async () => {
  const fakes = [signedIn(), quickBillsAre([quickBillRow(1), quickBillRow(2, { status: 'Paid' })])];
  const fields = 'id number amount customerName phone status date';
  const { data, errors, received } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on QuickBill { ${fields} } }
       viewer { tenant { quickBills(filter: { search: "26-27" }) { totalCount edges { node { number status } } } } } }`,
    { variables: { id: globalId('QuickBill', quickBillId(1)) }, fakes },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    node: {
      id: globalId('QuickBill', quickBillId(1)),
      number: '26-27/Q/00001',
      amount: '250.00',
      customerName: 'Customer 1',
      phone: '9829000001',
      status: 'PENDING',
      date: '2026-11-20T10:42:00.000Z',
    },
    viewer: {
      tenant: {
        quickBills: {
          totalCount: 2,
          edges: [
            { node: { number: '26-27/Q/00001', status: 'PENDING' } },
            { node: { number: '26-27/Q/00002', status: 'PAID' } },
          ],
        },
      },
    },
  });
  expect(received.map(({ parts }) => parts.query)).toContainEqual({
    limit: 20,
    offset: 0,
    include: 'count',
    search: '26-27',
  });
});
