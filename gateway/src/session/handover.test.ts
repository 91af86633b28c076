import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const EXCHANGE = `mutation ($input: ExchangeHandoverInput!) { exchangeHandover(input: $input) {
  __typename
  ... on LoginSuccess { accessToken viewer { profile { merchantOrderId } tenant { schema } } }
  ... on Refused { code message }
} }`;
const KEY = '018f0000-0000-7000-8000-000000000001';
const variables = { input: { code: 'code' } };

test('makes a code for the session of the caller', async () => {
  const { data, calls } = await runOperation(
    `mutation { createHandover(input: { key: "${KEY}" }) { ... on CreateHandoverSuccess { code expiresAt } } }`,
    {
      fakes: [
        signedIn(),
        answering(session.createHandover, () => ({
          success: true,
          code: 'code',
          expires_at: '2026-11-20T10:01:00.000Z',
        })),
      ],
    },
  );
  expect(data).toEqual({ createHandover: { code: 'code', expiresAt: '2026-11-20T10:01:00.000Z' } });
  expect(calls).toEqual(['GET /me', 'POST /handover']);
});

test('exchanges a code for a session and answers as its person, without a session before', async () => {
  const { data, calls, received } = await runOperation(EXCHANGE, {
    variables,
    session: { token: undefined, deviceToken: 'known' },
    fakes: [
      answering(session.exchangeHandover, () => ({ success: true, access_token: 'fresh' })),
      signedIn(),
    ],
  });
  expect(data).toEqual({
    exchangeHandover: {
      __typename: 'LoginSuccess',
      accessToken: 'fresh',
      viewer: {
        profile: { merchantOrderId: null },
        tenant: { schema: 'shop_1' },
      },
    },
  });
  expect(calls).toEqual(['POST /handover/exchange', 'GET /me']);
  expect(received[0]?.parts.body).toEqual({ code: 'code', device_token: 'known' });
  expect(received[1]?.caller.token).toBe('fresh');
});

test('a code that opens nothing is refused with its sentence', async () => {
  const { data } = await runOperation(EXCHANGE, {
    variables,
    session: { token: undefined },
    fakes: [refusing(session.exchangeHandover, 'HANDOVER_INVALID')],
  });
  expect(data).toEqual({
    exchangeHandover: {
      __typename: 'Refused',
      code: 'HANDOVER_INVALID',
      message: 'This link was already used or has expired. Please log in.',
    },
  });
});
