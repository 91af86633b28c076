import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { answerWith, fail, sentInput, waiting } from '../../testing/answer.ts';
import type { AtRoute } from '../../testing/render.tsx';
import { box, enter, FORM, openAccount, screenData, visit } from './testing.tsx';

const ADD = 'useSaveUpiAccountCreateMutation';
const UPDATE = 'useSaveUpiAccountUpdateMutation';

const press = async ({ user }: AtRoute, name: 'Submit UPI' | 'Update UPI'): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

const input = ({ environment }: AtRoute, name: string) => sentInput(environment, name);

const added = {
  createUpiAccount: {
    __typename: 'UpiAccountSuccess',
    tenant: {
      id: 't1',
      upiAccounts: [{ __typename: 'UpiAccount', id: 'u1', upiId: 'asha@bank', upiName: 'Asha' }],
    },
  },
};

test('the first account is submitted, and one returns to where one came from', async () => {
  const at = await openAccount({ address: '/account-details?from=%2FQrCodePage%3Fdocument%3Dd1' });
  expect(await screen.findByText('Account details')).toBeDefined();
  await enter('UPI Name', 'Asha');
  await enter('UPI ID', ' asha@bank ');
  await press(at, 'Submit UPI');
  const { key, ...sent } = await input(at, ADD);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent).toEqual({ upiId: ' asha@bank ', upiName: 'Asha' });
  await answerWith(at.environment, ADD, added);
  expect(await screen.findByText('Form submitted successfully.')).toBeDefined();
  expect(await screen.findByText('This is /QrCodePage')).toBeDefined();
  expect(at.place()).toBe('/QrCodePage?document=d1');
});

test('one that is there is updated, and stays on the screen', async () => {
  const at = await openAccount({ upiId: 'old@bank' });
  expect((await box('UPI ID')).value).toBe('old@bank');
  await enter('UPI ID', 'new@bank');
  await press(at, 'Update UPI');
  expect(await input(at, UPDATE)).toMatchObject({ account: 'u1', upiId: 'new@bank' });
  await answerWith(at.environment, UPDATE, {
    updateUpiAccount: {
      __typename: 'UpiAccountSuccess',
      account: { id: 'u1', upiId: 'new@bank', upiName: 'Meenakshi Boutique' },
    },
  });
  expect(await screen.findByText('Account details updated successfully.')).toBeDefined();
  expect((await box('UPI ID')).value).toBe('new@bank');
});

test('what is missing or no UPI ID is told at its field, and nothing is sent', async () => {
  const at = await openAccount();
  await press(at, 'Submit UPI');
  expect(await screen.findByText('UPI Name is required')).toBeDefined();
  expect(screen.getByText('UPI ID is required')).toBeDefined();
  await enter('UPI ID', 'no bank');
  await press(at, 'Submit UPI');
  expect(await screen.findByText('Enter a valid UPI ID, like name@bank')).toBeDefined();
  expect(waiting(at.environment, ADD)).toBe(0);
});

test('the code appears as soon as the account is complete', async () => {
  await openAccount();
  expect(await screen.findByText('The code appears when the UPI ID is complete.')).toBeDefined();
  await enter('UPI Name', 'Asha');
  await enter('UPI ID', 'asha@bank');
  expect(await screen.findByRole('figure', { name: /to Asha$/ })).toBeDefined();
});

test('problems of the server stand at their fields, other refusals above the button', async () => {
  const at = await openAccount({ upiId: 'old@bank' });
  await enter('UPI ID', 'new@bank');
  await press(at, 'Update UPI');
  await answerWith(at.environment, UPDATE, {
    updateUpiAccount: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'x',
      problems: [{ field: 'upiId', message: 'This bank is not known' }],
    },
  });
  expect(await screen.findByText('This bank is not known')).toBeDefined();
  await press(at, 'Update UPI');
  await answerWith(at.environment, UPDATE, {
    updateUpiAccount: {
      __typename: 'NotFound',
      __isRefusal: 'NotFound',
      code: 'NOT_FOUND',
      message: 'This was not found.',
    },
  });
  expect(await screen.findByText('This was not found.')).toBeDefined();
});

test('a failure is told by the specified sentence; what was typed stays', async () => {
  const at = await openAccount();
  await enter('UPI Name', 'Asha');
  await enter('UPI ID', 'asha@bank');
  await press(at, 'Submit UPI');
  await fail(at.environment, ADD, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('Failed to submit form.')).toBeDefined();
  expect((await box('UPI ID')).value).toBe('asha@bank');
});

test('an answer that is none has words of its own', async () => {
  const at = await openAccount();
  await enter('UPI Name', 'Asha');
  await enter('UPI ID', 'asha@bank');
  await press(at, 'Submit UPI');
  await fail(at.environment, ADD, new GraphFailure('UPSTREAM_INVALID', 'x', 'r1'));
  expect(await screen.findByText('Server did not return valid JSON.')).toBeDefined();
  expect((await box('UPI ID')).value).toBe('asha@bank');
});

test('the screen is named, and its Back leads home', async () => {
  await openAccount({ upiId: 'old@bank' });
  expect(screen.getByRole('heading', { name: 'UPI account details' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
});

test('a form that can not be fetched is told, with Retry', async () => {
  const at = visit();
  await answerWith(at.environment, 'AccountDetailsQuery', screenData({}, null));
  expect(await screen.findByText('Failed to fetch form')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'AccountDetailsQuery', screenData({}, FORM));
  await fail(at.environment, 'upiAccountQuery', unreachable('r1'));
  expect(await screen.findByText('Failed to fetch form')).toBeDefined();
});

test('who may not change it reads it, with the reason', async () => {
  await openAccount({ rights: { mayEdit: false }, upiId: 'old@bank' });
  expect(await screen.findAllByText('old@bank')).not.toHaveLength(0);
  expect(
    screen.getByText('Only the owner, or people with the right “UPI account details”, can change it.'),
  ).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /UPI/ })).toBeNull();
});

test('who may not even see it is told so', async () => {
  const at = visit();
  await answerWith(
    at.environment,
    'AccountDetailsQuery',
    screenData({ mayBill: false, maySet: false, mayLook: false, mayEdit: false }),
  );
  expect(await screen.findByText('Your role has no access to this page.')).toBeDefined();
  expect(waiting(at.environment, 'upiAccountQuery')).toBe(0);
});

test('leaving with something typed asks first', async () => {
  const at = await openAccount({ upiId: 'old@bank' });
  await enter('UPI ID', 'new@bank');
  const back = screen.getByRole('link', { name: 'Back' });
  await act(async () => back.click());
  expect(await screen.findByText('Unsaved Changes')).toBeDefined();
  const leave = screen.getByRole('button', { name: 'Leave' });
  await act(async () => leave.click());
  await waitFor(() => expect(at.place()).toBe('/'));
});
