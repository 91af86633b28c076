import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { unreachable } from '../../app/graph/failure.ts';
import { storeSession } from '../../app/session/store.ts';
import { answerWith, fail, sentOperation, waiting } from '../../testing/answer.ts';
import { renderAt, type AtRoute } from '../../testing/render.tsx';
import { sessionsRoute } from './route.ts';

const session = (code: string, rest: object = {}) => ({
  code,
  browser: 'Chrome',
  system: 'Windows',
  handheld: false,
  since: '2020-11-12T04:30:00.000Z',
  lastUsed: '2020-11-20T10:42:00.000Z',
  knownDevice: true,
  isCurrent: false,
  ...rest,
});

const SESSIONS = [
  session('n1', { isCurrent: true }),
  session('n2', { system: 'Android', handheld: true }),
  session('n3', { browser: null, system: null, knownDevice: false }),
];

const data = (sessions: object[] | null, mayMakePins = false) => ({
  viewer: { sessions, maySeePeople: true, mayMakePins },
});

async function open(sessions: object[] | null = SESSIONS, mayMakePins = false): Promise<AtRoute> {
  storeSession({ access_token: 't', tenant_schema: 's_1', emp_id: 'e1' });
  const at = renderAt('/sessions', [sessionsRoute]);
  await answerWith(at.environment, 'SessionsQuery', data(sessions, mayMakePins));
  await screen.findByRole('heading', { name: 'Where you are logged in' });
  return at;
}

const row = (n: number) => within(screen.getAllByRole('listitem')[n] as HTMLElement);

test('names each device, since when and when it was used; this one has no way out', async () => {
  await open();
  expect(row(0).getByText('Chrome on Windows')).toBeDefined();
  expect(row(0).getByText('This device')).toBeDefined();
  expect(row(0).getByText(/in use now$/)).toBeDefined();
  expect(row(0).queryByRole('button')).toBeNull();
  expect(row(1).getByText('Chrome on Android')).toBeDefined();
  expect(row(1).getByText('Known device')).toBeDefined();
  expect(
    row(1).getByText('Logged in: 12 Nov 2020, 10:00 am · Last used: 20 Nov 2020, 4:12 pm'),
  ).toBeDefined();
  expect(row(2).getByText('Unknown device')).toBeDefined();
  expect(row(2).getByText('New device')).toBeDefined();
});

test('one is logged out, and the list comes anew', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Log out Chrome on Android' }));
  const { request } = await sentOperation(at.environment, 'useEndSessionsOneMutation');
  expect(request.variables).toEqual({ input: { session: 'n2' } });
  await answerWith(at.environment, 'useEndSessionsOneMutation', {
    endSession: { __typename: 'EndSessionsSuccess' },
  });
  expect(await screen.findByText('Chrome on Android is logged out.')).toBeDefined();
  await answerWith(at.environment, 'SessionsQuery', data(SESSIONS.slice(0, 1)));
  expect(await screen.findByText('You are logged in on this device only.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Log out other devices' })).toBeNull();
});

test('the others are logged out after a question', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Log out other devices' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(waiting(at.environment, 'useEndSessionsOthersMutation')).toBe(0);
  await at.user.click(question.getByRole('button', { name: 'Log out other devices' }));
  await answerWith(at.environment, 'useEndSessionsOthersMutation', {
    endOtherSessions: { __typename: 'EndSessionsSuccess', ended: 2 },
  });
  expect(await screen.findByText('2 other devices are logged out.')).toBeDefined();
});

test('a failure is told and the list stays', async () => {
  const at = await open();
  await at.user.click(screen.getByRole('button', { name: 'Log out Unknown device' }));
  await fail(at.environment, 'useEndSessionsOneMutation', unreachable('r1'));
  expect(await screen.findByText('Service is not reachable. Try again.')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a list that could not be loaded is told, with Retry', async () => {
  const at = await open(null);
  expect(await screen.findByText('Could not load your devices.')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: /Retry/ }));
  await answerWith(at.environment, 'SessionsQuery', data(SESSIONS));
  expect(await screen.findByText('Chrome on Android')).toBeDefined();
});

const PEOPLE = {
  viewer: {
    profile: { staffId: 'e1', isOwner: true },
    tenant: {
      id: 't1',
      employees: [
        {
          id: 'e1',
          fullName: 'Sunita Sharma',
          designation: { id: 'd1', name: 'Manager' },
          pendingMobile: null,
        },
        {
          id: 'e2',
          fullName: 'Ravi Das',
          designation: { id: 'd2', name: 'Cashier' },
          pendingMobile: '9829041526',
        },
      ],
    },
  },
};
const MAKE = 'useCreateOneTimePinMutation';

async function makePin(): Promise<AtRoute> {
  const at = await open(SESSIONS, true);
  await answerWith(at.environment, 'EmployeePinsQuery', PEOPLE);
  await at.user.click(await screen.findByRole('button', { name: 'Create a one-time PIN for Ravi Das' }));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Create a one-time PIN' }));
  const { request } = await sentOperation(at.environment, MAKE);
  expect(request.variables).toEqual({ input: { key: expect.any(String), employee: 'e2' } });
  return at;
}

test('a one-time PIN is made after a question and shown once; not for oneself', async () => {
  const at = await makePin();
  expect(screen.queryByRole('button', { name: 'Create a one-time PIN for Sunita Sharma' })).toBeNull();
  await answerWith(at.environment, MAKE, {
    createOneTimePin: { __typename: 'CreateOneTimePinSuccess', pin: '9150' },
  });
  expect(await screen.findByText('9150')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('9150')).toBeNull());
});

test('where the own PIN was given too long ago it is asked, and the making goes on by itself', async () => {
  const at = await makePin();
  await answerWith(at.environment, MAKE, {
    createOneTimePin: { __typename: 'Refused', __isRefusal: 'Refused', code: 'PIN_REQUIRED', message: 'x' },
  });
  expect(await screen.findByText('Enter your PIN to create one for someone else.')).toBeDefined();
  await at.user.click(screen.getByLabelText('PIN, digit 1 of 4'));
  await at.user.keyboard('4826{Enter}');
  await answerWith(at.environment, 'useConfirmPinMutation', {
    confirmPin: { __typename: 'ConfirmPinSuccess', confirmedUntil: '2026-11-20T11:10:00.000Z' },
  });
  await answerWith(at.environment, MAKE, {
    createOneTimePin: { __typename: 'CreateOneTimePinSuccess', pin: '9150' },
  });
  expect(await screen.findByText('9150')).toBeDefined();
});

test('a refusal is told in its words', async () => {
  const at = await makePin();
  await answerWith(at.environment, MAKE, {
    createOneTimePin: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      code: 'PERSON_HAS_MORE_RIGHTS',
      message: 'This person may do more than you.',
    },
  });
  expect(await screen.findByText('This person may do more than you.')).toBeDefined();
});

test('who may not edit employees sees only the own devices', async () => {
  const at = await open();
  expect(screen.queryByText('Staff PINs')).toBeNull();
  expect(waiting(at.environment, 'EmployeePinsQuery')).toBe(0);
});

const CONFIRM = 'useConfirmLoginNumberMutation';

async function confirmNumber(): Promise<AtRoute> {
  const at = await open(SESSIONS, true);
  await answerWith(at.environment, 'EmployeePinsQuery', PEOPLE);
  expect(await screen.findByText('Wants to log in with 98290 41526')).toBeDefined();
  await at.user.click(screen.getByRole('button', { name: 'Confirm the number of Ravi Das' }));
  const question = within(await screen.findByRole('alertdialog'));
  await at.user.click(question.getByRole('button', { name: 'Confirm number' }));
  const { request } = await sentOperation(at.environment, CONFIRM);
  expect(request.variables).toEqual({
    input: { key: expect.any(String), employee: 'e2', mobile: '9829041526' },
  });
  return at;
}

test('a login number that waits is confirmed after a question, and waits no more', async () => {
  const at = await confirmNumber();
  await answerWith(at.environment, CONFIRM, {
    confirmLoginNumber: {
      __typename: 'ConfirmLoginNumberSuccess',
      employee: { id: 'e2', fullName: 'Ravi Das', pendingMobile: null },
    },
  });
  expect(await screen.findByText('Ravi Das now logs in with 98290 41526.')).toBeDefined();
  expect(screen.queryByText('Wants to log in with 98290 41526')).toBeNull();
});

test('the PIN is asked for before a number is confirmed when it was given too long ago', async () => {
  const at = await confirmNumber();
  await answerWith(at.environment, CONFIRM, {
    confirmLoginNumber: {
      __typename: 'Refused',
      __isRefusal: 'Refused',
      code: 'PIN_REQUIRED',
      message: 'PIN',
    },
  });
  expect(await screen.findByText('Enter your PIN to confirm the number of someone else.')).toBeDefined();
});
