import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Unauthorized } from '../../app/graph/failure.ts';
import { expireSession } from '../../app/session/expiry.ts';
import { accessToken, storeSession } from '../../app/session/store.ts';
import { answerWith, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { handOverRoute } from './route.ts';
import { clearHandover, takeHandover } from './takeHandover.ts';

const EXCHANGE = 'useExchangeHandoverMutation';
const END = 'useExchangeHandoverEndMutation';
const SENTENCE = 'This link was already used or has expired. Please log in.';

beforeEach(() => {
  takeHandover();
  history.replaceState(null, '', '/');
});

/** Opens an address as main.tsx does, and renders the route. */
function open(address: string): AtRoute {
  history.replaceState(null, '', address);
  clearHandover();
  return renderAt(location.pathname + location.search, [
    handOverRoute,
    { path: '/', element: <p>Home</p> },
    { path: '/login', element: <p>The login</p> },
  ]);
}

const success = {
  exchangeHandover: {
    __typename: 'LoginSuccess',
    accessToken: 'fresh',
    viewer: {
      profile: {
        staffId: 'e1',
        designation: null,
        merchantOrderId: 'M-1',
      },
      tenant: { id: 't1', schema: 's_1' },
    },
  },
};

test.each(['/auth?access_token=code', '/Billing?x=1&access_token=code', '/?access_token=code'])(
  'the address %s is cleared before anything else, and the code exchanged',
  async (address) => {
    const at = open(address);
    expect(location.href).not.toContain('code');
    expect(location.search).toBe('');
    const { request } = await sentOperation(at.environment, EXCHANGE);
    expect(request.variables).toEqual({ input: { code: 'code' } });
    await answerWith(at.environment, EXCHANGE, success);
    expect(await screen.findByText('Home')).toBeDefined();
    expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
      access_token: 'fresh',
      tenant_schema: 's_1',
      merchant_order_id: 'M-1',
      emp_id: 'e1',
    });
  },
);

test('without the parameter nothing is shown and nothing is sent', async () => {
  const at = open('/auth');
  await waitFor(() => expect(document.title).toContain('Logging in'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByText('Home')).toBeNull();
  expect(waiting(at.environment, EXCHANGE)).toBe(0);
});

test('a code that opens nothing is told, with the way to the login', async () => {
  const at = open('/auth?access_token=used');
  await answerWith(at.environment, EXCHANGE, {
    exchangeHandover: { __typename: 'Refused', __isRefusal: 'Refused', message: SENTENCE },
  });
  expect(await screen.findByText(SENTENCE)).toBeDefined();
  expect(accessToken()).toBeNull();
  await at.user.click(screen.getByRole('button', { name: 'Go to login' }));
  expect(await screen.findByText('The login')).toBeDefined();
});

test('another session that is open asks before it is replaced, and is ended then', async () => {
  storeSession({ access_token: 'before', tenant_schema: 's_0', emp_id: 'e0' });
  const at = open('/auth?access_token=code');
  expect(await screen.findByText('Log in as someone else?')).toBeDefined();
  expect(waiting(at.environment, EXCHANGE)).toBe(0);
  await at.user.click(screen.getByRole('button', { name: 'Log in' }));
  await answerWith(at.environment, EXCHANGE, success);
  await answerWith(at.environment, END, { logout: { loggedOut: true } });
  await waitFor(() => expect(accessToken()).toBe('fresh'));
  expect(await screen.findByText('Home')).toBeDefined();
});

test('a session before that has ended already ends nothing of the new one', async () => {
  storeSession({ access_token: 'before', tenant_schema: 's_0', emp_id: 'e0' });
  const at = open('/auth?access_token=code');
  await at.user.click(await screen.findByRole('button', { name: 'Log in' }));
  await answerWith(at.environment, EXCHANGE, success);
  const end = await sentOperation(at.environment, END);
  expireSession('before');
  act(() => at.environment.mock.reject(end, new Unauthorized('Please log in to continue.', 'r')));
  expect(await screen.findByText('Home')).toBeDefined();
  expect(accessToken()).toBe('fresh');
});

test('who says no stays who he is, and the code is not used', async () => {
  storeSession({ access_token: 'before', tenant_schema: 's_0', emp_id: 'e0' });
  const at = open('/auth?access_token=code');
  await at.user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Home')).toBeDefined();
  expect(accessToken()).toBe('before');
  expect(waiting(at.environment, EXCHANGE)).toBe(0);
});

test('a code that opens nothing leaves the session that is open', async () => {
  storeSession({ access_token: 'before', tenant_schema: 's_0', emp_id: 'e0' });
  const at = open('/auth?access_token=used');
  await at.user.click(await screen.findByRole('button', { name: 'Log in' }));
  await answerWith(at.environment, EXCHANGE, {
    exchangeHandover: { __typename: 'Refused', __isRefusal: 'Refused', message: SENTENCE },
  });
  expect(await screen.findByText(SENTENCE)).toBeDefined();
  expect(accessToken()).toBe('before');
  expect(waiting(at.environment, END)).toBe(0);
});
