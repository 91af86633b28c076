import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentInput, waiting } from '../../testing/answer.ts';
import { addItem, cart, create, enter, openCart } from './testing.tsx';

const MUTATION = 'useCreateDocumentMutation';

/** A dupatta of ₹1,942.50 for a customer with credit. */
async function ready(credit: string) {
  const at = await openCart({ customer: { credit } });
  await addItem(at, 'dupatta');
  return at;
}

const use = () => cart().queryByRole('button', { name: /^Use credit of/ });

test('credit pays the bill with one press', async () => {
  const at = await ready('2000.00');
  const button = cart().getByRole('button', { name: 'Use credit of ₹2,000.00' });
  await at.user.click(button);
  expect(use()).toBeNull();
  await at.user.click(create());
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    paymentMode: 'CREDIT',
    advance: '1942.50',
  });
});

test('what is above the credit comes in cash, unless another mode is chosen', async () => {
  const at = await ready('500.00');
  await at.user.click(cart().getByRole('button', { name: 'Use credit of ₹500.00' }));
  await at.user.click(create());
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    payments: [
      { mode: 'CREDIT', amount: '500.00' },
      { mode: 'CASH', amount: '1442.50' },
    ],
  });
});

test('more than the credit is told, and not sent; without credit nothing of it is offered', async () => {
  const at = await ready('500.00');
  await at.user.click(cart().getByRole('radio', { name: 'Credit' }));
  enter(cart().getByRole('textbox', { name: /^Received/ }), '500.01');
  expect(await screen.findByText('Only ₹500.00 of credit is left.')).toBeDefined();
  await at.user.click(create());
  expect(waiting(at.environment, MUTATION)).toBe(0);
  at.unmount();
  await ready('0.00');
  expect(use()).toBeNull();
  expect(cart().queryByRole('radio', { name: 'Credit' })).toBeNull();
});
