import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, sentInput } from '../../testing/answer.ts';
import { addItem, cart, create, enter, openCart } from './testing.tsx';

const QUERY = 'LimitWarningQuery';
const received = () => cart().getByRole('textbox', { name: /^Received/ });

test('what stays unpaid above the credit limit is told, and keeps nobody from billing', async () => {
  const at = await openCart();
  await addItem(at, 'dupatta');
  await at.user.click(cart().getByRole('radio', { name: 'Cash' }));
  enter(received(), '100');
  await answerWith(at.environment, QUERY, {
    node: { __typename: 'Customer', id: 'c1', pending: '500.00', credit: '0.00', creditLimit: '2000.00' },
  });
  const warning = 'With this bill ₹2,342.50 is due: ₹342.50 above the credit limit of ₹2,000.00.';
  expect(await screen.findByText(warning)).toBeDefined();
  enter(received(), '442.50');
  await waitFor(() => expect(screen.queryByText(/above the credit limit/)).toBeNull());
  await at.user.click(create());
  expect(await sentInput(at.environment, 'useCreateDocumentMutation')).toMatchObject({ advance: '442.50' });
});
