import { addDays, type Day, daysBetween } from '../dates/day.ts';
import { addMonths } from '../dates/months.ts';
import type { Paise } from '../money/paise.ts';
import { roundHalfUp } from '../numbers/round.ts';
import { givenDays, type SubscriptionAccount, unusedShare, worthOf } from './account.ts';

/** When a plan that is bought begins: at once, with credit for what is not used, or when the paid time ends. */
export const PLAN_STARTS = ['NOW', 'AT_END'] as const;
export type PlanStart = (typeof PLAN_STARTS)[number];

/** A plan for a time; the price has its tax in it. */
export interface PlanPrice {
  months: number;
  price: Paise;
}

/** What buying a plan comes to. */
export interface PlanQuote {
  starts: PlanStart;
  from: Day;
  until: Day;
  /** Taken off the price. */
  credit: Paise;
  /** To be paid: the price less the credit. */
  due: Paise;
  /** Credit that stays for the next payment. */
  creditLeft: Paise;
}

/** A payment for a plan, as it was ordered. */
export interface PlanPayment {
  starts: PlanStart;
  months: number;
  /** Paid in money. */
  paid: Paise;
  /** Credit that the order counted on; price = paid + credit. */
  credit: Paise;
}

/** What a payment does to the account of a shop. */
export interface PlanChange {
  from: Day;
  until: Day;
  /** Credit that was taken: less than ordered where another payment has taken it meanwhile. */
  credit: Paise;
  /** Periods that end today, with what their unused days give as credit. */
  ended: { id: string; released: Paise }[];
  paidUntil: Day;
  creditLeft: Paise;
}

/** Payment services take no less than a rupee. */
const LEAST_PAYMENT: Paise = 100;

/** The starts to choose from: one where there is nothing to change from, the one that loses no day. */
export function planStarts(
  { today, paidUntil }: SubscriptionAccount,
  plan: string,
  paidPlans: readonly string[],
): PlanStart[] {
  const changes = paidUntil !== null && paidUntil > today && paidPlans.some((paid) => paid !== plan);
  return changes ? ['NOW', 'AT_END'] : ['AT_END'];
}

/** What a plan pays for from a day on; less than its time where less than its price was given for it. */
function endOf(from: Day, months: number, given: Paise, price: Paise): Day {
  const until = addMonths(from, months);
  if (given >= price) return until;
  return addDays(from, roundHalfUp(BigInt(daysBetween(from, until)) * BigInt(given), price));
}

/**
 * What a payment comes to on the day that it is known. All that was paid before and is not used is in the account
 * afterwards too, as time or as credit, and what is paid now is added once: also when other payments came between, or
 * the news of this one comes late.
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
    // Days that were given stay, behind the new plan.
    paidUntil: isNow ? addDays(until, givenDays(account)) : until,
    creditLeft: available - credit,
  };
}

/** What buying a plan comes to today, to be shown before it is paid. */
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
