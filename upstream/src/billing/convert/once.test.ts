import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../db/database.ts';
import { withTenant } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createDocument } from '../create/create.ts';
import { recordReceived } from '../payments/record.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  ownerOf,
  payloadOf,
  stockOf,
  type TestCustomer,
  type TestItem,
} from '../testing/index.ts';
import { convertDocument } from './convert.ts';

let api: TestApi;
let database: Database;
let shop: TestShop;
let owner: Caller;
let customer: TestCustomer;
let item: TestItem;

beforeAll(async () => {
  api = await testApi();
  const patient = { connectTimeout: 60_000, lockTimeout: 60_000, statementTimeout: 60_000 };
  database = openDatabase(api.urls.appUrl, { connections: 20, ...patient });
  shop = await testShop(api);
  owner = await ownerOf(api, shop);
  customer = await addCustomer(shop);
  item = await addItem(shop, { price: 10_000, gst: 0, stock: 1_000_000 });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await database.close();
  await api.close();
});

const order = (advance: number) =>
  withTenant(database, shop.tenantId, (db) =>
    createDocument(
      db,
      owner,
      payloadOf({ type: 'order', customer, lines: [{ item }], advance }),
      api.clock.now,
    ),
  );
const convert = (documentId: string) =>
  withTenant(database, shop.tenantId, (db) =>
    convertDocument(db, owner, { documentId, to: 'INVOICE' }, api.clock.now),
  );
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => {
    if (result.status === 'fulfilled') return 'done';
    return result.reason instanceof Refused ? result.reason.refusal.code : String(result.reason);
  });

test('a hundred clicks at once make one invoice, which sells once', async () => {
  const before = await stockOf(shop, item);
  const id = await order(10_000);
  const clicks = await Promise.allSettled(Array.from({ length: 100 }, () => convert(id)));
  const codes = codesOf(clicks).toSorted();
  expect(codes).toEqual([...Array.from({ length: 99 }, () => 'DOCUMENT_FIXED'), 'done']);
  expect(Number(before) - Number(await stockOf(shop, item))).toBe(1);
});

test('the last payment and the bill at once: the order is billed with all its money, or not yet', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await order(4000);
    const received = { documentId: id, amount: 6000, expectedPending: 6000, mode: 'UPI' } as const;
    const paying = withTenant(database, shop.tenantId, (db) =>
      recordReceived(db, owner, received, api.clock.now),
    );
    const [paid, billed] = codesOf(await Promise.allSettled([paying, convert(id)]));
    expect(paid).toBe('done');
    expect(['done', 'ORDER_PENDING']).toContain(billed);
    if (billed !== 'done') await convert(id);
  }
});
