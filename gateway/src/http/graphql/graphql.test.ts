import { brotliDecompressSync } from 'node:zlib';
import { session } from '@galla/upstream/contract';
import { expect, test } from 'vitest';
import { employeeWith, signedIn } from '../../testing/fakePerson.ts';
import { answering, refusing } from '../../testing/fakeUpstream.ts';
import { post, postFree, testApp, TOKEN } from '../../testing/testApp.ts';

const LOGIN = { id: 'playground-login', variables: { mobile: '9000000001', pin: '4826' } };
const NAME = '{ viewer { profile { fullName } } }';

const loginAnswers = answering(session.login, () => ({
  success: true,
  access_token: TOKEN,
  device_token: 'a-secret-of-this-device',
}));

test('runs an operation of the manifest by its id, and tells its calls', async () => {
  const { app } = await testApp([loginAnswers, signedIn()]);
  const answer = await post(app, LOGIN);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['x-upstream-calls']).toBe('2');
  expect(answer.json()).toEqual({
    data: {
      login: {
        __typename: 'LoginSuccess',
        accessToken: TOKEN,
        viewer: { profile: { fullName: 'Meenakshi Iyer' }, tenant: { name: 'Meenakshi Stores' } },
      },
    },
  });
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

test('runs documents of their own only for people on the playground', async () => {
  const { app, received } = await testApp([signedIn()]);
  const anonymous = await post(app, { query: NAME }, { 'x-galla-playground': '1' });
  const elsewhere = await post(app, { query: NAME }, { token: TOKEN });
  for (const answer of [anonymous, elsewhere]) {
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].extensions.code).toBe('OPERATION_NOT_REGISTERED');
  }
  expect(received).toEqual([]);
  const signed = await postFree(app, NAME);
  expect(signed.json()).toEqual({ data: { viewer: { profile: { fullName: 'Meenakshi Iyer' } } } });
});

test('asks who it is before a free document runs', async () => {
  const { app } = await testApp([refusing(session.me, 'UNAUTHENTICATED')]);
  const answer = await postFree(app, '{ __schema { types { name } } }');
  expect(answer.json().errors[0]).toMatchObject({
    message: 'Please log in to continue.',
    extensions: { code: 'UNAUTHENTICATED' },
  });
});

test('shows the schema to people on the playground only', async () => {
  const { app } = await testApp([signedIn()]);
  const shown = await postFree(app, '{ __type(name: "Money") { description } }');
  expect(shown.body).toContain('Money in rupees');
  const hidden = await post(app, { query: '{ __schema { types { name } } }' });
  expect(hidden.json().errors[0].extensions.code).toBe('OPERATION_NOT_REGISTERED');
});

test('runs the named operation of a document with several', async () => {
  const { app } = await testApp([signedIn()]);
  const query = 'query A { viewer { paymentStatus } } query B { viewer { profile { isOwner } } }';
  const body = { query, operationName: 'B' };
  const answer = await post(app, body, { token: TOKEN, 'x-galla-playground': '1' });
  expect(answer.json()).toEqual({ data: { viewer: { profile: { isOwner: true } } } });
});

test('puts code and request id on the errors of fields, and keeps the rest', async () => {
  const { app } = await testApp([signedIn(employeeWith('dashboard:view'))]);
  const answer = await postFree(app, '{ viewer { paymentStatus tenant { customers { totalCount } } } }');
  const { data, errors } = answer.json();
  expect(data).toEqual({ viewer: { paymentStatus: 'COMPLETED', tenant: null } });
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
  const answer = await post(app, { id: 'playground-logout' }, { token: TOKEN });
  expect(answer.json().errors[0]).toMatchObject({
    message: 'Something went wrong on our side. Nothing was changed.',
    extensions: { code: 'INTERNAL' },
  });
  expect(answer.body).not.toMatch(/POST \/logout|No fake|\.ts/);
  expect(log.join('')).toContain('No fake for POST /logout');
});

test('suggests no names of the schema', async () => {
  const { app } = await testApp([signedIn()]);
  const field = await postFree(app, '{ viewr { profile { fullName } } }');
  const value = await postFree(
    app,
    'query ($f: RightFlag!) { viewer { viewerCan(menu: "billing", flag: $f) } }',
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
  const headers = { token: TOKEN, 'x-galla-playground': '1' };
  const plain = await post(app, { query }, headers);
  const packed = await post(app, { query }, { ...headers, 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['cache-control']).toBe('no-store');
});
