import { fitsMoney, type Paise } from '../money/paise.ts';
import { formatRupees } from '../money/format.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import { type Problem, problem } from '../refusals/problem.ts';
import type { Day } from '../dates/day.ts';

/** The cash of a day. Refunds are deducted from what was received, which can make it negative. */
export interface Drawer {
  /** In the drawer at the beginning of the day. */
  opening: Paise;
  received: Paise;
  /** Expenses paid from the drawer. */
  paidOut: Paise;
}

/** Cash expected in the drawer. */
export const drawerTotal = ({ opening, received, paidOut }: Drawer): Paise => opening + received - paidOut;

/** The difference between counted and expected cash in words: "₹2.50 short", "₹10.00 over", "No difference". */
export function drawerDifference(counted: Paise, total: Paise): string {
  const difference = counted - total;
  if (difference === 0) return formatMessage('dayClose.exact');
  const amount = formatRupees(Math.abs(difference));
  return formatMessage(difference < 0 ? 'dayClose.short' : 'dayClose.over', { amount });
}

/** Maximum length of an expense's purpose and of a day's note, in characters. */
export const MAX_PURPOSE = 100;
export const MAX_DAY_NOTE = 200;

/** An expense has a purpose; an unreadable amount is refused. */
export function checkExpense(amount: Paise | undefined, purpose: string): Problem[] {
  const found = [
    amount === undefined || amount <= 0 || !fitsMoney(amount)
      ? problem('amount', 'INVALID_INPUT', 'dayClose.amountMissing')
      : undefined,
    purpose.trim() === '' ? problem('purpose', 'INVALID_INPUT', 'dayClose.purposeMissing') : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

/** A day can be closed once, in order, and not before it has begun. */
export function checkClosable(day: Day, today: Day, lastClosed: Day | undefined): Problem | undefined {
  if (day > today) return problem('day', 'INVALID_INPUT', 'dayClose.notBegun');
  return lastClosed !== undefined && day <= lastClosed
    ? problem('day', 'DAY_CLOSED', 'dayClose.closedAlready')
    : undefined;
}
