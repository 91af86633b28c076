import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { signedIn } from '../testing/fakePerson.ts';
import { answering, refusing, type Fake } from '../testing/fakeUpstream.ts';
import { runOperation } from '../testing/runOperation.ts';

const ID = '018f0000-0000-7000-8000-0000000000a1';
const row = {
  id: ID,
  user_agent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36',
  started_at: '2026-11-19T10:00:00.000Z',
  last_used_at: '2026-11-20T10:00:00.000Z',
  known_device: true,
  is_current: false,
};
const LIST = `{ viewer { profile { firstName }
  sessions { code browser system handheld since lastUsed knownDevice isCurrent } } }`;

test('tells the devices in words', async () => {
  const { data, errors, calls } = await runOperation(LIST, {
    fakes: [
      signedIn(),
      answering(session.sessions, () => ({
        success: true,
        data: [row, { ...row, user_agent: null, is_current: true }],
      })),
    ],
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    viewer: {
      sessions: [
        {
          code: ID,
          browser: 'Chrome',
          system: 'Android',
          handheld: true,
          since: '2026-11-19T10:00:00.000Z',
          lastUsed: '2026-11-20T10:00:00.000Z',
          knownDevice: true,
          isCurrent: false,
        },
        { browser: null, system: null, handheld: false, isCurrent: true },
      ],
    },
  });
  expect(calls).toEqual(['GET /me', 'GET /sessions']);
});

test('a list that fails leaves the rest of the answer', async () => {
  const { data, errors } = await runOperation(LIST, {
    fakes: [signedIn(), refusing(session.sessions, 'INTERNAL')],
  });
  expect(data).toEqual({ viewer: { profile: { firstName: 'Meenakshi' }, sessions: null } });
  expect(errors).toHaveLength(1);
});

const END = `mutation ($input: EndSessionInput!) { endSession(input: $input) {
  __typename ... on EndSessionsSuccess { ended } ... on Refusal { code } } }`;
const end = (id: string, ...fakes: Fake[]) =>
  runOperation(END, { variables: { input: { session: id } }, fakes: [signedIn(), ...fakes] });

test('ends one of the sessions', async () => {
  const ended = answering(session.endSession, () => ({ success: true }));
  const { data, received } = await end(ID, ended);
  expect(data).toEqual({ endSession: { __typename: 'EndSessionsSuccess', ended: 1 } });
  expect(received[1]?.parts.body).toEqual({ session_id: ID });
  const gone = await end(ID, refusing(session.endSession, 'NOT_FOUND'));
  expect(gone.data).toEqual({ endSession: { __typename: 'NotFound', code: 'NOT_FOUND' } });
  const other = await end(globalId('Employee', ID), ended);
  expect(other.data).toMatchObject({ endSession: { __typename: 'NotFound' } });
  expect(other.calls).toEqual(['GET /me']);
});

test('ends all others and tells how many', async () => {
  const { data } = await runOperation(
    'mutation { endOtherSessions { ... on EndSessionsSuccess { ended } } }',
    {
      fakes: [signedIn(), answering(session.endOtherSessions, () => ({ success: true, ended: 3 }))],
    },
  );
  expect(data).toEqual({ endOtherSessions: { ended: 3 } });
});

test.each([
  ['fcm', true],
  [null, false],
])('registers where messages go: %s', async (messagingToken, registered) => {
  const { data, received } = await runOperation(
    `mutation ($input: RegisterMessagingInput!) { registerMessaging(input: $input) {
       ... on RegisterMessagingSuccess { registered } } }`,
    {
      variables: { input: { messagingToken } },
      fakes: [signedIn(), answering(session.registerMessaging, () => ({ success: true }))],
    },
  );
  expect(data).toEqual({ registerMessaging: { registered } });
  expect(received[1]?.parts.body).toEqual({ fcm_token: messagingToken });
});
