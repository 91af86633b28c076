import { expect, test } from 'vitest';
import { faultyServer, json } from '../testing/faultyServer.ts';
import { post, testApp } from '../testing/testApp.ts';

test('is alive whatever upstream does, and ready when upstream is', async () => {
  const server = await faultyServer(json({ status: 'not ready' }, 503), json({ status: 'ready' }));
  const { app } = await testApp([], { upstream: { url: server.url } });
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

test('is not ready when nobody answers', async () => {
  const { app, log } = await testApp([], { upstream: { url: 'http://127.0.0.1:1' } });
  const answer = await app.inject({ url: '/readyz' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'not ready' });
  expect(log.join('')).toContain('"not ready"');
});

test('counts requests and calls for Prometheus', async () => {
  const server = await faultyServer(json({}, 503));
  const { app } = await testApp([], { upstream: { url: server.url } });
  await app.inject({ url: '/healthz' });
  const { headers, body } = await app.inject({ url: '/metrics' });
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain(
    'galla_gateway_request_duration_seconds_count{method="GET",route="/healthz",status="200"} 1',
  );
  expect(body).toContain('galla_upstream_reachable 1');
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('other machines read the metrics with the token only', async () => {
  const token = 'a-token-for-the-metrics';
  const { app } = await testApp([], { metricsToken: token });
  const read = (headers: Record<string, string>) =>
    app.inject({ url: '/metrics', remoteAddress: '203.0.113.7', headers });
  expect((await read({})).statusCode).toBe(403);
  expect((await read({ authorization: 'Bearer another-token-entirely' })).statusCode).toBe(403);
  expect((await read({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
});

test('logs what was done, and no secret', async () => {
  const { app, log } = await testApp();
  const pin = '48264826';
  const variables = { mobile: '9000000001', pin };
  const query =
    'mutation Login($mobile: String!, $pin: String!) { login(input: { mobile: $mobile, pin: $pin }) { __typename } }';
  await post(app, { query, variables }, { token: 'dGhpcyBpcyBhIHRva2VuIG9mIGEgdGVzdCwgMzIgYnl' });
  const lines = log.join('');
  expect(lines).toContain('"route":"/graphql"');
  expect(lines).toContain('"operation":"Login"');
  expect(lines).not.toMatch(/48264826|9000000001|dGhpcyBpc/);
});
