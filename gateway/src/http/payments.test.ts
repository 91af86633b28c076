import { expect, test } from 'vitest';
import { faultyServer, reset, text } from '../testing/faultyServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const TICKET = 'Zm9vYmFyYmF6cXV4cXV1eA';
const PAGE = `/payment-sandbox/pay/${TICKET}`;
const POLICY = "default-src 'none'; form-action 'self'";

async function ask(
  request: { method: 'GET' | 'POST'; url: string; headers?: Record<string, string>; payload?: string },
  respond: Parameters<typeof faultyServer>[0],
) {
  const server = await faultyServer(respond);
  const { app } = await testApp([], { upstream: { url: server.url } });
  return { answer: await app.inject(request), requests: server.requests };
}

test('shows the page of the sandbox with its own policy', async () => {
  const { answer, requests } = await ask(
    { method: 'GET', url: PAGE, headers: { authorization: `Bearer ${TOKEN}`, cookie: 'galla-device=x' } },
    (_request, response) => {
      const headers = { 'content-type': 'text/html', 'content-security-policy': POLICY, 'set-cookie': 'a=b' };
      response.writeHead(200, headers).end('<h1>Pay</h1>');
    },
  );
  expect(answer.body).toBe('<h1>Pay</h1>');
  expect(answer.headers['content-security-policy']).toBe(POLICY);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(requests[0]?.url).toBe(PAGE);
  // A payment service gets no session token.
  expect(requests[0]?.headers).not.toHaveProperty('authorization');
  expect(requests[0]?.headers).not.toHaveProperty('cookie');
});

test('takes what was pressed there, and sends the browser back', async () => {
  const { answer, requests } = await ask(
    {
      method: 'POST',
      url: `${PAGE}/success`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    },
    (_request, response) => response.writeHead(303, { location: '/payment-status?merchantOrderId=G7' }).end(),
  );
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/payment-status?merchantOrderId=G7');
  expect(requests[0]).toMatchObject({ method: 'POST', url: `${PAGE}/success` });
});

test('hands on the call of a payment service with its signature, to the letter', async () => {
  let body = '';
  const payload = '{"response": "eyJhIjoxfQ==" }';
  const { answer, requests } = await ask(
    {
      method: 'POST',
      url: '/payment/callback',
      headers: { 'content-type': 'application/json', 'x-verify': 'abc###1' },
      payload,
    },
    (request, response) => {
      // Read before the test's server closes.
      body = String(request.headers['content-length']);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true}');
    },
  );
  expect(answer.json()).toEqual({ success: true });
  expect(body).toBe(String(payload.length));
  expect(requests[0]?.headers).toMatchObject({ 'x-verify': 'abc###1', 'content-type': 'application/json' });
});

test('one that the service did not sign is told what upstream says of it', async () => {
  const { answer } = await ask(
    {
      method: 'POST',
      url: '/payment/callback',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    },
    text('{"code":"UNAUTHENTICATED"}', 'application/json', 401),
  );
  expect(answer.statusCode).toBe(401);
});

test.each([
  ['GET', '/payment-sandbox/pay/..%2f..%2fme'],
  ['POST', `${PAGE}/..%2fsuccess`],
  ['GET', '/payment-sandbox/orders/G7'],
] as const)('%s %s goes no further', async (method, url) => {
  const { answer, requests } = await ask({ method, url }, text('secret', 'text/plain'));
  expect(answer.statusCode).toBe(404);
  expect(requests).toHaveLength(0);
});

test('more than a callback has is not read', async () => {
  const { answer, requests } = await ask(
    {
      method: 'POST',
      url: '/payment/callback',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ response: 'x'.repeat(40_000) }),
    },
    text('{}', 'application/json'),
  );
  expect(answer.statusCode).toBe(413);
  expect(requests).toHaveLength(0);
});

test('says so when upstream is away', async () => {
  const { answer } = await ask({ method: 'GET', url: PAGE }, reset);
  expect(answer.statusCode).toBe(503);
});
