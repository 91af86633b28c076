import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { MONEY_MODES, type MoneyMode, type PaymentMode } from './types.ts';

/** A customer can pay with at most the credit that the shop owes. */
export function checkCredit(amount: Paise, credit: Paise, field = 'amount'): Problem | undefined {
  if (amount <= credit) return undefined;
  return problem(field, 'CREDIT_SHORT', 'credit.short', { credit: formatAmount(credit) });
}

/** Whether a mode brings in money, as opposed to using credit the shop already owes. */
export const isMoneyMode = (mode: PaymentMode): mode is MoneyMode => MONEY_MODES.some((one) => one === mode);

/** Credit pays bills only: orders in pieces and refunds need a mode of money. */
export function checkMoneyMode(mode: PaymentMode, field = 'mode'): Problem | undefined {
  return isMoneyMode(mode) ? undefined : problem(field, 'INVALID_INPUT', 'credit.billsOnly');
}
