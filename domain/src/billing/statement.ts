import { daysBetween, isDay, splitDay, type Day } from '../dates/day.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** The longest range of a statement of account: five years. */
const MOST_DAYS = 5 * 366;

/** A bill, which adds to what is owed, or a payment, which takes from it. */
export interface AccountEntry {
  debit: Paise;
  credit: Paise;
}

/** The entries with what is owed after each. */
export function withBalance<Entry extends AccountEntry>(
  opening: Paise,
  entries: readonly Entry[],
): (Entry & { balance: Paise })[] {
  let balance = opening;
  return entries.map((entry) => {
    balance += entry.debit - entry.credit;
    return { ...entry, balance };
  });
}

/** What is wrong with the days of a statement. */
export function checkStatementRange(
  from: string,
  to: string,
  fields: { from: string; to: string } = { from: 'from', to: 'to' },
): Problem | undefined {
  if (!isDay(from)) return problem(fields.from, 'INVALID_INPUT', 'faults.invalidInput');
  if (!isDay(to)) return problem(fields.to, 'INVALID_INPUT', 'faults.invalidInput');
  const days = daysBetween(from, to);
  if (days < 0) return problem(fields.to, 'INVALID_INPUT', 'dates.rangeReversed');
  return days > MOST_DAYS ? problem(fields.to, 'INVALID_INPUT', 'statement.rangeTooLong') : undefined;
}

/** The first day of the financial year of a day: what a statement shows at first. */
export function financialYearStart(day: Day): Day {
  const [year, month] = splitDay(day);
  return `${month >= 4 ? year : year - 1}-04-01`;
}
