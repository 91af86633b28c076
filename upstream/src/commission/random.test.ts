import { rupees } from '@galla/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCreditNote,
  createInvoice,
  getDocument,
  restoreDocument,
  trashDocument,
  updateDocument,
} from '../billing/contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestCustomer,
  type TestItem,
} from '../billing/testing/index.ts';
import { openSheet } from '../catalogue/sheets/testing/workbook.ts';
import { employeeDashboard, getDashboardData } from '../dashboard/contract.ts';
import { paiseOf } from '../db/numeric.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { employeeCommission, exportCommission } from './contract.ts';
import { statementsOf } from './statements/testing.ts';
import { setTerms } from './testing/terms.ts';

let api: TestApi;
let shop: TestShop;
let items: [TestItem, TestItem];
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  customer = await addCustomer(shop);
  const add = (price: number) => addItem(shop, { price, gst: 1800 });
  items = [await add(12_345), await add(99_900)];
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const PRICES = [12_345, 99_900];
const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });

const anyAct = fc.record({
  act: fc.constantFrom('create', 'create', 'edit', 'trash', 'restore', 'terms', 'return', 'close'),
  bill: fc.nat({ max: 3 }),
  seller: fc.nat({ max: 1 }),
  quantities: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 5 })),
  percent: fc.integer({ min: 0, max: 10_000 }),
  points: fc.nat({ max: 9_999 }),
});
type Act = typeof anyAct extends fc.Arbitrary<infer One> ? One : never;

/** A bill as a child would keep it: hundredths of a per cent of the first item, thousandths of points of the second. */
interface Kept {
  id: string;
  seller: number;
  quantities: readonly number[];
  percent: number;
  points: number;
  /** Agreed when the second item came onto the bill. */
  inTrash: boolean;
  /** Pieces of the first item that came back. */
  returned: number;
}

const half = (numerator: number, denominator: number): number => Math.floor(numerator / denominator + 0.5);

function earnedBy({ quantities: [pieces = 0, more = 0], percent, points, inTrash, returned }: Kept): number {
  if (inTrash) return 0;
  const first = half((PRICES[0] ?? 0) * pieces * percent, 10_000);
  return first - half(first * returned, pieces) + half(points * more * 100, 1000);
}

/** A piece of the first item comes back, whatever it is worth; what was received for it is kept as credit. */
async function takeBack({ id }: Kept) {
  const { document, items: lines } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  const body = {
    document_id: id,
    expected_pending: document.pending_amount,
    reason: 'WRONG_SIZE' as const,
    items: [{ line_id: lines[0]?.id ?? '', qty: '1', condition: 'STOCK' as const }],
    settlement: 'CREDIT' as const,
  };
  const send = (expected_total: string) =>
    call(api, createCreditNote, { ...as(), body: { ...body, expected_total } });
  const asked = await send('0.00');
  return send(String(asked.refusal.details?.['total'] ?? ''));
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Goes on so many days later, when everybody signs in anew. */
async function goOn(days: number, people: readonly TestPerson[]): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + days * DAY_MS);
  await shop.signInAgain(shop.owner, ...people);
}

/** Closes the month of a person where it is not closed yet. */
async function closeWhereOpen(person: TestPerson): Promise<void> {
  const of = statementsOf(api, shop, person);
  const { month, closable } = await of.data();
  if (closable === 1) await of.close(month);
}

/** What all closed months and the open one say that somebody earned, in rupees. */
async function statedOf(person: TestPerson): Promise<string> {
  const of = statementsOf(api, shop, person);
  const [open, { data }] = [await of.data(), await of.list()];
  const closed = data.reduce((sum, { earned }) => sum + paiseOf(earned), 0);
  return rupees(closed + (open.statement === null ? paiseOf(open.earned) : 0));
}

async function act(acts: readonly Act[], sellers: readonly TestPerson[]): Promise<Kept[]> {
  const bills = new Map<number, Kept>();
  const terms = { percent: 0, points: 0 };
  const apply = async (next: typeof terms) => {
    Object.assign(terms, next);
    const [first, second] = items;
    await setTerms(shop, first, { percentage: (terms.percent / 100).toFixed(2) });
    await setTerms(shop, second, { points: (terms.points / 1000).toFixed(3) });
  };
  await apply({ percent: 500, points: 2500 });
  for (const { act: what, bill, seller, quantities, percent, points } of acts) {
    const old = bills.get(bill);
    if (what === 'terms') {
      await apply({ percent, points });
      continue;
    }
    if (what === 'close') {
      for (const person of sellers) await closeWhereOpen(person);
      await goOn(12, sellers);
      continue;
    }
    if ((what === 'create') === (old !== undefined)) continue;
    if (what === 'return' && old && !old.inTrash && old.returned < (old.quantities[0] ?? 0)) {
      const { status } = await takeBack(old);
      if (status !== 200) throw new Error(`Nothing came back: ${status}`);
      bills.set(bill, { ...old, returned: old.returned + 1 });
      continue;
    }
    // With a credit note a bill stays as it is.
    if (what === 'return' || (old?.returned ?? 0) > 0) continue;
    const body = {
      ...payloadOf({
        customer,
        lines: items.flatMap((item, at) => {
          const quantity = (quantities[at] ?? 0) * 1000;
          return quantity > 0 ? [{ item, quantity }] : [];
        }),
      }),
      employee_id: sellers[seller]?.staffId ?? '',
    };
    if (!old) {
      const { document_id: id } = (await call(api, createInvoice, { ...as(), body })).body;
      bills.set(bill, { id, seller, quantities, ...terms, inTrash: false, returned: 0 });
    } else if (what === 'edit' && !old.inTrash) {
      await call(api, updateDocument, {
        ...as(),
        body: { ...body, doc_id: old.id, reason: 'Wrong quantity' },
      });
      // A line that comes onto the bill anew earns by the terms of now.
      const agreed = old.quantities[1] === 0 ? terms.points : old.points;
      bills.set(bill, { ...old, seller, quantities, points: agreed });
    } else if (what === 'trash' || what === 'restore') {
      const endpoint = what === 'trash' ? trashDocument : restoreDocument;
      await call(api, endpoint, { ...as(), body: { document_id: old.id } });
      bills.set(bill, { ...old, inTrash: what === 'trash' });
    }
  }
  return [...bills.values()];
}

/** What the page, its card, My Earnings and the workbook say that somebody earned, in rupees. */
async function toldOf(person: TestPerson): Promise<string[]> {
  const body = { employee_id: person.staffId };
  const { data, sum } = (await call(api, employeeCommission, { ...as(), body: { ...body, limit: 100 } }))
    .body;
  const rows = data.reduce((all, row) => all + paiseOf(row.points_commission.emp_earned_rs), 0);
  const { dashboard_data: card } = (await call(api, employeeDashboard, { ...as(), body })).body;
  const own = (await call(api, getDashboardData, { ...as(person), body: {} })).body.data.my_earnings;
  const { sheet } = await openSheet((await call(api, exportCommission, { ...as(), body })).raw);
  let exported = 0;
  sheet.eachRow((row, at) => {
    const cells = row.values as unknown[];
    if (at > 1) exported += Math.round(Number(cells.at(-1)) * 100);
  });
  return [rupees(rows), sum?.emp_earned_rs ?? '', card.total_earning, own, rupees(exported)];
}

test('whatever is billed, edited, thrown away and put back: rows, card, My Earnings, export and statements are one sum', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 6, maxLength: 20 }), async (acts) => {
      // New people each time, so that they begin with nothing.
      const sellers = [
        await shop.addEmployee(['dashboard:view']),
        await shop.addEmployee(['dashboard:view']),
      ];
      // Statements begin with the first month that is closed.
      for (const person of sellers) await closeWhereOpen(person);
      const bills = await act(acts, sellers);
      // What came after this month was closed counts in the next.
      await goOn(31, sellers);
      for (const [at, person] of sellers.entries()) {
        const own = bills.filter(({ seller }) => seller === at);
        const sum = rupees(own.reduce((all, bill) => all + earnedBy(bill), 0));
        expect(await toldOf(person)).toEqual([sum, sum, sum, sum, sum]);
        expect(await statedOf(person)).toBe(sum);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);
