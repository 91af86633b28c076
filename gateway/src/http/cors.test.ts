import { expect, test } from 'vitest';
import { signedIn } from '../testing/fakePerson.ts';
import { post, testApp, TOKEN } from '../testing/testApp.ts';

const LISTED = 'https://shop.example';
const ORIGINS = { corsOrigins: [LISTED, 'http://localhost:3000'] };
const QUERY = { query: '{ viewer { paymentStatus } }' };

async function preflight(origin: string, settings: object, url = '/graphql') {
  const { app, received } = await testApp([signedIn()], settings);
  const answer = await app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(received).toEqual([]);
  return answer;
}

/** The headers by which a browser lets a page of another origin read an answer. */
const permits = (headers: object) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control-'));

test.each(['/graphql', '/graphql/stream', '/uploads'])(
  'a page of a listed origin may call %s, by token only',
  async (url) => {
    const answer = await preflight(LISTED, ORIGINS, url);
    expect(answer.statusCode).toBe(204);
    expect(Object.fromEntries(permits(answer.headers))).toEqual({
      'access-control-allow-origin': LISTED,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, idempotency-key, x-request-id, apollographql-client-name, apollographql-client-version',
      'access-control-max-age': '600',
      'access-control-expose-headers': 'x-request-id, retry-after, content-disposition',
    });
    expect(answer.headers['vary']).toMatch(/origin/i);
  },
);

test.each([
  ['that is not listed', 'https://other.example', ORIGINS],
  ['that begins like a listed one', `${LISTED}.evil.example`, ORIGINS],
  ['of another scheme', 'http://shop.example', ORIGINS],
  ['of another port', `${LISTED}:8443`, ORIGINS],
  ['that is none', 'null', ORIGINS],
  ['where none is listed', LISTED, {}],
])('a preflight from an origin %s gets nothing', async (_what, origin, settings) => {
  const answer = await preflight(origin, settings);
  expect([answer.statusCode, permits(answer.headers)]).toEqual([404, []]);
});

test('an answer is readable to a page of a listed origin, and to no other', async () => {
  const { app } = await testApp([signedIn()], ORIGINS);
  const listed = await post(app, QUERY, { token: TOKEN, origin: LISTED });
  expect(listed.headers['access-control-allow-origin']).toBe(LISTED);
  expect(listed.headers['access-control-expose-headers']).toBe(
    'x-request-id, retry-after, content-disposition',
  );
  expect(listed.headers['access-control-allow-credentials']).toBeUndefined();
  expect(listed.json()).toEqual({ data: { viewer: { paymentStatus: 'COMPLETED' } } });
  const other = await post(app, QUERY, { token: TOKEN, origin: 'https://other.example' });
  expect(permits(other.headers)).toEqual([]);
  // A page must be able to read refusals too.
  const refused = await post(app, QUERY, { origin: LISTED });
  expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([401, LISTED]);
});
