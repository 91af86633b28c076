import { fullName, type Paise, MONEY_MODES, type MoneyMode, rupees } from '@galla/domain';
import type { Static } from 'typebox';
import { paymentModeWord } from '../../billing/index.ts';
import { newId } from '../../db/id.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { OrderPaymentRow } from './schemas.ts';
import { ownOrders } from './visible.ts';

const KINDS = ['ADVANCE', 'PAYMENT', 'REFUND'] as const;
const KIND_WORD = { ADVANCE: 'advance', PAYMENT: 'payment', REFUND: 'refund' } as const;

/** Money received or refunded. */
export interface OrderMoney {
  orderId: string;
  kind: (typeof KINDS)[number];
  amount: Paise;
  /** Pending amount before and after. */
  pending: Paise;
  left: Paise;
  mode: MoneyMode;
  reference?: string | undefined;
  bank?: string | undefined;
  tendered?: Paise | undefined;
}

/** Records money received or refunded; returns its id. The caller updates the order's own figures. */
export async function writeMoney(
  db: TenantDb,
  { caller, now }: { caller: Pick<Caller, 'staffId'>; now: Date },
  money: OrderMoney,
): Promise<string> {
  const id = newId();
  const { orderId, kind, amount, pending, left, mode, reference, bank, tendered } = money;
  await db.sql
    .insertInto('boutiquePayment')
    .values({
      tenantId: db.tenantId,
      id,
      orderId,
      kind,
      amount: rupees(amount),
      previousPending: rupees(pending),
      newPending: rupees(left),
      mode,
      reference: reference ?? null,
      bank: bank ?? null,
      tendered: tendered === undefined || tendered === amount ? null : rupees(tendered),
      receivedBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  return id;
}

/** Payments and refunds of orders that the caller may see, oldest first, including those received on their invoices. */
export function selectMoney(db: TenantDb, caller: Pick<Caller, 'employeeId' | 'tenantId'>) {
  const columns = [
    'id',
    'kind',
    'amount',
    'previousPending',
    'newPending',
    'mode',
    'reference',
    'bank',
    'tendered',
    'receivedBy',
    'createdAt',
  ] as const;
  const onOrders = db.sql
    .selectFrom('boutiquePayment as own')
    .where('own.tenantId', '=', db.tenantId)
    .select(columns.map((column) => `own.${column}` as const))
    .select('own.orderId');
  const onInvoices = db.sql
    .selectFrom('payment as later')
    .innerJoin('boutiqueOrder as billed', (join) =>
      join
        .onRef('billed.tenantId', '=', 'later.tenantId')
        .onRef('billed.documentId', '=', 'later.documentId'),
    )
    .where('later.tenantId', '=', db.tenantId)
    // Payments carried over to the invoice are already listed with the order.
    .where('later.kind', '=', 'PAYMENT')
    .select(columns.map((column) => `later.${column}` as const))
    .select('billed.id as orderId');
  return db.sql
    .selectFrom(onOrders.unionAll(onInvoices).as('money'))
    .innerJoin('boutiqueOrder', (join) =>
      join.onRef('boutiqueOrder.id', '=', 'money.orderId').on('boutiqueOrder.tenantId', '=', db.tenantId),
    )
    .innerJoin('customer', (join) =>
      join
        .onRef('customer.tenantId', '=', 'boutiqueOrder.tenantId')
        .onRef('customer.id', '=', 'boutiqueOrder.customerId'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'money.receivedBy').on('staff.tenantId', '=', db.tenantId),
    )
    .where(ownOrders(caller) as never)
    .selectAll('money')
    .select(['staff.firstName', 'staff.lastName'])
    .orderBy('money.createdAt')
    .orderBy('money.newPending', 'desc')
    .orderBy('money.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMoney>['execute']>>[number];

export const toMoney = (row: Row): Static<typeof OrderPaymentRow> => ({
  id: row.id,
  order_id: row.orderId,
  kind: KIND_WORD[oneOf(KINDS, row.kind)],
  paid_amount: row.amount,
  previous_pending: row.previousPending,
  new_pending: row.newPending,
  payment_mode: paymentModeWord[oneOf(MONEY_MODES, row.mode)],
  reference: row.reference,
  bank: row.bank,
  tendered: row.tendered,
  received_by: row.receivedBy,
  received_by_name: fullName(row.firstName, row.lastName),
  created_at: row.createdAt.toISOString(),
});
