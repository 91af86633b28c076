import { expect, test } from 'vitest';
import { faultyServer } from '../../testing/faultyServer.ts';
import { testApp } from '../../testing/testApp.ts';

test('passes the page of the REST API on under its own policy, without what the browser carries', async () => {
  const server = await faultyServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self'",
      server: 'x',
    });
    response.end('<h1>REST</h1>');
  });
  const { app } = await testApp([], { upstream: { url: server.url } });
  const answer = await app.inject({
    url: '/docs/index.html',
    headers: { authorization: 'Bearer secret', cookie: 'a=b' },
  });
  expect(answer.body).toBe('<h1>REST</h1>');
  expect(answer.headers['content-security-policy']).toBe("script-src 'self'");
  expect(answer.headers['server']).toBeUndefined();
  expect(server.requests[0]?.url).toBe('/docs/index.html');
  expect(server.requests[0]?.headers['x-forwarded-prefix']).toBe('/rest');
  expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  expect(server.requests[0]?.headers).not.toHaveProperty('cookie');
});

test('the address without its slash leads to the page', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/docs');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers['location']).toBe('/docs/');
});
