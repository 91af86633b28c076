import { billing, customers, employees } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import {
  documentId,
  documentRow,
  documentsAre,
  linesAre,
  paymentId,
  paymentRow,
  paymentsAre,
} from '../testing/fakeBilling.ts';
import { customerId, customerRow, customersAre } from '../testing/fakeCustomers.ts';
import { employeeRow, employeesAre } from '../testing/fakeEmployees.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';
import { times } from '../testing/uuid.ts';

const DOCUMENT = `
  id type number date customerName customerMobile itemCount quantity subtotal discount { percent amount }
  gst cgst sgst igst roundOff total advance pending status paymentMode deliveryDate description refNumber pdfUrl`;

const RELATIONS = `
  customer { name } employee { fullName }
  lines { position name sku quantity price taxable gstPercentage cgst sgst igst total }
  payments { id amount previousPending newPending mode isAdvance reference receivedBy date }`;

const page = (fields: string) => `query ($first: Int) { viewer { tenant {
  documents(first: $first) { totalCount edges { node { ${fields} } } }
} } }`;

function shopWith(count: number) {
  return [
    signedIn(),
    documentsAre(times(count, documentRow)),
    customersAre(times(count, customerRow)),
    employeesAre(times(count, employeeRow)),
    linesAre,
    paymentsAre(times(count, paymentRow)),
  ];
}

test('tells everything of a document', async () => {
  const row = documentRow(1, {
    type: 'order',
    status: 'Unpaid',
    payment_mode: 'UPI',
    discount_type: 'percentage',
    discount_value: '10.00',
    discount_amount: '10.00',
    delivery_date: '2026-12-01',
    description: 'By noon',
    ref_invoice: '26-27/P/00002',
  });
  const { data, errors } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Document { ${DOCUMENT} } } }`,
    { variables: { id: globalId('Document', documentId(1)) }, fakes: [signedIn(), documentsAre([row])] },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    node: {
      id: globalId('Document', documentId(1)),
      type: 'ORDER',
      number: '26-27/A/00001',
      date: '2026-11-20T10:42:00.000Z',
      customerName: 'Customer 1',
      customerMobile: '9829000001',
      itemCount: 1,
      quantity: '1',
      subtotal: '100.00',
      discount: { percent: '10', amount: '10.00' },
      gst: '18.00',
      cgst: '9.00',
      sgst: '9.00',
      igst: '0.00',
      roundOff: '0.00',
      total: '118.00',
      advance: '59.00',
      pending: '59.00',
      status: 'UNPAID',
      paymentMode: 'UPI',
      deliveryDate: '2026-12-01',
      description: 'By noon',
      refNumber: '26-27/P/00002',
      pdfUrl: `http://localhost:4000/pdf/${globalId('Document', documentId(1))}`,
    },
  });
});

test('tells who is behind a document, what is on it and what was paid', async () => {
  const { data, errors } = await runOperation(page(RELATIONS), {
    variables: { first: 1 },
    fakes: shopWith(1),
  });
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('viewer.tenant.documents.edges.0.node', {
    customer: { name: 'Customer 1' },
    employee: { fullName: 'Employee 1' },
    lines: [
      {
        position: 1,
        name: 'Item 1',
        sku: 'SKU-1',
        quantity: '1',
        price: '100.00',
        taxable: '100.00',
        gstPercentage: '18',
        cgst: '9.00',
        sgst: '9.00',
        igst: '0.00',
        total: '118.00',
      },
    ],
    payments: [
      {
        id: globalId('Payment', paymentId(1)),
        amount: '59.00',
        previousPending: '118.00',
        newPending: '59.00',
        mode: 'CASH',
        isAdvance: true,
        reference: null,
        receivedBy: 'Employee 1',
        date: '2026-11-20T10:42:00.000Z',
      },
    ],
  });
});

test.each([2, 50])('a page of %i with every relation costs one call each', async (count) => {
  const { data, errors, calls } = await runOperation(page(`number ${RELATIONS}`), {
    variables: { first: count },
    fakes: shopWith(count),
  });
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('viewer.tenant.documents.edges.length', count);
  expect(data).toHaveProperty(
    `viewer.tenant.documents.edges.${count - 1}.node.customer.name`,
    `Customer ${count}`,
  );
  expect(calls.toSorted()).toEqual([
    'GET /billing/items',
    'GET /customers',
    'GET /employees',
    'GET /me',
    'POST /billing/fetch-documents',
    'POST /billing/payment-history',
  ]);
});

test('what is not selected is not fetched', async () => {
  const { errors, calls } = await runOperation(page(`number total customerName`), { fakes: shopWith(3) });
  expect(errors).toEqual([]);
  expect(calls).toEqual(['GET /me', 'POST /billing/fetch-documents']);
});

test('one customer of many documents is fetched once, and nobody for a document without an employee', async () => {
  const rows = times(3, (n) => documentRow(n, { customer_id: customerId(1), employee_id: null }));
  const { data, errors, received } = await runOperation(page('customer { name } employee { fullName }'), {
    fakes: [signedIn(), documentsAre(rows), customersAre([customerRow(1)])],
  });
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('viewer.tenant.documents.edges.2.node', {
    customer: { name: 'Customer 1' },
    employee: null,
  });
  expect(received.map(({ call }) => call)).toEqual([
    'GET /me',
    'POST /billing/fetch-documents',
    'GET /customers',
  ]);
  expect(received[2]?.parts.query).toEqual({ ids: customerId(1), limit: 1, include: '' });
});

test('a part that fails leaves the rest of the page', async () => {
  const { data, errors, calls } = await runOperation(
    page('number customer { name } employee { fullName } payments { amount }'),
    {
      fakes: [
        signedIn(),
        documentsAre([documentRow(1)]),
        refusing(customers.customers, 'UPSTREAM_UNAVAILABLE'),
        refusing(employees.employees, 'UPSTREAM_INVALID'),
        refusing(billing.paymentHistory, 'UPSTREAM_UNAVAILABLE'),
      ],
    },
  );
  expect(data).toHaveProperty('viewer.tenant.documents.edges.0.node', {
    number: '26-27/A/00001',
    customer: null,
    employee: null,
    payments: null,
  });
  const node = 'viewer.tenant.documents.edges.0.node';
  expect(errors.toSorted()).toEqual([
    `UPSTREAM_INVALID at ${node}.employee: Invalid response format. Expected JSON.`,
    `UPSTREAM_UNAVAILABLE at ${node}.customer: Service is not reachable. Try again.`,
    `UPSTREAM_UNAVAILABLE at ${node}.payments: Service is not reachable. Try again.`,
  ]);
  expect(calls).toHaveLength(5);
});

test('opens many documents and all their parts with one call each', async () => {
  const ids = [2, 1, 9].map((n) => globalId('Document', documentId(n)));
  const { data, errors, calls } = await runOperation(
    `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Document { number lines { name } customer { name } } } }`,
    { variables: { ids }, fakes: shopWith(2) },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    nodes: [
      { number: '26-27/A/00002', lines: [{ name: 'Item 1' }], customer: { name: 'Customer 2' } },
      { number: '26-27/A/00001', lines: [{ name: 'Item 1' }], customer: { name: 'Customer 1' } },
      null,
    ],
  });
  expect(calls.toSorted()).toEqual([
    'GET /billing/items',
    'GET /customers',
    'GET /me',
    'POST /billing/fetch-documents',
  ]);
});

const MONEY = `subtotal discount { amount } gst cgst sgst igst roundOff total advance pending
  lines { price taxable cgst sgst igst total } payments { amount previousPending newPending }`;

/** Collects the leaf values below every path. */
function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

test('every amount is rupees with two decimals, as text', async () => {
  const discounted = documentRow(1, { discount_type: 'amount', discount_amount: '5.00', round_off: '-0.40' });
  const { data, errors } = await runOperation(
    `query ($id: ID!) { node(id: $id) { ... on Document { ${MONEY} } } }`,
    {
      variables: { id: globalId('Document', documentId(1)) },
      fakes: [signedIn(), documentsAre([discounted]), linesAre, paymentsAre([paymentRow(1)])],
    },
  );
  expect(errors).toEqual([]);
  const amounts = leaves(data);
  expect(amounts).toHaveLength(19);
  for (const amount of amounts) expect(amount).toMatch(/^-?\d+\.\d{2}$/);
});
