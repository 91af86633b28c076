import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeSession } from '../../../app/session/store.ts';
import { answerWith, sentInput } from '../../../testing/answer.ts';
import { type AtRoute, renderAt } from '../../../testing/render.tsx';
import { customerDetailsRoute } from '../route.ts';
import { answered, customer } from '../testing.ts';

const MUTATION = 'useSetOpeningDueMutation';
const OWED = { __typename: 'OpeningDue', amount: '500.00', pending: '300.00', since: '2026-03-31' };

async function open(changes: object = {}): Promise<AtRoute> {
  storeSession({ access_token: 'secret' });
  const at = renderAt('/crm/customer-details?id=c1', [customerDetailsRoute]);
  await answerWith(at.environment, 'CustomerDetailsQuery', answered({ pending: '0.00', ...changes }));
  await screen.findByRole('button', { name: 'Statement' });
  return at;
}

async function dialogOf(at: AtRoute) {
  await at.user.click(screen.getByRole('button', { name: 'Set opening due' }));
  return within(await screen.findByRole('dialog', { name: 'Opening due of Priya Agarwal' }));
}

test('what was owed is set with its day, and stands there with what is left of it', async () => {
  const at = await open();
  const dialog = await dialogOf(at);
  await at.user.type(dialog.getByRole('textbox', { name: /^Owed ?\(/ }), '500');
  const day = dialog.getByRole('textbox', { name: /^Owed since/ });
  await at.user.clear(day);
  await at.user.type(day, '31/03/2026');
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await sentInput(at.environment, MUTATION)).toMatchObject({
    customer: 'c1',
    amount: '500.00',
    since: '2026-03-31',
  });
  await answerWith(at.environment, MUTATION, {
    setOpeningDue: {
      __typename: 'CustomerSuccess',
      customer: customer({ pending: '0.00', openingDue: OWED }),
    },
  });
  expect(await screen.findByText('₹300.00 of ₹500.00 still to pay, since 31 Mar 2026')).toBeDefined();
});

test('less than was paid, and a day to come, are told at their fields', async () => {
  const at = await open({ openingDue: OWED });
  const dialog = await dialogOf(at);
  const amount = dialog.getByRole('textbox', { name: /^Owed ?\(/ });
  await at.user.clear(amount);
  await at.user.type(amount, '100');
  const day = dialog.getByRole('textbox', { name: /^Owed since/ });
  await at.user.clear(day);
  await at.user.type(day, '31/03/2999');
  await at.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('₹200.00 of it was already paid.')).toBeDefined();
  expect(dialog.getByText('The day cannot be in the future.')).toBeDefined();
});

test('who may not set it reads it; where nothing was owed nothing stands there', async () => {
  const at = await open({ viewerCanSetOpeningDue: false, openingDue: { ...OWED, pending: '0.00' } });
  expect(screen.getByText('₹500.00, paid, since 31 Mar 2026')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Set opening due' })).toBeNull();
  at.unmount();
  await open({ viewerCanSetOpeningDue: false });
  expect(screen.queryByText('Opening due')).toBeNull();
});
