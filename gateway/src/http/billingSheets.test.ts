import { expect, test } from 'vitest';
import { globalId } from '../relay/ids.ts';
import { type Respond } from '../testing/faultyServer.ts';
import { signedInServer } from '../testing/signedInServer.ts';
import { testApp, TOKEN } from '../testing/testApp.ts';

const ID = '018f0000-0000-7000-8000-0000000000aa';

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

test('an export asks for what the list shows, and passes the file on as it comes', async () => {
  const filter = {
    types: ['INVOICE', 'x'],
    statuses: ['PAID'],
    from: '2026-11-01',
    to: 'no day',
    inTrash: false,
  };
  const { answer, asked } = await download('/documents/export', { layout: 'transactions', filter });
  expect(answer.body).toBe('PK workbook');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(JSON.parse(asked ?? '')).toEqual({
    layout: 'transactions',
    type: 'all',
    types: ['invoice'],
    statuses: ['Paid'],
    from_date: '2026-11-01',
    trash: false,
  });
});

test('credit notes are asked for by what narrows their list; what is no reason is left out', async () => {
  const filter = { from: '2026-11-01', to: 'x', search: 'C/1', reason: 'DAMAGED' };
  const { asked } = await download('/credit-notes/export', { filter });
  expect(JSON.parse(asked ?? '')).toEqual({ from_date: '2026-11-01', search: 'C/1', reason: 'DAMAGED' });
  const { asked: all } = await download('/credit-notes/export', { filter: { reason: 'WHY' } });
  expect(JSON.parse(all ?? '')).toEqual({});
});

test('quick bills are asked for by what narrows their list', async () => {
  const filter = { status: 'PAID', inTrash: false, search: '' };
  const { asked } = await download('/quick-bills/export', { filter });
  expect(JSON.parse(asked ?? '')).toEqual({ status: 'Paid', trash: false });
});

test('employees are asked for by words and by their state', async () => {
  const { asked } = await download('/employees/export', { search: 'tailor', active: false });
  expect(JSON.parse(asked ?? '')).toEqual({ search: 'tailor', status: 0 });
  const { asked: all } = await download('/employees/export', { search: '', active: 'yes' });
  expect(JSON.parse(all ?? '')).toEqual({});
});

test('a month of attendance is asked for by the global id and its first day', async () => {
  const employee = globalId('Employee', ID);
  const { asked } = await download('/attendance/export', { employee, month: '2026-10-01' });
  expect(JSON.parse(asked ?? '')).toEqual({ employee_id: ID, month: '2026-10-01' });
});

test('the payments of a document are asked for by its global id', async () => {
  const document = globalId('Document', ID);
  const { asked } = await download('/payments/export', { document, from: '2026-11-01', to: '2026-11-20' });
  expect(JSON.parse(asked ?? '')).toEqual({
    document_id: ID,
    from_date: '2026-11-01',
    to_date: '2026-11-20',
  });
});

test.each([
  ['/documents/export', { layout: 'all' }, 422],
  ['/payments/export', { document: globalId('Customer', ID) }, 404],
])('%s refuses what it does not know, without a call', async (url, payload, status) => {
  const { answer, asked } = await download(url, payload);
  expect(answer.statusCode).toBe(status);
  expect(asked).toBeUndefined();
});
