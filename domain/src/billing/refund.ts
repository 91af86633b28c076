import { formatAmount } from '../money/format.ts';
import { fitsMoney, type Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkBank, checkReference } from './payments.ts';
import type { PaymentMode } from './types.ts';

/** How money goes back, and why. */
export interface RefundWay {
  mode: PaymentMode;
  /** UTR of UPI, last four digits of a card, reference of a bank transfer. */
  reference?: string | undefined;
  /** The bank of a transfer. */
  bank?: string | undefined;
}

/**
 * What is wrong with how money goes back: its reference, its bank.
 * @param prefix before the names of the fields, as `refund.` or `refund_`
 */
export const checkWay = ({ mode, reference, bank }: RefundWay, prefix = ''): (Problem | undefined)[] => [
  checkReference(mode, reference, `${prefix}reference`),
  checkBank(mode, bank, `${prefix}bank`),
];

/** Money goes back: an amount above zero, at most what was received and not given back yet. */
export function checkRefund(
  amount: Paise | undefined,
  received: Paise,
  field = 'amount',
): Problem | undefined {
  if (amount === undefined || !fitsMoney(amount) || amount <= 0) {
    return problem(field, 'INVALID_INPUT', 'payment.refundInvalid');
  }
  if (amount <= received) return undefined;
  const params = { received: formatAmount(received) };
  return problem(field, 'REFUND_EXCEEDS_RECEIVED', 'payment.refundExceedsReceived', params);
}

/** What stays of payments after money was given back: it is taken off the newest first. They come the oldest first. */
export function netOfRefunds<Payment extends { amount: Paise }>(
  payments: readonly Payment[],
  refunded: Paise,
): Payment[] {
  let back = refunded;
  const kept: Payment[] = [];
  for (const payment of payments.toReversed()) {
    const taken = Math.min(back, payment.amount);
    back -= taken;
    if (taken < payment.amount) kept.push({ ...payment, amount: payment.amount - taken });
  }
  return kept.toReversed();
}
