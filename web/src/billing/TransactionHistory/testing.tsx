import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { document } from '../testing/document.ts';
import { transactionHistoryRoute } from './route.ts';

const QUERY = 'TransactionPageQuery';

const unpaid = { status: 'UNPAID', pending: '7404.50', advance: '0.00', viewerCanTrash: true };

/** Rows: partly paid, unpaid, in the trash, and of an online order. */
export const ROWS = [
  document({ id: 'd1', number: '26-27/A/00413' }),
  document({ id: 'd2', number: '26-27/A/00412', customerName: 'Fatima Sheikh', ...unpaid }),
  document({
    id: 'd3',
    number: '26-27/A/00411',
    customerName: 'Divya Nair',
    status: 'CANCELED',
    viewerCanTrash: true,
    trashedAt: '2025-11-20T11:00:00.000Z',
    trashedBy: 'Asha Rao',
  }),
  document({
    id: 'd4',
    number: '26-27/A/00410',
    customerName: 'Ananya Deshmukh',
    order: { __typename: 'Order', id: 'o4' },
  }),
];

export const quickBill = (changes: object = {}) => ({
  __typename: 'QuickBill',
  id: 'q1',
  number: '26-27/Q/00007',
  amount: '250.00',
  customerName: 'Priya Agarwal',
  phone: '9829041526',
  status: 'PENDING',
  date: '2025-11-20T10:42:00.000Z',
  viewerCanConfirm: true,
  viewerCanTrash: true,
  viewerCanUndoReceipt: false,
  trashedAt: null,
  events: [],
  ...changes,
});

interface Answered {
  rows?: readonly object[];
  totalCount?: number;
  mayBill?: boolean;
}

export const COUNTS = { invoices: 9, orders: 4, quickBills: 1206 };

const edgesOf = (rows: readonly object[]) => rows.map((node) => ({ node }));

/** The answer to a tab of documents. */
export const documentsData = ({ rows = ROWS, totalCount = rows.length, mayBill = true }: Answered = {}) => ({
  viewer: {
    mayBill,
    tenant: {
      id: 't1',
      transactionCounts: COUNTS,
      documents: {
        totalCount,
        summary: {
          billed: '92791.90',
          received: '60895.40',
          pending: '31896.50',
          trashed: '1942.50',
          billCount: 8,
          pendingCount: 5,
          trashedCount: 1,
        },
        edges: edgesOf(rows),
      },
    },
  },
});

/** The answer to the tab of quick bills. */
export const quickData = ({
  rows = [quickBill()],
  totalCount = rows.length,
  mayBill = true,
}: Answered = {}) => ({
  viewer: {
    mayBill,
    tenant: {
      id: 't1',
      transactionCounts: COUNTS,
      quickBills: {
        totalCount,
        summary: {
          billed: '250.00',
          received: '0.00',
          pending: '250.00',
          trashed: '0.00',
          billCount: 1,
          pendingCount: 1,
          trashedCount: 0,
        },
        edges: edgesOf(rows),
      },
    },
  },
});

const elsewhere = ['/Billing', '/order-details', '/PaymentHistoryPage/d1'].map((path) => ({
  path,
  element: <p>{`This is ${path}`}</p>,
}));

export function visit(search = ''): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(`/Transaction-History${search}`, [transactionHistoryRoute, ...elsewhere]);
}

export const answerPage = (at: AtRoute, answered: Answered = {}) =>
  answerWith(at.environment, QUERY, documentsData(answered));

/** Opens the screen with its first page. */
export async function openTransactions(answered: Answered = {}, search = ''): Promise<AtRoute> {
  const at = visit(search);
  await answerPage(at, answered);
  return at;
}

type Asked = Record<string, unknown>;

const asked = ({ environment }: AtRoute): Asked => {
  const operation = environment.mock
    .getAllOperations()
    .findLast(({ request }) => request.node.operation.name === QUERY);
  const given = Object.entries(operation?.request.variables ?? {});
  return Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined));
};

const COUNTED = Object.keys(COUNTS);
const isCounted = ([name]: [string, unknown]): boolean => COUNTED.includes(name);

/** Waits until the screen sends these variables; others are not compared. */
export const asks = (at: AtRoute, expected: object): Promise<void> =>
  waitFor(() => {
    const page = Object.entries(asked(at)).filter((entry) => !isCounted(entry));
    expect(Object.fromEntries(page)).toEqual(expected);
  });

/** Waits until the tabs send these variables. */
export const counts = (at: AtRoute, expected: object): Promise<void> =>
  waitFor(() => expect(Object.fromEntries(Object.entries(asked(at)).filter(isCounted))).toEqual(expected));

export const row = (text: string) => screen.findByRole('row', { name: new RegExp(text) });
