import type { Day } from '../dates/day.ts';
import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** What a customer owed before the shop kept its bills here: neither a sale nor taxable. */
export interface OpeningDue {
  amount: Paise;
  /** The day since which it is owed; it gives the due its age. */
  since: Day;
}

/**
 * Checks an opening due: it is at least what was already paid of it, and not owed since a future day.
 * @param paid amount already received for it
 */
export function checkOpeningDue({ amount, since }: OpeningDue, paid: Paise, today: Day): Problem[] {
  return [
    amount < paid
      ? problem('amount', 'INVALID_INPUT', 'openingDue.belowPaid', { paid: formatAmount(paid) })
      : undefined,
    since > today ? problem('since', 'INVALID_INPUT', 'openingDue.future') : undefined,
  ].filter((one) => one !== undefined);
}
