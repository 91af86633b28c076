import type { Day } from '../dates/day.ts';
import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** What a customer owed when the shop began to keep its bills here: no sale, and no tax. */
export interface OpeningDue {
  amount: Paise;
  /** Since when it is owed, which is its age among the dues. */
  since: Day;
}

/**
 * What is wrong with an opening due: less than was paid of it, or owed since a day that is to come.
 * @param paid what was received of it by now
 */
export function checkOpeningDue({ amount, since }: OpeningDue, paid: Paise, today: Day): Problem[] {
  return [
    amount < paid
      ? problem('amount', 'INVALID_INPUT', 'openingDue.belowPaid', { paid: formatAmount(paid) })
      : undefined,
    since > today ? problem('since', 'INVALID_INPUT', 'openingDue.future') : undefined,
  ].filter((one) => one !== undefined);
}
