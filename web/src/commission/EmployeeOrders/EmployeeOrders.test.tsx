import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { employeeOrdersRoute } from './route.ts';

const QUERY = 'OrdersOfEmployeeQuery';

const visitOrders = () => {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  const details = { path: '/order-details', element: <p>Details</p> };
  return renderAt('/EmployeeOrderHistory?id=e1', [employeeOrdersRoute, details]);
};

const employee = (workedOrders: readonly object[]) => ({
  node: {
    __typename: 'Employee',
    id: 'e1',
    fullName: 'Rekha Yadav',
    image: null,
    designation: null,
    workedOrders,
  },
});
const order = (n: number, state: string) => ({
  __typename: 'WorkedOrder',
  orderId: `o${n}`,
  number: `26-27/J/0000${n}`,
  type: n === 1 ? 'NEW' : 'ALTERATION',
  stage: 'Stitching',
  state,
  delivery: '2025-12-10',
});

test('the orders on which somebody works, with how far he is; a row leads to the order', async () => {
  const { environment, place } = visitOrders();
  await answerWith(environment, QUERY, employee([order(1, 'IN_PROCESS'), order(2, 'DONE')]));
  expect(await screen.findByText('In Process')).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Order',
    'Type',
    'Stage',
    'Status',
    'Delivery',
  ]);
  expect(screen.getByText('Alteration')).toBeDefined();
  fireEvent.click(screen.getByText('26-27/J/00001'));
  expect(await screen.findByText('Details')).toBeDefined();
  expect(place()).toBe('/order-details?id=o1');
});

const rows = () => screen.getAllByRole('row').length - 1;

test('ten orders stand on a page, or five', async () => {
  const at = visitOrders();
  await answerWith(
    at.environment,
    QUERY,
    employee(Array.from({ length: 12 }, (_, n) => order(n + 1, 'DONE'))),
  );
  expect(await screen.findByText('26-27/J/00001')).toBeDefined();
  expect(rows()).toBe(10);
  await at.user.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), '5 a page');
  await waitFor(() => expect(rows()).toBe(5));
  expect(at.place()).toBe('/EmployeeOrderHistory?id=e1&size=5');
});

test('without any it says so; a failure is told with the specified sentence', async () => {
  const empty = visitOrders();
  await answerWith(empty.environment, QUERY, employee([]));
  expect(await screen.findByText('No orders found')).toBeDefined();
  empty.unmount();
  const { environment } = visitOrders();
  await fail(environment, QUERY, new GraphFailure('UPSTREAM_UNAVAILABLE', 'x', 'r1'));
  expect(await screen.findByText('Failed to load employee orders')).toBeDefined();
});
