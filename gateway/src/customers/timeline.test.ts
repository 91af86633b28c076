import { customers } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId, documentRow, documentsAre, paymentRow } from '../testing/fakeBilling.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { fakePage } from '../testing/fakePage.ts';
import { employeeWith, signedIn } from '../testing/fakePerson.ts';
import { answering, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { uuid } from '../testing/uuid.ts';

type Row = Answer<typeof customers.customerTimeline>['data'][number];

const AT = '2026-11-20T06:30:00.000Z';
const ROWS: Row[] = [
  {
    id: uuid('e', 1),
    at: AT,
    status: {
      id: uuid('e', 1),
      current_status: 'Bought',
      previous_status: null,
      details: [],
      schedule_on: null,
      created_at: AT,
      created_by: null,
    },
  },
  { id: uuid('f', 1), at: AT, payment: paymentRow(1) },
  {
    id: uuid('b', 1),
    at: AT,
    receipt: {
      id: uuid('b', 1),
      customer_id: customerId(1),
      customer_name: 'Customer 1',
      serial_number: '26-27/R/00001',
      created_at: AT,
      date: '2026-11-20',
      amount: '50.00',
      opening: '0.00',
      opening_left: null,
      credited: '20.00',
      payment_mode: 'Cash',
      reference: null,
      bank: null,
      created_by_name: 'Sunita Sharma',
      parts: [],
    },
  },
  { id: documentId(1), at: AT, document: documentRow(1) },
];

const asked: object[] = [];
const timelineIs = (rows: readonly Row[]): Fake =>
  answering(customers.customerTimeline, ({ query }) => {
    asked.push(query);
    const { rows: data, place } = fakePage(rows, query);
    return { success: true, data, ...place };
  });

const ASK = `query ($id: ID!, $filter: TimelineFilter, $first: Int = 2) { node(id: $id) { ... on Customer { name
  timeline(first: $first, filter: $filter) { pageInfo { hasNextPage } edges { cursor node { at record {
    __typename ... on Payment { amount document { number } } ... on Document { number }
    ... on AccountReceipt { number credited } ... on StatusChange { status } } } } } } } }`;

const ask = (variables: object, person = signedIn()) =>
  runOperation(ASK, {
    variables: { id: globalId('Customer', customerId(1)), ...variables },
    fakes: [person, customersAre([customerRow(1)]), timelineIs(ROWS), documentsAre([documentRow(1)])],
  });

test('entries come with their records, in one call', async () => {
  const { data, errors, calls } = await ask({ filter: { kinds: ['STATUS', 'PAYMENT', 'DOCUMENT'] } });
  expect(errors).toEqual([]);
  expect(asked.at(-1)).toMatchObject({
    customer_id: customerId(1),
    kinds: 'status,payment,document',
    limit: 2,
    include: 'page',
  });
  expect(data).toMatchObject({
    node: {
      timeline: {
        pageInfo: { hasNextPage: true },
        edges: [
          { node: { at: AT, record: { __typename: 'StatusChange', status: 'Bought' } } },
          { node: { record: { __typename: 'Payment' } } },
        ],
      },
    },
  });
  // The payment's document, which is on the next page, comes last.
  expect(calls).toEqual([
    'GET /me',
    'GET /customers',
    'GET /customer-timeline',
    'POST /billing/fetch-documents',
  ]);
});

test('money on account is an entry of its own kind', async () => {
  const { data, errors } = await ask({ first: 4, filter: { kinds: ['RECEIPT'] } });
  expect(errors).toEqual([]);
  expect(asked.at(-1)).toMatchObject({ kinds: 'receipt' });
  const entries = (data as { node: { timeline: { edges: { node: { record: object } }[] } } }).node.timeline
    .edges;
  expect(entries.map(({ node }) => node.record)).toContainEqual({
    __typename: 'AccountReceipt',
    number: '26-27/R/00001',
    credited: '20.00',
  });
});

test('who has no right to customers gets no timeline, and the rest', async () => {
  const { data } = await ask({}, signedIn(employeeWith('billing:view')));
  expect(data).toEqual({ node: { name: 'Customer 1', timeline: null } });
});

test('tells what was changed since, and the global ids of what is gone', async () => {
  const gone = answering(customers.customerTimeline, ({ query }) => {
    asked.push(query);
    const deleted = [
      { kind: 'document' as const, id: documentId(3) },
      { kind: 'appointment' as const, id: uuid('a', 3) },
      { kind: 'note' as const, id: uuid('b', 3) },
    ];
    return { success: true, data: [], changes: { deleted, until: AT } };
  });
  const since = '2026-11-19T00:00:00.000Z';
  const { data, errors } = await runOperation(
    `query ($id: ID!, $since: DateTime) { node(id: $id) { ... on Customer {
      timeline(updatedSince: $since, orderBy: { field: DATE, direction: ASC }) { deletedIds updatedUntil } } } }`,
    {
      variables: { id: globalId('Customer', customerId(1)), since },
      fakes: [signedIn(), customersAre([customerRow(1)]), gone],
    },
  );
  expect(errors).toEqual([]);
  expect(asked.at(-1)).toMatchObject({ updated_since: since, sort_order: 'asc', include: 'changes' });
  const deletedIds = [
    globalId('Document', documentId(3)),
    globalId('Appointment', uuid('a', 3)),
    globalId('CustomerNote', uuid('b', 3)),
  ];
  expect(data).toEqual({ node: { timeline: { deletedIds, updatedUntil: AT } } });
});
