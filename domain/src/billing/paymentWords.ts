import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import type { Paise } from '../money/paise.ts';
import { checkPayment } from './checkMoney.ts';

/** How a screen words problems with a payment: the rules are the same everywhere, the messages are not. */
export interface PaymentWords {
  missing: MessageKey;
  /** The typed text is not an amount. */
  unreadable: MessageKey;
  negative: MessageKey;
  /** The server gave no reason. */
  failed: MessageKey;
}

/** For bills of every kind (spec 2 §5). */
export const BILL_PAYMENT: PaymentWords = {
  missing: 'payment.missing',
  unreadable: 'payment.invalid',
  negative: 'payment.invalid',
  failed: 'payment.failed',
};

/** For the pending amount of an order (spec 3 §5 and §8). */
export const ORDER_PAYMENT: PaymentWords = {
  missing: 'orderDetails.paymentMissing',
  unreadable: 'orderDetails.paymentUnreadable',
  negative: 'orderDetails.paymentNegative',
  failed: 'orderDetails.pendingFailed',
};

/** A payment as entered in its field. */
export interface TypedPayment {
  /** Undefined: the field is empty. */
  amount: Paise | undefined;
  /** The field's text when it is not an amount. */
  unreadable?: string | undefined;
}

/** Problem with a payment of a pending amount, in the words of its screen. */
export function paymentProblem(
  { amount, unreadable }: TypedPayment,
  pending: Paise,
  words: PaymentWords,
): string | undefined {
  if (unreadable !== undefined) return formatMessage(words.unreadable);
  if (amount !== undefined && amount < 0) return formatMessage(words.negative);
  return amount === undefined ? formatMessage(words.missing) : checkPayment(amount, pending)?.message;
}
