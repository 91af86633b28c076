import { expect, test, vi } from 'vitest';
import { faultyServer, json, reset } from '../../testing/faultyServer.ts';
import { testApp, TOKEN } from '../../testing/testApp.ts';

const KEY = '018f0000-0000-4000-8000-000000000999';

async function restOver(...responses: Parameters<typeof faultyServer>) {
  const server = await faultyServer(...responses);
  const { app } = await testApp([], { upstream: { url: server.url }, trustProxy: ['127.0.0.1'] });
  return { app, server };
}

test('a call goes through as it is, with token, key and address, and nothing else of the caller', async () => {
  const { app, server } = await restOver(json({ success: true, id: 'c1' }, 200, { 'x-inner': 'hidden' }));
  const payload = '{"name": "Priya Agarwal",  "mobile": "9829041526"}';
  const answer = await app.inject({
    method: 'POST',
    url: '/rest/addCustomer?x=%2F1',
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'content-type': 'application/json',
      'idempotency-key': KEY,
      'x-request-id': 'request-0001',
      'x-forwarded-for': '203.0.113.7',
      cookie: 'a=b',
    },
    payload,
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, id: 'c1' }]);
  expect(answer.headers['x-inner']).toBeUndefined();
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['x-request-id']).toBe('request-0001');
  const [request] = server.requests;
  expect([request?.method, request?.url, server.bodies]).toEqual(['POST', '/addCustomer?x=%2F1', [payload]]);
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${TOKEN}`,
    'idempotency-key': KEY,
    'x-request-id': 'request-0001',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(request?.headers['cookie']).toBeUndefined();
});

test('a refusal comes as upstream told it, with when to come again', async () => {
  const body = {
    success: false,
    status: false,
    code: 'TOO_MANY_REQUESTS',
    message: 'Wait.',
    request_id: 'r',
  };
  const { app } = await restOver(json(body, 429, { 'retry-after': '7' }));
  const answer = await app.inject('/rest/me');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([429, '7', body]);
});

test('upstream that is away is told in the form of its refusals', async () => {
  const { app } = await restOver(reset);
  const answer = await app.inject({ url: '/rest/me', headers: { 'x-request-id': 'request-0002' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    success: false,
    status: false,
    code: 'UPSTREAM_UNAVAILABLE',
    message: 'Service is not reachable. Try again.',
    request_id: 'request-0002',
  });
});

test.each(['/rest/metrics', '/rest/readyz', '/rest/docs/', '/rest/', '/rest/../me', '/rest//me'])(
  'what is no described call does not reach upstream: %s',
  async (url) => {
    const { app, server } = await restOver(json({}));
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(server.requests).toEqual([]);
  },
);

test('a stream of events lasts until its reader leaves', async () => {
  const closed = vi.fn<() => void>();
  const { app } = await restOver((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: ready\ndata: {}\n\n');
    response.on('close', closed);
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const answer = await fetch(`${address}/rest/events`, { signal: leaving.signal });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: ready\ndata: {}\n\n');
  expect(closed).not.toHaveBeenCalled();
  leaving.abort();
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
});

test('an installation without it serves neither the calls nor their page', async () => {
  const { app } = await testApp([], { servesRest: false });
  for (const url of ['/rest/me', '/docs', '/docs/']) expect((await app.inject(url)).statusCode).toBe(404);
});
