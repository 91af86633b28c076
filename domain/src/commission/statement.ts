import { addDays, type Day } from '../dates/day.ts';
import { addMonths } from '../dates/months.ts';
import { fitsMoney, type Paise } from '../money/paise.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/**
 * Kinds of rows in an employee's monthly statement: a bill, an order in pieces, a piece finished at a stage, a
 * return, later money of a sale that an earlier statement counted in part, a correction of an earlier row, an
 * advance, and the balance carried over from an earlier statement.
 */
export const STATEMENT_KINDS = [
  'SALE',
  'ORDER',
  'PIECE',
  'RETURN',
  'MONEY',
  'CHANGE',
  'ADVANCE',
  'CARRIED',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** A month is identified by its first day. */
export const monthOfDay = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const monthEnd = (month: Day): Day => addDays(addMonths(month, 1), -1);
export const isMonth = (day: Day): boolean => day.endsWith('-01');

/** The sums of a statement's rows. */
export interface StatementSums {
  /** Commission, less returns. */
  earned: Paise;
  /** Advances paid; 0 or less. */
  advances: Paise;
  /** Negative balances of earlier statements; 0 or less. */
  carried: Paise;
  /** earned + advances + carried; a negative sum is carried into the next statement. */
  payable: Paise;
}

/** The sums of a statement's rows. */
export function statementSums(rows: readonly { kind: StatementKind; amount: Paise }[]): StatementSums {
  const sums: StatementSums = { earned: 0, advances: 0, carried: 0, payable: 0 };
  for (const { kind, amount } of rows) {
    if (kind === 'ADVANCE') sums.advances += amount;
    else if (kind === 'CARRIED') sums.carried += amount;
    else sums.earned += amount;
    sums.payable += amount;
  }
  return sums;
}

/** A month can be closed once it has begun, and only after the months before it. */
export function checkClosableMonth(month: Day, today: Day, lastClosed: Day | undefined): Problem | undefined {
  if (!isMonth(month)) return problem('month', 'INVALID_INPUT', 'earnings.noMonth');
  if (month > today) return problem('month', 'INVALID_INPUT', 'earnings.notBegun');
  return lastClosed !== undefined && month <= lastClosed
    ? problem('month', 'MONTH_CLOSED', 'earnings.closedAlready')
    : undefined;
}

/** Maximum length of the notes on advances and statement payments, in characters. */
export const MAX_ADVANCE_NOTE = 100;

/** An advance is an amount above 0; unreadable input is refused. */
export const checkEmployeeAdvance = (amount: Paise | undefined): Problem | undefined =>
  amount === undefined || amount <= 0 || !fitsMoney(amount)
    ? problem('amount', 'INVALID_INPUT', 'earnings.amountMissing')
    : undefined;

/** A statement is paid once, and only when its sum is above 0. */
export function checkPayable(payable: Paise, isPaid: boolean): Problem | undefined {
  if (isPaid) return problem('statement_id', 'STATEMENT_PAID', 'earnings.paidAlready');
  return payable <= 0 ? problem('statement_id', 'STATEMENT_PAID', 'earnings.nothingToPay') : undefined;
}
