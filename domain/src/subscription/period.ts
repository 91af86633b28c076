import { type Day, daysBetween } from '../dates/day.ts';

/** The states of a subscription and of its payments (spec 1 §4, spec 3 §3). */
export const PAYMENT_STATES = ['COMPLETED', 'PENDING', 'FAILED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Normalizes a state from any system: uppercased; FAILED when missing or unknown (spec 1 §4). */
export function paymentState(text: string | null | undefined): PaymentState {
  const state = text?.trim().toUpperCase();
  return PAYMENT_STATES.find((known) => known === state) ?? 'FAILED';
}

/** The state of a subscription today: COMPLETED up to and including the last paid day, then PENDING. */
export function subscriptionState(
  stored: string | null | undefined,
  paidUntil: Day | null,
  today: Day,
): PaymentState {
  const state = paymentState(stored);
  return state === 'COMPLETED' && paidUntil !== null && paidUntil < today ? 'PENDING' : state;
}

/** How many days before its end a subscription is reminded of. */
export const REMINDER_DAYS = 7;

/** Days left, the last one not counted: 0 on the last day, negative after it. */
export function daysLeft(paidUntil: Day, today: Day): number {
  return daysBetween(today, paidUntil);
}

/** Whether the end is near enough for a reminder, and not past. */
export function isEndingSoon(paidUntil: Day | null, today: Day): boolean {
  if (paidUntil === null) return false;
  const left = daysLeft(paidUntil, today);
  return left >= 0 && left <= REMINDER_DAYS;
}
