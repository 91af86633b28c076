import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, answerWithout, fail } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { setWidth } from '../../testing/setWidth.ts';
import { reportsPageRoute, reportsRoute } from './route.ts';

const QUERY = 'ReportPageQuery';

const receipt = (n: number, more: object = {}) => ({
  __typename: 'Receipt',
  paymentId: `y${n}`,
  documentId: `d${n}`,
  orderId: null,
  number: `26-27/A/0000${n}`,
  date: '2025-11-20T10:42:00.000Z',
  person: `Person ${n}`,
  reference: null,
  bank: null,
  mode: 'CASH',
  amount: '892.50',
  collectedBy: 'Deepak Kumar',
  ...more,
});
const ROWS = [
  receipt(1, { person: 'Priya Agarwal', mode: 'CARD', reference: '4410', amount: '2000.00' }),
  receipt(2),
  receipt(3, { documentId: null, orderId: 'o3', amount: '-50.00' }),
];

interface Answered {
  rows?: readonly object[];
  totalCount?: number;
  maySeeBills?: boolean;
}

const data = ({ rows = ROWS, totalCount = rows.length, maySeeBills = true }: Answered = {}) => ({
  viewer: {
    mayBill: true,
    maySeeBills,
    tenant: {
      id: 't1',
      receipts: {
        __typename: 'ReceiptConnection',
        totalCount,
        summary: {
          total: '2842.50',
          count: totalCount,
          days: rows.length === 0 ? [] : [{ day: '2025-11-20', total: '2842.50' }],
          modes: [
            { mode: 'CARD', total: '2000.00' },
            { mode: 'CASH', total: '842.50' },
          ],
          collectors: [{ name: 'Deepak Kumar', total: '2842.50' }],
        },
        collectors: [{ employeeId: 'e1', name: 'Deepak Kumar' }],
        edges: rows.map((node) => ({ node })),
      },
    },
  },
});

const elsewhere = ['/Billing-History', '/order-details'].map((path) => ({
  path,
  element: <p>{`This is ${path}`}</p>,
}));

function visit(address = '', path = '/Reports'): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(`${path}${address}`, [reportsRoute, reportsPageRoute, ...elsewhere]);
}

async function openReports(answered: Answered = {}, address = ''): Promise<AtRoute> {
  const at = visit(address);
  await answerWith(at.environment, QUERY, data(answered));
  await screen.findByRole('heading', { name: 'Financial Reports' });
  return at;
}

/** Waits until the latest request has these variables. */
const asks = ({ environment }: AtRoute, variables: object): Promise<void> =>
  waitFor(() => {
    const last = environment.mock
      .getAllOperations()
      .findLast(({ request }) => request.node.operation.name === QUERY);
    expect(last?.request.variables).toMatchObject(variables);
  });

test('columns, rows and the chart tell who paid what, by which mode, and who collected it', async () => {
  // The other tests use the address /Reports.
  const at = visit('', '/ReportsPage');
  await answerWith(at.environment, QUERY, data());
  for (const name of [
    'Date',
    'Person Name',
    'Account Number',
    'Bank Name',
    'Collected Amount',
    'Collected By',
  ])
    expect(await screen.findByRole('button', { name })).toBeDefined();
  const cells = within(await screen.findByRole('row', { name: /Priya Agarwal/ })).getAllByRole('cell');
  expect(cells.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Priya Agarwal26-27/A/00001',
    '···· 4410',
    // Where the column of numbers has no room, the number is below the bank.
    'Card···· 4410',
    '₹2,000.00₹2,000.00',
    'Deepak Kumar',
  ]);
  const back = within(await screen.findByRole('row', { name: /Person 3/ }));
  expect(back.getByText(/^[-−]₹50\.00$/)).toBeDefined();
  const chart = within(await screen.findByRole('region', { name: 'Collected by day' }));
  expect(chart.getByText('in 3 payments')).toBeDefined();
  await at.user.click(screen.getByRole('radio', { name: 'Mode' }));
  const modes = within(screen.getByRole('list', { name: 'Collected by mode' })).getAllByRole('listitem');
  expect(modes.map(({ textContent }) => textContent)).toEqual([
    'Card₹2,000.00₹2,000.00',
    'Cash₹842.50₹842.50',
  ]);
  await at.user.click(screen.getByRole('radio', { name: 'Person' }));
  expect(screen.getByRole('list', { name: 'Collected by person' }).textContent).toContain('₹2,842.50');
});

test('a heading sorts, and turns round when it is pressed again', async () => {
  const at = await openReports();
  await at.user.click(await screen.findByRole('button', { name: 'Person Name' }));
  await asks(at, { orderBy: { field: 'PERSON', direction: 'ASC' } });
  await answerWith(at.environment, QUERY, data());
  await at.user.click(await screen.findByRole('button', { name: 'Person Name' }));
  await asks(at, { orderBy: { field: 'PERSON', direction: 'DESC' } });
  expect(at.place()).toBe('/Reports?sort=person-desc');
});

test('days, person and collector narrow it down, in the list and in its address', async () => {
  const at = await openReports({}, '?from=2025-11-01&to=nonsense&page=2');
  await at.user.selectOptions(await screen.findByLabelText('Collected By'), 'e1');
  await asks(at, {
    first: 10,
    filter: { from: '2025-11-01', collectedBy: 'e1' },
  });
  await answerWith(at.environment, QUERY, data());
  fireEvent.change(screen.getByRole('searchbox', { name: 'Person Name' }), { target: { value: 'pri' } });
  await asks(at, { filter: { person: 'pri' } });
  expect(at.place()).toMatch(/^\/Reports\?from=2025-11-01.*by=e1.*person=pri/);
});

test('a row opens its bill, or its order; nobody without the right for bills', async () => {
  const at = await openReports();
  await at.user.click(await screen.findByRole('row', { name: /Person 3/ }));
  expect(at.place()).toBe('/order-details?id=o3');
  at.unmount();
  const other = await openReports({ maySeeBills: false });
  await other.user.click(await screen.findByRole('row', { name: /Person 2/ }));
  expect(other.place()).toBe('/Reports');
});

test('nothing yet has a first step; nothing found can be cleared; nothing is exported', async () => {
  const at = await openReports({ rows: [] });
  expect(await screen.findByText('No records found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Make a bill' })).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('No data to export.')).toBeDefined();
  at.unmount();
  const filtered = await openReports({ rows: [] }, '?person=nobody');
  await filtered.user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(filtered.place()).toBe('/Reports');
});

test('a failure keeps the filters, and Retry asks again; what may not be seen is said', async () => {
  const at = visit('?person=pri');
  await fail(at.environment, QUERY, new GraphFailure('INTERNAL', 'It broke.', 'r1'));
  expect(await screen.findByText('Failed to fetch reports')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await asks(at, { filter: { person: 'pri' } });
  at.unmount();
  const other = visit();
  await answerWithout(other.environment, QUERY, data(), ['viewer.tenant.receipts']);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch reports');
});

test('a phone gets a list and its own way to sort', async () => {
  setWidth(360);
  const at = await openReports();
  expect(screen.queryByRole('table', { name: 'Money received' })).toBeNull();
  await at.user.click(await screen.findByRole('button', { name: /Priya Agarwal/ }));
  expect(at.place()).toBe('/Billing-History?open=d1');
  at.unmount();
  const other = await openReports();
  await other.user.selectOptions(await screen.findByLabelText('Sorted by'), 'amount-desc');
  await asks(other, { orderBy: { field: 'AMOUNT', direction: 'DESC' } });
});
