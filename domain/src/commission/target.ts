import { fitsMoney, type Paise } from '../money/paise.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/** A month's sales target: an amount above 0; unreadable input is refused. */
export const checkSalesTarget = (amount: Paise | undefined): Problem | undefined =>
  amount === undefined || amount <= 0 || !fitsMoney(amount)
    ? problem('amount', 'INVALID_INPUT', 'target.amountMissing')
    : undefined;

/** Progress of a target in whole per cent, rounded down: 100 only once all of it is sold, and 0 for negative sales. */
export const targetPercent = (sold: Paise, target: Paise): number =>
  sold <= 0 ? 0 : Number((BigInt(sold) * 100n) / BigInt(target));
