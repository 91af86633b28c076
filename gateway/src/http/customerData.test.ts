import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const ID = '018f0000-0000-7000-8000-0000000000aa';

const zip: Respond = (_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="Customer data.zip"',
  });
  response.end('PK data');
};

async function download(id: string) {
  const server = await signedInServer(zip);
  const { app } = await testApp([], { upstream: { url: server.url } });
  return app.inject({
    url: `/customer-data/${encodeURIComponent(id)}`,
    headers: { authorization: `Bearer ${TOKEN}` },
  });
}

test('the file comes as it is, and nothing keeps it', async () => {
  const answer = await download(globalId('Customer', ID));
  expect(answer.body).toBe('PK data');
  expect(answer.headers['content-disposition']).toContain('Customer data.zip');
  expect(answer.headers['cache-control']).toBe('private, no-store');
});

test('an id of another type is not found', async () => {
  expect((await download(globalId('Document', ID))).statusCode).toBe(404);
});
