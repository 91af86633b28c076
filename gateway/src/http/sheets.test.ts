import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { json, type Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const ID = '018f0000-0000-7000-8000-0000000000aa';
const MB = 1024 * 1024;
const NAME = `attachment; filename="Shop_Products_2026-11-20.xlsx"`;

const workbook: Respond = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/vnd.x', 'content-disposition': NAME });
  response.end('PK workbook');
};

async function open(...responds: [Respond, ...Respond[]]) {
  const server = await signedInServer(...responds);
  const { app } = await testApp([], { upstream: { url: server.url } });
  return { app, server };
}

const authorization = `Bearer ${TOKEN}`;

function form(size: number): FormData {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(size)]), 'range.xlsx');
  return body;
}

test('streams a spreadsheet to upstream and answers the id that it is looked at with', async () => {
  const { app, server } = await open(json({ success: true, id: ID }));
  const answer = await app.inject({
    method: 'POST',
    url: '/imports?kind=service',
    headers: { authorization, cookie: 'a=b' },
    payload: form(1000),
  });
  expect(answer.json()).toEqual({ id: globalId('CatalogueImport', ID) });
  expect(server.requests[0]?.url).toBe('/catalogueImports?category_type=service');
  expect(server.requests[0]?.headers).toMatchObject({ authorization });
  expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(server.requests[0]?.headers).not.toHaveProperty('cookie');
});

test.each([
  ['without a session', '/imports?kind=product', {}, 10, 401],
  ['of no kind', '/imports', { authorization }, 10, 422],
  ['of a kind that every object has', '/imports?kind=constructor', { authorization }, 10, 422],
  ['that is too large', '/imports?kind=product', { authorization }, 6 * MB, 413],
])('a spreadsheet %s does not reach upstream', async (_, url, headers, size, status) => {
  const { app, server } = await open(json({ success: true, id: ID }));
  const answer = await app.inject({ method: 'POST', url, headers, payload: form(size) });
  expect(answer.statusCode).toBe(status);
  expect(server.requests).toHaveLength(0);
});

test('why a spreadsheet is not read is told in its words', async () => {
  const message = 'This is not an Excel file. Save it as .xlsx and choose it again.';
  const refusal = { success: false, status: false, code: 'INVALID_INPUT', message, request_id: 'r' };
  const { app } = await open(json(refusal, 422));
  const payload = form(10);
  const answer = await app.inject({
    method: 'POST',
    url: '/imports?kind=product',
    headers: { authorization },
    payload,
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[0]).toMatchObject({ message });
});

test('streams the template and a file with its faults under their names', async () => {
  const places = [
    ['/sheets/template?kind=product', '/catalogueTemplate?tenant_schema=shop_1&category_type=product'],
    [
      `/sheets/faults/${globalId('CatalogueImport', ID)}`,
      `/catalogueImportFaults/${ID}?tenant_schema=shop_1`,
    ],
  ] as const;
  for (const [url, asked] of places) {
    const { app, server } = await open(workbook);
    const answer = await app.inject({ url, headers: { authorization } });
    expect(answer.body).toBe('PK workbook');
    expect(answer.headers).toMatchObject({
      'content-disposition': NAME,
      'cache-control': 'private, no-store',
    });
    expect(server.requests[0]?.url).toBe(asked);
  }
});

test('an export asks for what the list shows, in the words of upstream', async () => {
  const { app, server } = await open(workbook);
  const payload = {
    kind: 'product',
    search: 'soap',
    categories: null,
    statuses: ['AVAILABLE', 'OUT_OF_STOCK'],
    stock: 'LOW',
    ids: [globalId('Product', ID)],
    tenant_schema: 'other',
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/sheets/export',
    headers: { authorization },
    payload,
  });
  expect(answer.body).toBe('PK workbook');
  expect(JSON.parse(server.bodies[0] ?? '')).toEqual({
    tenant_schema: 'shop_1',
    category_type: 'product',
    search: 'soap',
    status: ['Available', 'Out of stock'],
    stock: 'low',
    ids: [ID],
  });
});

test.each([
  ['ids of another type', { kind: 'product', ids: [globalId('Service', ID)] }, 404],
  ['no kind', { ids: [] }, 422],
  ['ids that are none', { kind: 'product', ids: 'x' }, 422],
])('an export of %s is refused before upstream is asked for it', async (_, payload, status) => {
  const { app, server } = await open(workbook);
  const answer = await app.inject({
    method: 'POST',
    url: '/sheets/export',
    headers: { authorization },
    payload,
  });
  expect(answer.statusCode).toBe(status);
  expect(server.requests).toHaveLength(0);
});
