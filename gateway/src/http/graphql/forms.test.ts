import { expect, test } from 'vitest';
import { post, testApp, TOKEN } from '../../testing/testApp.ts';

const OPERATION = { id: 'an-operation', variables: {} };

const REFUSED: [string, unknown, Record<string, string>, number][] = [
  ['a batch', [OPERATION, OPERATION], {}, 400],
  ['a text', '"query"', {}, 400],
  ['nothing', '', {}, 400],
  ['broken JSON', '{"id":', {}, 400],
  ['both id and query', { ...OPERATION, query: '{ viewer { paymentStatus } }' }, {}, 400],
  ['variables that are a list', { id: 'an-operation', variables: [1] }, {}, 400],
  ['an id that is no text', { id: 5 }, {}, 400],
  ['a prototype among the variables', '{"id":"an-operation","variables":{"__proto__":{"pin":"1"}}}', {}, 400],
  ['a constructor', '{"id":"an-operation","variables":{"constructor":{"prototype":{}}}}', {}, 400],
  ['more than 100 KB', { id: 'an-operation', variables: { mobile: 'x'.repeat(103_000) } }, {}, 413],
  ['a form', 'id=an-operation', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', JSON.stringify(OPERATION), { 'content-type': 'text/plain' }, 415],
  ['a multipart form', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
];

test.each(REFUSED)('refuses %s', async (_what, body, headers, status) => {
  const { app, received } = await testApp();
  const answer = await post(app, body, { token: TOKEN, ...headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().errors[0].extensions).toMatchObject({
    code: expect.stringMatching(/^(BAD_REQUEST|INVALID_INPUT|PAYLOAD_TOO_LARGE)$/),
    requestId: answer.headers['x-request-id'],
  });
  expect(received).toEqual([]);
});

test('runs nothing on GET', async () => {
  const { app, received } = await testApp();
  const url = `/graphql?query=${encodeURIComponent('mutation { logout { loggedOut } }')}`;
  const answer = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${TOKEN}` } });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers['allow']).toBe('POST');
  expect(received).toEqual([]);
});
