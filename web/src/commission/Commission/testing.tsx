import { screen } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { boutiqueCommissionRoute, normalCommissionRoute, pointsCommissionRoute } from './route.ts';

/** The nth bill, which earned ₹15.00. */
export const sale = (n: number, more: object = {}) => ({
  __typename: 'CommissionRow',
  documentId: `d${n}`,
  orderId: null,
  number: `26-27/A/0000${n}`,
  customer: `Person ${n}`,
  date: '2025-11-20',
  delivery: null,
  status: 'PAID',
  statusName: null,
  total: '118.00',
  pending: '0.00',
  points: '0',
  earned: '15.00',
  expected: null,
  ...more,
});

/** The nth order in pieces, which is open. */
export const order = (n: number, more: object = {}) =>
  sale(n, {
    documentId: null,
    orderId: `o${n}`,
    number: `26-27/J/0000${n}`,
    delivery: '2025-12-10',
    status: 'PENDING',
    statusName: 'Pending',
    earned: '0.00',
    expected: '472.00',
    ...more,
  });

export const BILLS = { earned: '15.00', earnedThisMonth: '15.00', points: '7.5', contacts: 12, sales: 2 };
export const ORDERS = { earned: '0.00', earnedThisMonth: '0.00', completed: 3, pending: 1, inProcess: 2 };

interface Answered {
  rows?: readonly object[];
  summary?: object;
  sum?: object;
  totalCount?: number;
  /** Target of the month; default: none. */
  target?: object;
  mayEdit?: boolean;
  /** Id of the signed-in employee. */
  own?: string;
}

export const commissionOf = ({
  rows = [sale(1), sale(2)],
  summary = BILLS,
  sum = {},
  totalCount = rows.length,
  target = {},
}: Answered = {}) => ({
  __typename: 'EmployeeCommission',
  employeeId: 'e1',
  target: { __typename: 'SalesTarget', month: '2025-11-01', amount: null, sold: '0.00', ...target },
  summary: {
    expected: '0.00',
    onMoney: false,
    points: null,
    contacts: null,
    customers: 7,
    sales: null,
    completed: null,
    pending: null,
    inProcess: null,
    ...summary,
  },
  rows: {
    __typename: 'CommissionConnection',
    totalCount,
    sum: { points: '0', earned: '15.00', ...sum },
    edges: rows.map((node) => ({ node })),
  },
});

/** Opens the page without answering its query. */
export function visitCommission(address: string): AtRoute {
  storeSession({ access_token: 't', tenant_schema: 's_1' });
  return renderAt(address, [boutiqueCommissionRoute, pointsCommissionRoute, normalCommissionRoute]);
}

/** Opens an employee's page with sales. */
export async function openCommission(
  address: string,
  answered: Answered = {},
  mayFollow = true,
): Promise<AtRoute> {
  const at = visitCommission(address);
  await answerWith(at.environment, 'CommissionPageQuery', {
    viewer: {
      __typename: 'Viewer',
      mayFollow,
      mayEdit: answered.mayEdit ?? false,
      own: answered.own === undefined ? null : { __typename: 'EmployeeCommission', employeeId: answered.own },
    },
    node: {
      __typename: 'Employee',
      id: 'e1',
      fullName: 'Rekha Yadav',
      image: null,
      designation: { __typename: 'Designation', id: 'x1', name: 'Sales assistant' },
      commission: commissionOf(answered),
    },
  });
  await screen.findByText('Rekha Yadav');
  return at;
}
