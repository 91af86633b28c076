import { daysBetween, isDay, splitDay, type Day } from '../dates/day.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** The longest range of a statement of account: five years. */
const MOST_DAYS = 5 * 366;

/** A bill, which adds to the balance, or a payment, which lowers it. */
export interface AccountEntry {
  debit: Paise;
  credit: Paise;
}

/** The entries with the balance after each. */
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

/** Checks the range of a statement. */
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

/** The first day of a day's financial year: where a statement begins by default. */
export function financialYearStart(day: Day): Day {
  const [year, month] = splitDay(day);
  return `${month >= 4 ? year : year - 1}-04-01`;
}
