import { isDay, type Day } from '../dates/day.ts';
import { formatAmount } from '../money/format.ts';
import { MAX_PAISE, fitsMoney, type Paise } from '../money/paise.ts';
import { MAX_BASIS_POINTS } from '../percent/percent.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { discountAmount } from './discount.ts';
import { PAYMENT_MODES, type Discount, type PaymentMode } from './types.ts';

const isAmount = (amount: Paise): boolean => fitsMoney(amount) && amount >= 0;

/** A discount is at most the total (spec 2 §5). `total` is the bill's total without the discount, see `discountLimit`. */
export function checkDiscount(
  discount: Discount | undefined,
  subtotal: Paise,
  total: Paise,
): Problem | undefined {
  if (!discount) return undefined;
  const limit = discount.kind === 'PERCENT' ? MAX_BASIS_POINTS : MAX_PAISE;
  if (!Number.isInteger(discount.value) || discount.value < 0 || discount.value > limit) {
    return problem('discount', 'INVALID_INPUT', 'billing.discountInvalid');
  }
  if (discountAmount(discount, subtotal) <= total) return undefined;
  return problem('discount', 'DISCOUNT_TOO_HIGH', 'billing.discountTooHigh', { max: formatAmount(total) });
}

/** An advance is at most what remains after the discount (spec 2 §5): `remaining` is the grand total. */
export function checkAdvance(advance: Paise, remaining: Paise): Problem | undefined {
  if (!isAmount(advance)) return problem('advance', 'INVALID_INPUT', 'billing.advanceInvalid');
  if (advance <= remaining) return undefined;
  return problem('advance', 'ADVANCE_TOO_HIGH', 'billing.advanceTooHigh', { max: formatAmount(remaining) });
}

/** The grand total must fit its column, numeric(14,2). */
export function checkTotal(total: Paise): Problem | undefined {
  return isAmount(total) ? undefined : problem('lines', 'AMOUNT_TOO_LARGE', 'billing.amountTooLarge');
}

/** A payment mode is required; creating and editing word it differently (spec 2 §5). */
export function checkPaymentMode(
  mode: string | null | undefined,
  when: 'create' | 'edit' = 'create',
): Problem | undefined {
  if (isPaymentMode(mode)) return undefined;
  const key = when === 'create' ? 'billing.paymentModeMissing' : 'billing.paymentMethodMissing';
  return problem('paymentMode', 'PAYMENT_MODE_MISSING', key);
}

function isPaymentMode(mode: unknown): mode is PaymentMode {
  return PAYMENT_MODES.some((one) => one === mode);
}

/** A payment of the pending amount: required, above zero, at most the pending amount (spec 2 §5). */
export function checkPayment(amount: Paise | undefined, pending: Paise): Problem | undefined {
  if (amount === undefined) return problem('amount', 'INVALID_INPUT', 'payment.missing');
  if (!isAmount(amount) || amount === 0) return problem('amount', 'INVALID_INPUT', 'payment.invalid');
  if (amount <= pending) return undefined;
  return problem('amount', 'PAYMENT_EXCEEDS_PENDING', 'payment.exceedsPending');
}

/** The amount of a quick bill: above zero (spec 2 §5). */
export function checkQuickBillAmount(amount: Paise | undefined): Problem | undefined {
  if (amount === undefined || !isAmount(amount) || amount === 0) {
    return problem('amount', 'INVALID_INPUT', 'quickBill.amountMissing');
  }
  return undefined;
}

/** The day on which a customer promises to pay the rest; it must not be in the past. */
export function checkPayOn(payOn: string | undefined, today: Day): Problem | undefined {
  if (payOn === undefined || (isDay(payOn) && payOn >= today)) return undefined;
  return problem('payOn', 'INVALID_INPUT', 'billing.payOnPast');
}
