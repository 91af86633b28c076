import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import type { Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const ID = '018f0000-0000-7000-8000-0000000000aa';

const workbook: Respond = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/vnd.x' });
  response.end('PK workbook');
};

async function download(payload: object) {
  const server = await signedInServer(workbook);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await app.inject({ method: 'POST', url: '/contacts/export', headers, payload });
  return { answer, asked: server.bodies[0] };
}

test('a download asks upstream for what the list shows, and for the own shop alone', async () => {
  const { answer, asked } = await download({
    search: 'fat',
    assignedTo: globalId('Employee', ID),
    category: globalId('ContactCategory', 'none'),
    tenant_schema: 'other',
  });
  expect(answer.body).toBe('PK workbook');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(asked ?? '')).toEqual({
    tenant_schema: 'shop_1',
    search: 'fat',
    assigned_to: ID,
    ungrouped: '1',
  });
});

test('an id of another type is refused before upstream is asked', async () => {
  const { answer, asked } = await download({ assignedTo: globalId('Customer', ID) });
  expect(answer.statusCode).toBe(404);
  expect(asked).toBeUndefined();
});
