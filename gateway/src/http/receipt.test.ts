import { expect, test } from 'vitest';
import { json, type Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const pdf: Respond = (_request, response) => {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Receipt_G7.pdf"',
    'set-cookie': 'a=b',
  };
  response.writeHead(200, headers).end('%PDF-1.7 a receipt');
};

async function getReceipt(order: string, respond: Respond, headers = { authorization: `Bearer ${TOKEN}` }) {
  const server = await signedInServer(respond);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const answer = await app.inject({ url: `/receipt/${order}`, headers });
  return { answer, requests: server.requests };
}

test('hands on the receipt under its name, with the token of who asks', async () => {
  const { answer, requests } = await getReceipt('G7', pdf);
  expect(answer.body).toBe('%PDF-1.7 a receipt');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Receipt_G7.pdf"',
    'cache-control': 'private, no-store',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(requests[0]?.url).toBe('/payment/receipt/G7');
  expect(requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
});

test.each([
  ['G7', { authorization: '' }, 401],
  ['a%20b', { authorization: `Bearer ${TOKEN}` }, 404],
  ['..%2f..%2fme', { authorization: `Bearer ${TOKEN}` }, 404],
])('%s with %o is refused before upstream is asked', async (order, headers, status) => {
  const { answer, requests } = await getReceipt(order, pdf, headers);
  expect(answer.statusCode).toBe(status);
  expect(requests).toHaveLength(0);
});

test('one that is not there, or of another shop, is not found', async () => {
  const refusal = { success: false, status: false, code: 'NOT_FOUND', message: 'No', request_id: 'r' };
  const { answer } = await getReceipt('G8', json(refusal, 404));
  expect(answer.statusCode).toBe(404);
  expect(answer.json().errors[0].extensions.code).toBe('NOT_FOUND');
});
