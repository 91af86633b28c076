import { brotliDecompressSync } from 'node:zlib';
import { customers, session } from '@galla/upstream/contract';
import { buildSchema, validateSchema } from 'graphql';
import { expect, test } from 'vitest';
import { employeeWith, signedIn } from '../../testing/fakePerson.ts';
import { answering, refusing } from '../../testing/fakeUpstream.ts';
import { readManifest } from './manifest.ts';
import { nameOf } from './route.ts';
import { post, postFree, testApp, TOKEN } from '../../testing/testApp.ts';

const variables = { mobile: '9000000001', pin: '4826' };
const LOGIN = {
  query:
    'mutation Login($mobile: String!, $pin: String!) { login(input: { mobile: $mobile, pin: $pin }) { ... on LoginSuccess { accessToken viewer { profile { fullName } } } } }',
  variables,
};
/** A registered operation of the web client, by name. */
const registered = (name: string) =>
  [...readManifest()].find(([, text]) => nameOf(text) === name)?.[0] ?? 'none';
const NAME = '{ viewer { profile { fullName } } }';

const loginAnswers = answering(session.login, () => ({
  success: true,
  access_token: TOKEN,
  device_token: 'a-secret-of-this-device',
}));

test('runs an operation of the manifest by its id, and tells its calls', async () => {
  const { app } = await testApp([loginAnswers, signedIn()]);
  const input = { ...variables };
  const answer = await post(app, { id: registered('useLoginMutation'), variables: { input } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-upstream-calls']).toBe('2');
  expect(answer.json()).toMatchObject({ data: { login: { accessToken: TOKEN } } });
});

test('tells clearly that an id is not known', async () => {
  const { app, received } = await testApp();
  const answer = await post(app, { id: 'f00d', variables: {} }, { 'x-request-id': 'request-0001' });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['x-request-id']).toBe('request-0001');
  expect(answer.json()).toEqual({
    errors: [
      {
        message: 'This operation is not known here. Reload the page to get the current version.',
        extensions: { code: 'UNKNOWN_OPERATION', requestId: 'request-0001' },
      },
    ],
  });
  expect(received).toEqual([]);
});

test('runs documents of their own for people with a token, without a header for it', async () => {
  const { app } = await testApp([signedIn()]);
  const answer = await postFree(app, NAME);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ data: { viewer: { profile: { fullName: 'Meenakshi Iyer' } } } });
  const introspected = await postFree(app, '{ __type(name: "Money") { description } }');
  expect(introspected.body).toContain('An amount in rupees');
});

const LOGOUT = 'mutation { logout { loggedOut } }';

test.each([
  NAME,
  '{ __schema { types { name } } }',
  LOGOUT,
  // Not every operation that contains a login is one.
  'mutation { login(input: { mobile: "9000000001", pin: "4826" }) { __typename } logout { loggedOut } }',
  'mutation { ...Enter } fragment Enter on Mutation { login(input: { mobile: "9", pin: "4" }) { __typename } }',
  'query login { viewer { paymentStatus } }',
  'subscription { notificationArrived { notification { id } } }',
])('tells who has no token how to get one: %s', async (query) => {
  const { app, received } = await testApp();
  const answer = await post(app, { query });
  expect(answer.statusCode).toBe(401);
  expect(answer.json().errors).toMatchObject([
    {
      message: 'Sign in with the mutation login, or send an API key.',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ]);
  expect(received).toEqual([]);
});

const ended = refusing(session.me, 'UNAUTHENTICATED');

test('signing in needs no token, and an ended or a wrong one keeps nobody out', async () => {
  for (const headers of [{}, { authorization: 'Basic nonsense' }, { token: `${TOKEN}-ended` }]) {
    const { app } = await testApp([loginAnswers, signedIn()]);
    const own = await post(app, LOGIN, headers);
    expect(own.json()).toEqual({
      data: { login: { accessToken: TOKEN, viewer: { profile: { fullName: 'Meenakshi Iyer' } } } },
    });
    const input = { ...variables };
    const known = await post(app, { id: registered('useLoginMutation'), variables: { input } }, headers);
    expect(known.json().data.login.accessToken).toBe(TOKEN);
  }
});

test('a code of another tab is exchanged with an ended token, too', async () => {
  const exchange = answering(session.exchangeHandover, () => ({ success: true, access_token: TOKEN }));
  const { app } = await testApp([exchange, signedIn()]);
  const query =
    'mutation { exchangeHandover(input: { code: "a-code-of-one-minute" }) { ... on LoginSuccess { accessToken } } }';
  const answer = await post(app, { query }, { token: `${TOKEN}-ended` });
  expect(answer.json()).toEqual({ data: { exchangeHandover: { accessToken: TOKEN } } });
});

test.each([
  ['a document', { query: NAME }],
  ['an introspection', { query: '{ __schema { types { name } } }' }],
  ['an operation of the manifest', { id: registered('useLogOutMutation') }],
])('a wrong or ended token is told as one with %s', async (_what, body) => {
  for (const headers of [{ token: TOKEN }, { authorization: 'Bearer short' }, { authorization: TOKEN }]) {
    const { app, received } = await testApp([ended]);
    const answer = await post(app, body, headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      errors: [
        {
          message: 'Please log in to continue.',
          extensions: { code: 'UNAUTHENTICATED', requestId: answer.headers['x-request-id'] },
        },
      ],
    });
    expect(received.map(({ call }) => call).filter((call) => call !== 'GET /me')).toEqual([]);
  }
});

test('a token that ends while the operation runs, or within the second in which it is remembered, is 401', async () => {
  const { app } = await testApp([signedIn(), refusing(customers.customers, 'UNAUTHENTICATED')]);
  const answer = await postFree(
    app,
    '{ viewer { profile { fullName } tenant { customers { totalCount } } } }',
  );
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    data: { viewer: { tenant: { customers: null } } },
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('an operation of the manifest answers without a token what it answers to anybody', async () => {
  const { app } = await testApp();
  const answer = await post(app, { id: registered('useLogOutMutation') });
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { logout: { loggedOut: true } } }]);
});

test('an installation can run registered operations only, and says so', async () => {
  const { app, received } = await testApp([], { takesDocuments: false });
  for (const answer of [await postFree(app, NAME), await post(app, LOGIN)]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([
      {
        message: 'This installation runs registered operations only (FREE_DOCUMENTS=0).',
        extensions: { code: 'OPERATION_NOT_REGISTERED' },
      },
    ]);
  }
  const known = await post(app, { id: registered('useLogOutMutation') });
  expect(known.json().data).toEqual({ logout: { loggedOut: true } });
  expect(received).toEqual([]);
});

test('serves the schema as a file to everybody', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/schema.graphql');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/graphql; charset=utf-8');
  expect(validateSchema(buildSchema(answer.body, { assumeValidSDL: true }))).toEqual([]);
});

test('all that is wrong with a document is told at once, with its places', async () => {
  const { app, received } = await testApp();
  const answer = await postFree(app, '{ viewer { secrets\n profile { secret } } }');
  expect(answer.statusCode).toBe(400);
  const extensions = { code: 'DOCUMENT_REFUSED', requestId: answer.headers['x-request-id'] };
  expect(answer.json().errors).toEqual([
    {
      message: 'Cannot query field "secrets" on type "Viewer".',
      locations: [{ line: 1, column: 12 }],
      extensions,
    },
    {
      message: 'Cannot query field "secret" on type "Profile".',
      locations: [{ line: 2, column: 12 }],
      extensions,
    },
  ]);
  expect(received).toEqual([]);
});

test('runs the named operation of a document with several', async () => {
  const { app } = await testApp([signedIn()]);
  const query = 'query A { viewer { paymentStatus } } query B { viewer { profile { isOwner } } }';
  const body = { query, operationName: 'B' };
  const answer = await post(app, body, { token: TOKEN });
  expect(answer.json()).toEqual({ data: { viewer: { profile: { isOwner: true } } } });
});

test('puts code and request id on the errors of fields, and keeps the rest', async () => {
  const { app } = await testApp([signedIn(employeeWith('dashboard:view'))]);
  const answer = await postFree(app, '{ viewer { paymentStatus tenant { customers { totalCount } } } }');
  const { data, errors } = answer.json();
  expect(data).toEqual({ viewer: { paymentStatus: 'COMPLETED', tenant: { customers: null } } });
  expect(errors).toEqual([
    {
      message: "You don't have access. Ask the owner.",
      path: ['viewer', 'tenant', 'customers'],
      locations: [{ line: 1, column: 35 }],
      extensions: { code: 'FORBIDDEN', requestId: answer.headers['x-request-id'] },
    },
  ]);
});

test('tells nothing of an error that nobody planned, and logs it', async () => {
  const broken = answering(session.me, () => {
    throw new Error('connect ECONNREFUSED /srv/db.sock; select * from staff');
  });
  const { app, log } = await testApp([broken]);
  const answer = await postFree(app, LOGOUT);
  expect(answer.json().errors[0]).toMatchObject({
    message: 'Something went wrong on our side. Nothing was changed.',
    extensions: { code: 'INTERNAL' },
  });
  expect(answer.body).not.toMatch(/ECONNREFUSED|select|\.ts/);
  expect(log.join('')).toContain('connect ECONNREFUSED /srv/db.sock');
});

test('suggests no names of the schema', async () => {
  const { app } = await testApp([signedIn()]);
  const field = await postFree(app, '{ viewr { profile { fullName } } }');
  const value = await postFree(
    app,
    'query ($f: RightFlag!) { viewer { viewerCan(menu: BILLING, flag: $f) } }',
    {
      f: 'VIEWW',
    },
  );
  expect(field.json().errors[0]).toMatchObject({
    message: 'Cannot query field "viewr" on type "Query".',
    extensions: { code: 'DOCUMENT_REFUSED' },
  });
  expect(value.json().errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect(field.body + value.body).not.toContain('Did you mean');
});

test('compresses long answers for those who take it', async () => {
  const { app } = await testApp([signedIn()]);
  const query = '{ __schema { types { name description } } }';
  const headers = { token: TOKEN };
  const plain = await post(app, { query }, headers);
  const packed = await post(app, { query }, { ...headers, 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['cache-control']).toBe('no-store');
});
