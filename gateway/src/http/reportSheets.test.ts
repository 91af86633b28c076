import { expect, test } from 'vitest';
import { type Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const workbook: Respond = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/vnd.x' });
  response.end('PK workbook');
};

async function download(url: string, payload: object) {
  const server = await signedInServer(workbook);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  return { answer, asked: server.bodies[0] };
}

test.each([
  [
    '/reports/gst/export',
    { by: 'HSN', from: '2026-11-01', to: 'no day' },
    { by: 'HSN', from_date: '2026-11-01' },
  ],
  ['/reports/dues/export', { search: 'ash', age: 'OVER_90' }, { search: 'ash', age: 'OVER_90' }],
  ['/reports/dues/export', { search: '', age: 'ANY' }, {}],
  [
    '/reports/sellers/export',
    { view: 'SLOW', from: '2026-11-01', to: 'no day', kind: 'PRODUCT' },
    { view: 'SLOW', from_date: '2026-11-01', kind: 'PRODUCT' },
  ],
])('%s asks for what the screen shows, and passes the file on as it comes', async (url, payload, body) => {
  const { answer, asked } = await download(url, payload);
  expect(answer.body).toBe('PK workbook');
  expect(JSON.parse(asked ?? '')).toEqual(body);
});

test.each([
  ['/reports/gst/export', { by: 'YEAR' }],
  ['/reports/sellers/export', { view: 'WORST' }],
  ['/reports/gst/export', { by: 'RATE', from: '2026-11-02', to: '2026-11-01' }],
])('%s refuses what it does not know, without a call', async (url, payload) => {
  const { answer, asked } = await download(url, payload);
  expect(answer.statusCode).toBe(422);
  expect(asked).toBeUndefined();
});
