import type { Day } from '@galla/domain';
import { sql } from 'kysely';
import { ownDocuments, signedAmount } from '../billing/index.ts';
import { ownOrders } from '../boutique/index.ts';
import { containing } from '../db/search.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';

/** Filter of payments in a report. */
export interface ReportFilter {
  /** The shop's days, inclusive. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** Part of the payer's name. */
  person?: string | undefined;
  collectedBy?: string | undefined;
}

/**
 * Payments of valid bills, and of trashed ones, which are fully refunded; refunds are negative. Payments taken over by
 * an invoice are included with the order only.
 */
const ofDocuments = (db: TenantDb, caller: Caller) =>
  db.sql
    .selectFrom('payment')
    .innerJoin('document', (join) =>
      join
        .onRef('document.tenantId', '=', 'payment.tenantId')
        .onRef('document.id', '=', 'payment.documentId'),
    )
    .leftJoin('boutiqueOrder', (join) =>
      join
        .onRef('boutiqueOrder.tenantId', '=', 'document.tenantId')
        .onRef('boutiqueOrder.documentId', '=', 'document.id'),
    )
    .where('payment.tenantId', '=', db.tenantId)
    .where((row) =>
      row.or([row('document.canceledAt', 'is', null), row('document.trashedAt', 'is not', null)]),
    )
    .where('payment.takenFrom', 'is', null)
    // Credit is not money: it was received before.
    .where('payment.mode', '<>', 'CREDIT')
    .where((row) => row.or([row('payment.kind', '<>', 'ADVANCE'), row('boutiqueOrder.id', 'is', null)]))
    .where((row) => ownDocuments(caller)(row as never))
    .select([
      'payment.id',
      'payment.createdAt',
      signedAmount.as('amount'),
      'payment.mode',
      sql<string>`coalesce(payment.reference, '')`.as('reference'),
      sql<string | null>`payment.bank`.as('bank'),
      'payment.receivedBy',
      'document.number',
      'document.customerName as person',
      'document.customerMobile as mobile',
      'document.total',
      'document.gst',
      sql<string | null>`document.id`.as('documentId'),
      sql<string | null>`null::uuid`.as('orderId'),
      sql<string | null>`null::uuid`.as('customerId'),
    ]);

/** Payments of orders in pieces; refunds are negative. */
const ofOrders = (db: TenantDb, caller: Caller) =>
  db.sql
    .selectFrom('boutiquePayment')
    .innerJoin('boutiqueOrder', (join) =>
      join
        .onRef('boutiqueOrder.tenantId', '=', 'boutiquePayment.tenantId')
        .onRef('boutiqueOrder.id', '=', 'boutiquePayment.orderId'),
    )
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('customer.id', '=', 'boutiqueOrder.customerId'),
    )
    .where('boutiquePayment.tenantId', '=', db.tenantId)
    .where((row) => ownOrders(caller)(row as never))
    .select([
      'boutiquePayment.id',
      'boutiquePayment.createdAt',
      sql<string>`case boutique_payment.kind when 'REFUND' then -boutique_payment.amount else boutique_payment.amount end`.as(
        'amount',
      ),
      'boutiquePayment.mode',
      sql<string>`coalesce(boutique_payment.reference, '')`.as('reference'),
      sql<string | null>`boutique_payment.bank`.as('bank'),
      'boutiquePayment.receivedBy',
      'boutiqueOrder.number',
      'customer.name as person',
      'customer.mobile',
      'boutiqueOrder.total',
      'boutiqueOrder.gst',
      sql<string | null>`null::uuid`.as('documentId'),
      sql<string | null>`boutique_order.id`.as('orderId'),
      sql<string | null>`null::uuid`.as('customerId'),
    ]);

const ofQuickBills = (db: TenantDb, { employeeId }: Caller) =>
  db.sql
    .selectFrom('quickBill')
    .where('quickBill.tenantId', '=', db.tenantId)
    .where('quickBill.status', '=', 'PAID')
    .$if(employeeId !== null, (rows) => rows.where('quickBill.createdBy', '=', employeeId ?? ''))
    .select([
      'quickBill.id',
      sql<Date>`quick_bill.received_at`.as('createdAt'),
      'quickBill.amount',
      sql<string>`quick_bill.mode`.as('mode'),
      sql<string>`coalesce(quick_bill.reference, '')`.as('reference'),
      sql<string | null>`null::text`.as('bank'),
      sql<string>`quick_bill.received_by`.as('receivedBy'),
      'quickBill.number',
      'quickBill.customerName as person',
      'quickBill.phone as mobile',
      'quickBill.amount as total',
      sql<string>`0.00::numeric`.as('gst'),
      sql<string | null>`null::uuid`.as('documentId'),
      sql<string | null>`null::uuid`.as('orderId'),
      sql<string | null>`null::uuid`.as('customerId'),
    ]);

/** The part of a receipt outside of bills: for the opening due, or kept as credit. */
const FOR_NO_BILL = sql<string>`receipt.credited + receipt.opening`;

/** The part of receipts outside of bills; the rest is included with its bills. */
const ofReceipts = (db: TenantDb, { employeeId, staffId }: Caller) =>
  db.sql
    .selectFrom('receipt')
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'receipt.tenantId')
        .onRef('customer.id', '=', 'receipt.customerId'),
    )
    .where('receipt.tenantId', '=', db.tenantId)
    .where(FOR_NO_BILL, '>', '0')
    .$if(employeeId !== null, (rows) => rows.where('receipt.createdBy', '=', staffId))
    .select([
      'receipt.id',
      'receipt.issuedAt as createdAt',
      FOR_NO_BILL.as('amount'),
      'receipt.mode',
      sql<string>`coalesce(receipt.reference, '')`.as('reference'),
      sql<string | null>`receipt.bank`.as('bank'),
      'receipt.createdBy as receivedBy',
      'receipt.number',
      'customer.name as person',
      'customer.mobile',
      FOR_NO_BILL.as('total'),
      sql<string>`0.00::numeric`.as('gst'),
      sql<string | null>`null::uuid`.as('documentId'),
      sql<string | null>`null::uuid`.as('orderId'),
      sql<string | null>`receipt.customer_id`.as('customerId'),
    ]);

/** The shop's day of a payment. */
export const dayOf = ({ timeZone }: Pick<Caller, 'timeZone'>) =>
  sql<Day>`(money.created_at at time zone ${timeZone})::date`;

/** Current name of the person who received the money. */
export const collector = sql<string>`trim(staff.first_name || ' ' || staff.last_name)`;

const allOf = (db: TenantDb, caller: Caller) =>
  ofDocuments(db, caller)
    .unionAll(ofOrders(db, caller))
    .unionAll(ofQuickBills(db, caller))
    .unionAll(ofReceipts(db, caller));

/**
 * All payments that the caller may see, with who received them: all for the owner, those of their own bills and orders
 * for an employee.
 */
export const selectMoney = (db: TenantDb, caller: Caller) =>
  db.sql
    .selectFrom(allOf(db, caller).as('money'))
    .innerJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'money.receivedBy').on('staff.tenantId', '=', db.tenantId),
    );

/** The matching payments that the caller may see. */
export function selectCollected(db: TenantDb, caller: Caller, filter: ReportFilter) {
  const { from, to, person = '', collectedBy } = filter;
  const day = dayOf(caller);
  return selectMoney(db, caller)
    .$if(from !== undefined, (rows) => rows.where(day, '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where(day, '<=', to ?? ''))
    .$if(person.trim() !== '', (rows) => rows.where('money.person', 'ilike', containing(person)))
    .$if(collectedBy !== undefined, (rows) => rows.where('money.receivedBy', '=', collectedBy ?? ''));
}
