import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure } from '../../app/graph/failure.ts';
import { rememberOrigin, storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { digit, typePin } from '../testing.ts';
import { choosePinRoute } from './route.ts';

const CHANGE = 'useChangePinMutation';

const open = async (mustChangePin = true): Promise<AtRoute> => {
  storeSession({ access_token: 't', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt('/choose-pin', [
    choosePinRoute,
    { path: '/', element: <p>Home</p> },
    { path: '/login', element: <p>The login</p> },
    { path: '/Billings', element: <p>The cart</p> },
  ]);
  await answerWith(at.environment, 'ChoosePinQuery', {
    viewer: { profile: { mustChangePin, mobile: '9829041526' } },
  });
  return at;
};

const enter = async (at: AtRoute, current: string, next: string, again = next): Promise<void> => {
  await screen.findByRole('heading', { name: 'Choose your own PIN' });
  await typePin(at, 'One-time PIN', current);
  await typePin(at, 'New PIN', next);
  await typePin(at, 'New PIN again', again);
  await at.user.click(screen.getByRole('button', { name: 'Choose PIN' }));
};

test('the one-time PIN is changed, and it goes on to where one wanted to go', async () => {
  rememberOrigin('/Billings?data=abc');
  const at = await open();
  await enter(at, '4826', '9150');
  const { request } = await sentOperation(at.environment, CHANGE);
  expect(request.variables).toEqual({
    input: { currentPin: '4826', newPin: '9150', confirmation: '9150' },
  });
  await answerWith(at.environment, CHANGE, {
    changePin: { __typename: 'ChangePinSuccess', message: 'Your PIN is changed.' },
  });
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(at.place()).toBe('/Billings?data=abc');
  expect(await screen.findByText('Your PIN is changed.')).toBeDefined();
});

test('what is missing or wrong is told at its field, and nothing is sent', async () => {
  const at = await open();
  await screen.findByRole('heading', { name: 'Choose your own PIN' });
  await at.user.click(screen.getByRole('button', { name: 'Choose PIN' }));
  expect(await screen.findByText('Please input your current password!')).toBeDefined();
  expect(screen.getByText('Please input your new password!')).toBeDefined();
  expect(screen.getByText('Please confirm your new password!')).toBeDefined();
  expect(document.activeElement).toBe(digit('One-time PIN'));
  await enter(at, '4826', '915', '1234');
  expect(await screen.findByText('Password must be exactly 4 digits.')).toBeDefined();
  expect(screen.getByText('The two passwords that you entered do not match!')).toBeDefined();
  expect(waiting(at.environment, CHANGE)).toBe(0);
});

test.each(['1234', '1526'])('the PIN %s is too easy', async (pin) => {
  const at = await open();
  await enter(at, '4826', pin);
  expect(await screen.findByText('This PIN is too easy to guess. Choose another.')).toBeDefined();
  expect(waiting(at.environment, CHANGE)).toBe(0);
});

test('a wrong current PIN is told at it, in the words of the server', async () => {
  const at = await open();
  await enter(at, '4827', '9150');
  const message = 'Failed to update password. Please check your current password.';
  await answerWith(at.environment, CHANGE, {
    changePin: {
      __typename: 'InvalidInput',
      __isRefusal: 'InvalidInput',
      problems: [{ field: 'currentPin', message }],
    },
  });
  expect(await screen.findByText(message)).toBeDefined();
  expect(digit('One-time PIN').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(digit('One-time PIN')));
});

test('another refusal and a failure are told above the button; the server speaks first', async () => {
  const at = await open();
  await enter(at, '4826', '9150');
  await answerWith(at.environment, CHANGE, {
    changePin: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      message: 'Too many wrong PINs. Try again in 9 minutes.',
    },
  });
  expect(await screen.findByText('Too many wrong PINs. Try again in 9 minutes.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Choose PIN' }));
  await fail(at.environment, CHANGE, new GraphFailure('INTERNAL', 'x', 'r1'));
  expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined();
});

test('who has a PIN of his own already goes to the start', async () => {
  await open(false);
  expect(await screen.findByText('Home')).toBeDefined();
});
