import { expect, test } from 'vitest';
import { faultyServer, json } from '../testing/faultyServer.ts';
import { testApp } from '../testing/testApp.ts';

type Respond = Parameters<typeof faultyServer>[0];

async function getFile(respond: Respond, headers: Record<string, string> = {}) {
  const server = await faultyServer(respond);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const answer = await app.inject({ url: '/files/shop/a.png?e=1&s=abc', headers });
  return { answer, request: server.requests[0] };
}

const picture: Respond = (_request, response) => {
  response.writeHead(200, {
    'content-type': 'image/png',
    'cache-control': 'private, max-age=3600',
    etag: '"1"',
    server: 'upstream',
  });
  response.end('png');
};

test('passes a picture on with its cache headers, and lets nothing in it run', async () => {
  const { answer, request } = await getFile(picture, { authorization: 'Bearer secret', cookie: 'a=b' });
  expect(answer.body).toBe('png');
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, max-age=3600',
    etag: '"1"',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(answer.headers['server']).toBeUndefined();
  expect(request?.url).toBe('/files/shop/a.png?e=1&s=abc');
  expect(request?.headers).not.toHaveProperty('authorization');
  expect(request?.headers).not.toHaveProperty('cookie');
});

const unchanged: Respond = (_request, response) => void response.writeHead(304, { etag: '"1"' }).end();

test('a browser that has it hears that it is the same', async () => {
  const { answer, request } = await getFile(unchanged, { 'if-none-match': '"1"' });
  expect(answer.statusCode).toBe(304);
  expect(request?.headers['if-none-match']).toBe('"1"');
});

test('an address that is not signed is refused as upstream refuses it', async () => {
  const refusal = { success: false, status: false, code: 'NOT_FOUND', message: 'Gone', request_id: 'r' };
  const { answer } = await getFile(json(refusal, 404));
  expect(answer.statusCode).toBe(404);
  expect(answer.json().errors[0]).toMatchObject({ message: 'Gone', extensions: { code: 'NOT_FOUND' } });
});
