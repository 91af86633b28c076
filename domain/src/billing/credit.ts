import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { MONEY_MODES, type MoneyMode, type PaymentMode } from './types.ts';

/** A customer pays with at most the credit that the shop owes him. */
export function checkCredit(amount: Paise, credit: Paise, field = 'amount'): Problem | undefined {
  if (amount <= credit) return undefined;
  return problem(field, 'CREDIT_SHORT', 'credit.short', { credit: formatAmount(credit) });
}

/** Whether a mode brings money, and not what the shop owes already. */
export const isMoneyMode = (mode: PaymentMode): mode is MoneyMode => MONEY_MODES.some((one) => one === mode);

/** Credit pays bills only: an order in pieces is paid with money, and money that goes back is no credit. */
export function checkMoneyMode(mode: PaymentMode, field = 'mode'): Problem | undefined {
  return isMoneyMode(mode) ? undefined : problem(field, 'INVALID_INPUT', 'credit.billsOnly');
}
