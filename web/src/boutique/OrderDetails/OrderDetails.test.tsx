import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { blouse, CUTTING, fullOrder, GOPAL, piece, STITCHING } from '../order/testing.ts';
import { orderDetailsRoute } from './route.ts';

const elsewhere = ['/login', '/order-list', '/EditOrder', '/order-customer-details'].map((path) => ({
  path,
  element: <p>{`This is ${path}`}</p>,
}));
const visit = (search = '?id=o1') => renderAt(`/order-details${search}`, [orderDetailsRoute, ...elsewhere]);

const answered = (order: object | null, may = true) => ({
  viewer: { mayEdit: may, mayTake: may, mayBill: may, tenant: { __typename: 'Tenant', id: 't1' } },
  node: order,
});

async function open(order: object | null = fullOrder(), may = true): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = visit();
  await answerWith(at.environment, 'OrderDetailsQuery', answered(order, may));
  return at;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the figures are those of the paper; of an invoiced order, the payments are a tap away', async () => {
  await open(fullOrder({ invoice: { __typename: 'Document', id: 'd1' } }));
  const column = within(screen.getByRole('complementary', { name: 'Summary' }));
  for (const amount of [
    '₹3,450.00',
    '₹4,250.00',
    '−₹250.00',
    '₹720.00',
    '₹4,720.00',
    '₹1,000.00',
    '₹3,720.00',
  ])
    expect(column.getByText(amount)).toBeDefined();
  expect(column.getByText('GST 18 %')).toBeDefined();
  expect(column.getByText('Partially Paid')).toBeDefined();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Payment History' }).getAttribute('href')).toBe(
    '/PaymentHistoryPage/d1',
  );
});

test('items open one by one, all at once, and close again', async () => {
  const at = await open(
    fullOrder({ items: [blouse(), blouse({ id: 'i2', code: 'J182-2', name: 'Salwar' })] }),
  );
  expect(screen.getAllByText('Item QR')).toHaveLength(1);
  await at.user.click(button('Expand all'));
  expect(screen.getAllByText('Item QR')).toHaveLength(2);
  await at.user.click(button('Collapse all'));
  expect(screen.queryByText('Item QR')).toBeNull();
  await at.user.click(button('Show Salwar × 2'));
  expect(screen.getByText('Waist')).toBeDefined();
});

test('the code on a slip opens its item', async () => {
  storeSession({ access_token: 'secret' });
  const at = visit('?id=o1&item=J182-2');
  const items = [blouse(), blouse({ id: 'i2', code: 'J182-2', name: 'Salwar' })];
  await answerWith(at.environment, 'OrderDetailsQuery', answered(fullOrder({ items })));
  expect(button('Hide Salwar × 2')).toBeDefined();
  expect(button('Show Blouse × 2')).toBeDefined();
});

test('a piece is begun, and then done', async () => {
  const pieces = [
    piece('p1', { state: 'IN_PROCESS', stage: CUTTING, employee: GOPAL }),
    piece('p2', { number: 2 }),
  ];
  const at = await open(fullOrder({ items: [blouse({ pieces, state: 'IN_PROCESS' })] }));
  await at.user.click(button('Start, piece 2 of Blouse'));
  expect(await sentInput(at.environment, 'useMovePiecesMutation')).toMatchObject({
    pieces: ['p2'],
    state: 'IN_PROCESS',
  });
  await fail(at.environment, 'useMovePiecesMutation', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Update Failed')).toBeDefined();
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: 'Done, piece 1 of Blouse' });
  await waitFor(() => expect(done.disabled).toBe(false));
  await at.user.click(done);
  expect(await sentInput(at.environment, 'useMovePiecesMutation')).toMatchObject({
    pieces: ['p1'],
    state: 'DONE',
  });
});

test('the pieces of a held order don’t move', async () => {
  await open(fullOrder({ status: { id: 's2', name: 'Held', fixed: 'HELD' } }));
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
  expect(button(/^Assign to Employee/).getAttribute('aria-disabled')).toBe('true');
});

test('an item is given to somebody as long as nobody has it', async () => {
  const at = await open();
  await at.user.click(button(/^Assign to Employee/));
  await answerWith(at.environment, 'AssignDialogChoicesQuery', {
    viewer: { tenant: { id: 't1', stages: [CUTTING, STITCHING], employees: [GOPAL] } },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await at.user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await dialog.findByText('Missing Information')).toBeDefined();
  await at.user.selectOptions(dialog.getByLabelText(/^Employee/), 'e1');
  await at.user.selectOptions(dialog.getByLabelText(/^Stage/), 'g2');
  await at.user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await sentInput(at.environment, 'useAssignPiecesMutation')).toMatchObject({
    order: 'o1',
    employee: 'e1',
    stage: 'g2',
    items: [{ item: 'i1', quantity: 2 }],
  });
  await fail(at.environment, 'useAssignPiecesMutation', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await dialog.findByText('Assignment Failed')).toBeDefined();
});

test('while somebody has it, Assign to Employee says when it opens', async () => {
  const pieces = [piece('p1', { employee: GOPAL }), piece('p2', { number: 2, employee: GOPAL })];
  await open(fullOrder({ items: [blouse({ pieces })] }));
  expect(button(/^Assign to Employee/).title).toBe('Opens when Gopal Saini’s 2 pieces are done');
});

test('Update Pending Amount records a payment of what is pending; a failure says so', async () => {
  const at = await open();
  await at.user.click(button(/^Update Pending Amount/));
  await at.user.click(await screen.findByRole('button', { name: /^₹3,720.00 received|^Received ₹3,720.00/ }));
  expect(await sentInput(at.environment, 'useRecordPaymentMutation')).toMatchObject({
    payable: 'o1',
    expectedPending: '3720.00',
    amount: '3720.00',
  });
  await fail(at.environment, 'useRecordPaymentMutation', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Could not update the pending amount.')).toBeDefined();
});

test('by UPI the customer scans the code of what is pending', async () => {
  const at = await open();
  await at.user.click(button(/^Update Pending Amount/));
  expect(waiting(at.environment, 'upiAccountQuery')).toBe(0);
  await at.user.click(await screen.findByRole('radio', { name: 'UPI' }));
  const account = { __typename: 'UpiAccount', id: 'u1', upiId: 'm@upi', upiName: 'Meenakshi Boutique' };
  await answerWith(at.environment, 'upiAccountQuery', {
    node: { __typename: 'Tenant', __isNode: 'Tenant', id: 't1', upiAccounts: [account] },
  });
  expect(
    await screen.findByRole('figure', { name: 'UPI QR code of ₹3,720.00 to Meenakshi Boutique' }),
  ).toBeDefined();
});

test('a payment that is none is told in the words of orders', async () => {
  const at = await open();
  await at.user.click(button(/^Update Pending Amount/));
  const field = await screen.findByLabelText(/^Payment received/);
  for (const [text, message] of [
    ['', 'Please enter the payment received!'],
    ['37x', 'Please enter a valid number.'],
    ['-5', 'Payment cannot be negative'],
  ] as const) {
    fireEvent.change(field, { target: { value: text } });
    field.focus();
    await at.user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(message)).toBeDefined();
  }
  expect(waiting(at.environment, 'useRecordPaymentMutation')).toBe(0);
});

test('nothing pending: no Update Pending Amount, and what was received beyond is given back', async () => {
  const at = await open(fullOrder({ pending: '0.00', payment: 'PAID', toRefund: '280.00' }));
  expect(screen.queryByRole('button', { name: /^Update Pending Amount/ })).toBeNull();
  await at.user.click(button('Refund'));
  const dialog = within(await screen.findByRole('dialog'));
  await at.user.click(dialog.getByRole('button', { name: 'Refund' }));
  expect(await sentInput(at.environment, 'useRefundOrderMutation')).toMatchObject({
    amount: '280.00',
    mode: 'CASH',
  });
});

test('the customer’s link is made, renewed and revoked', async () => {
  const at = await open();
  await at.user.click(button('Customer link'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('No link is open.')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Copy link' }));
  const links = [{ createdAt: '2026-11-20T10:00:00.000Z', until: '2026-12-20T10:00:00.000Z' }];
  await answerWith(at.environment, 'useOrderLinksShareMutation', {
    shareOrder: {
      __typename: 'ShareOrderSuccess',
      url: 'https://shop.example/order-customer-details?id=o&ts=t&k=s',
      order: fullOrder({ links }),
    },
  });
  expect(await dialog.findByDisplayValue(/order-customer-details\?id=o/)).toBeDefined();
  expect(dialog.getByText('1 link is open, until 20 Dec 2026.')).toBeDefined();
  await at.user.click(dialog.getByRole('button', { name: 'Revoke links' }));
  await at.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke links' }),
  );
  expect(await sentInput(at.environment, 'useOrderLinksRevokeMutation')).toMatchObject({ order: 'o1' });
});

test('an order that is not there, and one that can not be loaded', async () => {
  const at = await open(null);
  expect(await screen.findByText('Order not found')).toBeDefined();
  await at.user.click(button('Go Back'));
  await waitFor(() => expect(at.place()).toBe('/order-list'));
});

test('what can not be loaded is told, with Retry', async () => {
  storeSession({ access_token: 'secret' });
  const at = visit();
  await fail(at.environment, 'OrderDetailsQuery', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Failed to load order details')).toBeDefined();
  expect(button('Retry')).toBeDefined();
});

test('without a session the address leads to the login, and back', async () => {
  localStorage.clear();
  const at = visit();
  await waitFor(() => expect(at.place()).toBe('/login'));
  expect(sessionStorage.getItem('galla.origin')).toBe('/order-details?id=o1');
});

test('without a session, with a link’s secret, it leads to the customer’s page', async () => {
  localStorage.clear();
  const at = visit('?id=o1&ts=dGVuYW50&k=secret');
  await waitFor(() => expect(at.place()).toBe('/order-customer-details?id=o1&ts=dGVuYW50&k=secret'));
});
