import { netOfRefunds, PAYMENT_MODES, type Paise, type PaymentPart, sumOfParts } from '@galla/domain';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { inChain } from '../payments/chain.ts';
import { writePayments } from '../payments/write.ts';

/** A payment that moves to an invoice. */
export type TakenOver = PaymentPart & { id: string; receivedBy: string; at: Date };

/** What was received on an order and not given back, oldest first. */
export async function receivedOn(db: TenantDb, orderId: string): Promise<TakenOver[]> {
  const rows = await inChain(
    db.sql
      .selectFrom('payment')
      .where('payment.tenantId', '=', db.tenantId)
      .where('payment.documentId', '=', orderId)
      .selectAll('payment'),
  ).execute();
  const whole = rows.map((row) => ({ ...row, amount: paiseOf(row.amount) }));
  const refunded = sumOfParts(whole.filter(({ kind }) => kind === 'REFUND'));
  const received = whole.filter(({ kind }) => kind !== 'REFUND');
  const amountOf = new Map(received.map(({ id, amount }) => [id, amount]));
  return netOfRefunds(received, refunded).map(({ id, amount, mode, reference, bank, tendered, ...row }) => ({
    id,
    amount,
    mode: oneOf(PAYMENT_MODES, mode),
    reference: reference ?? undefined,
    bank: bank ?? undefined,
    // The cash tendered belongs to the whole amount, so it is kept only when all of it moves.
    tendered: tendered !== null && amountOf.get(id) === amount ? paiseOf(tendered) : undefined,
    receivedBy: row.receivedBy,
    at: row.createdAt,
  }));
}

/**
 * Repeats the payments of an order on its invoice, each with its mode, reference, person and time. The copies point to
 * the original payments: sums of money count the originals and skip the copies.
 */
export async function takeOver(
  db: TenantDb,
  received: readonly TakenOver[],
  invoice: { id: string; total: Paise },
): Promise<void> {
  let pending = invoice.total;
  for (const { id, receivedBy, at: now, ...part } of received) {
    await writePayments(db, {
      documentId: invoice.id,
      kind: 'ADVANCE',
      parts: [part],
      pending,
      receivedBy,
      now,
      takenFrom: id,
    });
    pending -= part.amount;
  }
}
