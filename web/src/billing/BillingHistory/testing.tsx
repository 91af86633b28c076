import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { document, shop } from '../testing/document.ts';
import { billingHistoryRoute } from './route.ts';

const named = (id: string, number: string, customerName: string, changes: object = {}) =>
  document({ id, number, customerName, ...changes });

/** Three bills: partly paid, paid, canceled. */
export const BILLS = [
  named('d1', '26-27/A/00413', 'Priya Agarwal'),
  named('d2', '26-27/A/00412', 'Lakshmi Iyer', {
    status: 'PAID',
    pending: '0.00',
    viewerCanReceivePayment: false,
    date: '2025-11-19T10:05:00.000Z',
  }),
  named('d3', '26-27/A/00411', 'Divya Nair', {
    status: 'CANCELED',
    total: '1942.50',
    viewerCanReceivePayment: false,
    date: '2025-11-19T07:50:00.000Z',
  }),
];

interface Answered {
  bills?: readonly object[];
  totalCount?: number;
  mayBill?: boolean;
}

/** The answer to the screen's query. */
export const pageData = ({ bills = BILLS, totalCount, mayBill = true }: Answered = {}) => ({
  viewer: {
    mayBill,
    tenant: {
      id: 't1',
      documents: {
        totalCount: totalCount ?? bills.length,
        summary: {
          billed: '93915.40',
          received: '64517.90',
          pending: '29397.50',
          canceled: '1942.50',
          billCount: 9,
          pendingCount: 4,
          canceledCount: 1,
        },
        edges: bills.map((node) => ({ __typename: 'DocumentEdge', node })),
      },
    },
  },
});

const elsewhere = ['/Billing', '/QrCodePage'].map((path) => ({ path, element: <p>{`This is ${path}`}</p> }));

/** Opens the screen at its address, with nothing answered yet. */
export function visit(search = ''): AtRoute {
  storeSession({ access_token: 'secret' });
  return renderAt(`/Billing-History${search}`, [billingHistoryRoute, ...elsewhere]);
}

export const answerPage = (at: AtRoute, answered: Answered = {}) =>
  answerWith(at.environment, 'HistoryPageQuery', pageData(answered));

/** Opens the screen with its first page. */
export async function openHistory(answered: Answered = {}, search = ''): Promise<AtRoute> {
  const at = visit(search);
  await answerPage(at, answered);
  return at;
}

/** Waits until the screen sends these variables; others are not compared. */
export const asks = ({ environment }: AtRoute, expected: object): Promise<void> =>
  waitFor(() => {
    const asked = environment.mock
      .getAllOperations()
      .findLast(({ request }) => request.node.operation.name === 'HistoryPageQuery')?.request.variables;
    const given = Object.entries(asked ?? {}).filter(([, value]) => value !== null);
    expect(Object.fromEntries(given)).toEqual(expected);
  });

/** The answer to the drawer's query. */
export const detail = (node: object | null) => ({
  viewer: { profile: { isOwner: false }, tenant: shop() },
  node,
});

export const answerDetail = (at: AtRoute, node: object | null | undefined = BILLS[0]) =>
  answerWith(at.environment, 'DocumentDetailQuery', detail(node ?? null));

/** Answers the query of the drawer's head, for tests without the list in the store. */
export const answerHead = (at: AtRoute, node: object | null | undefined = BILLS[0]) =>
  answerWith(at.environment, 'OpenDocumentQuery', { node: node ?? null });

/** Opens a row's bill with all its data. */
export async function openBill(
  at: AtRoute,
  text: string,
  bill: object | undefined = BILLS[0],
): Promise<void> {
  await at.user.click(await row(text));
  await answerHead(at, bill);
  await answerDetail(at, bill);
}

export const row = (text: string) => screen.findByRole('row', { name: new RegExp(text) });
