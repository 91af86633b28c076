import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const CONFIRM = `mutation ($input: ConfirmPinInput!) { confirmPin(input: $input) {
  __typename
  ... on ConfirmPinSuccess { confirmedUntil }
  ... on ConfirmPinRefused { code message retryAfter }
  ... on Refused { code }
} }`;

const confirm = (pin: string, ...fakes: Fake[]) =>
  runOperation(CONFIRM, { variables: { input: { pin } }, fakes: [signedIn(), ...fakes] });

test('tells until when the PIN is good', async () => {
  const { data, errors, calls, received } = await confirm(
    '4826',
    answering(session.confirmPin, () => ({ success: true, confirmed_until: '2026-11-20T11:10:00.000Z' })),
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    confirmPin: { __typename: 'ConfirmPinSuccess', confirmedUntil: '2026-11-20T11:10:00.000Z' },
  });
  expect(calls).toEqual(['GET /me', 'POST /confirm-pin']);
  expect(received[1]?.parts.body).toEqual({ pin: '4826' });
});

test('refuses what is no PIN without asking upstream', async () => {
  const { data, calls } = await confirm('48');
  expect(data).toEqual({
    confirmPin: {
      __typename: 'ConfirmPinRefused',
      code: 'INVALID_INPUT',
      message: 'Enter a 4-digit PIN',
      retryAfter: null,
    },
  });
  expect(calls).toEqual(['GET /me']);
});

test('tells a wrong PIN, and how long to wait after too many', async () => {
  const wrong = await confirm('5093', refusing(session.confirmPin, 'INVALID_CREDENTIALS'));
  expect(wrong.data).toMatchObject({
    confirmPin: { __typename: 'ConfirmPinRefused', code: 'INVALID_CREDENTIALS', retryAfter: null },
  });
  const later = await confirm('5093', refusing(session.confirmPin, 'TRY_LATER', { retry_after: 840 }));
  expect(later.data).toMatchObject({ confirmPin: { code: 'TRY_LATER', retryAfter: 840 } });
  const locked = await confirm('5093', refusing(session.confirmPin, 'ACCOUNT_LOCKED'));
  expect(locked.data).toMatchObject({ confirmPin: { code: 'ACCOUNT_LOCKED', retryAfter: null } });
});

test('what has nothing to do with the PIN is told as such', async () => {
  const denied = await confirm('4826', refusing(session.confirmPin, 'PERMISSION_DENIED'));
  expect(denied.data).toEqual({ confirmPin: { __typename: 'Refused', code: 'PERMISSION_DENIED' } });
  const over = await confirm('4826', refusing(session.confirmPin, 'UNAUTHENTICATED'));
  expect(over.errors).toEqual(['UNAUTHENTICATED at confirmPin: Please log in to continue.']);
  const down = await confirm('4826', refusing(session.confirmPin, 'UPSTREAM_UNAVAILABLE'));
  expect(down.errors).toEqual(['UPSTREAM_UNAVAILABLE at confirmPin: Service is not reachable. Try again.']);
});
