import { addDays, dayIn, DEFAULT_ZONE } from '@galla/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerWith, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { defineRoute } from '../router/defineRoute.tsx';
import { storeSession } from '../session/store.ts';
import { forgetRenewed, tellRenewed } from '../version/renewed.ts';
import { shellRoute } from './route.tsx';
import { shellViewer } from './testing.ts';

/** Fixed, so that midnight cannot fall between the expectation and the render. */
const NOW = new Date('2026-11-20T06:30:00Z');

const screenOf = (text: string) => async () => ({ default: () => <p>{text}</p> });

const routes = [
  { path: '/login', element: <p>The login</p> },
  shellRoute([
    defineRoute({
      path: '/',
      title: 'dashboard.title',
      right: 'dashboard:view',
      isHome: true,
      screen: screenOf('The day'),
    }),
    defineRoute({
      path: '/Billing',
      title: 'billing.title',
      right: 'billing:view',
      screen: screenOf('Who?'),
    }),
    defineRoute({
      path: '/subscription',
      title: 'subscription.title',
      right: 'subscription:view',
      unpaid: true,
      screen: screenOf('The plans'),
    }),
  ]),
];

const viewer = (paymentStatus: string, isOwner = true, daysLeft: number | null = null) => ({
  __typename: 'Viewer',
  paymentStatus,
  mayBill: true,
  mayReceive: true,
  maySee: isOwner,
  mayPay: isOwner,
  subscription: {
    paidUntil: daysLeft === null ? null : addDays(dayIn(DEFAULT_ZONE, NOW), daysLeft),
    daysLeft,
  },
  profile: { fullName: 'Sunita Sharma', image: null, mobile: '9000000002', mustChangePin: false, isOwner },
  tenant: paymentStatus === 'COMPLETED' ? shellViewer().tenant : null,
  menu: [
    {
      name: '',
      items: [
        { menu: 'BILLING', name: 'Billing' },
        ...(isOwner ? [{ menu: 'SUBSCRIPTION', name: 'Subscription' }] : []),
      ],
    },
  ],
});

async function open(path: string, person: object): Promise<AtRoute> {
  const at = renderAt(path, routes);
  await answerWith(at.environment, 'ShellQuery', { viewer: person });
  return at;
}

const gate = async () => within(await screen.findByRole('alertdialog'));
const acts = (dialog: Awaited<ReturnType<typeof gate>>) =>
  [...dialog.getAllByRole('button'), ...dialog.queryAllByRole('link')].map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  storeSession({ access_token: 't', tenant_schema: 's_1' });
});
afterEach(() => {
  vi.useRealTimers();
  forgetRenewed();
});

test('the owner of an unpaid shop sees Logout and the way to the plans, and no key takes that away', async () => {
  const at = await open('/Billing', viewer('PENDING'));
  expect(acts(await gate())).toEqual(['Logout', 'Choose a plan']);
  expect(screen.queryByText('Who?')).toBeNull();
  await at.user.keyboard('{Escape}');
  await at.user.click((await gate()).getByRole('link'));
  expect(await screen.findByText('The plans')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each(['/Billing', '/subscription'])('an employee sees Logout only, at %s too', async (path) => {
  const at = await open(path, viewer('FAILED', false));
  expect(acts(await gate())).toEqual(['Logout']);
  expect(screen.getByText(/Ask the owner to complete the payment\.$/)).toBeDefined();
  await at.user.click((await gate()).getByRole('button', { name: 'Logout' }));
  await answerWith(at.environment, 'useLogOutMutation', { logout: { loggedOut: true } });
  expect(await screen.findByText('The login')).toBeDefined();
});

test('once it is paid the gate says so, and lets people in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = await open('/Billing', viewer('PENDING'));
  await gate();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await answerWith(at.environment, 'ShellQuery', { viewer: viewer('PENDING') });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await answerWith(at.environment, 'ShellQuery', { viewer: viewer('COMPLETED') });
  const verified = within(await screen.findByRole('alertdialog', { name: 'Payment Verified' }));
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(waiting(at.environment, 'ShellQuery')).toBe(0);
  vi.useRealTimers();
  await at.user.click(verified.getByRole('button', { name: 'Continue to Dashboard' }));
  expect(await screen.findByText('Who?')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a gate that stays open over an update offers Reload, and asks no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = await open('/Billing', viewer('PENDING'));
  await gate();
  act(tellRenewed);
  expect(acts(await gate())).toEqual(['Reload']);
  expect((await gate()).getByText(/Reload to continue\.$/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(waiting(at.environment, 'ShellQuery')).toBe(0);
});

test('a subscription that ends while somebody works closes the screens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = await open('/Billing', viewer('COMPLETED'));
  await screen.findByText('Who?');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  await answerWith(at.environment, 'ShellQuery', { viewer: viewer('PENDING') });
  expect(acts(await gate())).toEqual(['Logout', 'Choose a plan']);
  expect(screen.queryByText('Who?')).toBeNull();
});

test.each([
  [7, 'Your subscription ends in 7 days, on'],
  [1, 'Your subscription ends in 1 day, on'],
  [0, 'Your subscription ends today.'],
])('%d days before the end the owner is reminded, with the way to the plans', async (daysLeft, text) => {
  const at = await open('/Billing', viewer('COMPLETED', true, daysLeft));
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeDefined();
  await at.user.click(screen.getByRole('link', { name: 'Renew' }));
  expect(await screen.findByText('The plans')).toBeDefined();
  expect(screen.queryByText(new RegExp(`^${text}`))).toBeNull();
});

test.each([
  ['the owner eight days before', viewer('COMPLETED', true, 8)],
  ['an employee', viewer('COMPLETED', false, 3)],
])('%s is not', async (_who, person) => {
  await open('/Billing', person);
  expect(await screen.findByText('Who?')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull();
});
