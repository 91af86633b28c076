import { boutique, commission, dashboard } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Answer } from '../rest/arguments.ts';
import { documentId } from '../testing/fakeBilling.ts';
import { employeeId, employeeRow, employeesAre } from '../testing/fakeEmployees.ts';
import { employeeWith, profile, signedIn } from '../testing/fakePerson.ts';
import { answering } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const ROWS = `rows(first: 10, filter: $filter) {
  totalCount sum { points earned expected }
  edges { node { documentId orderId number status statusName total points earned expected } }
}`;
const OWN = `query ($filter: CommissionFilter) { viewer { commission {
  employeeId summary { earned expected onMoney points contacts completed } ${ROWS}
} } }`;

interface Rows {
  viewer: { commission: { rows: { totalCount: number } } };
}

const bills: Answer<typeof commission.employeeCommission> = {
  success: true,
  data: [
    {
      doc_id: documentId(1),
      type: 'invoice',
      serial_number: '26-27/A/00001',
      customer_name: 'Asha Rao',
      status: 'Partial',
      total_amount: '118.00',
      pending_amount: '18.00',
      date: '2026-11-20',
      points_commission: { points: '7.5', emp_earned_rs: '15.00', expected_rs: '3.00' },
    },
  ],
  total: 1,
  sum: { points: '7.5', emp_earned_rs: '15.00', expected_rs: '3.00' },
};
const orders: Answer<typeof commission.boutiqueEmployeeOrders> = {
  success: true,
  orders: [
    {
      id: documentId(2),
      order_no: '26-27/J/00001',
      created_at: '2026-11-20T06:00:00.000Z',
      customer_name: 'Asha Rao',
      status: 'Pending',
      status_fixed: 'PENDING',
      final_total: '4720.00',
      subtotal: '4250.00',
      pending_amt: '3720.00',
      delivery_time: '2026-12-20',
      order_type: 'new',
      stage: null,
      date: '2026-11-20',
      canceled: 0,
      commission: '0.00',
      expected_commission: '472.00',
      commission_percent: null,
    },
  ],
  total: 1,
  sum: { points: '0', emp_earned_rs: '0.00', expected_rs: '472.00' },
};
const card: Answer<typeof dashboard.employeeDashboard> = {
  success: true,
  dashboard_data: {
    total_earning: '15.00',
    this_month_earning: '15.00',
    total_contacts: 3,
    total_customers: 2,
    total_order: 1,
    total_earning_ponits: '7.5',
    expected_earning: '3.00',
    on_money: 1,
  },
};
const boutiqueCard: Answer<typeof commission.boutiqueDashboard> = {
  success: true,
  summary: {
    total_completed: 0,
    total_pending: 1,
    total_inprocess: 0,
    total_customers: 1,
    total_earning: '0.00',
    this_month_earning: '0.00',
    expected_earning: '472.00',
    on_money: 0,
  },
};

test('the own commission by bills: a call for the cards and one for the page', async () => {
  const asked: unknown[] = [];
  const { data, errors, calls } = await runOperation(OWN, {
    variables: { filter: { from: '2026-11-01', search: 'asha' } },
    fakes: [
      signedIn(employeeWith('billing:view')),
      answering(dashboard.employeeDashboard, () => card),
      answering(commission.employeeCommission, ({ body }) => {
        asked.push(body);
        return bills;
      }),
    ],
  });
  expect(errors).toEqual([]);
  expect(calls.toSorted()).toEqual(['GET /me', 'POST /employee_commission', 'POST /employee_dashboard']);
  expect(asked).toMatchObject([
    { from_date: '2026-11-01', search: 'asha', limit: 10, offset: 0, include: 'count,sum' },
  ]);
  expect(data).toMatchObject({
    viewer: {
      commission: {
        summary: {
          earned: '15.00',
          expected: '3.00',
          onMoney: true,
          points: '7.5',
          contacts: 3,
          completed: null,
        },
        rows: {
          totalCount: 1,
          sum: { points: '7.5', earned: '15.00', expected: '3.00' },
          edges: [
            {
              node: {
                documentId: globalId('Document', documentId(1)),
                orderId: null,
                status: 'PARTIAL',
                points: '7.5',
                earned: '15.00',
                expected: '3.00',
              },
            },
          ],
        },
      },
    },
  });
});

test('in a boutique by orders, with what is expected of open ones', async () => {
  const { data, errors } = await runOperation(OWN, {
    fakes: [
      signedIn({ ...employeeWith('billing:view'), capabilities: ['BOUTIQUE_COMMISSION'] }),
      answering(commission.boutiqueDashboard, () => boutiqueCard),
      answering(commission.boutiqueEmployeeOrders, () => orders),
    ],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      commission: {
        summary: { earned: '0.00', points: null, completed: 0 },
        rows: {
          edges: [
            {
              node: {
                documentId: null,
                orderId: globalId('Order', documentId(2)),
                status: 'PENDING',
                statusName: 'Pending',
                earned: '0.00',
                expected: '472.00',
              },
            },
          ],
        },
      },
    },
  });
});

test('by status: each kind of shop has its own, and those of the other match nothing', async () => {
  const asked: unknown[] = [];
  const ask = async (status: string, capabilities: string[]) => {
    const { data, errors, calls } = await runOperation(OWN.replace(/summary \{[^}]*\}/, ''), {
      variables: { filter: { status } },
      fakes: [
        signedIn({ ...employeeWith('billing:view'), capabilities }),
        answering(commission.employeeCommission, ({ body }) => {
          asked.push(body.statuses);
          return bills;
        }),
        answering(commission.boutiqueEmployeeOrders, ({ query }) => {
          asked.push(query.statuses);
          return orders;
        }),
      ],
    });
    expect(errors).toEqual([]);
    return [calls.length, (data as unknown as Rows).viewer.commission.rows.totalCount];
  };
  expect(await ask('PARTIAL', [])).toEqual([2, 1]);
  expect(await ask('CANCELED', [])).toEqual([2, 1]);
  expect(await ask('CANCELED', ['BOUTIQUE_COMMISSION'])).toEqual([2, 1]);
  expect(asked).toEqual([['Partial'], ['Canceled'], 'CANCELLED']);
  expect(await ask('HELD', [])).toEqual([1, 0]);
  expect(await ask('PAID', ['BOUTIQUE_COMMISSION'])).toEqual([1, 0]);
});

test('the owner has none, and that of others is closed without Employees View', async () => {
  const owner = await runOperation('{ viewer { commission { employeeId } } }', {
    fakes: [signedIn(profile())],
  });
  expect([owner.errors, owner.data]).toEqual([[], { viewer: { commission: null } }]);
  const others = await runOperation('{ viewer { tenant { employees { commission { employeeId } } } } }', {
    fakes: [signedIn(employeeWith('billing:view')), employeesAre([employeeRow(1)])],
  });
  expect(others.errors).toEqual([expect.stringContaining('FORBIDDEN')]);
});

test('days that end before they begin are refused without a call', async () => {
  const { errors, calls } = await runOperation(
    OWN.replace('summary { earned expected onMoney points contacts completed }', ''),
    {
      variables: { filter: { from: '2026-11-20', to: '2026-11-01' } },
      fakes: [signedIn(employeeWith('billing:view'))],
    },
  );
  expect(errors).toEqual([expect.stringContaining('End date cannot be before start date')]);
  expect(calls).toEqual(['GET /me']);
});

test('a document by product and service', async () => {
  const line = {
    item_name: 'Fan',
    qty: '3',
    amount: '3000.00',
    percentage: null,
    points: '7.5',
    point_value: '2.00',
    commission: '15.00',
    part: 40,
  };
  const detail: Answer<typeof commission.employeeComission> = {
    success: true,
    data: {
      employee_comission: { product: [{ product_id: employeeId(1), ...line }], service: [] },
      total_amount: '15.00',
      earned: '12.00',
      expected: '3.00',
      percent: 60,
      on_money: 1 as const,
    },
  };
  const { data, errors } = await runOperation(
    `query ($id: ID!) { viewer { commission { detail(document: $id) {
      total earned expected onMoney percent products { name points pointValue commission part } services { name }
    } } } }`,
    {
      variables: { id: globalId('Document', documentId(1)) },
      fakes: [signedIn(employeeWith('billing:view')), answering(commission.employeeComission, () => detail)],
    },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    viewer: {
      commission: {
        detail: {
          total: '15.00',
          earned: '12.00',
          expected: '3.00',
          onMoney: true,
          percent: 60,
          products: [{ name: 'Fan', points: '7.5', pointValue: '2.00', commission: '15.00', part: 40 }],
          services: [],
        },
      },
    },
  });
});

test('where sales were made, by one call under the ids that were asked; none without any', async () => {
  const PLACES =
    'query ($sales: [ID!]!) { viewer { commission { places(sales: $sales) { saleId point { latitude at } } } } }';
  const [bill, order] = [globalId('Document', documentId(1)), globalId('Order', documentId(2))];
  const asked: unknown[] = [];
  const fakes = [
    signedIn(employeeWith('billing:view')),
    answering(commission.employeeOrderLocations, ({ query }) => {
      asked.push(query);
      const location = {
        id: documentId(9),
        latitude: 26.3,
        longitude: 75.7,
        created_at: '2026-11-20T06:00:00.000Z',
      };
      return { success: true, data: [{ id: documentId(2), location }] };
    }),
  ];
  const { data, errors } = await runOperation(PLACES, { variables: { sales: [bill, order] }, fakes });
  expect(errors).toEqual([]);
  expect(asked).toMatchObject([{ ids: `${documentId(1)},${documentId(2)}` }]);
  expect(data).toEqual({
    viewer: {
      commission: { places: [{ saleId: order, point: { latitude: 26.3, at: '2026-11-20T06:00:00.000Z' } }] },
    },
  });
  const none = await runOperation(PLACES, { variables: { sales: [] }, fakes });
  expect([none.data, none.calls]).toEqual([{ viewer: { commission: { places: [] } } }, ['GET /me']]);
  const many = await runOperation(PLACES, { variables: { sales: Array(101).fill(bill) }, fakes });
  expect(many.errors).toEqual([expect.stringContaining('Ask for 1 to 100 at a time.')]);
});

test('the orders on which somebody works, by one call', async () => {
  const orders: Answer<typeof boutique.employeeOrders> = {
    success: true,
    orders: [
      {
        order_id: documentId(3),
        order_no: '26-27/J/00003',
        order_type: 'alteration',
        stage: 'Stitching',
        emp_order_status: '1',
        delivery_time: '2026-12-20',
      },
    ],
  };
  const { data, errors, calls } = await runOperation(
    '{ viewer { tenant { employees { workedOrders { orderId type stage state delivery } } } } }',
    {
      fakes: [signedIn(), employeesAre([employeeRow(1)]), answering(boutique.employeeOrders, () => orders)],
    },
  );
  expect(errors).toEqual([]);
  expect(calls).toHaveLength(3);
  expect(data).toMatchObject({
    viewer: {
      tenant: {
        employees: [
          {
            workedOrders: [
              {
                orderId: globalId('Order', documentId(3)),
                type: 'ALTERATION',
                stage: 'Stitching',
                state: 'IN_PROCESS',
                delivery: '2026-12-20',
              },
            ],
          },
        ],
      },
    },
  });
});
