import { type Milli, type Paise, rupees } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { paiseOf } from '../db/numeric.ts';
import { withTenant } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { createDocument } from './create/create.ts';
import { recordReceived } from './payments/record.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  ownerOf,
  payloadOf,
  type TestItem,
} from './testing/index.ts';

let api: TestApi;
let database: Database;
let shop: TestShop;
let owner: Caller;

beforeAll(async () => {
  api = await testApi();
  // Generous timeouts, because a thousand transactions queue for its 20 connections.
  const patient = { connectTimeout: 120_000, lockTimeout: 60_000, statementTimeout: 60_000 };
  database = openDatabase(api.urls.appUrl, { connections: 20, ...patient });
});
beforeEach(async () => {
  shop = await testShop(api);
  owner = await ownerOf(api, shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await database.close();
  await api.close();
});

class Undone extends Error {}

/** Includes transactions that PostgreSQL aborted because of a deadlock. */
let transactions = 0;

/** Creates a bill in a transaction of its own, which may be rolled back after all writes. */
async function seller() {
  const customer = await addCustomer(shop);
  return (lines: { item: TestItem; quantity?: Milli }[], undo = false): Promise<string> =>
    withTenant(database, shop.tenantId, async (db) => {
      transactions += 1;
      const id = await createDocument(db, owner, payloadOf({ customer, lines }), api.clock.now);
      if (undo) throw new Undone();
      return id;
    });
}

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => work(at)));

const reasonsOf = (results: PromiseSettledResult<unknown>[]): unknown[] =>
  results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));

test('500 invoices at once, a tenth of them undone, are numbered without a gap', async () => {
  const sell = await seller();
  const item = await addItem(shop);
  const results = await times(500, (at) => sell([{ item }], at % 10 === 0));
  const reasons = reasonsOf(results);
  expect(reasons).toHaveLength(50);
  expect(reasons.every((reason) => reason instanceof Undone)).toBe(true);
  const serials = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('document')
      .where('tenantId', '=', tenantId)
      .where('type', '=', 'INVOICE')
      .orderBy('serial')
      .select('serial')
      .execute(),
  );
  expect(serials.map(({ serial }) => serial)).toEqual(Array.from({ length: 450 }, (_, at) => at + 1));
});

test('1,000 sales at once of what is there 500 times sell 500 and tell the others', async () => {
  const sell = await seller();
  const item = await addItem(shop, { stock: 500_000 });
  const results = await times(1000, () => sell([{ item }]));
  const reasons = reasonsOf(results);
  expect(reasons).toHaveLength(500);
  const texts = new Set(reasons.map((reason) => (reason instanceof Refused ? reason.message : reason)));
  expect(texts).toEqual(new Set(['Only 0 items available in stock']));
  const { availableQuantity } = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('catalogueItem')
      .where('tenantId', '=', tenantId)
      .where('id', '=', item.id)
      .select('availableQuantity')
      .executeTakeFirstOrThrow(),
  );
  expect(availableQuantity).toBe('0.000');
});

test('bills of the same goods in opposite orders do not stand in each other’s way', async () => {
  const sell = await seller();
  const goods = await Promise.all(Array.from({ length: 6 }, () => addItem(shop, { stock: 1_000_000 })));
  transactions = 0;
  const results = await times(200, (at) => {
    const lines = goods.map((item) => ({ item }));
    return sell(at % 2 === 0 ? lines : lines.toReversed());
  });
  expect(reasonsOf(results)).toEqual([]);
  expect(transactions).toBe(200);
});

/** Pays like a client that retries with the new figures when it is told that they changed. */
async function payUntilTaken(documentId: string, amount: Paise, firstSeen: Paise): Promise<void> {
  for (let expectedPending = firstSeen; ;) {
    const received = { documentId, amount, expectedPending, mode: 'CASH', reference: undefined } as const;
    try {
      await withTenant(database, shop.tenantId, (db) => recordReceived(db, owner, received, api.clock.now));
      return;
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== 'CHANGED_MEANWHILE') throw error;
      expectedPending = paiseOf(String(error.details?.['pending']));
    }
  }
}

test('100 payments of ₹1 at once lower what is pending by exactly ₹100', async () => {
  const sell = await seller();
  const item = await addItem(shop, { price: 50_000, gst: 0 });
  const id = await sell([{ item }]);
  expect(reasonsOf(await times(100, () => payUntilTaken(id, 100, 50_000)))).toEqual([]);
  const { pending } = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('document')
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .select('pending')
      .executeTakeFirstOrThrow(),
  );
  expect(pending).toBe(rupees(40_000));
});
