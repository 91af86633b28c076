import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { json, reset, type Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const ID = '018f0000-0000-7000-8000-0000000000aa';
const NAME = 'attachment; filename="Invoice_26-27-A-00001.pdf"';

const pdf: Respond = (_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-disposition': NAME,
    'set-cookie': 'a=b',
  });
  response.end('%PDF-1.7 a bill');
};

const getPdf = (id: string, respond: Respond, token?: string) => getFile(`/pdf/${id}`, respond, token);

async function getFile(url: string, respond: Respond, token: string | undefined = TOKEN) {
  const server = await signedInServer(respond);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.inject({ url, headers });
  return { answer, requests: server.requests };
}

test.each([ID, globalId('Document', ID)])('streams the bill %s under its number', async (id) => {
  const { answer, requests } = await getPdf(id, pdf);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('%PDF-1.7 a bill');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': NAME,
    'cache-control': 'private, no-store',
  });
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(requests[0]?.url).toBe(`/billing/generatePdf/${ID}?tenant_schema=shop_1`);
  expect(requests[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
});

test('streams the slip where it is asked for', async () => {
  const { requests } = await getPdf(`${ID}?paper=THERMAL_80`, pdf);
  expect(requests[0]?.url).toBe(`/billing/generatePdf/${ID}?tenant_schema=shop_1&paper=THERMAL_80`);
});

test.each([
  ['/pdf/statement', 'customer-statement-pdf'],
  ['/sheets/statement', 'customer-statement-xlsx'],
])("at %s streams a customer's statement of account for its days, and of nothing else", async (path, end) => {
  const days = '?from=2026-04-01&to=2026-11-20';
  const { answer, requests } = await getFile(`${path}/${globalId('Customer', ID)}${days}`, pdf);
  expect(answer.statusCode).toBe(200);
  const query = `tenant_schema=shop_1&customer_id=${ID}&from_date=2026-04-01&to_date=2026-11-20`;
  expect(requests[0]?.url).toBe(`/billing/${end}?${query}`);
  const other = await getFile(`${path}/${globalId('Document', ID)}${days}`, pdf);
  expect([other.answer.statusCode, other.requests.length]).toEqual([404, 0]);
});

async function preview(payload: object, respond: Respond, token = TOKEN) {
  const server = await signedInServer(respond);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.inject({ method: 'POST', url: '/pdf/preview', headers, payload });
  return { answer, requests: server.requests, bodies: server.bodies };
}

test('streams a preview of what is not saved, sending what it knows and nothing else', async () => {
  const { answer, requests, bodies } = await preview(
    { paper: 'THERMAL_58', pageSize: 'A5', watermark: null, tenant_schema: 'other', unknown: 1 },
    pdf,
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(requests[0]?.url).toBe('/billing/previewPaper');
  expect(JSON.parse(bodies[0] ?? '')).toEqual({
    tenant_schema: 'shop_1',
    paper: 'THERMAL_58',
    page_size: 'A5',
  });
});

test('a preview needs a session, and is no place for large bodies', async () => {
  expect((await preview({}, pdf, '')).answer.statusCode).toBe(401);
  const { answer, requests } = await preview({ terms: 'x'.repeat(20_000) }, pdf);
  expect(answer.statusCode).toBe(413);
  expect(requests).toHaveLength(0);
});

test('asks for a session first', async () => {
  const { answer, requests } = await getPdf(ID, pdf, '');
  expect(answer.statusCode).toBe(401);
  expect(answer.json().errors[0]).toMatchObject({
    message: 'Please log in to continue.',
    extensions: { code: 'UNAUTHENTICATED', requestId: answer.headers['x-request-id'] },
  });
  expect(requests).toHaveLength(0);
});

test.each(['nonsense', globalId('Customer', ID), '..%2f..%2fetc%2fpasswd'])(
  'finds nothing under %s, without asking upstream',
  async (id) => {
    const { answer, requests } = await getPdf(id, pdf);
    expect(answer.statusCode).toBe(404);
    expect(requests).toHaveLength(0);
  },
);

const refusal = { success: false, status: false, code: 'PERMISSION_DENIED', message: 'No', request_id: 'r' };

test.each([
  ['a refusal', json(refusal, 403), 403, 'FORBIDDEN'],
  ['a reset', reset, 503, 'UPSTREAM_UNAVAILABLE'],
  ['a failure', json({ stack: 'at db.ts' }, 500), 500, 'INTERNAL'],
])('tells %s of upstream with its status and code', async (_what, respond, status, code) => {
  const { answer } = await getPdf(ID, respond);
  expect(answer.statusCode).toBe(status);
  expect(answer.json().errors[0].extensions.code).toBe(code);
  expect(answer.body).not.toContain('db.ts');
});

test('a browser that leaves before its paper is there is no error, and upstream is let go', async () => {
  const began = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const server = await signedInServer((_request, response) => {
    response.once('close', closed.resolve);
    response.writeHead(200, { 'content-type': 'application/pdf' }).flushHeaders();
    began.resolve();
  });
  const { app, log } = await testApp([], { upstream: { url: server.url } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Start-up writes lines of its own, for example about a missing playground.
  const started = log.length;
  const browser = httpRequest({
    port: (app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    path: '/pdf/preview',
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
  });
  browser.on('error', () => undefined).end('{}');
  await began.promise;
  browser.destroy();
  await closed.promise;
  expect(log.slice(started).filter((line) => /"level":"(warn|error)"/.test(line))).toEqual([]);
});
