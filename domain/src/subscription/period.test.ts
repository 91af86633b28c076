import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { daysLeft, isEndingSoon, paymentState, subscriptionState } from './period.ts';

const TODAY = '2026-11-20';

test.each([
  ['COMPLETED', 'COMPLETED'],
  ['completed', 'COMPLETED'],
  [' Pending ', 'PENDING'],
  ['failed', 'FAILED'],
  ['CHECKOUT_ORDER_COMPLETED', 'FAILED'],
  ['', 'FAILED'],
  [null, 'FAILED'],
  [undefined, 'FAILED'],
])('the state %j is %s', (text, state) => {
  expect(paymentState(text)).toBe(state);
});

test.each([
  ['COMPLETED', TODAY, 'COMPLETED'],
  ['COMPLETED', '2026-11-19', 'PENDING'],
  ['COMPLETED', '2027-01-01', 'COMPLETED'],
  ['COMPLETED', null, 'COMPLETED'],
  ['PENDING', '2027-01-01', 'PENDING'],
  ['failed', '2026-01-01', 'FAILED'],
  [null, null, 'FAILED'],
])('%j paid until %j is %s', (stored, paidUntil, state) => {
  expect(subscriptionState(stored, paidUntil, TODAY)).toBe(state);
});

test('the reminder comes seven days before the end, and not after it', () => {
  const soon = (days: number) => isEndingSoon(addDays(TODAY, days), TODAY);
  expect([8, 7, 1, 0, -1].map(soon)).toEqual([false, true, true, true, false]);
  expect(isEndingSoon(null, TODAY)).toBe(false);
  expect(daysLeft('2026-11-27', TODAY)).toBe(7);
});
