import {
  dayIn,
  type FixedStatus,
  formatAmount,
  fullName,
  mayInvoiceOrder,
  MONEY_MODES,
  problem,
} from '@galla/domain';
import { type BilledWork, issueForWork } from '../../billing/index.ts';
import { basisPointsOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { noteEvents } from './events.ts';
import { selectItems } from './items.ts';
import { lockOrder, moneyOf, type OrderRecord, touchOrder } from './orders.ts';

/** The payments that were not refunded, oldest first: refunds are deducted from the newest ones. */
async function netReceived(db: TenantDb, orderId: string): Promise<BilledWork['received']> {
  const rows = await db.sql
    .selectFrom('boutiquePayment')
    .where('tenantId', '=', db.tenantId)
    .where('orderId', '=', orderId)
    .selectAll()
    .orderBy('createdAt')
    .orderBy('newPending', 'desc')
    .orderBy('id')
    .execute();
  let back = rows
    .filter(({ kind }) => kind === 'REFUND')
    .reduce((sum, { amount }) => sum + paiseOf(amount), 0);
  return rows
    .filter(({ kind }) => kind !== 'REFUND')
    .toReversed()
    .flatMap((row) => {
      const taken = Math.min(back, paiseOf(row.amount));
      back -= taken;
      const amount = paiseOf(row.amount) - taken;
      if (amount === 0) return [];
      return [
        {
          id: row.id,
          amount,
          mode: oneOf(MONEY_MODES, row.mode),
          reference: row.reference ?? undefined,
          bank: row.bank ?? undefined,
          tendered: taken === 0 && row.tendered !== null ? paiseOf(row.tendered) : undefined,
          receivedBy: row.receivedBy,
          at: row.createdAt,
        },
      ];
    })
    .toReversed();
}

function discountOf({ discountKind: kind, discountValue: value }: OrderRecord): BilledWork['discount'] {
  if (kind === null || value === null) return undefined;
  return kind === 'PERCENT'
    ? { kind: 'PERCENT', value: basisPointsOf(value) }
    : { kind: 'AMOUNT', value: paiseOf(value) };
}

/**
 * Makes the invoice of a completed order once; repeated or concurrent calls return the same invoice.
 * @throws Refused at `status` before the order is completed; REFUND first when more was received than its total
 */
export async function invoiceOrder(
  by: Pick<Call, 'db' | 'caller' | 'now'>,
  id: string,
): Promise<{ documentId: string; number: string }> {
  const { db, caller, now } = by;
  const order = await lockOrder(db, caller, id);
  if (order.documentId !== null) return { documentId: order.documentId, number: order.invoiceNumber ?? '' };
  if (!mayInvoiceOrder(order.fixed as FixedStatus | null))
    throw refusedFor(problem('status', 'INVALID_INPUT', 'orderRule.invoiceEarly'));
  const { toRefund } = moneyOf(order);
  if (toRefund > 0)
    throw refusedFor(
      problem('amount', 'INVALID_INPUT', 'orderRule.refundFirst', { amount: formatAmount(toRefund) }),
    );
  const items = await selectItems(db, caller).where('item.orderId', '=', id).execute();
  const employee =
    order.employeeId === null
      ? { id: caller.staffId, name: caller.name }
      : { id: order.employeeId, name: fullName(order.firstName ?? '', order.lastName ?? '') };
  const { id: documentId, number } = await issueForWork(
    { db, caller, now, today: dayIn(caller.timeZone, now) },
    {
      customerId: order.customerId,
      employee,
      lines: items.map(({ name, toWhom, code, quantity, total }) => ({
        name: toWhom === null ? name : `${name} (${toWhom})`,
        code,
        quantity,
        price: paiseOf(total) / quantity,
      })),
      discount: discountOf(order),
      gst: basisPointsOf(order.gstPercentage),
      total: paiseOf(order.total),
      received: await netReceived(db, id),
      deliveryDate: order.deliveryDate,
      refNumber: order.number,
    },
  );
  await touchOrder(db, id, { documentId });
  await noteEvents(db, by, id, [{ kind: 'INVOICED', facts: { number } }]);
  return { documentId, number };
}
