import { formatAmount } from '../money/format.ts';
import { fitsMoney, type Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { checkBank, checkReference } from './payments.ts';
import type { PaymentMode } from './types.ts';

/** How a refund is paid, and why. */
export interface RefundWay {
  mode: PaymentMode;
  /** UTR of UPI, last four digits of a card, reference of a bank transfer. */
  reference?: string | undefined;
  /** The bank of a transfer. */
  bank?: string | undefined;
}

/**
 * Checks the reference and bank of a refund.
 * @param prefix of the field names, such as `refund.` or `refund_`
 */
export const checkWay = ({ mode, reference, bank }: RefundWay, prefix = ''): (Problem | undefined)[] => [
  checkReference(mode, reference, `${prefix}reference`),
  checkBank(mode, bank, `${prefix}bank`),
];

/** A refund is above zero and at most what was received and not yet refunded. */
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

/** What remains of payments after refunds, which are taken off the newest first. The payments come oldest first. */
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
