import { addDays, type Day, daysBetween } from '../dates/day.ts';
import { addMonths } from '../dates/months.ts';
import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { givenDays, type SubscriptionAccount, unusedShare, worthOf } from './account.ts';

/** When a purchased plan begins: at once, with credit for the unused days, or when the paid time ends. */
export const PLAN_STARTS = ['NOW', 'AT_END'] as const;
export type PlanStart = (typeof PLAN_STARTS)[number];

/** A plan for a duration; the price includes tax. */
export interface PlanPrice {
  months: number;
  price: Paise;
}

/** The amounts of buying a plan. */
export interface PlanQuote {
  starts: PlanStart;
  from: Day;
  until: Day;
  /** Credit taken off the price. */
  credit: Paise;
  /** Amount to pay: the price less the credit. */
  due: Paise;
  /** Credit that remains for the next payment. */
  creditLeft: Paise;
}

/** A payment for a plan, as ordered. */
export interface PlanPayment {
  starts: PlanStart;
  months: number;
  /** Paid in money. */
  paid: Paise;
  /** Credit the order relied on; price = paid + credit. */
  credit: Paise;
}

/** The effect of a payment on a shop's account. */
export interface PlanChange {
  from: Day;
  until: Day;
  /** Credit used: less than ordered where another payment has used it in the meantime. */
  credit: Paise;
  /** Periods that end today, with the credit for their unused days. */
  ended: { id: string; released: Paise }[];
  paidUntil: Day;
  creditLeft: Paise;
}

/** Minimum amount of payment services: one rupee. */
const LEAST_PAYMENT: Paise = 100;

/** The possible starts; when there is nothing to change from, only the one that loses no day. */
export function planStarts(
  { today, paidUntil }: SubscriptionAccount,
  plan: string,
  paidPlans: readonly string[],
): PlanStart[] {
  const changes = paidUntil !== null && paidUntil > today && paidPlans.some((paid) => paid !== plan);
  return changes ? ['NOW', 'AT_END'] : ['AT_END'];
}

/** The end of a plan from a day on; its time is reduced in proportion when less than its price was paid. */
function endOf(from: Day, months: number, given: Paise, price: Paise): Day {
  const until = addMonths(from, months);
  if (given >= price) return until;
  return addDays(from, roundHalfUp(BigInt(daysBetween(from, until)) * BigInt(given), price));
}

/**
 * Settles a payment on the day it becomes known. Everything paid before and not used remains in the account, as
 * time or as credit, and the new payment counts once, even when other payments came in between or the notice of
 * this one is late.
 */
export function settlePlan(
  account: SubscriptionAccount,
  { starts, months, paid, credit: ordered }: PlanPayment,
): PlanChange {
  const { today, paidUntil, periods } = account;
  const isNow = starts === 'NOW';
  const ended = isNow
    ? periods.map((period) => ({ id: period.id, released: unusedShare(period, account) }))
    : [];
  const available = isNow ? worthOf(account) : account.credit;
  const credit = Math.min(ordered, available);
  const from = !isNow && paidUntil !== null && paidUntil > today ? paidUntil : today;
  const until = endOf(from, months, paid + credit, paid + ordered);
  return {
    from,
    until,
    credit,
    ended,
    // Granted days are kept, after the new plan.
    paidUntil: isNow ? addDays(until, givenDays(account)) : until,
    creditLeft: available - credit,
  };
}

/** The amounts of buying a plan today, shown before payment. */
export function quotePlan(
  account: SubscriptionAccount,
  { months, price }: PlanPrice,
  starts: PlanStart,
): PlanQuote {
  const available = starts === 'NOW' ? worthOf(account) : account.credit;
  const rest = Math.max(0, price - available);
  const due = rest === 0 ? 0 : Math.min(price, Math.max(rest, LEAST_PAYMENT));
  const credit = price - due;
  const { from, paidUntil, creditLeft } = settlePlan(account, { starts, months, paid: due, credit });
  return { starts, from, until: paidUntil, credit, due, creditLeft };
}
