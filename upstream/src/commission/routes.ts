import { type FixedStatus, percentText } from '@galla/domain';
import { statusOfWord, toDocument, toPointsCommission } from '../billing/index.ts';
import { toOrder } from '../boutique/index.ts';
import { WORKBOOK_TYPE } from '../catalogue/index.ts';
import { basisPointsOf } from '../db/numeric.ts';
import { readDays } from '../http/days.ts';
import { type Route, route } from '../http/route.ts';
import { pageAsked, isIncluded } from '../lists/include.ts';
import { maySeeEarnings, requireSeller } from './access.ts';
import {
  boutiqueDashboard,
  boutiqueEmployeeOrders,
  earningsThisMonth,
  employeeComission,
  employeeCommission,
  employeeOrderLocations,
  exportCommission,
} from './contract.ts';
import { commissionOfDocument } from './detail.ts';
import { type EarningDocument, listEarning, sumEarning } from './documents.ts';
import { earnedThisMonth, type Earnings, monthOf } from './earnings.ts';
import { commissionSheet } from './export.ts';
import { requireSight, toWire } from '../map/index.ts';
import { type EarningOrder, listEarningOrders, sumOrders } from './orders.ts';
import { placesOf } from './places.ts';
import { splitRoutes } from './split/routes.ts';
import { statementRoutes } from './statements/routes.ts';
import { targetRoutes } from './targets/routes.ts';

const USUAL_ROWS = 10;

/** The totals over all matches, if requested. */
const includedSums = (include: string | undefined, sums: Earnings | undefined) =>
  sums && {
    ...(isIncluded(include, 'count') && { total: sums.rows }),
    ...(isIncluded(include, 'sum') && { sum: toPointsCommission(sums) }),
  };

const asksForSums = (include: string | undefined): boolean =>
  isIncluded(include, 'count') || isIncluded(include, 'sum');

const toEarningRow = (row: EarningDocument) => {
  const { doc_id, type, serial_number, customer_name, status, total_amount, pending_amount, date } =
    toDocument(row);
  return {
    doc_id,
    type,
    serial_number,
    customer_name,
    status,
    total_amount,
    pending_amount,
    date,
    points_commission: toPointsCommission({ ...row, points: row.earnedPoints }),
  };
};

const toOrderRow = (row: EarningOrder) => {
  const order = toOrder(row);
  return {
    id: order.order_id,
    order_no: order.order_no,
    created_at: order.created_at,
    customer_name: order.customer_name,
    status: order.status,
    status_fixed: order.status_fixed,
    final_total: order.final_total,
    subtotal: order.subtotal,
    pending_amt: order.pending_amt,
    delivery_time: order.delivery_time,
    order_type: order.order_type,
    stage: order.stage,
    date: row.day,
    canceled: row.canceledAt === null ? (0 as const) : (1 as const),
    commission: row.earned,
    expected_commission: row.expected,
    commission_percent:
      row.commissionPercentage === null ? null : percentText(basisPointsOf(row.commissionPercentage)),
  };
};

/** What employees earn (spec 3 §7 Employees and commissions). */
export const routes: Route[] = [
  route(employeeCommission, async ({ db, caller, body, now }) => {
    const { employee_id: id, include, statuses } = body;
    await requireSeller(db, caller, id);
    const filter = {
      ...readDays(body),
      search: body.search ?? undefined,
      statuses: statuses && statuses.length > 0 ? statuses.map((one) => statusOfWord[one]) : undefined,
    };
    const { rows, page } = await listEarning(db, id, filter, pageAsked(body, USUAL_ROWS));
    const sums = asksForSums(include) ? await sumEarning(db, id, filter, monthOf(caller, now)) : undefined;
    return {
      success: true,
      data: rows.map(toEarningRow),
      ...(page && { page }),
      ...includedSums(include, sums),
    };
  }),

  route(earningsThisMonth, async ({ db, caller, body, now }) => {
    const ids = body.ids.split(',').filter((id) => maySeeEarnings(caller, id));
    const earned = await earnedThisMonth(db, caller, ids, now);
    return { success: true, data: [...earned].map(([id, amount]) => ({ employee_id: id, amount })) };
  }),

  route(boutiqueDashboard, async ({ db, caller, query, now }) => {
    await requireSeller(db, caller, query.employee_id);
    const sums = await sumOrders(db, query.employee_id, {}, monthOf(caller, now));
    return {
      success: true,
      summary: {
        total_completed: sums.completed,
        total_pending: sums.pending,
        total_inprocess: sums.inProcess,
        total_customers: sums.customers,
        total_earning: sums.earned,
        this_month_earning: sums.thisMonth,
        expected_earning: sums.expected,
        on_money: sums.onMoney ? (1 as const) : (0 as const),
      },
    };
  }),

  route(boutiqueEmployeeOrders, async ({ db, caller, query, now }) => {
    const { employee_id: id, include, statuses } = query;
    await requireSeller(db, caller, id);
    const filter = {
      ...readDays(query),
      search: query.search ?? undefined,
      statuses: statuses?.split(',') as FixedStatus[] | undefined,
    };
    const { rows, page } = await listEarningOrders(db, id, filter, pageAsked(query, USUAL_ROWS));
    const sums = asksForSums(include) ? await sumOrders(db, id, filter, monthOf(caller, now)) : undefined;
    return {
      success: true,
      orders: rows.map(toOrderRow),
      ...(page && { page }),
      ...includedSums(include, sums),
    };
  }),

  route(employeeComission, async ({ db, caller, params, query }) => ({
    success: true,
    data: await commissionOfDocument(db, caller, params.id, query.employee_id),
  })),

  route(employeeOrderLocations, async ({ db, caller, query }) => {
    const { employee_id: id } = query;
    await requireSeller(db, caller, id);
    requireSight(caller, [id]);
    const places = await placesOf(db, id, query.ids.split(','));
    const data = places.map(({ saleId, ...point }) => ({ id: saleId, location: toWire(point) }));
    return { success: true, data };
  }),

  route(exportCommission, async ({ db, caller, body, now }) => {
    await requireSeller(db, caller, body.employee_id);
    const filter = { ...readDays(body), search: body.search ?? undefined, statuses: body.statuses };
    const { bytes, fileName } = await commissionSheet(db, caller, body.employee_id, filter, now);
    return { contentType: WORKBOOK_TYPE, bytes, fileName };
  }),

  ...splitRoutes,
  ...statementRoutes,
  ...targetRoutes,
];
