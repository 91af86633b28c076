import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { DEFAULTS, variablesOf } from './address.ts';
import {
  answerPage,
  asks,
  CANCELLED,
  COMPLETED,
  HELD,
  IN_PROCESS,
  openOrders,
  order,
  pageData,
  row,
  STITCHING,
  visit,
} from './testing.tsx';

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => order(n + 1, { number: `26-27/J/${100 + n}` }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const SET_STATUS = 'useSetOrderStatusMutation';

test('twenty orders are fetched behind a table of ten a page, and the four figures stand over it', async () => {
  const at = await openOrders({ orders: many(20), totalCount: 45 });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('1–10 of 45')).toBeDefined();
  await at.user.click(button('Next page'));
  expect(await screen.findByText('11–20 of 45')).toBeDefined();
  for (const [label, figure] of [
    ['Total Order', '186'],
    ['Order In Process', '37'],
    ['Order Completed', '121'],
    ['Total Order Complete Earning', '₹6,84,310.00'],
  ])
    expect(screen.getByText(label ?? '', { selector: 'dt' }).nextSibling?.textContent).toContain(figure);
  expect(at.place()).toBe('/order-list?page=2');
  await at.user.click(button('Next page'));
  await asks(at, { first: 20, offset: 20 });
});

test('status, stage and employee narrow the list down, from the first page on', async () => {
  const at = await openOrders({ orders: many(20), totalCount: 45 }, '?page=2');
  const filter = {};
  for (const [label, value, asked] of [
    ['Status', 's2', { statuses: ['s2'] }],
    ['Stage', 'g2', { stages: ['g2'] }],
    ['Employee', 'e1', { employee: 'e1' }],
  ] as const) {
    await at.user.selectOptions(await screen.findByLabelText(label), value);
    await asks(at, { first: 20, filter: Object.assign(filter, asked) });
    expect(at.place()).not.toContain('page');
    await answerPage(at);
  }
});

test.each([
  ['createdAt-asc', 'CREATED', 'ASC'],
  ['invoiceNo-desc', 'NUMBER', 'DESC'],
  ['invoiceNo-asc', 'NUMBER', 'ASC'],
  ['deliveryDate-asc', 'DELIVERY', 'ASC'],
  ['deliveryDate-desc', 'DELIVERY', 'DESC'],
])('an address sorted by %s asks for it', (sort, field, direction) => {
  expect(variablesOf({ ...DEFAULTS, sort })).toEqual({ first: 20, orderBy: { field, direction } });
});

test('a sort order is chosen', async () => {
  const at = await openOrders();
  const sort = 'deliveryDate-asc';
  await at.user.selectOptions(screen.getByLabelText('Sort by', { selector: 'select' }), sort);
  await asks(at, { first: 20, orderBy: { field: 'DELIVERY', direction: 'ASC' } });
  expect(at.place()).toBe(`/order-list?sort=${sort}`);
});

test('number, mobile and customer are filters too, and what the address says is asked for', async () => {
  const at = await visit('?from=2026-11-01&to=2026-11-20&customer=c1&invoiceNo=182&customerNumber=98230');
  await asks(at, {
    first: 20,
    filter: { from: '2026-11-01', to: '2026-11-20', customer: 'c1', number: '182', customerMobile: '98230' },
  });
  await answerPage(at);
  await at.user.click(button('More filters (3)'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Order or invoice number'), { target: { value: '77' } });
  await waitFor(() => expect(at.place()).toContain('invoiceNo=77'));
});

test('a row opens the order; E edits the one that the arrows stand on', async () => {
  const at = await openOrders({ orders: [order(1), order(2)] });
  await at.user.keyboard('{ArrowDown}{ArrowDown}e');
  await waitFor(() => expect(at.place()).toBe('/EditOrder?orderId=o2'));
});

test('Enter opens it', async () => {
  const at = await openOrders();
  await at.user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(at.place()).toBe('/order-details?id=o1'));
});

test('a status is changed to one that is allowed, and only to those; a failure is told', async () => {
  const at = await openOrders();
  await at.user.click(button(/^Status of 26-27\/J\/00181/));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Cancelled', 'Held']);
  await at.user.click(menu.getByRole('menuitem', { name: 'Held' }));
  expect(await sentInput(at.environment, SET_STATUS)).toMatchObject({
    order: 'o1',
    status: 's2',
    expectedVersion: 1,
  });
  await fail(at.environment, SET_STATUS, new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Error updating status.')).toBeDefined();
  await at.user.click(button(/^Status of/));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Held' }));
  await answerWith(at.environment, SET_STATUS, {
    setOrderStatus: { __typename: 'OrderSuccess', order: order(1, { status: HELD }) },
  });
  expect(await screen.findByText('Status of 26-27/J/00181 saved')).toBeDefined();
});

test('an order whose pieces say how far it is has no menu, and a cancelled one no edit', async () => {
  const cancelled = { status: CANCELLED, allowedStatuses: [], mayEdit: false };
  await openOrders({ orders: [order(1, { status: IN_PROCESS, allowedStatuses: [] }), order(2, cancelled)] });
  expect(within(await row('Customer 1')).getByText('In Process')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Status of/ })).toBeNull();
  expect(button('Edit 26-27/J/00182').getAttribute('aria-disabled')).toBe('true');
});

test('cancelling asks what becomes of money received: keeping it needs a reason, a refund a mode', async () => {
  const at = await openOrders({
    orders: [
      order(1, { advance: '1000.00', pending: '3720.00', payment: 'PARTIALLY_PAID' }),
      order(2, { advance: '1000.00' }),
    ],
  });
  await at.user.click(button(/^Status of 26-27\/J\/00181/));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('₹1,000.00 was received. What becomes of it?')).toBeDefined();
  await at.user.click(dialog.getByRole('radio', { name: 'Keep it' }));
  await at.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await dialog.findByText('Say why the money is kept.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Cloth was cut' } });
  await at.user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(await sentInput(at.environment, SET_STATUS)).toMatchObject({
    status: 's6',
    received: { keep: 'Cloth was cut' },
  });
  await answerWith(at.environment, SET_STATUS, {
    setOrderStatus: {
      __typename: 'OrderSuccess',
      order: order(1, { status: CANCELLED, allowedStatuses: [], pending: '0.00' }),
    },
  });
  expect(await screen.findByText('Order 26-27/J/00181 cancelled')).toBeDefined();
  await at.user.click(await screen.findByRole('button', { name: /^Status of 26-27\/J\/00182/ }));
  await at.user.click(await screen.findByRole('menuitem', { name: 'Cancelled' }));
  const other = within(await screen.findByRole('dialog'));
  await at.user.selectOptions(other.getByLabelText(/^Refund by/), 'UPI');
  await at.user.click(other.getByRole('button', { name: 'Cancel order' }));
  expect(await sentInput(at.environment, SET_STATUS)).toMatchObject({ received: { refund: 'UPI' } });
});

test('a stage is chosen from those of the shop', async () => {
  const at = await openOrders();
  await at.user.click(button(/^Stage of/));
  await answerWith(at.environment, 'StageItemsQuery', {
    viewer: { tenant: { id: 't1', stages: [{ id: 'g1', name: 'Cutting' }, STITCHING] } },
  });
  await at.user.click(await screen.findByRole('menuitemradio', { name: 'Stitching' }));
  expect(await sentInput(at.environment, 'useSetOrderStageMutation')).toMatchObject({
    order: 'o1',
    stage: 'g2',
  });
  await fail(at.environment, 'useSetOrderStageMutation', new GraphFailure('INTERNAL', '', 'r1'));
  expect(await screen.findByText('Error updating stage.')).toBeDefined();
});

test('the invoice is made once the order is completed, else the button says why not', async () => {
  const completed = { status: COMPLETED, allowedStatuses: [HELD], mayEdit: false, mayInvoice: true };
  const at = await openOrders({ orders: [order(1), order(2, completed)] });
  await at.user.click(button('Generate invoice of 26-27/J/00181'));
  expect(
    (await screen.findAllByText('Invoice can be generated once the order is completed.')).length,
  ).toBeGreaterThan(1);
  await at.user.click(button('Generate invoice of 26-27/J/00182'));
  expect(await sentInput(at.environment, 'useInvoiceOrderMutation')).toMatchObject({ order: 'o2' });
  await answerWith(at.environment, 'useInvoiceOrderMutation', {
    invoiceOrder: {
      __typename: 'OrderSuccess',
      order: order(2, {
        ...completed,
        mayInvoice: false,
        invoiceNumber: '26-27/A/00009',
        invoicePdfUrl: '/pdf/o2',
      }),
    },
  });
  expect(await screen.findByText('Invoice created successfully!')).toBeDefined();
});

test('nothing yet, nothing that matches, and what can not be loaded', async () => {
  const none = await openOrders({ orders: [], totalCount: 0 });
  expect(await screen.findByText('No orders found')).toBeDefined();
  await none.user.selectOptions(screen.getByLabelText('Stage'), 'g2');
  await answerPage(none, { orders: [], totalCount: 0 });
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeDefined();
});

test('orders that can not be loaded are told, with Retry', async () => {
  const at = await visit();
  await fail(
    at.environment,
    'OrdersPageQuery',
    new GraphFailure('UPSTREAM_UNAVAILABLE', 'Service is not reachable.', 'r1'),
  );
  expect(await screen.findByText('Opps! Order not added Yet.')).toBeDefined();
  await at.user.click(button('Retry'));
  await answerWith(at.environment, 'OrdersPageQuery', pageData());
  expect(await row('Customer 1')).toBeDefined();
});

test('a phone shows a list that opens the order', async () => {
  setWidth(360);
  const at = await openOrders();
  await at.user.click(await screen.findByRole('button', { name: /Customer 1/ }));
  await waitFor(() => expect(at.place()).toBe('/order-details?id=o1'));
});
