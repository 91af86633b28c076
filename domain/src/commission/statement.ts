import { addDays, type Day } from '../dates/day.ts';
import { addMonths } from '../dates/months.ts';
import { fitsMoney, type Paise } from '../money/paise.ts';
import { type Problem, problem } from '../refusals/problem.ts';

/**
 * What a row of an employee's monthly statement is of: a bill, an order in pieces, a piece that was
 * finished at a stage, goods that came back, later
 * money of a sale that an earlier statement counted in part, a change of what one counted, an advance, and what an earlier
 * statement left over.
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

/** A month is named by its first day. */
export const monthOfDay = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const monthEnd = (month: Day): Day => addDays(addMonths(month, 1), -1);
export const isMonth = (day: Day): boolean => day.endsWith('-01');

/** What the rows of a statement come to. */
export interface StatementSums {
  /** Commission, less what came back. */
  earned: Paise;
  /** Paid before; 0 or less. */
  advances: Paise;
  /** Left over from earlier statements, which came to less than 0; 0 or less. */
  carried: Paise;
  /** earned + advances + carried; below 0 it is carried into the next statement. */
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

/** A month is closed once it has begun, and after those before it. */
export function checkClosableMonth(month: Day, today: Day, lastClosed: Day | undefined): Problem | undefined {
  if (!isMonth(month)) return problem('month', 'INVALID_INPUT', 'earnings.noMonth');
  if (month > today) return problem('month', 'INVALID_INPUT', 'earnings.notBegun');
  return lastClosed !== undefined && month <= lastClosed
    ? problem('month', 'MONTH_CLOSED', 'earnings.closedAlready')
    : undefined;
}

/** The longest note on an advance, and on how a statement was paid, in characters. */
export const MAX_ADVANCE_NOTE = 100;

/** An advance is an amount above 0; a mistyped one is refused. */
export const checkEmployeeAdvance = (amount: Paise | undefined): Problem | undefined =>
  amount === undefined || amount <= 0 || !fitsMoney(amount)
    ? problem('amount', 'INVALID_INPUT', 'earnings.amountMissing')
    : undefined;

/** A statement is paid once, and only where it comes to more than 0. */
export function checkPayable(payable: Paise, isPaid: boolean): Problem | undefined {
  if (isPaid) return problem('statement_id', 'STATEMENT_PAID', 'earnings.paidAlready');
  return payable <= 0 ? problem('statement_id', 'STATEMENT_PAID', 'earnings.nothingToPay') : undefined;
}
