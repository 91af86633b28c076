import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { billing } from '@galla/upstream/contract';
import { call } from '@galla/upstream/testing';
import {
  addCustomer,
  addItem,
  payloadOf,
  type Statement,
  statementsOf,
} from '@galla/upstream/testing/billing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStack, type Stack } from './stack.ts';

/** Enough for the reading to continue long after the first bytes have arrived. */
const BILLS = 8000;
/** Rows that upstream reads per statement. */
const PAGE = 500;

let stack: Stack;
/** Separate from upstream's connections. */
let owner: pg.Client;
beforeAll(async () => {
  stack = await openStack();
  owner = new pg.Client({ connectionString: stack.api.urls.ownerUrl });
  await owner.connect();
  await owner.query(`select set_config('app.tenant_id', $1, false)`, [stack.shop.tenantId]);
  await stack.gateway.listen({ host: '127.0.0.1', port: 0 });
  await addBills(BILLS);
});
// The bills are copies without lines: these books do not balance.
afterAll(async () => {
  await owner.end();
  await stack.close();
});

/** Inserts copies of one bill, each with its own number. */
async function addBills(count: number): Promise<void> {
  const { shop, api } = stack;
  const customer = await addCustomer(shop);
  const { body } = await call(api, billing.createInvoice, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    body: payloadOf({ customer, lines: [{ item: await addItem(shop) }] }),
  });
  const { rowCount } = await owner.query(
    `insert into document select (jsonb_populate_record(copied, jsonb_build_object(
       'id', gen_random_uuid(), 'serial', 1000 + n, 'number', 'X/' || n))).*
     from document as copied, generate_series(1, $1::int) as n where copied.id = $2`,
    [count, body.document_id],
  );
  expect(rowCount).toBe(count);
}

/** Requests the workbook from the gateway and returns as soon as it begins to arrive. */
async function beginExport(): Promise<{ asked: ClientRequest; answer: IncomingMessage }> {
  const { port } = stack.gateway.server.address() as AddressInfo;
  const asked = request({
    host: '127.0.0.1',
    port,
    path: '/documents/export',
    method: 'POST',
    headers: { authorization: `Bearer ${stack.shop.owner.token}`, 'content-type': 'application/json' },
  });
  asked.on('error', () => undefined).end(JSON.stringify({ layout: 'transactions' }));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { asked, answer };
}

/** Upstream's answer to the next export. */
const exportOfUpstream = (): Promise<ServerResponse> =>
  new Promise((resolve) => {
    const look = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
      if (!incoming.url?.includes('export')) return;
      stack.api.app.server.off('request', look);
      resolve(outgoing);
    };
    stack.api.app.server.on('request', look);
  });

/** Number of other connections in a transaction. */
async function transactionsOpen(): Promise<number> {
  const { rows } = await owner.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
  );
  return rows[0]?.open ?? 0;
}

const isPage = ({ text }: Statement): boolean => /from "document"/.test(text);

test('an export that is given up in the browser ends upstream, with the reading of its rows', async () => {
  const statements = await statementsOf(async () => {
    const upstream = exportOfUpstream();
    const { asked, answer } = await beginExport();
    expect(answer.statusCode).toBe(200);
    const sent = await upstream;
    const closed = once(sent, 'close');
    asked.destroy();
    await closed;
    expect(sent.writableFinished).toBe(false);
    // Its transaction ends: no connection has one open.
    await expect.poll(transactionsOpen, { timeout: 30_000 }).toBe(0);
  });
  const pages = statements.filter(isPage).length;
  expect(pages).toBeGreaterThan(0);
  expect(pages).toBeLessThan(BILLS / PAGE);
});
