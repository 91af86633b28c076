import { FIXED_STATUSES, type FixedStatus } from '@galla/domain';
import Type from 'typebox';
import { StatusWord, TypeWord } from '../billing/contract.ts';
import { endpoint } from '../http/endpoint.ts';
import { LocationPoint } from '../map/contract.ts';
import {
  Day,
  Flag,
  Id,
  Ids,
  include,
  Instant,
  Money,
  Nullable,
  PageOfList,
  paging,
  Percent,
  Quantity,
  Success,
  Text,
} from '../http/schemas.ts';

/**
 * What employees earn (spec 3 §§2.7, 3, 7). Every signed-in person may see their own earnings; those of others need
 * Employees View. Each call checks that itself.
 */

const Count = Type.Integer({ minimum: 0 });
const Fixed = Type.Unsafe<FixedStatus>(
  Type.Union(Object.keys(FIXED_STATUSES).map((one) => Type.Literal(one))),
);

/** Points of a sale, and the commission in rupees. */
export const PointsCommission = Type.Object({
  points: Quantity,
  emp_earned_rs: Money,
  /**
   * What it will still earn: the unpaid share when earned as money is received, and the commission of an open order in
   * pieces.
   */
  expected_rs: Money,
});

/** How commission is earned, and how much of it is still expected. */
const expectation = {
  /** Total still expected, as in the rows. */
  expected_earning: Money,
  /** 1 if new sales earn as their money is received. */
  on_money: Flag,
};

export const EmployeeDashboard = Type.Object({
  total_earning: Money,
  /** Earned in the current month. */
  this_month_earning: Money,
  /** Contacts visible to the employee. */
  total_contacts: Count,
  /** Those of them with at least one bill. */
  total_customers: Count,
  /** Documents, or orders in a boutique, behind the earnings; canceled ones are included and earn nothing. */
  total_order: Count,
  total_earning_ponits: Quantity,
  ...expectation,
});

const employee = { employee_id: Id };
const days = { from_date: Type.Optional(Nullable(Day)), to_date: Type.Optional(Nullable(Day)) };
/** Part of number, customer name or mobile. */
const search = { search: Type.Optional(Nullable(Text(100))) };

const read = { tenant: 'query', repeat: 'safe' } as const;

/** A sale in an employee's name (spec 3 §3 Billing order row). */
export const EarningRow = Type.Object({
  doc_id: Id,
  type: TypeWord,
  serial_number: Type.String(),
  customer_name: Type.String(),
  status: StatusWord,
  total_amount: Money,
  pending_amount: Money,
  date: Day,
  points_commission: PointsCommission,
});

const documentFilter = {
  ...days,
  ...search,
  statuses: Type.Optional(Type.Array(StatusWord, { maxItems: 10 })),
};

export const employeeCommission = endpoint({
  ...read,
  method: 'POST',
  path: '/employee_commission',
  summary:
    'Lists the bills in the name of an employee with the earnings of each, newest first: invoices, and orders until an invoice replaces them',
  body: { ...employee, ...documentFilter, ...paging, include: include('count', 'page', 'sum') },
  answer: Type.Object({
    success: Success,
    data: Type.Array(EarningRow),
    page: PageOfList,
    total: Type.Optional(Count),
    /** Over all matches. */
    sum: Type.Optional(PointsCommission),
  }),
});

export const earningsThisMonth = endpoint({
  ...read,
  method: 'POST',
  path: '/earningsThisMonth',
  summary:
    'Returns the earnings of employees in the current month, by ids: for each the same as on the employee’s card. Leaves out those whose earnings the caller may not see',
  body: { ids: Ids },
  answer: Type.Object({
    success: Success,
    data: Type.Array(Type.Object({ employee_id: Id, amount: Money })),
  }),
});

export const BoutiqueSummary = Type.Object({
  total_completed: Count,
  total_pending: Count,
  total_inprocess: Count,
  /** Customers of orders that are not canceled. */
  total_customers: Count,
  /** Of completed orders. */
  total_earning: Money,
  this_month_earning: Money,
  ...expectation,
});

export const boutiqueDashboard = endpoint({
  ...read,
  method: 'GET',
  path: '/boutique_dashboard',
  summary: 'Returns the totals of the orders in pieces in the name of an employee',
  query: employee,
  answer: Type.Object({ success: Success, summary: BoutiqueSummary }),
});

/** An order in pieces in an employee's name (spec 3 §3 Boutique order row). */
export const BoutiqueEarningRow = Type.Object({
  id: Id,
  order_no: Type.String(),
  created_at: Instant,
  customer_name: Type.String(),
  status: Type.String(),
  status_fixed: Nullable(Fixed),
  final_total: Money,
  subtotal: Money,
  pending_amt: Money,
  delivery_time: Day,
  order_type: Type.String(),
  stage: Nullable(Type.String()),
  /** The day it counts for: completion, or before that the day it was taken. */
  date: Day,
  canceled: Flag,
  /** 0.00 until the order is completed. */
  commission: Money,
  /** What it will earn when completed, or the unpaid share when earned as money is received; null when nothing. */
  expected_commission: Nullable(Money),
  /** The rate fixed at its completion. */
  commission_percent: Nullable(Percent),
});

const statuses = Object.keys(FIXED_STATUSES).join('|');

export const boutiqueEmployeeOrders = endpoint({
  ...read,
  method: 'GET',
  path: '/boutique_employee_orders',
  summary: 'Lists the orders in pieces in the name of an employee with the earnings of each, newest first',
  query: {
    ...employee,
    ...days,
    ...search,
    /** Codes of the fixed statuses, joined by commas. */
    statuses: Type.Optional(Type.String({ pattern: `^(${statuses})(,(${statuses})){0,5}$` })),
    ...paging,
    include: include('count', 'page', 'sum'),
  },
  answer: Type.Object({
    success: Success,
    orders: Type.Array(BoutiqueEarningRow),
    page: PageOfList,
    total: Type.Optional(Count),
    sum: Type.Optional(PointsCommission),
  }),
});

export const employeeOrderLocations = endpoint({
  ...read,
  method: 'GET',
  path: '/employee_order_locations',
  summary:
    'Returns where an employee was, by the employee’s own route, when documents and orders in pieces were made in that name; leaves out those without a point within ten minutes. For other employees, View on Map is required, too',
  query: { ...employee, ids: Ids },
  answer: Type.Object({
    success: Success,
    data: Type.Array(
      Type.Object({
        /** Of the document or order. */
        id: Id,
        location: LocationPoint,
      }),
    ),
  }),
});

const earningLine = {
  item_name: Type.String(),
  qty: Quantity,
  /** After its share of the bill's discount, before tax. */
  amount: Money,
  /** Null if it earns points. */
  percentage: Nullable(Percent),
  /** For the whole line; null if it earns a percentage. */
  points: Nullable(Quantity),
  /** Rupees per point at that time. */
  point_value: Nullable(Money),
  commission: Money,
  /** The person's part of the line in per cent; null when it is not shared. */
  part: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
};

export const employeeComission = endpoint({
  ...read,
  method: 'GET',
  path: '/employee_comission/:id',
  summary:
    'Returns the earnings from a document, by product and service, of the employee in whose name it is or of the given one',
  params: { id: Id },
  query: { employee_id: Type.Optional(Id) },
  answer: Type.Object({
    success: Success,
    data: Type.Object({
      employee_comission: Type.Object({
        product: Type.Array(Type.Object({ product_id: Nullable(Id), ...earningLine })),
        service: Type.Array(Type.Object({ service_id: Nullable(Id), ...earningLine })),
      }),
      total_amount: Money,
      /** Earned so far: all of it, or the paid share if the bill earns as money is received. */
      earned: Money,
      /** The rest of it. */
      expected: Money,
      /** The person's part in per cent; null when it is not shared, or a line has parts of its own. */
      percent: Nullable(Type.Integer({ minimum: 1, maximum: 99 })),
      on_money: Flag,
    }),
  }),
});

export const exportCommission = endpoint({
  ...read,
  method: 'POST',
  path: '/exportEmployeeCommission',
  summary:
    'Exports the earnings of an employee as a workbook, Billing_Records_{date}.xlsx: the documented columns (spec 3 §9), then points and rupees earned; at most 50,000 rows',
  answers: 'binary',
  body: {
    ...employee,
    ...days,
    ...search,
    /**
     * Status words of documents, or codes of the fixed statuses in a boutique; those of the other kind match nothing.
     */
    statuses: Type.Optional(Type.Array(Type.Union([StatusWord, Fixed]), { minItems: 1, maxItems: 10 })),
  },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export * from './split/contract.ts';
export * from './statements/contract.ts';
export * from './targets/contract.ts';
