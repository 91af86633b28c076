import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { merchantOrder, storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { leaveTo } from './leaveTo.ts';
import { subscriptionRoute } from './route.ts';

vi.mock('./leaveTo.ts', () => ({ leaveTo: vi.fn<(url: string) => void>() }));

const start = (changes: object = {}) => ({
  starts: 'AT_END',
  from: '2026-11-20',
  until: '2026-12-20',
  credit: '0.00',
  due: '1178.82',
  creditLeft: '0.00',
  ...changes,
});

const duration = (id: string, name: string, amount: string, price: string, rest: object = {}) => ({
  id,
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
    id: 'p1',
    name: 'Basic',
    features: ['Billing'],
    durations: [duration('b1', 'Monthly', '499.00', '588.82')],
  },
  {
    id: 'p2',
    name: 'Professional',
    features: ['Dashboard and reports'],
    durations: [
      duration('d1', 'Monthly', '999.00', '1178.82'),
      duration('d2', 'Yearly', '9000.00', '10620.00', { listPrice: '12000.00' }),
    ],
  },
];

const PAID = {
  id: 's1',
  merchantOrderId: 'G1',
  createdAt: '2026-11-20T06:30:00.000Z',
  plan: 'Professional',
  duration: 'Monthly',
  amount: '1178.82',
  state: 'COMPLETED',
};

const data = (subscription: object = {}, mayPay = true, paymentStatus = 'PENDING') => ({
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

const PAY = 'usePaySubscriptionMutation';

async function open(subscription: object = {}, mayPay = true, path = '/subscription'): Promise<AtRoute> {
  const at = renderAt(path, [subscriptionRoute, { path: '/payment-status', element: <p>The status</p> }]);
  await answerWith(at.environment, 'SubscriptionQuery', data(subscription, mayPay));
  await screen.findByText('Your plan');
  return at;
}

const plan = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);

beforeEach(() => {
  storeSession({ access_token: 't', tenant_schema: 's_1', emp_id: 'e1' });
  vi.mocked(leaveTo).mockClear();
});

test('shows what each plan costs a month, with the documented saving on pro plans', async () => {
  await open();
  const pro = plan('Professional');
  expect(pro.getByText('₹999.00')).toBeDefined();
  expect(pro.getByText('a month')).toBeDefined();
  expect(pro.getByText('instead of ₹1,298.70')).toBeDefined();
  expect(pro.getByText('SAVE 30%')).toBeDefined();
  expect(pro.getByText('₹1,178.82 with 18 % tax')).toBeDefined();
  expect(pro.getByText('Dashboard and reports')).toBeDefined();
  expect(plan('Basic').queryByText(/^SAVE/)).toBeNull();
});

test('the toggle shows the prices of a year, stands in the address, and tells the true saving', async () => {
  const { user, place } = await open();
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

test('orders the plan at the price that is shown, keeps the order, and goes to the page to pay on', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Choose Professional' }));
  const { request } = await sentOperation(at.environment, PAY);
  const { input } = request.variables as { input: Record<string, string> };
  expect(input).toMatchObject({ package: 'p2', duration: 'd1', starts: 'AT_END', expectedPrice: '1178.82' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Basic' }).disabled).toBe(true);
  await answerWith(at.environment, PAY, {
    paySubscription: {
      __typename: 'PaySubscriptionSuccess',
      redirectUrl: 'https://pay.example/1?merchantOrderId=G7',
      merchantOrderId: 'G7',
    },
  });
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('https://pay.example/1?merchantOrderId=G7');
  expect(merchantOrder()).toBe('G7');
});

/** Professional is paid for; Basic can begin at once or afterwards. */
const CHANGING = {
  plan: 'Professional',
  duration: 'Yearly',
  paidUntil: '2027-11-20',
  daysLeft: 365,
  paid: [
    { plan: 'Professional', duration: 'Yearly', from: '2026-11-20' },
    { plan: 'Premium', duration: 'Monthly', from: '2027-11-20' },
  ],
  credit: '12.50',
  packages: [
    {
      id: 'p1',
      name: 'Basic',
      features: [],
      durations: [
        duration('b1', 'Monthly', '499.00', '588.82'),
        duration('b2', 'Yearly', '4990.00', '5888.20', {
          starts: [
            start({
              starts: 'NOW',
              until: '2027-11-20',
              credit: '5888.20',
              due: '0.00',
              creditLeft: '5900.00',
            }),
            start({ from: '2027-11-20', until: '2028-11-20', credit: '12.50', due: '5875.70' }),
          ],
        }),
      ],
    },
  ],
};

test('a yearly plan is renewed as yearly unless chosen otherwise', async () => {
  await open(CHANGING);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked).toBe(true);
});

test('what comes next and the credit that is left stand beside the plan', async () => {
  await open(CHANGING);
  expect(screen.getByText('Premium, Monthly')).toBeDefined();
  expect(screen.getByText(/from 20 Nov 2027/)).toBeDefined();
  expect(screen.getByText('₹12.50')).toBeDefined();
});

test('a change shows both ways with their days and rupees before it is paid', async () => {
  const at = await open(CHANGING);
  await at.user.click(screen.getByRole('button', { name: 'Choose Basic' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change to Basic, Yearly' }));
  const now = within(dialog.getByRole('region', { name: 'Start now' }));
  expect(now.getByText('20 Nov 2026 to 20 Nov 2027')).toBeDefined();
  expect(now.getByText('−₹5,888.20')).toBeDefined();
  expect(now.getByText('₹5,900.00')).toBeDefined();
  expect(now.getByRole('button', { name: 'Use credit' })).toBeDefined();
  const after = within(dialog.getByRole('region', { name: 'Start when your paid time ends' }));
  expect(after.getByText('20 Nov 2027 to 20 Nov 2028')).toBeDefined();
  await at.user.click(after.getByRole('button', { name: 'Pay ₹5,875.70' }));
  const { request } = await sentOperation(at.environment, PAY);
  expect(request.variables).toMatchObject({
    input: { package: 'p1', duration: 'b2', starts: 'AT_END', expectedPrice: '5875.70' },
  });
});

const refused = (type: string, code: string, message: string) => ({
  paySubscription: { __typename: type, __isRefusal: type, code, message },
});

test('a service that gives no page is told, and the next try is the same order', async () => {
  const at = await open();
  const keys: unknown[] = [];
  const press = async (): Promise<void> => {
    await at.user.click(screen.getByRole('button', { name: 'Choose Professional' }));
    const { request } = await sentOperation(at.environment, PAY);
    keys.push((request.variables as { input: { key: string } }).input.key);
  };
  await press();
  const away = 'The payment service is not responding. Try again in a moment.';
  await answerWith(at.environment, PAY, refused('Refused', 'PAYMENT_PROVIDER_AWAY', away));
  const band = within(await screen.findByRole('alert'));
  expect(band.getByText('Failed to get payment URL. Please try again.')).toBeDefined();
  expect(band.getByText(away)).toBeDefined();
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(keys[1]).toBe(keys[0]);
  expect(leaveTo).not.toHaveBeenCalled();
});

test('a price that has changed is told, and the plans come anew', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Choose Professional' }));
  const changed = 'The price of this plan has changed. Check it before you pay.';
  await answerWith(at.environment, PAY, refused('ChangedMeanwhile', 'PRICE_CHANGED', changed));
  expect(await screen.findByText(changed)).toBeDefined();
  await waitFor(() => expect(waiting(at.environment, 'SubscriptionQuery')).toBe(1));
});

test.each([
  [
    'no page in the answer',
    new GraphFailure('UPSTREAM_INVALID', 'Bad', 'r'),
    'Failed to get payment URL. Please try again.',
  ],
  ['a failure', new GraphFailure('INTERNAL', 'x', 'r'), 'Failed to initiate subscription. Please try again.'],
])('%s is told in the specified words', async (_what, error, message) => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Choose Basic' }));
  await fail(at.environment, PAY, error);
  expect(await screen.findByText(message)).toBeDefined();
});

test('plans that can not be read are told, with a way to try again, and the rest stays', async () => {
  const at = await open({ packages: null, payments: [PAID] });
  expect(screen.getByText('Failed to fetch subscription packages.')).toBeDefined();
  expect(screen.getByRole('row', { name: /Professional, Monthly/ })).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'SubscriptionQuery', data());
  expect(await screen.findByRole('button', { name: 'Choose Basic' })).toBeDefined();
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
