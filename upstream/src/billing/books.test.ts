import { type Paise, rupees } from '@galla/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../db/database.ts';
import { milliOf } from '../db/numeric.ts';
import { withTenant, type TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { convertDocument } from './convert/convert.ts';
import { createDocument } from './create/create.ts';
import { recordReceived } from './payments/record.ts';
import { refundDocument } from './refunds/refund.ts';
import { restoreDocument, trashDocument } from './trash/trash.ts';
import { listLines } from './history/lines.ts';
import { createCreditNote } from './returns/create.ts';
import { updateDocument } from './update/update.ts';
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
} from './testing/index.ts';

let api: TestApi;
let database: Database;
let shop: TestShop;
let owner: Caller;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
  const patient = { connectTimeout: 60_000, lockTimeout: 60_000, statementTimeout: 60_000 };
  database = openDatabase(api.urls.appUrl, { connections: 20, ...patient });
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

const within = <T>(work: (db: TenantDb) => Promise<T>) => withTenant(database, shop.tenantId, work);

test('a hundred refunds of ₹1 at once give back exactly what was received, and no more', async () => {
  const item = await addItem(shop, { price: 10_000, gst: 0 });
  const id = await within((db) =>
    createDocument(db, owner, payloadOf({ customer, lines: [{ item }], advance: 5000 }), api.clock.now),
  );
  const giveBack = async (): Promise<string> => {
    for (let seen = 5000; ;) {
      const asked = {
        documentId: id,
        amount: 100,
        expectedReceived: seen,
        mode: 'CASH',
        reason: 'One',
      } as const;
      try {
        await within((db) => refundDocument(db, owner, asked, api.clock.now));
        return 'done';
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.refusal.code !== 'CHANGED_MEANWHILE') return error.refusal.code;
        seen = Math.round(Number(error.details?.['received']) * 100);
      }
    }
  };
  const codes = await Promise.all(Array.from({ length: 100 }, giveBack));
  expect(codes.filter((code) => code === 'done')).toHaveLength(50);
  expect(new Set(codes)).toEqual(new Set(['done', 'REFUND_EXCEEDS_RECEIVED']));
});

const PRICE = 10_000;
const ACTS = [
  'invoice',
  'order',
  'edit',
  'editBack',
  'pay',
  'refund',
  'convert',
  'trash',
  'trashBack',
  'restore',
  'return',
  'spend',
] as const;
const anyAct = fc.record({
  act: fc.constantFrom(...ACTS),
  at: fc.nat({ max: 3 }),
  pieces: fc.integer({ min: 1, max: 4 }),
  share: fc.integer({ min: 1, max: 130 }),
});
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

/** A document in a naive model of the books. */
interface Kept {
  id: string;
  type: 'INVOICE' | 'ORDER';
  pieces: number;
  /** Received minus given back. */
  held: Paise;
  /** Whether any money was received or given back. */
  moved: boolean;
  trashed: boolean;
  billed: boolean;
  returned: number;
  /** The order that it bills. */
  from?: Kept;
}

/** One shop's documents, in the real books and in the naive model. */
function plainBooks(item: TestItem) {
  const kept: Kept[] = [];
  let stock = 12;
  let credit: Paise = 0;
  const linesOf = (pieces: number) => [{ item, quantity: pieces * 1000 }];
  const owed = ({ pieces, returned, held }: Kept): Paise => (pieces - returned) * PRICE - held;
  const bodyOf = (pieces: number) => {
    const { payment_mode, bill_items } = payloadOf({ customer, lines: linesOf(pieces) });
    return { payment_mode, bill_items, form_data: {}, reason: 'Wrong' };
  };
  const now = api.clock.now;
  const back = { mode: 'UPI' } as const;

  /**
   * The call to the books for an act, and its effect on the model if it is allowed; undefined when there is nothing to
   * do.
   */
  function step({ act, at, pieces, share }: Act) {
    const one = kept[at];
    const part = Math.ceil((one ? (act === 'refund' ? one.held : owed(one)) * share : 0) / 100);
    if (act === 'invoice' || act === 'order') {
      const type = act === 'invoice' ? 'INVOICE' : 'ORDER';
      return {
        may: pieces <= stock && kept.length < 4,
        ask: async () => {
          if (kept.length >= 4) throw new Error('Enough');
          const body = payloadOf({ type: act, customer, lines: linesOf(pieces) });
          return within((db) => createDocument(db, owner, body, now));
        },
        done: (id: string) => {
          if (type === 'INVOICE') stock -= pieces;
          kept.push({ id, type, pieces, returned: 0, held: 0, moved: false, trashed: false, billed: false });
        },
      };
    }
    if (!one) return undefined;
    const { id } = one;
    const live = !one.trashed && !one.billed;
    if (act === 'edit' || act === 'editBack') {
      const risen =
        one.type === 'INVOICE' ? pieces - one.pieces <= stock : pieces <= one.pieces || pieces <= stock;
      const over = Math.max(0, one.held - pieces * PRICE);
      return {
        may: live && one.returned === 0 && risen && (over === 0 || act === 'editBack'),
        ask: () => {
          const refund = act === 'editBack' ? { refund: { payment_mode: 'UPI' as const } } : {};
          const body = { ...bodyOf(pieces), ...refund };
          return within((db) => updateDocument(db, owner, { id, body }, now));
        },
        done: () => {
          if (one.type === 'INVOICE') stock -= pieces - one.pieces;
          Object.assign(one, { pieces, held: one.held - over, ...(over > 0 && { moved: true }) });
        },
      };
    }
    if (act === 'return') {
      const value = pieces * PRICE;
      const rest = Math.max(0, value - owed(one));
      // Kept as credit when the share is even, else given back.
      const isKept = share % 2 === 0;
      return {
        may: one.type === 'INVOICE' && !one.trashed && pieces <= one.pieces - one.returned,
        ask: () =>
          within(async (db) => {
            const lines = await listLines(db, owner, [id]);
            const asked = {
              documentId: id,
              expectedPending: owed(one),
              expectedTotal: value,
              reason: 'DAMAGED',
              note: undefined,
              lines: lines.map((line) => ({
                lineId: line.id,
                quantity: pieces * 1000,
                condition: 'STOCK' as const,
              })),
              settlement: isKept ? 'CREDIT' : 'REFUND',
              refund: { mode: 'CASH' },
            } as const;
            return createCreditNote(db, owner, asked, now);
          }),
        done: () => {
          stock += pieces;
          if (isKept) credit += rest;
          Object.assign(one, {
            returned: one.returned + pieces,
            held: one.held - rest,
            ...(rest > 0 && { moved: true }),
          });
        },
      };
    }
    if (act === 'spend')
      return {
        may: live && part > 0 && part <= owed(one) && part <= credit,
        ask: () => {
          const asked = {
            documentId: id,
            amount: part,
            expectedPending: owed(one),
            mode: 'CREDIT',
          } as const;
          return within((db) => recordReceived(db, owner, asked, now));
        },
        done: () => {
          credit -= part;
          Object.assign(one, { held: one.held + part, moved: true });
        },
      };
    if (act === 'pay')
      return {
        may: live && part > 0 && part <= owed(one),
        ask: () => {
          const asked = {
            documentId: id,
            amount: part,
            expectedPending: one.billed ? 0 : owed(one),
            mode: 'CASH',
          } as const;
          return within((db) => recordReceived(db, owner, asked, now));
        },
        done: () => Object.assign(one, { held: one.held + part, moved: true }),
      };
    if (act === 'refund')
      return {
        may: live && part > 0 && part <= one.held,
        ask: () => {
          const asked = {
            documentId: id,
            amount: part,
            expectedReceived: one.held,
            mode: 'CASH',
            reason: 'Back',
          } as const;
          return within((db) => refundDocument(db, owner, asked, now));
        },
        done: () => Object.assign(one, { held: one.held - part, moved: true }),
      };
    if (act === 'convert')
      return {
        may: one.type === 'ORDER' && live && owed(one) === 0 && one.pieces <= stock,
        ask: () => within((db) => convertDocument(db, owner, { documentId: id, to: 'INVOICE' }, now)),
        done: (made: string) => {
          stock -= one.pieces;
          one.billed = true;
          const invoice = { ...one, id: made, type: 'INVOICE' as const, moved: false, billed: false };
          kept.push({ ...invoice, from: one });
        },
      };
    if (act === 'restore') {
      const stands =
        !one.from ||
        (!one.from.billed &&
          !one.from.trashed &&
          one.from.pieces === one.pieces &&
          one.from.held === one.held);
      return {
        may: !one.trashed || (stands && (one.type === 'ORDER' || one.pieces <= stock)),
        ask: () => within((db) => restoreDocument({ db, caller: owner, now }, id)),
        done: () => {
          if (!one.trashed) return;
          if (one.type === 'INVOICE') stock -= one.pieces;
          if (one.from) one.from.billed = true;
          one.trashed = false;
        },
      };
    }
    const mixed = one.from !== undefined && one.moved;
    const ownHeld = one.from ? 0 : one.held;
    return {
      may:
        one.returned === 0 &&
        (one.trashed || (!one.billed && !mixed && (ownHeld === 0 || act === 'trashBack'))),
      ask: () =>
        within((db) => trashDocument({ db, caller: owner, now }, id, act === 'trashBack' ? back : undefined)),
      done: () => {
        if (one.trashed) return;
        if (one.type === 'INVOICE') stock += one.pieces;
        if (one.from) one.from.billed = false;
        Object.assign(one, {
          trashed: true,
          held: one.from ? one.held : 0,
          ...(ownHeld > 0 && { moved: true }),
        });
      },
    };
  }
  return { kept, step, owed, stock: () => stock, credit: () => credit };
}

const moneyOf = (id: string) =>
  shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('document')
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .select(['total', 'pending'])
      .executeTakeFirstOrThrow(),
  );

const creditOf = async ({ id }: TestCustomer) =>
  (
    await shop.within(({ sql, tenantId }) =>
      sql
        .selectFrom('customer')
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .select('credit')
        .executeTakeFirstOrThrow(),
    )
  ).credit;

test('whatever is made, edited, paid, given back, billed, trashed, put back and returned, the books agree with a plain account', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 8, maxLength: 40 }), async (acts) => {
      const item = await addItem(shop, { price: PRICE, gst: 0, stock: 12_000 });
      customer = await addCustomer(shop);
      const books = plainBooks(item);
      for (const act of acts) {
        const step = books.step(act);
        if (!step) continue;
        const [done, made] = await step.ask().then(
          (id) => [true, String(id)] as const,
          () => [false, ''] as const,
        );
        expect([act, done]).toEqual([act, step.may]);
        if (done) step.done(made);
      }
      for (const one of books.kept) {
        expect(await moneyOf(one.id)).toEqual({
          total: rupees(one.pieces * PRICE),
          pending: rupees(books.owed(one)),
        });
      }
      expect(milliOf(await stockOf(shop, item))).toBe(books.stock() * 1000);
      expect(await creditOf(customer)).toBe(rupees(books.credit()));
      expect(await shop.within(violationsIn)).toEqual([]);
    }),
    { numRuns: 15 },
  );
}, 120_000);
