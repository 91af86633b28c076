import {
  checkParts,
  checkPayment,
  checkSplit,
  type Paise,
  type MoneyMode,
  type PaymentPart,
  type Problem,
  problem,
  rupees,
} from '@galla/domain';
import { paymentModeWord, recordReceived } from '../../billing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import { Refused, refusedFor, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { noteEvents, type OrderEvent } from './events.ts';
import { writeMoney } from './money.ts';
import { lockOrder, moneyOf, touchOrder } from './orders.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;

/** Money received on an order. */
export interface ReceivedOnOrder {
  orderId: string;
  amount: Paise;
  /** The pending amount that the caller saw. */
  expectedPending: Paise;
  mode: MoneyMode;
  reference?: string | undefined;
  bank?: string | undefined;
  tendered?: Paise | undefined;
  /** The parts of a split payment; `mode` is that of the largest. */
  split?: PaymentPart<MoneyMode>[] | undefined;
}

/** A single payment is the body itself, so its problems have no index in a list. */
const atBody = (found: Problem | undefined): Problem | undefined =>
  found && { ...found, field: found.field.replace('payments.0.', '') };

const paid = (parts: readonly PaymentPart<MoneyMode>[]): OrderEvent[] =>
  parts.map(({ amount, mode }) => ({
    kind: 'PAID',
    facts: { amount: rupees(amount), mode: paymentModeWord[mode] },
  }));

/** The payments that make up the received amount, by the rules of bills. */
function partsOf({
  split,
  amount,
  mode,
  reference,
  bank,
  tendered,
}: ReceivedOnOrder): PaymentPart<MoneyMode>[] {
  if (split === undefined) {
    const one = { mode, amount, reference, bank, tendered };
    refuseOn(...checkParts([one]).map(atBody));
    return [one];
  }
  refuseOn(...checkParts(split), checkSplit(split, { amount, mode }));
  return split;
}

/**
 * Records money received on an order; returns the ids of its payments. Once there is an invoice it is received on that,
 * which determines the due amount.
 * @throws Refused CHANGED_MEANWHILE when the pending amount changed, PAYMENT_EXCEEDS_PENDING above it
 */
export async function receiveOnOrder(by: Writer, received: ReceivedOnOrder): Promise<string[]> {
  const { db, caller, now } = by;
  const { orderId, amount, expectedPending, ...given } = received;
  const order = await lockOrder(db, caller, orderId);
  if (order.canceledAt !== null)
    throw refusedFor(problem('amount', 'INVALID_INPUT', 'orderRule.paymentCanceled'));
  if (order.documentId !== null) {
    // A caller who may take money for the order may also take it for its invoice, whoever made that.
    const payer = { ...caller, employeeId: null };
    const taken = { documentId: order.documentId, amount, expectedPending, ...given };
    const ids = await recordReceived(db, payer, taken, now);
    await touchOrder(db, orderId);
    await noteEvents(db, by, orderId, paid(given.split ?? [{ amount, ...given }]));
    return ids;
  }
  const parts = partsOf(received);
  refuseOn(checkPayment(amount, amount));
  const { pending } = moneyOf(order);
  const details = { pending: rupees(pending) };
  if (expectedPending !== pending)
    throw refusedFor(problem('expected_pending', 'CHANGED_MEANWHILE', 'faults.changedMeanwhile'), details);
  const tooMuch = checkPayment(amount, pending);
  if (tooMuch) throw refusedFor(tooMuch, details);
  let left = pending;
  const ids: string[] = [];
  for (const part of parts) {
    // Each payment starts from the amount left by the previous one.
    const before = left;
    left -= part.amount;
    ids.push(await writeMoney(db, by, { orderId, kind: 'PAYMENT', pending: before, left, ...part }));
  }
  await touchOrder(db, orderId, {
    received: rupees(paiseOf(order.received) + amount),
    pending: rupees(left),
  });
  await noteEvents(db, by, orderId, paid(parts));
  return ids;
}

/**
 * The documented call with absolute amounts: the new received and pending amounts must follow from the current ones,
 * else there was a concurrent change.
 */
export async function setPending(
  by: Writer,
  { orderId, advance, pending, mode }: { orderId: string; advance: Paise; pending: Paise; mode: MoneyMode },
): Promise<string[]> {
  const now = moneyOf(await lockOrder(by.db, by.caller, orderId));
  const amount = now.pending - pending;
  if (advance - now.advance !== amount)
    throw new Refused('CHANGED_MEANWHILE', {}, { details: { pending: rupees(now.pending) } });
  return receiveOnOrder(by, { orderId, amount, expectedPending: now.pending, mode });
}

/** Refunds everything received beyond the total. */
export async function refundOrder(
  by: Writer,
  { orderId, amount, mode }: { orderId: string; amount: Paise; mode: MoneyMode },
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
