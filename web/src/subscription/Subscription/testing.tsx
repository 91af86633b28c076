import { screen, within } from '@testing-library/react';
import { storeSession } from '../../app/session/store.ts';
import { answerWith } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { subscriptionRoute } from './route.ts';

/** Shared fixtures of the subscription tests. */

export const start = (changes: object = {}) => ({
  starts: 'AT_END',
  from: '2026-11-20',
  until: '2026-12-20',
  credit: '0.00',
  due: '1178.82',
  creditLeft: '0.00',
  ...changes,
});

export const duration = (code: string, name: string, amount: string, price: string, rest: object = {}) => ({
  code,
  name,
  months: name === 'Monthly' ? 1 : 12,
  amount,
  tax: '18',
  listPrice: null,
  price,
  starts: [start({ due: price })],
  ...rest,
});

const PACKAGES = [
  {
    code: 'p1',
    name: 'Basic',
    features: ['Billing'],
    durations: [duration('b1', 'Monthly', '499.00', '588.82')],
  },
  {
    code: 'p2',
    name: 'Professional',
    features: ['Dashboard and reports'],
    durations: [
      duration('d1', 'Monthly', '999.00', '1178.82'),
      duration('d2', 'Yearly', '9000.00', '10620.00', { listPrice: '12000.00' }),
    ],
  },
];

export const PAID = {
  id: 's1',
  merchantOrderId: 'G1',
  createdAt: '2026-11-20T06:30:00.000Z',
  plan: 'Professional',
  duration: 'Monthly',
  amount: '1178.82',
  state: 'COMPLETED',
};

export const data = (subscription: object = {}, mayPay = true, paymentStatus = 'PENDING') => ({
  viewer: {
    paymentStatus,
    mayPay,
    subscription: {
      plan: null,
      duration: null,
      paidUntil: null,
      daysLeft: null,
      paid: [],
      credit: '0.00',
      payments: [],
      packages: PACKAGES,
      ...subscription,
    },
  },
});

export const PAY = 'usePaySubscriptionMutation';

export async function open(
  subscription: object = {},
  mayPay = true,
  path = '/subscription',
): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt(path, [subscriptionRoute, { path: '/payment-status', element: <p>The status</p> }]);
  await answerWith(at.environment, 'SubscriptionQuery', data(subscription, mayPay));
  await screen.findByText('Your plan');
  return at;
}

export const plan = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
