import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createInvoice } from '../contract.ts';
import type { DocumentPayload } from '../payload.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let item: TestItem;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop);
  item = await addItem(shop, { stock: 100_000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const send = (key: string, body: DocumentPayload) =>
  call(api, createInvoice, { token: shop.owner.token, schemaKey: shop.schemaKey, key, body });

async function countsOf(): Promise<{ documents: number; moves: number }> {
  return shop.within(async ({ sql, tenantId }) => {
    const documents = await sql
      .selectFrom('document')
      .where('tenantId', '=', tenantId)
      .select('id')
      .execute();
    const moves = await sql
      .selectFrom('stockMove')
      .where('tenantId', '=', tenantId)
      .where('reason', '=', 'SALE')
      .select('id')
      .execute();
    return { documents: documents.length, moves: moves.length };
  });
}

test('one key makes one document, however often it is sent, at once or in turn', async () => {
  const before = await countsOf();
  const key = randomUUID();
  const body = payloadOf({ customer, lines: [{ item }], advance: 5000 });
  const atOnce = await Promise.all(Array.from({ length: 100 }, () => send(key, body)));
  const statuses = new Set(atOnce.map(({ status }) => status));
  expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true);
  const inTurn = [];
  for (let at = 0; at < 10; at += 1) inTurn.push(await send(key, body));
  const ids = [...atOnce, ...inTurn].flatMap((one) => (one.status === 200 ? [one.body.document_id] : []));
  expect(new Set(ids).size).toBe(1);
  expect(inTurn.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  const after = await countsOf();
  expect(after).toEqual({ documents: before.documents + 1, moves: before.moves + 1 });
});

test('the same key with another body is refused', async () => {
  const key = randomUUID();
  await send(key, payloadOf({ customer, lines: [{ item }] }));
  const other = await send(key, payloadOf({ customer, lines: [{ item, quantity: 2000 }] }));
  expect(other.status).toBe(422);
  expect(other.refusal.code).toBe('KEY_REUSED');
});

test('a refused bill leaves its key free for the corrected one', async () => {
  const key = randomUUID();
  const body = payloadOf({ customer, lines: [{ item }] });
  expect((await send(key, { ...body, total_amount: '1.00' })).refusal.code).toBe('TOTALS_DISAGREE');
  expect((await send(key, body)).status).toBe(200);
});
