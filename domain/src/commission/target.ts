import { fitsMoney, type Paise } from '../money/paise.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/** What somebody is to sell in a month: an amount above 0; a mistyped one is refused. */
export const checkSalesTarget = (amount: Paise | undefined): Problem | undefined =>
  amount === undefined || amount <= 0 || !fitsMoney(amount)
    ? problem('amount', 'INVALID_INPUT', 'target.amountMissing')
    : undefined;

/** How far a target is reached in whole per cent, rounded down: 100 only once all of it is sold; 0 below nothing. */
export const targetPercent = (sold: Paise, target: Paise): number =>
  sold <= 0 ? 0 : Number((BigInt(sold) * 100n) / BigInt(target));
