import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, sentInput } from '../../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../../testing/render.tsx';
import { customerDetailsRoute } from '../route.ts';
import { answered, customer } from '../testing.ts';

const MUTATION = 'useSetCreditLimitMutation';

async function open(changes: object = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered({ pending: '0.00', ...changes }));
  await screen.findByRole('button', { name: 'Statement' });
  return at;
}

test('a limit is set, and taken away by an empty field', async () => {
  const at = await open();
  expect(screen.getByText('No limit')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Set credit limit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit limit of Priya Agarwal' }));
  await at.user.type(dialog.getByRole('textbox', { name: /^Credit limit/ }), '5000{Enter}');
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({ customer: 'c1', limit: '5000.00' });
  await answerWith(at.environment, MUTATION, {
    setCreditLimit: { __typename: 'CustomerSuccess', customer: customer({ creditLimit: '5000.00' }) },
  });
  expect(await screen.findByText('The credit limit is saved.')).toBeDefined();
  expect(screen.getByText('₹5,000.00')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Set credit limit' }));
  const again = within(await screen.findByRole('dialog', { name: /^Credit limit/ }));
  const field = again.getByRole('textbox', { name: /^Credit limit/ });
  await at.user.clear(field);
  await at.user.click(again.getByRole('button', { name: 'Save' }));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({ limit: null });
});

test('who may not edit reads the limit; without one nothing of it stands there', async () => {
  const at = await open({ viewerCanEdit: false, creditLimit: '250.00' });
  expect(screen.getByText('₹250.00')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set credit limit' })).toBeNull();
  at.unmount();
  await open({ viewerCanEdit: false });
  expect(screen.queryByText('Credit limit')).toBeNull();
});
