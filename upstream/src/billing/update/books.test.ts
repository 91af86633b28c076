import { type Paise, rupees } from '@galla/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../db/database.ts';
import { milliOf, paiseOf } from '../../db/numeric.ts';
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
  violationsIn,
} from '../testing/index.ts';
import { updateDocument } from './update.ts';

let api: TestApi;
let database: Database;
let shop: TestShop;
let owner: Caller;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
  const patient = { connectTimeout: 60_000, lockTimeout: 60_000, statementTimeout: 60_000 };
  database = openDatabase(api.urls.appUrl, { connections: 10, ...patient });
});
beforeEach(async () => {
  shop = await testShop(api);
  owner = await ownerOf(api, shop);
  customer = await addCustomer(shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await database.close();
  await api.close();
});

interface Line {
  item: TestItem;
  quantity: number;
}

const create = (lines: Line[]) =>
  withTenant(database, shop.tenantId, (db) =>
    createDocument(db, owner, payloadOf({ customer, lines }), api.clock.now),
  );

/** Sums are left out: upstream knows what was received. */
function edit(id: string, lines: Line[], seen: { revision?: number; pending?: string } = {}) {
  const { payment_mode, bill_items } = payloadOf({ customer, lines });
  const body = {
    payment_mode,
    bill_items,
    form_data: {},
    reason: 'Wrong quantity',
    ...(seen.revision !== undefined && { expected_revision: seen.revision }),
    ...(seen.pending !== undefined && { expected_pending: seen.pending }),
  };
  return withTenant(database, shop.tenantId, (db) => updateDocument(db, owner, { id, body }, api.clock.now));
}

const pay = (documentId: string, amount: Paise, expectedPending: Paise) =>
  withTenant(database, shop.tenantId, (db) =>
    recordReceived(db, owner, { documentId, amount, expectedPending, mode: 'CASH' }, api.clock.now),
  );

const moneyOf = (id: string) =>
  shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('document')
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .select(['total', 'pending', 'revision'])
      .executeTakeFirstOrThrow(),
  );

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => {
    if (result.status === 'fulfilled') return 'done';
    return result.reason instanceof Refused ? result.reason.refusal.code : String(result.reason);
  });

test('of ten edits at once that all saw the same, one is done', async () => {
  const item = await addItem(shop, { price: 10_000, gst: 0, stock: 100_000 });
  const id = await create([{ item, quantity: 1000 }]);
  const edits = Array.from({ length: 10 }, (_, at) =>
    edit(id, [{ item, quantity: (at + 2) * 1000 }], { revision: 0 }),
  );
  const codes = codesOf(await Promise.allSettled(edits));
  expect(codes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'CHANGED_MEANWHILE'), 'done']);
  const sold = paiseOf((await moneyOf(id)).total) / 10;
  expect(milliOf(await stockOf(shop, item))).toBe(100_000 - sold);
});

test('an edit and a payment at once: both count, or the later one is told', async () => {
  const item = await addItem(shop, { price: 10_000, gst: 0, stock: 100_000 });
  for (let round = 0; round < 10; round += 1) {
    const id = await create([{ item, quantity: 2000 }]);
    const seen = { revision: 0, pending: '200.00' };
    const both = [edit(id, [{ item, quantity: 1000 }], seen), pay(id, 15_000, 20_000)];
    const codes = codesOf(await Promise.allSettled(both));
    expect(codes.toSorted()).toEqual(['CHANGED_MEANWHILE', 'done']);
    const { total, pending } = await moneyOf(id);
    expect([total, pending]).toEqual(codes[0] === 'done' ? ['100.00', '100.00'] : ['200.00', '50.00']);
  }
});

test('edits of bills of the same goods in opposite orders do not stand in each other’s way', async () => {
  const goods: TestItem[] = [];
  for (let at = 0; at < 4; at += 1) goods.push(await addItem(shop, { stock: 1_000_000 }));
  const lines = (quantity: number) => goods.map((item) => ({ item, quantity }));
  const ids = [];
  for (let at = 0; at < 10; at += 1) ids.push(await create(lines(1000)));
  const edits = ids.map((id, at) => edit(id, at % 2 === 0 ? lines(2000) : lines(3000).toReversed()));
  expect(new Set(codesOf(await Promise.allSettled(edits)))).toEqual(new Set(['done']));
  for (const item of goods) expect(await stockOf(shop, item)).toBe('975.000');
});

/** An act on one of three bills: make, edit the quantities, pay a part. */
const anyAct = fc.record({
  act: fc.constantFrom('create', 'edit', 'edit', 'pay'),
  bill: fc.nat({ max: 2 }),
  quantities: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 4 })),
  share: fc.integer({ min: 1, max: 100 }),
});

/** A bill in a naive model. */
interface Kept {
  id: string;
  quantities: readonly number[];
  paid: Paise;
}

const PRICES = [10_000, 25_000];
const costOf = (quantities: readonly number[]): Paise =>
  quantities.reduce((sum, quantity, at) => sum + quantity * (PRICES[at] ?? 0), 0);

type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

/** Whether a call succeeded. */
const isDone = async (work: Promise<unknown>): Promise<boolean> =>
  (await Promise.allSettled([work]))[0].status === 'fulfilled';

/** Runs the acts on the real books and on the naive model, and records what succeeded and what should have. */
async function keep(acts: readonly Act[]) {
  const goods: TestItem[] = [];
  for (const price of PRICES) goods.push(await addItem(shop, { price, gst: 0, stock: 10_000 }));
  const stock = [10, 10];
  const bills = new Map<number, Kept>();
  const done: boolean[] = [];
  const allowed: boolean[] = [];

  for (const { act, bill, quantities, share } of acts) {
    const old = bills.get(bill);
    if (act !== 'create' && !old) continue;
    if (old && act === 'pay') {
      const owed = costOf(old.quantities) - old.paid;
      const amount = Math.ceil((owed * share) / 100);
      allowed.push(amount > 0);
      done.push(await isDone(pay(old.id, amount, owed)));
      bills.set(bill, { ...old, paid: old.paid + amount });
      continue;
    }
    const lines = goods.flatMap((item, at) => {
      const quantity = (quantities[at] ?? 0) * 1000;
      return quantity > 0 ? [{ item, quantity }] : [];
    });
    const before = act === 'edit' ? old : undefined;
    const left = stock.map((pieces, at) => pieces + (before?.quantities[at] ?? 0) - (quantities[at] ?? 0));
    const isAllowed =
      lines.length > 0 && left.every((pieces) => pieces >= 0) && costOf(quantities) >= (before?.paid ?? 0);
    allowed.push(isAllowed);
    const written = before ? edit(before.id, lines).then(() => before.id) : create(lines);
    done.push(await isDone(written));
    if (!isAllowed) continue;
    stock.splice(0, 2, ...left);
    bills.set(bill, { id: await written, quantities, paid: before?.paid ?? 0 });
  }
  return { goods, stock, bills: [...bills.values()], done, allowed };
}

test('whatever is made, edited and paid, the books agree with a plain account of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 5, maxLength: 25 }), async (acts) => {
      const { goods, stock, bills, done, allowed } = await keep(acts);
      expect(done).toEqual(allowed);
      for (const { id, quantities, paid } of bills) {
        const total = costOf(quantities);
        expect(await moneyOf(id)).toMatchObject({ total: rupees(total), pending: rupees(total - paid) });
      }
      for (const [at, item] of goods.entries()) {
        expect(milliOf(await stockOf(shop, item))).toBe((stock[at] ?? 0) * 1000);
      }
      expect(await shop.within(violationsIn)).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 120_000);
