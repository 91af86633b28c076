import { type FixedStatus, fullName, orderPayment, type Paise, percentText, rupees } from '@galla/domain';
import { type ExpressionBuilder, type InferResult, sql, type Updateable } from 'kysely';
import type { Static } from 'typebox';
import { orderSplit } from '../../billing/index.ts';
import { visibleTo } from '../../customers/index.ts';
import { basisPointsOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import type { OrderRow } from './schemas.ts';
import { ownOrders } from './visible.ts';
import { ORDER_TYPES, orderTypeWord, paymentStatusWord } from './words.ts';

/** Once there is an invoice, its pending amount counts. */
const pendingNow = sql<string>`case when invoice.id is null then boutique_order.pending
  when invoice.canceled_at is null then invoice.pending else 0.00 end`;
const advanceNow = sql<string>`case when invoice.id is null
  then boutique_order.received - boutique_order.refunded else invoice.total - invoice.pending end`;

/** The shop's orders with customer and payments, as a base query to filter, order and page. */
export function selectOrders(db: TenantDb, caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  return db.sql
    .selectFrom('boutiqueOrder')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('customer.id', '=', 'boutiqueOrder.customerId'),
    )
    .innerJoin('orderStatus as status', (join) =>
      join
        .onRef('status.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('status.id', '=', 'boutiqueOrder.statusId'),
    )
    .leftJoin('stage', (join) =>
      join
        .onRef('stage.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('stage.id', '=', 'boutiqueOrder.stageId'),
    )
    .leftJoin('staff as employee', (join) =>
      join
        .onRef('employee.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('employee.id', '=', 'boutiqueOrder.employeeId'),
    )
    .leftJoin('document as invoice', (join) =>
      join
        .onRef('invoice.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('invoice.id', '=', 'boutiqueOrder.documentId'),
    )
    .where('boutiqueOrder.tenantId', '=', db.tenantId)
    .where(ownOrders(caller) as never)
    .selectAll('boutiqueOrder')
    .select(['customer.name as customerName', 'customer.mobile as customerMobile'])
    .select(['status.name as status', 'status.fixed', 'stage.name as stage'])
    .select(['employee.firstName', 'employee.lastName', 'invoice.number as invoiceNumber'])
    .select([pendingNow.as('pendingNow'), advanceNow.as('advanceNow'), orderSplit.as('isSplit')])
    .select((order) =>
      order
        .and([visibleTo(caller)(order as unknown as ExpressionBuilder<TenantTables, 'customer'>)])
        .as('seen'),
    );
}

/** An order with the columns of `selectOrders`. */
export type OrderRecord = InferResult<ReturnType<typeof selectOrders>>[number];

type Row = Static<typeof OrderRow>;

/** Amounts of an order: received, pending, and to be refunded. */
export function moneyOf(row: OrderRecord): { advance: Paise; pending: Paise; toRefund: Paise; total: Paise } {
  const total = paiseOf(row.total);
  const advance = paiseOf(row.advanceNow);
  const kept = row.canceledAt !== null;
  return {
    total,
    advance,
    pending: paiseOf(row.pendingNow),
    toRefund: kept ? 0 : Math.max(0, advance - total),
  };
}

function paymentOf(row: OrderRecord) {
  const { total, advance, pending } = moneyOf(row);
  if (row.canceledAt !== null) return advance === 0 ? 'UNPAID' : advance < total ? 'PARTIALLY_PAID' : 'PAID';
  return orderPayment({ total, pending });
}

/** An order in its wire shape. */
export function toOrder(row: OrderRecord): Row {
  const { toRefund } = moneyOf(row);
  const payment = paymentOf(row);
  const mobile = row.seen ? row.customerMobile : null;
  return {
    order_id: row.id,
    order_no: row.number,
    version: row.version,
    customer_id: row.seen ? row.customerId : null,
    customer_name: row.customerName,
    customer_mobile: mobile,
    customer_number: mobile,
    created_at: row.createdAt.toISOString(),
    delivery_time: row.deliveryDate,
    function_date: row.functionDate,
    trial_date: row.trialDate,
    urgent_status: row.urgent ? 'Urgent' : 'Normal',
    order_type: orderTypeWord[oneOf(ORDER_TYPES, row.type)],
    status: row.status,
    status_id: row.statusId,
    status_fixed: row.fixed as FixedStatus | null,
    stage: row.stage,
    stage_id: row.stageId,
    employee_id: row.employeeId,
    employee_name: row.employeeId === null ? null : fullName(row.firstName ?? '', row.lastName ?? ''),
    ref_no: row.reference,
    discount: row.discount,
    discount_percentage:
      row.discountKind === 'PERCENT' && row.discountValue !== null
        ? percentText(basisPointsOf(row.discountValue))
        : null,
    subtotal: row.subtotal,
    gst_percentage: percentText(basisPointsOf(row.gstPercentage)),
    gst_amount: row.gst,
    final_total: row.total,
    advance_amt: rupees(paiseOf(row.advanceNow)),
    pending_amt: rupees(paiseOf(row.pendingNow)),
    to_refund: rupees(toRefund),
    payment_status: paymentStatusWord[payment],
    is_paid: payment === 'PAID' ? 1 : 0,
    quantity: row.pieces,
    items: row.items,
    kept_reason: row.keptReason,
    isInvoice: row.documentId === null ? 0 : 1,
    serial_no: row.invoiceNumber,
    document_id: row.documentId,
    is_split: row.isSplit ? 1 : 0,
  };
}

/** One order, if the caller may see it. */
export const findOrder = (db: TenantDb, caller: Pick<Caller, 'employeeId' | 'tenantId'>, id: string) =>
  selectOrders(db, caller).where('boutiqueOrder.id', '=', id).executeTakeFirst();

/** The same; refuses NOT_FOUND. */
export async function requireOrder(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId' | 'tenantId'>,
  id: string,
): Promise<OrderRecord> {
  const order = await findOrder(db, caller, id);
  if (!order) throw new Refused('NOT_FOUND');
  return order;
}

/**
 * Locks an order until the transaction ends, so that concurrent writes see each other.
 * @param expected the version that the caller saw
 * @throws Refused NOT_FOUND; CHANGED_MEANWHILE for another version
 */
export async function lockOrder(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId' | 'tenantId'>,
  id: string,
  expected?: number,
): Promise<OrderRecord> {
  // Lock first, so that the joined tables are read after the lock is acquired.
  await db.sql
    .selectFrom('boutiqueOrder')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute();
  const order = await requireOrder(db, caller, id);
  if (expected !== undefined && expected !== order.version)
    throw new Refused('CHANGED_MEANWHILE', {}, { details: { version: order.version, status: order.status } });
  return order;
}

/** Updates columns of an order and increments its version. */
export async function touchOrder(
  db: TenantDb,
  id: string,
  changes: Updateable<TenantTables['boutiqueOrder']> = {},
): Promise<void> {
  await db.sql
    .updateTable('boutiqueOrder')
    .set({ ...changes, version: sql`version + 1`, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
