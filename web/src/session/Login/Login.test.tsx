import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GraphFailure, unreachable } from '../../app/graph/failure.ts';
import { accessToken, rememberMobile, rememberOrigin, takeOrigin } from '../../app/session/store.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { keepMessagingToken, keptMessagingToken } from '../messagingToken.ts';
import { loginRoute } from './route.ts';

const open = async (): Promise<AtRoute> => {
  const at = renderAt('/login', [
    loginRoute,
    { path: '/', element: <p>Home</p> },
    { path: '/Billings', element: <p>The cart</p> },
    { path: '/choose-pin', element: <p>Choose here</p> },
  ]);
  await screen.findByRole('heading', { name: 'Login' });
  return at;
};

const mobile = (): HTMLInputElement => screen.getByRole('textbox', { name: /Mobile number/ });
const digit = (n: number): HTMLInputElement => screen.getByLabelText(`PIN, digit ${n} of 4`);

const describes = (field: HTMLElement): string | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

const enter = async ({ user }: AtRoute, number: string, pin: string): Promise<void> => {
  await user.type(mobile(), number);
  await user.click(digit(1));
  await user.keyboard(pin);
  await user.keyboard('{Enter}');
};

const refused = (rest: object) => ({
  data: {
    login: {
      __typename: 'LoginRefused',
      __isRefusal: 'LoginRefused',
      field: 'pin',
      retryAfter: null,
      ...rest,
    },
  },
});

const success = (accessToken: string, mustChangePin = false) => ({
  data: {
    login: {
      __typename: 'LoginSuccess',
      accessToken,
      viewer: {
        profile: {
          staffId: 'e1',
          designation: { id: 'd1', name: 'Cashier' },
          mustChangePin,
          merchantOrderId: 'M-1',
        },
        tenant: { id: 't1', schema: 's_1' },
      },
    },
  },
});

const sent = ({ environment }: AtRoute) => environment.mock.getAllOperations();

test('takes ten digits and no more, and hides the PIN unless asked', async () => {
  const { user } = await open();
  await waitFor(() => expect(document.activeElement).toBe(mobile()));
  await user.type(mobile(), '98290-415267');
  expect(mobile().value).toBe('9829041526');
  expect(digit(1).type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(digit(1).type).not.toBe('password');
  expect(screen.getByText(/^Version/)).toBeDefined();
});

test('says what is wrong at its field, and sends nothing', async () => {
  const at = await open();
  await enter(at, '98290', '12');
  expect(await screen.findByText('Enter a valid 10-digit mobile number')).toBeDefined();
  expect(screen.getByText('Enter a 4-digit PIN')).toBeDefined();
  expect(mobile().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(mobile()));
  expect(sent(at)).toHaveLength(0);
});

test('signs in, stores the session and goes where one wanted to go', async () => {
  rememberOrigin('/Billings?data=abc');
  const at = await open();
  await enter(at, '9829041526', '4826');
  await waitFor(() => expect(sent(at)).toHaveLength(1));
  expect(at.environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { mobile: '9829041526', pin: '4826' },
  });
  at.environment.mock.resolveMostRecentOperation(success('secret'));
  expect(await screen.findByText('The cart')).toBeDefined();
  expect(at.place()).toBe('/Billings?data=abc');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    access_token: 'secret',
    tenant_schema: 's_1',
    merchant_order_id: 'M-1',
    emp_id: 'e1',
    designation: 'Cashier',
  });
  expect(await screen.findByText('Login successful!')).toBeDefined();
});

test('the first sign-in with a one-time PIN leads to the choice of an own one, and keeps where one wanted to go', async () => {
  rememberOrigin('/Billings?data=abc');
  const at = await open();
  await enter(at, '9829041526', '4826');
  await waitFor(() => expect(sent(at)).toHaveLength(1));
  at.environment.mock.resolveMostRecentOperation(success('secret', true));
  expect(await screen.findByText('Choose here')).toBeDefined();
  expect(takeOrigin()).toBe('/Billings?data=abc');
});

test('tells where push messages for this browser go, when it has an address', async () => {
  keepMessagingToken('fcm');
  const at = await open();
  await enter(at, '9829041526', '4826');
  await waitFor(() => expect(sent(at)).toHaveLength(1));
  expect(at.environment.mock.getMostRecentOperation().request.variables).toEqual({
    input: { mobile: '9829041526', pin: '4826', messagingToken: 'fcm' },
  });
  at.environment.mock.resolveMostRecentOperation(success('secret'));
  expect(await screen.findByText('Home')).toBeDefined();
  expect(keptMessagingToken()).toBe('fcm');
});

test('is busy while it signs in', async () => {
  const at = await open();
  await enter(at, '9829041526', '4826');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Login' }).disabled).toBe(true),
  );
});

test.each([
  ['a wrong PIN', refused({ code: 'INVALID_CREDENTIALS', message: 'Wrong PIN' }), 'Wrong PIN'],
  [
    'a refusal without words',
    refused({ code: 'INVALID_CREDENTIALS', message: '' }),
    'Invalid credentials. Please try again.',
  ],
  [
    'too many tries',
    refused({ code: 'LOGIN_PAUSED', message: 'x', retryAfter: 840 }),
    'Too many wrong PINs. Try again in 14 minutes.',
  ],
  [
    'a closed account',
    refused({ code: 'ACCOUNT_LOCKED', message: 'x' }),
    'Too many wrong PINs. Ask the owner of the shop to reset your PIN.',
  ],
  ['an answer without a token', success(''), 'Token not received'],
])('%s is told at the PIN, which is empty again', async (_what, answer, sentence) => {
  const at = await open();
  await enter(at, '9829041526', '1234');
  await waitFor(() => expect(sent(at)).toHaveLength(1));
  at.environment.mock.resolveMostRecentOperation(answer);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(await screen.findByText('Login failed!')).toBeDefined();
  expect(digit(1).getAttribute('aria-invalid')).toBe('true');
  expect(describes(digit(1))).toBe(sentence);
  expect(digit(4).value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(digit(1)));
  expect(mobile().value).toBe('9829041526');
  expect(accessToken()).toBeNull();
});

test.each([
  ['nobody answers', unreachable('r'), 'Service is not reachable. Try again.'],
  [
    'too many ask at once',
    new GraphFailure('TOO_MANY_REQUESTS', 'Too many requests. Try again in 20 s.', 'r'),
    'Too many requests. Try again in 20 s.',
  ],
  ['something else breaks', new Error('x'), 'Something went wrong on our side. Nothing was changed.'],
])('says so when %s', async (_what, error, sentence) => {
  const at = await open();
  await enter(at, '9829041526', '4826');
  await waitFor(() => expect(sent(at)).toHaveLength(1));
  at.environment.mock.rejectMostRecentOperation(error);
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('says its version', async () => {
  await open();
  expect(screen.getByText('Version 1.0.31')).toBeDefined();
});

test('tells who can help when the PIN is forgotten', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Forgot PIN?' }));
  expect(screen.getByText('Staff: ask the owner of your shop for a one-time PIN.')).toBeDefined();
  expect(screen.getByText(/^Owner: ask the operator/)).toBeDefined();
});

test('an expired session leaves the number, and the PIN has the focus', async () => {
  rememberMobile('9000000001');
  await open();
  expect(mobile().value).toBe('9000000001');
  await waitFor(() => expect(document.activeElement).toBe(digit(1)));
});
