import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { merchantOrder } from '../../app/session/store.ts';
import { answerWith, fail, sentOperation, waiting } from '../../testing/answer.ts';
import { leaveTo } from './leaveTo.ts';
import { open, PAY } from './testing.tsx';

vi.mock('./leaveTo.ts', () => ({ leaveTo: vi.fn<(url: string) => void>() }));

beforeEach(() => {
  vi.mocked(leaveTo).mockClear();
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
