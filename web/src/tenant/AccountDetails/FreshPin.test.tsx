import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentOperation, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { box, enter, openAccount } from './testing.tsx';

const UPDATE = 'useSaveUpiAccountUpdateMutation';
const CONFIRM = 'useConfirmPinMutation';

const answerUpdate = (at: AtRoute, fields: object) =>
  answerWith(at.environment, UPDATE, { updateUpiAccount: fields });

/** Saves a change that is refused because the PIN was last entered too long ago. */
async function refused(): Promise<AtRoute> {
  const at = await openAccount({ upiId: 'old@bank' });
  await enter('UPI ID', 'new@bank');
  await at.user.click(screen.getByRole('button', { name: 'Update UPI' }));
  await answerUpdate(at, {
    __typename: 'Refused',
    __isRefusal: 'Refused',
    code: 'PIN_REQUIRED',
    message: 'Enter your PIN to continue.',
  });
  expect(await screen.findByText('Enter your PIN to change the account that gets payments.')).toBeDefined();
  return at;
}

async function enterPin({ user }: AtRoute, pin: string): Promise<void> {
  await user.click(screen.getByLabelText('PIN, digit 1 of 4'));
  await user.keyboard(`${pin}{Enter}`);
}

const answerPin = (at: AtRoute, fields: object) =>
  answerWith(at.environment, CONFIRM, { confirmPin: fields });

test('a right PIN sends the same once more', async () => {
  const at = await refused();
  await enterPin(at, '4826');
  expect((await sentOperation(at.environment, CONFIRM)).request.variables).toEqual({
    input: { pin: '4826' },
  });
  await answerPin(at, { __typename: 'ConfirmPinSuccess', confirmedUntil: '2026-11-20T11:10:00.000Z' });
  const { variables } = (await sentOperation(at.environment, UPDATE)).request;
  expect(variables).toMatchObject({ input: { account: 'u1', upiId: 'new@bank' } });
  await answerUpdate(at, {
    __typename: 'UpiAccountSuccess',
    account: { id: 'u1', upiId: 'new@bank', upiName: 'Meenakshi Boutique' },
  });
  expect(await screen.findByText('Account details updated successfully.')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unfinished PIN is not sent', async () => {
  const at = await refused();
  await enterPin(at, '48');
  expect(await screen.findByText('Enter a 4-digit PIN')).toBeDefined();
  expect(waiting(at.environment, CONFIRM)).toBe(0);
});

test.each([
  [
    { code: 'INVALID_CREDENTIALS', message: 'Invalid credentials. Please try again.', retryAfter: null },
    'Invalid credentials. Please try again.',
  ],
  [{ code: 'TRY_LATER', message: 'x', retryAfter: 840 }, 'Too many wrong PINs. Try again in 14 minutes.'],
  [
    { code: 'ACCOUNT_LOCKED', message: 'x', retryAfter: null },
    'Too many wrong PINs. Ask the owner of the shop to reset your PIN.',
  ],
])('a wrong PIN is told at the PIN, which is empty again: %j', async (fields, sentence) => {
  const at = await refused();
  await enterPin(at, '5093');
  await answerPin(at, { __typename: 'ConfirmPinRefused', __isRefusal: 'ConfirmPinRefused', ...fields });
  expect(await screen.findByText(sentence)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('PIN, digit 1 of 4')));
  expect(screen.getByLabelText<HTMLInputElement>('PIN, digit 1 of 4').value).toBe('');
});

test('what has nothing to do with the PIN, and a failure on the way, are told too', async () => {
  const at = await refused();
  await enterPin(at, '4826');
  await answerPin(at, { __typename: 'Refused', __isRefusal: 'Refused', message: 'Ask the owner.' });
  expect(await screen.findByText('Ask the owner.')).toBeDefined();
  await enterPin(at, '4826');
  await fail(at.environment, CONFIRM, unreachable('r1'));
  expect(await screen.findByText('Service is not reachable. Try again.')).toBeDefined();
});

test('Cancel leaves the form as it was', async () => {
  const at = await refused();
  await at.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await box('UPI ID')).value).toBe('new@bank');
  expect(waiting(at.environment, UPDATE)).toBe(0);
});
