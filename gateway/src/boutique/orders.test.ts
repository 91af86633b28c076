import { boutique, calendar } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { garmentId, mastersAre, statusId, statusRow } from '../testing/fakeBoutique.ts';
import { customerId } from '../testing/fakeCustomers.ts';
import { orderId, orderRow, ordersAre, pieceId } from '../testing/fakeOrders.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const KEY = '018f0000-0000-7000-8000-0000000000aa';
const order = globalId('Order', orderId(1));
const STATUSES = [
  statusRow(1),
  statusRow(2, { name: 'Held', fixed: 'HELD' }),
  statusRow(3, { name: 'Cancelled', fixed: 'CANCELLED' }),
  statusRow(4),
];

test('a filtered list with the statuses that each may get is read in three calls', async () => {
  const { data, errors, calls, received } = await runOperation(
    `query ($filter: OrderFilter) { viewer { tenant { orders(first: 2, filter: $filter) { edges { node {
      number status { name } allowedStatuses { name }
    } } } } } }`,
    {
      variables: { filter: { statuses: [globalId('OrderStatus', statusId(1))], search: 'Meena' } },
      fakes: [signedIn(), ordersAre([orderRow(1), orderRow(2)]), ...mastersAre([], STATUSES)],
    },
  );
  expect(errors).toEqual([]);
  const allowedStatuses = [{ name: 'Held' }, { name: 'Cancelled' }];
  const nodes = ['26-27/J/00001', '26-27/J/00002'].map((number) => ({
    node: { number, status: { name: 'Pending' }, allowedStatuses },
  }));
  expect(data).toEqual({ viewer: { tenant: { orders: { edges: nodes } } } });
  expect(calls).toHaveLength(3);
  const asked = received.find(({ call }) => call.endsWith('/boutique/getorders'));
  expect(asked?.parts).toMatchObject({ body: { filters: { status: [statusId(1)], search: 'Meena' } } });
});

test('a permission that is no code is told at its field, and no order is sent', async () => {
  const { data, errors, calls } = await runOperation(
    `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename
      ... on InvalidInput { problems { field } } } }`,
    {
      variables: {
        input: {
          key: KEY,
          customer: globalId('Customer', customerId(1)),
          deliveryDate: '2026-12-01',
          payInFull: false,
          limitApproval: 'yes',
          items: [{ garment: globalId('Garment', garmentId(1)), toWhom: 'Meena', quantity: 2 }],
        },
      },
      fakes: [signedIn()],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createOrder: { __typename: 'InvalidInput', problems: [{ field: 'limitApproval' }] },
  });
  expect(calls).toEqual(['GET /me']);
});

test('an order is sent as it was chosen, and stands where its appointment fails', async () => {
  const { data, errors, received } = await runOperation(
    `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { __typename
      ... on CreateOrderSuccess { order { number } appointmentProblem } } }`,
    {
      variables: {
        input: {
          key: KEY,
          customer: globalId('Customer', customerId(1)),
          deliveryDate: '2026-12-01',
          payInFull: false,
          advance: '400.00',
          limitApproval: KEY,
          items: [{ garment: globalId('Garment', garmentId(1)), toWhom: 'Meena', quantity: 2 }],
        },
      },
      fakes: [
        signedIn(),
        answering(boutique.createOrders, () => ({
          success: true,
          message: '',
          order_id: orderId(1),
          order_no: '26-27/J/00001',
          orderItemList: [],
          order: orderRow(1),
        })),
        refusing(calendar.saveAppointment, 'PERMISSION_DENIED'),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createOrder: {
      __typename: 'CreateOrderSuccess',
      order: { number: '26-27/J/00001' },
      appointmentProblem: expect.any(String),
    },
  });
  const sent = received.find(({ call }) => call.endsWith('/boutique/create_orders'));
  expect(sent?.parts).toMatchObject({
    key: KEY,
    body: {
      customer_id: customerId(1),
      delivery_time: '2026-12-01',
      advance_amt: '400.00',
      limit_approval: KEY,
      is_paid: 0,
      item: [{ item_id: garmentId(1), to_whom: 'Meena', quantity: 2 }],
    },
  });
});

test('pieces are moved by their ids in one call', async () => {
  const { data, errors, received } = await runOperation(
    `mutation ($input: MovePiecesInput!) { movePieces(input: $input) { __typename
      ... on OrderSuccess { order { version } } } }`,
    {
      variables: { input: { key: KEY, pieces: [globalId('Piece', pieceId(1))], state: 'DONE' } },
      fakes: [
        signedIn(),
        answering(boutique.movePieces, () => ({
          success: true,
          message: '',
          order: orderRow(1, { version: 2 }),
        })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({ movePieces: { __typename: 'OrderSuccess', order: { version: 2 } } });
  const moves = received.filter(({ call }) => call.endsWith('/boutique/movepieces'));
  expect(moves.map(({ parts }) => parts)).toEqual([{ key: KEY, body: { ids: [pieceId(1)], state: '2' } }]);
});

test.each(['wrong', 'x'.repeat(300), null])(
  'a link with the key %s opens nothing, in one call',
  async (key) => {
    const { data, errors, calls } = await runOperation(
      `query ($key: String) { publicOrder(id: "${orderId(1)}", tenant: "c2hvcF8x", key: $key) { number } }`,
      {
        variables: { key },
        fakes: [refusing(boutique.customerOrderDetail, 'LINK_ENDED')],
        session: { token: undefined },
      },
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({ publicOrder: null });
    expect(calls).toHaveLength(1);
  },
);

const receivedRow = {
  id: '018f0000-0000-7000-8000-0000000000bb',
  order_id: orderId(1),
  kind: 'payment' as const,
  paid_amount: '600.00',
  previous_pending: '600.00',
  new_pending: '0.00',
  payment_mode: 'Cash' as const,
  reference: null,
  bank: null,
  tendered: null,
  received_by: '018f0000-0000-7000-8000-000000000001',
  received_by_name: 'Meenakshi Iyer',
  created_at: '2026-11-20T06:30:00.000Z',
};
const PARTS = [
  { mode: 'CASH', amount: '400.00' },
  { mode: 'UPI', amount: '200.00', reference: '412345678901' },
];

test.each([
  ['one payment', undefined, [receivedRow], undefined],
  [
    'a split',
    PARTS,
    [receivedRow, receivedRow],
    [
      { payment_mode: 'Cash', amount: '400.00', reference: null },
      { payment_mode: 'UPI', amount: '200.00', reference: '412345678901' },
    ],
  ],
] as const)('money is received on an order as on a document: %s', async (_what, parts, made, sent) => {
  const { data, errors, received } = await runOperation(
    `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { __typename
      ... on RecordPaymentSuccess { payable { id pending } payment { amount } payments { amount } } } }`,
    {
      variables: {
        input: {
          key: KEY,
          payable: order,
          amount: '600.00',
          expectedPending: '600.00',
          mode: 'CASH',
          ...(parts && { payments: parts }),
        },
      },
      fakes: [
        signedIn(),
        answering(boutique.payOrder, () => ({
          success: true,
          message: '',
          order: orderRow(1, { advance_amt: '1000.00', pending_amt: '0.00', payment_status: 'Paid' }),
          received: receivedRow,
          payments: [...made],
        })),
      ],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    recordPayment: {
      __typename: 'RecordPaymentSuccess',
      payable: { id: order, pending: '0.00' },
      payment: { amount: '600.00' },
      payments: made.map(() => ({ amount: '600.00' })),
    },
  });
  const paid = received.find(({ call }) => call.includes('/payments'));
  expect(paid?.parts).toMatchObject({
    key: KEY,
    params: { id: orderId(1) },
    body: {
      amount: '600.00',
      expected_pending: '600.00',
      payment_mode: 'Cash',
      ...(sent && { payments: sent }),
    },
  });
});
