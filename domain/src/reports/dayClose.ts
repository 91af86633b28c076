import { fitsMoney, type Paise } from '../money/paise.ts';
import { formatRupees } from '../money/format.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import { type Problem, problem } from '../refusals/problem.ts';
import type { Day } from '../dates/day.ts';

/** The cash of a day. Money that was given back has lowered what was received, so that it may be below zero. */
export interface Drawer {
  /** In the drawer when the day began. */
  opening: Paise;
  received: Paise;
  /** Spent out of the drawer. */
  paidOut: Paise;
}

/** What should be in the drawer. */
export const drawerTotal = ({ opening, received, paidOut }: Drawer): Paise => opening + received - paidOut;

/** What was counted against what should be there, in words: "₹2.50 short", "₹10.00 over", "No difference". */
export function drawerDifference(counted: Paise, total: Paise): string {
  const difference = counted - total;
  if (difference === 0) return formatMessage('dayClose.exact');
  const amount = formatRupees(Math.abs(difference));
  return formatMessage(difference < 0 ? 'dayClose.short' : 'dayClose.over', { amount });
}

/** The longest purpose of an expense, and the longest note on a day, in characters. */
export const MAX_PURPOSE = 100;
export const MAX_DAY_NOTE = 200;

/** Money is spent for something; a mistyped amount is refused. */
export function checkExpense(amount: Paise | undefined, purpose: string): Problem[] {
  const found = [
    amount === undefined || amount <= 0 || !fitsMoney(amount)
      ? problem('amount', 'INVALID_INPUT', 'dayClose.amountMissing')
      : undefined,
    purpose.trim() === '' ? problem('purpose', 'INVALID_INPUT', 'dayClose.purposeMissing') : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

/** A day is closed once, after those before it, and not before it has begun. */
export function checkClosable(day: Day, today: Day, lastClosed: Day | undefined): Problem | undefined {
  if (day > today) return problem('day', 'INVALID_INPUT', 'dayClose.notBegun');
  return lastClosed !== undefined && day <= lastClosed
    ? problem('day', 'DAY_CLOSED', 'dayClose.closedAlready')
    : undefined;
}
