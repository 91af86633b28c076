import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { ordersRoute } from './route.ts';

const status = (id: string, name: string, fixed: string | null) => ({
  __typename: 'OrderStatus',
  id,
  name,
  fixed,
});

export const PENDING = status('s1', 'Pending', 'PENDING');
export const HELD = status('s2', 'Held', 'HELD');
export const IN_PROCESS = status('s3', 'In Process', 'IN_PROCESS');
export const COMPLETED = status('s5', 'Order Completed', 'COMPLETED');
export const CANCELLED = status('s6', 'Cancelled', 'CANCELLED');

export const CUTTING = { __typename: 'Stage', id: 'g1', name: 'Cutting' };
export const STITCHING = { __typename: 'Stage', id: 'g2', name: 'Stitching' };

/** The nth order, with the fields that the list selects. */
export const order = (n: number, more: object = {}) => ({
  __typename: 'Order',
  id: `o${n}`,
  number: `26-27/J/0018${n}`,
  version: 1,
  createdAt: '2026-11-17T11:30:00.000Z',
  customerName: `Customer ${n}`,
  customerMobile: '9823066120',
  pieces: 3,
  deliveryDate: '2026-11-30',
  urgent: false,
  total: '4720.00',
  pending: '4720.00',
  advance: '0.00',
  payment: 'UNPAID',
  mayEdit: true,
  mayInvoice: false,
  invoiceNumber: null,
  invoicePdfUrl: null,
  status: PENDING,
  stage: CUTTING,
  allowedStatuses: [CANCELLED, HELD],
  items: [
    {
      __typename: 'OrderItem',
      id: `i${n}`,
      pieces: [{ __typename: 'Piece', id: `p${n}`, state: 'PENDING', employee: null }],
    },
  ],
  ...more,
});

interface Answered {
  orders?: readonly object[];
  totalCount?: number;
}

export const pageData = ({ orders = [order(1)], totalCount }: Answered = {}) => ({
  viewer: {
    tenant: {
      id: 't1',
      orders: {
        totalCount: totalCount ?? orders.length,
        summary: { total: 186, inProcess: 37, completed: 121, earned: '684310.00' },
        edges: orders.map((node) => ({ __typename: 'OrderEdge', node })),
      },
    },
  },
});

const elsewhere = ['/order-details', '/EditOrder', '/create-order'].map((path) => ({
  path,
  element: <p>{`This is ${path}`}</p>,
}));

/** Opens the screen at its URL, with the choices of its filters but without rows. */
export async function visit(search = ''): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt(`/order-list${search}`, [ordersRoute, ...elsewhere]);
  await answerWith(at.environment, 'OrderFiltersQuery', {
    viewer: {
      tenant: {
        id: 't1',
        statuses: [PENDING, HELD, IN_PROCESS, COMPLETED, CANCELLED],
        stages: [CUTTING, STITCHING],
        employees: [{ id: 'e1', fullName: 'Gopal Saini' }],
      },
    },
  });
  return at;
}

export const answerPage = (at: AtRoute, answered: Answered = {}) =>
  answerWith(at.environment, 'OrdersPageQuery', pageData(answered));

/** Opens the screen with its first orders. */
export async function openOrders(answered: Answered = {}, search = ''): Promise<AtRoute> {
  const at = await visit(search);
  await answerPage(at, answered);
  return at;
}

/** Waits until the screen sends these variables; others are ignored. */
export const asks = ({ environment }: AtRoute, expected: object): Promise<void> =>
  waitFor(() => {
    const asked = environment.mock
      .getAllOperations()
      .findLast(({ request }) => request.node.operation.name === 'OrdersPageQuery')?.request.variables;
    const given = Object.entries(asked ?? {}).filter(
      ([name, value]) => value !== null && !['due', 'by'].includes(name),
    );
    expect(Object.fromEntries(given)).toEqual(expected);
  });

export const row = (text: string) => screen.findByRole('row', { name: new RegExp(text) });
