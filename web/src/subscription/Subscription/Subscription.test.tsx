import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt } from '../../testing/render.tsx';
import { subscriptionRoute } from './route.ts';
import { data, open, PAID, plan } from './testing.tsx';

beforeEach(() => storeSession({ access_token: 't', tenant_schema: 's_1', emp_id: 'e1' }));

test('shows what each plan costs a month; the toggle shows a year, with the true saving', async () => {
  const { user, place } = await open();
  const monthly = plan('Professional');
  expect(monthly.getByText('₹999.00')).toBeDefined();
  expect(monthly.getByText('a month')).toBeDefined();
  expect(monthly.getByText('instead of ₹1,298.70')).toBeDefined();
  expect(monthly.getByText('SAVE 30%')).toBeDefined();
  expect(monthly.getByText('₹1,178.82 with 18 % tax')).toBeDefined();
  expect(monthly.getByText('Dashboard and reports')).toBeDefined();
  expect(plan('Basic').queryByText(/^SAVE/)).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(place()).toBe('/subscription?duration=Yearly');
  const pro = plan('Professional');
  expect(pro.getByText('₹9,000.00')).toBeDefined();
  expect(pro.getByText('instead of ₹12,000.00')).toBeDefined();
  expect(pro.getByText('SAVE 25%')).toBeDefined();
  expect(plan('Basic').getByText('Not available for this period')).toBeDefined();
  expect(plan('Basic').queryByRole('button')).toBeNull();
});

test('plans that can not be read are told, with a way to try again, and the rest stays', async () => {
  const at = await open({ packages: null, payments: [PAID] });
  expect(screen.getByText('Failed to fetch subscription packages.')).toBeDefined();
  expect(screen.getByRole('row', { name: /Professional, Monthly/ })).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'SubscriptionQuery', data());
  expect(await screen.findByRole('button', { name: 'Choose Basic' })).toBeDefined();
});

test('a shop without a plan is told so', async () => {
  await open();
  expect(screen.getByText('None yet')).toBeDefined();
});

test('no plans: whom to ask', async () => {
  await open({ packages: [] });
  expect(screen.getByText('No plans available right now')).toBeDefined();
});

test('says who is asked about in the specified words', async () => {
  const at = renderAt('/subscription', [subscriptionRoute]);
  await answerWith(at.environment, 'SubscriptionQuery', { viewer: null });
  expect(await screen.findByText('Failed to fetch user data.')).toBeDefined();
});

test.each([
  [{ daysLeft: 30, paidUntil: '2026-12-22' }, '22 Dec 2026', '30 days left'],
  [{ daysLeft: 0, paidUntil: '2026-11-22' }, '22 Nov 2026', 'Today is the last day'],
  [{ daysLeft: -2, paidUntil: '2026-11-20' }, '20 Nov 2026', 'Ended'],
])('the plan of the shop: %o', async (until, day, left) => {
  await open({ plan: 'Professional', duration: 'Monthly', ...until });
  expect(screen.getByText(day)).toBeDefined();
  expect(screen.getByText(new RegExp(left))).toBeDefined();
  expect(plan('Professional').getByRole('button', { name: 'Renew Professional' })).toBeDefined();
});

test('a payment opens with its state', async () => {
  const { user, place } = await open({ payments: [PAID] });
  await user.click(screen.getByRole('row', { name: /Professional, Monthly/ }));
  expect(place()).toBe('/payment-status?merchantOrderId=G1');
});

test('who may only look sees no way to pay', async () => {
  await open({}, false);
  expect(screen.getByText('Only people with this right can pay for a plan.')).toBeDefined();
  expect(plan('Professional').queryByRole('button')).toBeNull();
});

test.each([
  ['PENDING', 'Not paid'],
  ['COMPLETED', 'No end'],
])('a shop without a plan whose payment is %s reads “%s”', async (status, words) => {
  const { environment } = renderAt('/subscription', [subscriptionRoute]);
  await answerWith(environment, 'SubscriptionQuery', data({}, true, status));
  expect(await screen.findByText(words)).toBeDefined();
});
