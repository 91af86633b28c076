/**
 * The honest lower bound: the same page joined by hand for a single client (three calls, three parsed answers, one
 * loop, one JSON), without a graph, contract checks, rights, limits or headers.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { billing, customers, employees } from '@galla/upstream/contract';
import type { Static, TSchema } from 'typebox';
import { Pool } from 'undici';
import { PAGE } from './answers.ts';

type Answer<E extends { schema: { answer: TSchema } }> = Static<E['schema']['answer']>;

const upstream = new Pool(process.env['UPSTREAM_URL'] ?? '', { connections: 256 });
const base64 = (text: string) => Buffer.from(text).toString('base64url');

async function call<E extends { schema: { answer: TSchema } }>(
  _endpoint: E,
  request: { method: 'GET' | 'POST'; path: string; body?: string },
  authorization: string,
): Promise<Answer<E>> {
  const headers = { authorization, 'content-type': 'application/json' };
  const { body } = await upstream.request({ ...request, headers });
  return JSON.parse(await body.text());
}

async function history(authorization: string): Promise<string> {
  const shop = 'tenant_schema=shop_1';
  const {
    data,
    page,
    total = 0,
  } = await call(
    billing.fetchDocuments,
    {
      method: 'POST',
      path: `${billing.fetchDocuments.path}?${shop}`,
      body: JSON.stringify({ type: 'invoice', limit: PAGE, offset: 0, include: ['count', 'page'] }),
    },
    authorization,
  );
  const customerIds = [...new Set(data.map((row) => row.customer_id))].join(',');
  const employeeIds = [...new Set(data.map((row) => row.employee_id))].join(',');
  const [people, sellers] = await Promise.all([
    call(
      customers.customers,
      {
        method: 'GET',
        path: `${customers.customers.path}?${shop}&limit=${PAGE}&ids=${encodeURIComponent(customerIds)}`,
      },
      authorization,
    ),
    call(
      employees.employees,
      { method: 'GET', path: `${employees.employees.path}?${shop}&ids=${encodeURIComponent(employeeIds)}` },
      authorization,
    ),
  ]);
  const byId = new Map(people.data.map((row) => [row.customer_id, row]));
  const sellerById = new Map(sellers.data.map((row) => [row.id, row]));
  const edges = data.map((row, index) => {
    const customer = byId.get(row.customer_id);
    const employee = row.employee_id === null ? undefined : sellerById.get(row.employee_id);
    return {
      cursor: page?.cursors[index] ?? '',
      node: {
        id: base64(`Document:${row.doc_id}`),
        number: row.serial_number,
        date: row.created_at,
        itemCount: row.total_items,
        total: row.total_amount,
        pending: row.pending_amount,
        status: row.status.toUpperCase(),
        customer: customer && {
          id: base64(`Customer:${customer.customer_id}`),
          name: customer.name,
          mobile: customer.mobile,
        },
        employee: employee && { id: base64(`Employee:${employee.id}`), fullName: employee.full_name },
      },
    };
  });
  const pageInfo = { hasNextPage: page?.has_more ?? false, endCursor: edges.at(-1)?.cursor ?? null };
  return JSON.stringify({
    data: { viewer: { tenant: { documents: { totalCount: total, pageInfo, edges } } } },
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await history(request.headers.authorization ?? '');
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
  response.end(body);
}

const server = createServer((request, response) => {
  request.resume().once('end', () => void answer(request, response));
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
