import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { json, type Respond } from '../testing/faultyServer.ts';
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

function upload(headers: Record<string, string>, size = 10) {
  const payload = new FormData();
  payload.set('file', new Blob([new Uint8Array(size)]), 'contacts.xlsx');
  return { method: 'POST', url: '/contacts/import', headers, payload } as const;
}
const authorization = `Bearer ${TOKEN}`;
const keyed = { authorization, 'idempotency-key': ID };
const counts = { added: 2, changed: 1, unchanged: 0 };

test('an upload goes on as it comes, with the own shop and its key', async () => {
  const server = await signedInServer(json({ success: true, status: true, message: 'x', data: counts }));
  const { app } = await testApp([], { upstream: { url: server.url } });
  const answer = await app.inject(upload(keyed));
  expect(answer.json()).toEqual(counts);
  expect(server.requests[0]?.headers).toMatchObject({ authorization, 'idempotency-key': ID });
  const type = String(server.requests[0]?.headers['content-type']);
  const form = await new Response(server.bodies[0], { headers: { 'content-type': type } }).formData();
  expect([...form.keys()]).toEqual(['tenant_schema', 'file']);
  expect(form.get('tenant_schema')).toBe('shop_1');
});

test('the faults of an upload stand at their cells', async () => {
  const problems = [{ field: 'B138', code: 'INVALID_INPUT', message: 'B138 Email: no' }];
  const refusal = {
    success: false,
    status: false,
    code: 'SHEET_FAULTS',
    message: 'x',
    request_id: 'r',
    problems,
  };
  const server = await signedInServer(json(refusal, 422));
  const { app } = await testApp([], { upstream: { url: server.url } });
  const answer = await app.inject(upload(keyed));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors[0].extensions).toMatchObject({ code: 'SHEET_FAULTS', problems });
});

test.each([
  ['without a key', { authorization }, 10, 422],
  ['with a key that is none', { authorization, 'idempotency-key': 'again' }, 10, 422],
  ['that is too large', keyed, 6 * 1024 * 1024, 413],
])('an upload %s does not reach upstream', async (_, headers, size, status) => {
  const server = await signedInServer(json({ success: true }));
  const { app } = await testApp([], { upstream: { url: server.url } });
  expect((await app.inject(upload(headers, size))).statusCode).toBe(status);
  expect(server.requests).toHaveLength(0);
});

test('how the columns of a sheet are understood is told, and what they hold goes on', async () => {
  const columns = [{ column: 'A', heading: 'Party Name', sample: 'Priya', field: 'name' }];
  const fields = [{ name: 'name', label: 'Name', required: true }];
  const seen = { needs_matching: true, columns, fields };
  const server = await signedInServer(json({ success: true, data: seen }));
  const { app } = await testApp([], { upstream: { url: server.url } });
  const asked = upload({ authorization });
  const answer = await app.inject({ ...asked, url: '/contacts/headings' });
  expect(answer.json()).toEqual({ needsMatching: true, columns, fields });
  expect(server.requests[0]?.url).toBe('/contactHeadings');
});

test('the columns of a sheet go on with it', async () => {
  const server = await signedInServer(json({ success: true, status: true, message: 'x', data: counts }));
  const { app } = await testApp([], { upstream: { url: server.url } });
  const sent = upload(keyed);
  sent.payload.set('columns', '[{"column":"A","field":"name"}]');
  await app.inject(sent);
  const type = String(server.requests[0]?.headers['content-type']);
  const form = await new Response(server.bodies[0], { headers: { 'content-type': type } }).formData();
  expect(form.get('columns')).toBe('[{"column":"A","field":"name"}]');
});

test('the template comes as upstream writes it', async () => {
  const server = await signedInServer(workbook);
  const { app } = await testApp([], { upstream: { url: server.url } });
  const answer = await app.inject({ url: '/contacts/template', headers: { authorization } });
  expect(answer.body).toBe('PK workbook');
  expect(server.requests[0]?.url).toBe('/contactTemplate?tenant_schema=shop_1');
});
