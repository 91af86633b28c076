import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentOperation } from '../../testing/answer.ts';
import { duration, open, PAY, start } from './testing.tsx';

/** Professional is the paid plan; Basic can start at once or afterwards. */
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
      code: 'p1',
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
