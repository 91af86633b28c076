import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { answerWith, fail, sentOperation } from '../../testing/answer.ts';
import { setWidth } from '../../testing/setWidth.ts';
import { answerDetail, BILLS } from '../../billing/BillingHistory/testing.tsx';
import { commissionOf, openCommission, order, ORDERS, sale, visitCommission } from './testing.tsx';

const QUERY = 'CommissionPageQuery';
/** The open bill, with ₹18.00 pending. */
const BILL = {
  __typename: 'Document',
  id: 'd1',
  number: '26-27/A/00001',
  status: 'PARTIAL',
  total: '118.00',
  pending: '18.00',
};
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('bills: cards, points with 2 decimals above and 3 in the rows, what was earned', async () => {
  await openCommission('/EmployeeCommision?id=e1', {
    rows: [sale(1, { points: '7.5' }), sale(2, { status: 'CANCELED', earned: '0.00' })],
    sum: { points: '7.5' },
  });
  expect(screen.getByRole('heading', { name: 'Employee Commission' })).toBeDefined();
  expect(terms()).toEqual([
    'Total Contacts',
    'Total Customers',
    'Total Order',
    'Total Earning',
    'This Month Earning',
    'Total Earning Points',
  ]);
  expect(screen.getByText('7.50')).toBeDefined();
  const rows = within(screen.getByRole('table', { name: 'What was earned' }));
  expect(rows.getByText('7.500')).toBeDefined();
  expect(rows.getByText('Paid')).toBeDefined();
  expect(rows.getByText('Canceled')).toBeDefined();
});

test('a boutique: its cards without money at 0, what is expected, and the way to the order', async () => {
  const { place } = await openCommission('/EmployeeBoutiqueCommision?id=e1', {
    rows: [order(1)],
    summary: ORDERS,
  });
  expect(screen.getByRole('heading', { name: 'Boutique Employee Commission' })).toBeDefined();
  expect(terms()).toEqual(['Total Completed', 'Total Pending', 'Total In Process', 'Total Customers']);
  expect(screen.getByText('expected')).toBeDefined();
  expect(screen.getByText('Due 10 Dec 2025')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'View Details' }));
  expect(place()).toBe('/order-details?id=o1');
});

test('a bill opens what it earns by product and service', async () => {
  const { environment } = await openCommission('/EmployeeNormalCommision?id=e1');
  fireEvent.click(screen.getByText('Person 1'));
  const { request } = await sentOperation(environment, 'CommissionDetailQuery');
  expect(request.variables).toEqual({ employee: 'e1', own: false, document: 'd1', withBill: true });
  const line = { __typename: 'CommissionLine', amount: '1000.00', commission: '50.00' };
  await answerWith(environment, 'CommissionDetailQuery', {
    bill: BILL,
    node: {
      __typename: 'Employee',
      id: 'e1',
      commission: {
        __typename: 'EmployeeCommission',
        detail: {
          total: '65.00',
          earned: '55.08',
          expected: '9.92',
          onMoney: true,
          products: [{ ...line, name: 'Shirt', percentage: '5', points: null, pointValue: null }],
          services: [
            {
              ...line,
              name: 'Alteration',
              commission: '15.00',
              percentage: null,
              points: '7.5',
              pointValue: '2.00',
            },
          ],
        },
      },
    },
  });
  const products = await screen.findByRole('region', { name: 'Products' });
  expect(within(products).getByText('5 %')).toBeDefined();
  expect(screen.getByText('Pending payment')).toBeDefined();
  expect(screen.getByText('18.00')).toBeDefined();
  expect(
    within(screen.getByRole('region', { name: 'Services' })).getByText('7.500 points at ₹2.00'),
  ).toBeDefined();
  expect(screen.getByText('Earned by what is paid').parentElement?.textContent).toContain('55.08');
  expect(screen.getByText('Expected').parentElement?.textContent).toContain('9.92');
});

test('a bill without commission says so', async () => {
  const { environment } = await openCommission('/EmployeeNormalCommision?id=e1&open=d1');
  await answerWith(environment, 'CommissionDetailQuery', {
    bill: BILL,
    node: {
      __typename: 'Employee',
      id: 'e1',
      commission: {
        __typename: 'EmployeeCommission',
        detail: { total: '0.00', products: [], services: [] },
      },
    },
  });
  expect(await screen.findByText('No commission data available for this transaction.')).toBeDefined();
});

test('an order offers what can be done with it, such as Proceed to Bill', async () => {
  const { environment, ...at } = await openCommission('/EmployeeCommision?id=e1&open=d1');
  await answerDetail(
    { ...at, environment },
    { ...BILLS[0], type: 'ORDER', viewerCanConvert: true, viewerCanReceivePayment: false },
  );
  expect(await screen.findByRole('button', { name: 'Proceed to Bill' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Other papers' })).toBeDefined();
});

test('status and page stand in the address; a page that is not there goes to the last', async () => {
  const { place, user } = await openCommission('/EmployeeCommision?id=e1', { totalCount: 148 });
  const status = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(status)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All statuses', 'Paid', 'Partial', 'Unpaid', 'Canceled']);
  const page = screen.getByRole('textbox', { name: 'Page, of 15' });
  await user.clear(page);
  await user.type(page, '99{Enter}');
  expect(place()).toContain('page=15');
  await user.selectOptions(status, 'Partial');
  expect(place()).toContain('status=PARTIAL');
  expect(place()).not.toContain('page');
});

test('orders in pieces are chosen by their own statuses', async () => {
  await openCommission('/EmployeeBoutiqueCommision?id=e1&status=HELD', { rows: [order(1)], summary: ORDERS });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('HELD');
});

test('without an id it shows the own earnings; days and page size stand in the address', async () => {
  const { environment } = visitCommission('/EmployeeNormalCommision?from=2025-11-01&size=20');
  const { request } = await sentOperation(environment, QUERY);
  expect(request.variables).toMatchObject({ own: true, first: 20, filter: { from: '2025-11-01' } });
  await answerWith(environment, QUERY, { viewer: { __typename: 'Viewer', commission: commissionOf() } });
  expect(await screen.findByText('Person 1')).toBeDefined();
});

test('nothing yet, nothing found, nobody there, and a failure with Retry', async () => {
  await openCommission('/EmployeeCommision?id=e1', { rows: [] });
  expect(screen.getByText('Bills and orders in the name of this employee appear here.')).toBeDefined();
});

test('somebody who is not there is said to be gone', async () => {
  const { environment } = visitCommission('/EmployeeCommision?id=gone');
  await answerWith(environment, QUERY, { node: null });
  expect(await screen.findByText('This employee no longer exists.')).toBeDefined();
});

test('an owner reads that he earns none, under the title of the address', async () => {
  const { environment } = visitCommission('/EmployeeBoutiqueCommision');
  await answerWith(environment, QUERY, { viewer: { commission: null } });
  expect(await screen.findByText('The owner earns no commission.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Boutique Employee Commission' })).toBeDefined();
});

test('a failure is told with the specified sentence', async () => {
  const { environment } = visitCommission('/EmployeeCommision?id=e1');
  await fail(environment, QUERY, new GraphFailure('UPSTREAM_UNAVAILABLE', 'Service is not reachable.', 'r1'));
  expect(await screen.findByText('Failed to load orders.')).toBeDefined();
});

test('a phone has a list', async () => {
  setWidth(360);
  await openCommission('/EmployeeCommision?id=e1');
  expect(screen.getByRole('list', { name: 'What was earned' })).toBeDefined();
});

test('on money received cards and rows tell what is earned and what is expected, and how', async () => {
  await openCommission('/EmployeeBoutiqueCommision?id=e1', {
    rows: [order(1, { status: 'COMPLETED', statusName: 'Completed', earned: '100.00', expected: '372.00' })],
    summary: { ...ORDERS, earned: '100.00', earnedThisMonth: '100.00', expected: '372.00', onMoney: true },
  });
  const row = screen.getByRole('row', { name: /26-27\/J\/00001/ });
  expect(row.textContent).toMatch(/₹100\.00.*₹372\.00 expected/);
  // A completed order shows its own day and is no longer due.
  expect(row.textContent).not.toContain('Due');
  expect(screen.getByText('Expected')).toBeDefined();
  expect(screen.getByText(/^Commission is earned as customers pay/)).toBeDefined();
});
