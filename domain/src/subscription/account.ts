import { type Day, daysBetween } from '../dates/day.ts';
import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';

/** A paid period that is running or still to come. */
export interface PaidPeriod {
  id: string;
  from: Day;
  until: Day;
  /** The price paid, tax included: money and credit. */
  value: Paise;
}

/** A shop's subscription as of one day. */
export interface SubscriptionAccount {
  today: Day;
  /** The last paid day; null without any. */
  paidUntil: Day | null;
  /** Periods that have not ended; days beyond them were granted by the operator. */
  periods: readonly PaidPeriod[];
  /** Credit left over from earlier changes. */
  credit: Paise;
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

/** Days of a period after today, as far as they are paid for. */
export function unusedDays({ from, until }: PaidPeriod, { today, paidUntil }: SubscriptionAccount): number {
  const end = paidUntil !== null && paidUntil < until ? paidUntil : until;
  return Math.max(0, daysBetween(later(from, today), end));
}

/** The value of a period's unused days: its value by day, half-up to the paisa. */
export function unusedShare(period: PaidPeriod, account: SubscriptionAccount): Paise {
  const days = daysBetween(period.from, period.until);
  return days <= 0 ? 0 : roundHalfUp(BigInt(period.value) * BigInt(unusedDays(period, account)), days);
}

/** A shop's unused payments: the unused share of each period, and the credit. */
export const worthOf = (account: SubscriptionAccount): Paise =>
  account.periods.reduce((sum, period) => sum + unusedShare(period, account), account.credit);

/** Days after today that are paid for or granted, but belong to no period. */
export function givenDays(account: SubscriptionAccount): number {
  const { today, paidUntil, periods } = account;
  if (paidUntil === null || paidUntil <= today) return 0;
  const inPeriods = periods.reduce((sum, period) => sum + unusedDays(period, account), 0);
  return Math.max(0, daysBetween(today, paidUntil) - inPeriods);
}
