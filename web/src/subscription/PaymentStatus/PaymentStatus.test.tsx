import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { rememberMerchantOrder, storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { paymentStatusRoute } from './route.ts';

const VERIFY = 'useVerifyPaymentMutation';

const payment = (changes: object = {}) => ({
  verifySubscriptionPayment: {
    __typename: 'VerifySubscriptionPaymentSuccess',
    payment: {
      id: 's7',
      merchantOrderId: 'G7',
      state: 'PENDING',
      amount: '1178.82',
      redirectUrl: 'https://pay.example/7',
      transactionId: null,
      method: null,
      plan: 'Professional',
      duration: 'Monthly',
      createdAt: '2020-11-20T06:30:00.000Z',
      paidAt: null,
      paidFrom: null,
      credit: null,
      paidUntil: null,
      receiptUrl: null,
      ...changes,
    },
  },
});

const PAID = payment({
  state: 'COMPLETED',
  redirectUrl: null,
  transactionId: 'T2111',
  method: 'UPI',
  paidAt: '2020-11-20T06:31:00.000Z',
  paidFrom: '2020-11-20',
  paidUntil: '2020-12-20',
  receiptUrl: '/receipt/G7',
});

const open = (path = '/payment-status?merchantOrderId=G7'): AtRoute => renderAt(path, [paymentStatusRoute]);
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => storeSession({ access_token: 't', tenant_schema: 's_1' }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without one in the address it asks about the order that was placed last', async () => {
  rememberMerchantOrder('G9');
  const at = open('/payment-status');
  const { request } = await sentOperation(at.environment, VERIFY);
  expect(request.variables).toEqual({ input: { merchantOrderId: 'G9' } });
});

test('without any it shows that there is nothing, and asks nobody', async () => {
  const at = open('/payment-status');
  expect(await screen.findByText('No Payment Data Found')).toBeDefined();
  expect(screen.getByText(/^Merchant Order ID not found/)).toBeDefined();
  expect(waiting(at.environment, VERIFY)).toBe(0);
});

test('a payment that arrived: details, course, the way in, and a receipt; the frame is asked for anew', async () => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(new Response('{}', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  const at = open();
  await answerWith(at.environment, VERIFY, PAID);
  await answerWith(at.environment, 'ShellQuery', { viewer: null });
  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeDefined();
  for (const text of ['G7', 'T2111', 'UPI', 'Completed', '₹1,178.82', 'Payment received'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText('Professional is paid until 20 Dec 2020.')).toBeDefined();
  expect(screen.getByText('Plan active until 20 Dec 2020')).toBeDefined();
  expect(links()).toContain('Go to Dashboard');
  expect(screen.queryByText('Complete Payment')).toBeNull();
  await at.user.click(await screen.findByRole('button', { name: 'Download Receipt' }));
  expect(fetched.mock.calls[0]?.[0]).toBe('/receipt/G7');
  expect(await screen.findByText('Download failed. Please try again.')).toBeDefined();
  act(() => at.unmount());
});

test('a plan that begins later says when, and what credit paid', async () => {
  const at = open();
  const later = { state: 'COMPLETED', paidFrom: '2099-11-20', paidUntil: '2099-12-20', credit: '12.50' };
  await answerWith(at.environment, VERIFY, payment(later));
  await answerWith(at.environment, 'ShellQuery', { viewer: null });
  const text = 'Professional starts on 20 Nov 2099 and is paid until 20 Dec 2099.';
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('₹12.50')).toBeDefined();
});

test('one that waits offers to complete it, and looks again by itself until it has arrived', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = open();
  await answerWith(at.environment, VERIFY, payment());
  expect(await screen.findByRole('heading', { name: 'Payment pending' })).toBeDefined();
  expect(screen.getByText('Waiting for the payment')).toBeDefined();
  const complete = screen.getByRole('link', { name: 'Complete Payment' });
  expect(complete.getAttribute('href')).toBe('https://pay.example/7');
  expect(waiting(at.environment, VERIFY)).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(waiting(at.environment, VERIFY)).toBe(1);
  await answerWith(at.environment, VERIFY, PAID);
  await answerWith(at.environment, 'ShellQuery', { viewer: null });
  expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeDefined();
});

test('one that failed offers to try again, and is not asked about any more', async () => {
  const at = open();
  await answerWith(at.environment, VERIFY, payment({ state: 'FAILED' }));
  expect(await screen.findByRole('heading', { name: 'Payment Verification Failed' })).toBeDefined();
  expect(screen.getByText('Payment failed')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Try Payment Again' }).getAttribute('href')).toBe(
    'https://pay.example/7',
  );
  expect(screen.queryByText('Go to Dashboard')).toBeNull();
});

test.each(['PENDING', 'FAILED'])('%s without a page to pay on leads to the plans alone', async (state) => {
  const at = open();
  await answerWith(at.environment, VERIFY, payment({ state, redirectUrl: null }));
  await screen.findByText('Timeline');
  expect(links().filter((text) => text !== '')).toEqual(['See the plans']);
});

test('an order that is not of this shop', async () => {
  const at = open();
  await answerWith(at.environment, VERIFY, {
    verifySubscriptionPayment: {
      __typename: 'NotFound',
      __isRefusal: 'NotFound',
      message: 'Merchant Order ID not found',
    },
  });
  expect(await screen.findByText('Payment Verification Failed')).toBeDefined();
  expect(screen.getByText('Merchant Order ID not found')).toBeDefined();
});

test('asks about the order of the address; a failure is told with its detail, and Retry asks again', async () => {
  const at = open();
  expect(await screen.findByText('Checking your payment…')).toBeDefined();
  const { request } = await sentOperation(at.environment, VERIFY);
  expect(request.variables).toEqual({ input: { merchantOrderId: 'G7' } });
  await fail(at.environment, VERIFY, unreachable('r'));
  expect(
    await screen.findByText('Failed to fetch payment status: Service is not reachable. Try again.'),
  ).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, VERIFY, payment({ state: 'FAILED' }));
  expect(await screen.findByText('Payment failed')).toBeDefined();
});
