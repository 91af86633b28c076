import { checkParts, checkPayment, type Paise, type PaymentMode, problem, rupees } from '@galla/domain';
import { paymentModeWord, recordReceived } from '../../billing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { noteEvents } from './events.ts';
import { writeMoney } from './money.ts';
import { lockOrder, moneyOf, touchOrder } from './orders.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Money received on an order. */
export interface ReceivedOnOrder {
  orderId: string;
  amount: Paise;
  /** What was still to pay when the amount was decided. */
  expectedPending: Paise;
  mode: PaymentMode;
  reference?: string | undefined;
  tendered?: Paise | undefined;
}

/**
 * Records money received on an order and answers the payment's id. After the invoice it is received on that, where what
 * is due counts.
 * @throws Refused CHANGED_MEANWHILE where another amount is pending by now, PAYMENT_EXCEEDS_PENDING above it
 */
export async function receiveOnOrder(by: Writer, received: ReceivedOnOrder): Promise<string> {
  const { db, caller, now } = by;
  const { orderId, amount, expectedPending, mode, reference, tendered } = received;
  const order = await lockOrder(db, caller, orderId);
  if (order.canceledAt !== null)
    throw refusedFor(problem('amount', 'INVALID_INPUT', 'orderRule.paymentCanceled'));
  const part = { mode, amount, reference, tendered };
  const facts = { amount: rupees(amount), mode: paymentModeWord[mode] };
  if (order.documentId !== null) {
    // Whoever may take money for the order may take it for its invoice, whoever made that.
    const payer = { ...caller, employeeId: null };
    const taken = { documentId: order.documentId, ...part, expectedPending };
    const [id = ''] = await recordReceived(db, payer, taken, now);
    await touchOrder(db, orderId);
    await noteEvents(db, by, orderId, [{ kind: 'PAID', facts }]);
    return id;
  }
  refuseOn(
    ...checkParts([part]).map(
      (found) => found && { ...found, field: found.field.replace('payments.0.', '') },
    ),
    checkPayment(amount, amount),
  );
  const { pending } = moneyOf(order);
  const details = { pending: rupees(pending) };
  if (expectedPending !== pending)
    throw refusedFor(problem('expected_pending', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), details);
  const tooMuch = checkPayment(amount, pending);
  if (tooMuch) throw refusedFor(tooMuch, details);
  const left = pending - amount;
  const id = await writeMoney(db, by, {
    orderId,
    kind: 'PAYMENT',
    pending,
    left,
    amount,
    mode,
    reference,
    tendered,
  });
  await touchOrder(db, orderId, {
    received: rupees(paiseOf(order.received) + amount),
    pending: rupees(left),
  });
  await noteEvents(db, by, orderId, [{ kind: 'PAID', facts }]);
  return id;
}

/**
 * The documented absolute form: what is received and pending from now on must follow from what they are, else somebody
 * was there meanwhile.
 */
export async function setPending(
  by: Writer,
  { orderId, advance, pending, mode }: { orderId: string; advance: Paise; pending: Paise; mode: PaymentMode },
): Promise<string> {
  const now = moneyOf(await lockOrder(by.db, by.caller, orderId));
  const amount = now.pending - pending;
  if (advance - now.advance !== amount)
    throw new Refused('CHANGED_MEANWHILE', {}, { details: { pending: rupees(now.pending) } });
  return receiveOnOrder(by, { orderId, amount, expectedPending: now.pending, mode });
}

/** Gives back what was received beyond the total, all of it. */
export async function refundOrder(
  by: Writer,
  { orderId, amount, mode }: { orderId: string; amount: Paise; mode: PaymentMode },
): Promise<void> {
  const { db, caller } = by;
  const order = await lockOrder(db, caller, orderId);
  const { toRefund, pending } = moneyOf(order);
  if (toRefund === 0) throw refusedFor(problem('amount', 'INVALID_INPUT', 'orderRule.refundNothing'));
  if (amount !== toRefund)
    throw refusedFor(problem('amount', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), {
      to_refund: rupees(toRefund),
    });
  await writeMoney(db, by, { orderId, kind: 'REFUND', amount, pending, left: pending, mode });
  await touchOrder(db, orderId, { refunded: rupees(paiseOf(order.refunded) + amount) });
  const facts = { amount: rupees(amount), mode: paymentModeWord[mode] };
  await noteEvents(db, by, orderId, [{ kind: 'REFUNDED', facts }]);
}
