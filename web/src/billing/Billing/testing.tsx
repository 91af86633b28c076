import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { answer } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { billingRoute } from './route.ts';

export const PRIYA = {
  id: 'c1',
  name: 'Priya Agarwal',
  mobile: '9829041526',
  group: 'Regular',
  pending: '1200.00',
  lastVisit: '2026-11-17T10:00:00Z',
  image: null,
};
export const FATIMA = {
  id: 'c2',
  name: 'Fatima Sheikh',
  mobile: '9414077320',
  group: 'Bridal',
  pending: '0.00',
  lastVisit: null,
  image: null,
};

interface Rights {
  mayBill: boolean;
  mayAddCustomers: boolean;
}
const ALL: Rights = { mayBill: true, mayAddCustomers: true };

export const tenant = (customers: object[], total = customers.length, rights = ALL) => ({
  Viewer: () => rights,
  Tenant: () => ({
    id: 't1',
    employees: [
      { id: 'e1', fullName: 'Rekha Yadav' },
      { id: 'e2', fullName: 'Kavita Meena' },
    ],
    customers: {
      totalCount: total,
      edges: customers.map((node) => ({ node, cursor: 'x' })),
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  }),
});

const bill = (number: string, total: string, pending: string, status: string) => ({
  node: { id: number, number, date: '2026-11-17T10:00:00Z', total, pending, status },
});

export const PRIYA_NODE = { __typename: 'Customer', __isNode: 'Customer', ...PRIYA };

export const details = {
  node: {
    ...PRIYA_NODE,
    billCount: 14,
    documents: {
      totalCount: 14,
      edges: [
        bill('26-27/A/00398', '3860.00', '1200.00', 'PARTIAL'),
        bill('26-27/A/00341', '2145.00', '0.00', 'PAID'),
      ],
    },
  },
};

/** Signs in and fixes the clock at noon of the rows' day; `afterEach` restores it. */
export function signIn(): void {
  localStorage.setItem('access_token', 'token');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00Z') });
}

/** Opens the screen with these customers, the search focused. */
export async function open(
  address = '/Billing',
  customers: object[] = [PRIYA, FATIMA],
  rights = ALL,
): Promise<AtRoute> {
  const at = renderAt(address, [
    billingRoute,
    { path: '/Billings', element: <p>The cart</p> },
    { path: '/QuickBill', element: <p>Quick bill</p> },
  ]);
  await answer(at.environment, 'BillingQuery', tenant(customers, customers.length, rights));
  await screen.findByRole('searchbox');
  return at;
}

export const search = (): HTMLInputElement => screen.getByRole('searchbox');
/** Sets the whole text at once: typed letter by letter on a slow machine, a part of it might be searched for. */
export const type = (text: string): void => void fireEvent.change(search(), { target: { value: text } });
export const rows = (): string[] =>
  within(screen.getByRole('table', { name: 'Customers' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');
export const address = (at: AtRoute): URLSearchParams => new URL(at.place(), 'http://galla').searchParams;
export const mainAct = () => screen.getByRole('button', { name: /Select & Continue/ });
