import {
  addDays,
  type FixedStatus,
  normalizeMobile,
  orderCommission,
  type OrderCommissionSettings,
  type Paise,
  type PartBounds,
  partOf,
  rupees,
} from '@galla/domain';
import { type ExpressionBuilder, sql } from 'kysely';
import { type EmployeeId, orderPartsOf } from '../billing/index.ts';
import { type OrderRecord, selectOrders } from '../boutique/index.ts';
import { basisPointsOf, paiseOf } from '../db/numeric.ts';
import { containing } from '../db/search.ts';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import { idColumn, instantColumn } from '../lists/columns.ts';
import { type PageAsked, pageOf } from '../lists/page.ts';
import type { Earnings, Month } from './earnings.ts';
import { paysOnMoney } from './onMoney.ts';
import { orderEarned, orderExpected, orderWhole } from './orderMoney.ts';

/** Filter of an employee's orders by day: that of completion, or before that the day it was taken. */
export interface OrderFilter {
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  statuses?: readonly FixedStatus[] | undefined;
}

type Tables = TenantTables & { status: TenantTables['orderStatus'] };
type Query = ExpressionBuilder<Tables, 'boutiqueOrder' | 'customer' | 'status'>;

/** The day that an order counts for. */
export const orderDay = sql<string>`coalesce(boutique_order.completed_on, boutique_order.ordered_on)`;

function matching({ from, to, search, statuses }: OrderFilter) {
  return (order: Query) => {
    const text = search?.trim();
    const mobile = text && normalizeMobile(text);
    return order.and([
      ...(from ? [sql<boolean>`${orderDay} >= ${from}`] : []),
      ...(to ? [sql<boolean>`${orderDay} <= ${to}`] : []),
      ...(statuses ? [order('status.fixed', 'in', [...statuses])] : []),
      ...(text
        ? [
            order.or([
              order('boutiqueOrder.number', 'ilike', containing(text)),
              order('customer.name', 'ilike', containing(text)),
              ...(mobile ? [order('customer.mobile', 'like', containing(mobile))] : []),
            ]),
          ]
        : []),
    ]);
  };
}

/** The current commission rate of the designation of an order's seller; null when there is none. */
const designationPercent = sql<string | null>`(
  select designation.commission_percent from staff seller
    join designation on designation.tenant_id = seller.tenant_id and designation.id = seller.designation_id
   where seller.tenant_id = boutique_order.tenant_id and seller.id = boutique_order.employee_id)`;

const ofSeller = (db: TenantDb, employeeId: string, filter: OrderFilter) =>
  selectOrders(db, { employeeId: null, tenantId: db.tenantId })
    .innerJoin(orderPartsOf(db, employeeId).as('part'), 'part.saleId', 'boutiqueOrder.id')
    .where(matching(filter) as never)
    .select([orderDay.as('day'), orderEarned().as('earned'), orderExpected().as('rest')])
    .select(['part.lower', 'part.upper', designationPercent.as('designationPercent')]);

/** The shop's current commission settings for orders in pieces. */
async function readSettings(db: TenantDb): Promise<OrderCommissionSettings> {
  const row = await db.sql
    .selectFrom('tenantSetting')
    .where('tenantId', '=', db.tenantId)
    .select(['commissionByDesignation', 'commissionBeforeTax'])
    .executeTakeFirst();
  return {
    byDesignation: row?.commissionByDesignation ?? false,
    beforeTax: row?.commissionBeforeTax ?? false,
  };
}

type Open = Pick<OrderRecord, 'subtotal' | 'discount' | 'total'> &
  PartBounds & { designationPercent: string | null };
type Row = OrderRecord & Open & { day: string; earned: string; rest: string };

/**
 * A person's part of what an open order would earn when completed, by current settings and the seller's current
 * designation.
 */
function earnedThen(row: Open, settings: OrderCommissionSettings): Paise {
  const money = {
    subtotal: paiseOf(row.subtotal),
    discount: paiseOf(row.discount),
    total: paiseOf(row.total),
    designation: row.designationPercent === null ? undefined : basisPointsOf(row.designationPercent),
  };
  return partOf(orderCommission(money, settings).earned, row);
}

/** What an order will still earn: an open one when completed, one that earns as money is received when paid. */
function withEarning(row: Row, settings: OrderCommissionSettings) {
  const open = row.completedOn === null && row.canceledAt === null;
  const rest = Number(row.rest) > 0 ? row.rest : null;
  return { ...row, expected: open ? rupees(earnedThen(row, settings)) : rest };
}

export type EarningOrder = ReturnType<typeof withEarning>;

const NEWEST = {
  list: 'commission orders',
  columns: [instantColumn('boutique_order.created_at'), idColumn('boutique_order.id')],
  direction: 'desc',
} as const;

/** A page of an employee's orders, newest first. */
export async function listEarningOrders(
  db: TenantDb,
  employeeId: string,
  filter: OrderFilter,
  asked: PageAsked,
) {
  const page = pageOf(db, NEWEST, asked);
  const found = page.answer(await page.of(ofSeller(db, employeeId, filter)).execute());
  const settings = await readSettings(db);
  return { ...found, rows: found.rows.map((row) => withEarning(row, settings)) };
}

/** Up to `most` matches, newest first. */
export async function allEarningOrders(
  db: TenantDb,
  employeeId: string,
  filter: OrderFilter,
  most: number,
): Promise<EarningOrder[]> {
  const rows = await ofSeller(db, employeeId, filter)
    .orderBy('boutiqueOrder.createdAt', 'desc')
    .orderBy('boutiqueOrder.id', 'desc')
    .limit(most)
    .execute();
  const settings = await readSettings(db);
  return (rows as Row[]).map((row) => withEarning(row, settings));
}

/** The expected commission of the matching open orders: the rule for completed ones with the current settings. */
async function expectedOfOpen(db: TenantDb, employeeId: string, filter: OrderFilter): Promise<Paise> {
  const open = await ofSeller(db, employeeId, filter)
    .where('boutiqueOrder.completedOn', 'is', null)
    .where('boutiqueOrder.canceledAt', 'is', null)
    .clearSelect()
    .select(['boutiqueOrder.subtotal', 'boutiqueOrder.discount', 'boutiqueOrder.total'])
    .select(['part.lower', 'part.upper', designationPercent.as('designationPercent')])
    .execute();
  if (open.length === 0) return 0;
  const settings = await readSettings(db);
  return open.reduce((sum, row) => sum + earnedThen(row, settings), 0);
}

/**
 * What an order earned in a month: everything on the day of completion or, when earned as money is received, the share
 * received in the month.
 */
const earnedIn = ({ from, to, timeZone }: Month) => sql<string>`case when boutique_order.commission_on_money
  then ${orderEarned()} - ${orderEarned({ day: addDays(from, -1), timeZone })}
  else case when completed_on between ${from} and ${to} then ${orderWhole} else 0.00 end end`;

/** What an employee earned of orders in a month, as `amount`; only orders that earn in it. */
export const ordersInMonth = (db: TenantDb, employeeId: EmployeeId, month: Month) =>
  db.sql
    .selectFrom('boutiqueOrder')
    .innerJoin(orderPartsOf(db, employeeId).as('part'), 'part.saleId', 'boutiqueOrder.id')
    .where('boutiqueOrder.tenantId', '=', db.tenantId)
    .where(
      sql<boolean>`(boutique_order.commission_on_money or completed_on between ${month.from} and ${month.to})`,
    )
    .select(sql<string>`coalesce(sum(${earnedIn(month)}), 0.00)`.as('amount'));

/** The cards of the boutique (spec 3 §3 Boutique summary), and the number of matching orders. */
export async function sumOrders(
  db: TenantDb,
  employeeId: string,
  filter: OrderFilter,
  month: Month,
): Promise<Earnings & { completed: number; pending: number; inProcess: number; customers: number }> {
  const sums = await db.sql
    .selectFrom('boutiqueOrder')
    .innerJoin('orderStatus as status', (join) =>
      join
        .onRef('status.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('status.id', '=', 'boutiqueOrder.statusId'),
    )
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('customer.id', '=', 'boutiqueOrder.customerId'),
    )
    .innerJoin(orderPartsOf(db, employeeId).as('part'), 'part.saleId', 'boutiqueOrder.id')
    .where('boutiqueOrder.tenantId', '=', db.tenantId)
    .where(matching(filter) as never)
    .select([
      sql<string>`count(*)`.as('rows'),
      paysOnMoney(db).as('onMoney'),
      sql<string>`count(*) filter (where status.fixed = 'COMPLETED')`.as('completed'),
      sql<string>`count(*) filter (where status.fixed = 'PENDING')`.as('pending'),
      sql<string>`count(*) filter (where status.fixed in ('IN_PROCESS', 'PARTIALLY_DONE'))`.as('inProcess'),
      sql<string>`count(distinct customer_id) filter (where canceled_at is null)`.as('customers'),
      sql<string>`coalesce(sum(${orderEarned()}), 0.00)`.as('earned'),
      sql<string>`coalesce(sum(${orderExpected()}), 0.00)`.as('expected'),
      sql<string>`coalesce(sum(${earnedIn(month)}), 0.00)`.as('thisMonth'),
    ])
    .executeTakeFirstOrThrow();
  return {
    earned: sums.earned,
    thisMonth: sums.thisMonth,
    expected: rupees(paiseOf(sums.expected) + (await expectedOfOpen(db, employeeId, filter))),
    points: '0',
    rows: Number(sums.rows),
    onMoney: sums.onMoney,
    completed: Number(sums.completed),
    pending: Number(sums.pending),
    inProcess: Number(sums.inProcess),
    customers: Number(sums.customers),
  };
}
