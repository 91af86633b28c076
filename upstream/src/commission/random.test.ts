import { rupees } from '@galla/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from '../../../scripts/test/seed.ts';
import {
  createCreditNote,
  createInvoice,
  getDocument,
  recordPayment,
  refundDocument,
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
import { updateTenantSetting } from '../tenant/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { earningsThisMonth, employeeCommission, exportCommission, splitCommission } from './contract.ts';
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

const WEIGHTS = {
  create: 40,
  pay: 50,
  refund: 20,
  return: 20,
  edit: 20,
  split: 20,
  splitLine: 20,
  trash: 10,
  restore: 10,
  terms: 10,
  setting: 10,
} as const;
const ACTS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** A random act on an existing bill; now and then a month passes. */
const anyAct = (monthly: number) =>
  fc.record({
    act: fc.oneof(...ACTS.map((act) => ({ weight: WEIGHTS[act], arbitrary: fc.constant(act) })), {
      weight: monthly,
      arbitrary: fc.constant('close' as const),
    }),
    bill: fc.nat(),
    /** Share of the due or received amount, in hundredths. */
    share: fc.integer({ min: 1, max: 100 }),
    seller: fc.nat({ max: 2 }),
    /** The person to share with; the seller itself ends the split, or takes all of a line. */
    worker: fc.nat({ max: 2 }),
    line: fc.nat({ max: 1 }),
    quantities: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 5 })),
    percent: fc.integer({ min: 0, max: 10_000 }),
    points: fc.nat({ max: 9_999 }),
  });
type Act = ReturnType<typeof anyAct> extends fc.Arbitrary<infer One> ? One : never;

/** People and per cents in order. */
type Parts = readonly (readonly [person: number, percent: number])[];

/**
 * A bill in a naive model: commission in hundredths of a per cent for the first item, thousandths of points for the
 * second.
 */
interface Kept {
  id: string;
  seller: number;
  /** Who shares it, with the per cents. */
  parts: Parts;
  /** The parts of the first and second item; empty when shared like the bill. */
  lineParts: readonly [Parts, Parts];
  quantities: readonly number[];
  percent: number;
  points: number;
  /** Terms from when the second item was added to the bill. */
  inTrash: boolean;
  /** Returned pieces of the first item. */
  returned: number;
  /** Whether it earns as money is received, and how much was. */
  onMoney: boolean;
  received: number;
}

/** The pending amount of a bill, and its total less returns. */
async function moneyOf(id: string): Promise<{ pending: number; total: number }> {
  const { document } = (await call(api, getDocument, { ...as(), params: { id } })).body.data;
  const credited = paiseOf(document.credited_amount);
  return { pending: paiseOf(document.pending_amount), total: paiseOf(document.total_amount) - credited };
}

const half = (numerator: number, denominator: number): number => Math.floor(numerator / denominator + 0.5);

/** The bounds in per cent of a person's part of a bill or a line. */
function boundsOf({ seller, parts }: { seller: number; parts: Parts }, person: number): [number, number] {
  if (parts.length === 0) return seller === person ? [0, 100] : [0, 0];
  let upper = 0;
  for (const [whose, percent] of parts) {
    upper += percent;
    if (whose === person) return [upper - percent, upper];
  }
  return [0, 0];
}

/** What a bill earns for a person once fully paid, and so far. */
async function earnedBy(bill: Kept, person: number): Promise<{ whole: number; earned: number }> {
  const {
    quantities: [pieces = 0, more = 0],
    percent,
    points,
    returned,
  } = bill;
  if (bill.inTrash) return { whole: 0, earned: 0 };
  const first = half((PRICES[0] ?? 0) * pieces * percent, 10_000);
  const lines = [first - half(first * returned, pieces), half(points * more * 100, 1000)];
  // Lines with parts of their own come after the others.
  const isShared = (_: number, at: number) => (bill.lineParts[at] ?? []).length > 0;
  const groups = [
    { of: lines.filter((line, at) => !isShared(line, at)), parts: bill.parts },
    ...lines.flatMap((line, at) =>
      isShared(line, at) ? [{ of: [line], parts: bill.lineParts[at] ?? [] }] : [],
    ),
  ];
  const { total } = bill.onMoney ? await moneyOf(bill.id) : { total: 0 };
  const paid = (amount: number) => (total === 0 ? amount : half(amount * bill.received, total));
  const commission = { whole: 0, earned: 0 };
  let before = 0;
  for (const { of, parts } of groups) {
    const [lower, upper] = boundsOf({ seller: bill.seller, parts }, person).map((bound) =>
      of.reduce((sum, line) => sum + half(line * bound, 100), 0),
    ) as [number, number];
    commission.whole += upper - lower;
    commission.earned += paid(before + upper) - paid(before + lower);
    before += of.reduce((sum, line) => sum + line, 0);
  }
  return commission;
}

/** Parts after an edit that changes the seller, who takes over the previous seller's part. */
function moved(parts: Parts, before: number, after: number): Parts {
  const sums: Record<number, number> = {};
  const people: number[] = [];
  for (const [whose, percent] of parts) {
    const next = whose === before ? after : whose;
    if (sums[next] === undefined) people.push(next);
    sums[next] = (sums[next] ?? 0) + percent;
  }
  return people.map((one) => [one, sums[one] ?? 0] as const);
}

/** Of a whole bill: with one person left, it is no longer shared. */
function movedParts({ parts, seller }: Kept, after: number): Parts {
  const next = moved(parts, seller, after);
  return next.length < 2 ? [] : next;
}

/** Of its lines: removed ones have none. */
const movedLines = (
  { lineParts: [first, second], seller }: Kept,
  after: number,
  more: number,
): Kept['lineParts'] => [moved(first, seller, after), more === 0 ? [] : moved(second, seller, after)];

/** The parts of seller and worker; empty when they are the same person. */
const sharedBy = (seller: number, worker: number, share: number): Parts =>
  seller === worker
    ? []
    : [
        [seller, Math.min(share, 99)],
        [worker, 100 - Math.min(share, 99)],
      ];

/** Ids of the lines of a bill. */
const linesOf = async (id: string): Promise<string[]> =>
  (await call(api, getDocument, { ...as(), params: { id } })).body.data.items.map((line) => line.id);

/**
 * Receives a share of the due amount, or refunds a share of the received one; returns the received amount afterwards.
 */
async function moveMoney({ id, received }: Kept, what: 'pay' | 'refund', share: number): Promise<number> {
  const { pending } = await moneyOf(id);
  const amount = half((what === 'pay' ? pending : received) * share, 100);
  if (amount === 0) return received;
  const sent = { document_id: id, amount: rupees(amount), payment_mode: 'Cash' as const };
  const { status, refusal } =
    what === 'pay'
      ? await call(api, recordPayment, { ...as(), body: { ...sent, expected_pending: rupees(pending) } })
      : await call(api, refundDocument, {
          ...as(),
          body: { ...sent, expected_received: rupees(received), reason: 'Too dear' },
        });
  if (status !== 200) throw new Error(`No money moved: ${refusal.message}`);
  return received + (what === 'pay' ? amount : -amount);
}

/** Returns a piece of the first item; its paid value is kept as credit. */
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

/** Moves the clock by days and signs everyone in again. */
async function goOn(days: number, people: readonly TestPerson[]): Promise<void> {
  api.clock.now = new Date(api.clock.now.getTime() + days * DAY_MS);
  await shop.signInAgain(shop.owner, ...people);
}

/** Closes a person's month if it is open. */
async function closeWhereOpen(person: TestPerson): Promise<void> {
  const of = statementsOf(api, shop, person);
  const { month, closable } = await of.data();
  if (closable === 1) await of.close(month);
}

/** The sum of a person's closed months and the open one, in rupees. */
async function statedOf(person: TestPerson): Promise<string> {
  const of = statementsOf(api, shop, person);
  const [open, { data }] = [await of.data(), await of.list()];
  const closed = data.reduce((sum, { earned }) => sum + paiseOf(earned), 0);
  return rupees(closed + (open.statement === null ? paiseOf(open.earned) : 0));
}

const payOnMoney = (on: boolean) =>
  call(api, updateTenantSetting, { ...as(), body: { commission_on_money: on ? 1 : 0 } });

/** Counts of bills, returns and cancellations, and of lines with parts of their own. */
interface Done {
  moved: number;
  linesShared: number;
}

async function act(acts: readonly Act[], sellers: readonly TestPerson[], done: Done): Promise<Kept[]> {
  const bills = new Map<number, Kept>();
  const terms = { percent: 0, points: 0 };
  let onMoney = false;
  await payOnMoney(false);
  const apply = async (next: typeof terms) => {
    Object.assign(terms, next);
    const [first, second] = items;
    await setTerms(shop, first, { percentage: (terms.percent / 100).toFixed(2) });
    await setTerms(shop, second, { points: (terms.points / 1000).toFixed(3) });
  };
  await apply({ percent: 500, points: 2500 });
  const sent = (parts: Parts) =>
    parts.map(([person, part]) => ({ employee_id: sellers[person]?.staffId ?? '', percent: part }));
  for (const { act: what, bill: place, seller, worker, line, quantities, percent, points, share } of acts) {
    const bill = what === 'create' ? bills.size : place % Math.max(1, bills.size);
    const old = bills.get(bill);
    if (what === 'setting') {
      onMoney = !onMoney;
      await payOnMoney(onMoney);
      continue;
    }
    if ((what === 'pay' || what === 'refund') && old && !old.inTrash) {
      bills.set(bill, { ...old, received: await moveMoney(old, what, share) });
      continue;
    }
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
      done.moved += 1;
      const { pending, total } = await moneyOf(old.id);
      bills.set(bill, { ...old, returned: old.returned + 1, received: total - pending });
      continue;
    }
    if (what === 'split' && old && !old.inTrash) {
      const parts = sharedBy(seller, worker, share);
      const asked = { sale_id: old.id, parts: sent(parts), expected_parts: sent(old.parts) };
      const { status, refusal } = await call(api, splitCommission, { ...as(), body: asked });
      if (status !== 200) throw new Error(`Nothing was shared: ${refusal.message}`);
      bills.set(bill, { ...old, parts });
      continue;
    }
    if (what === 'splitLine' && old && !old.inTrash) {
      const at = line === 1 && old.quantities[1] === 0 ? 0 : line;
      const alone: Parts = share > 50 ? [[seller, 100]] : [];
      const parts = seller === worker ? alone : sharedBy(seller, worker, share);
      const asked = {
        sale_id: old.id,
        line_id: (await linesOf(old.id))[at] ?? '',
        parts: sent(parts),
        expected_parts: sent(old.lineParts[at] ?? []),
      };
      const { status, refusal } = await call(api, splitCommission, { ...as(), body: asked });
      if (status !== 200) throw new Error(`No line was shared: ${refusal.message}`);
      const [first, second] = old.lineParts;
      bills.set(bill, { ...old, lineParts: at === 0 ? [parts, second] : [first, parts] });
      done.linesShared += parts.length > 0 ? 1 : 0;
      continue;
    }
    // A bill with a credit note can't be edited.
    if (what === 'return' || what === 'pay' || what === 'refund' || (old?.returned ?? 0) > 0) continue;
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
      // Every third bill is shared from the start.
      const parts = bills.size % 3 === 0 ? sharedBy(seller, worker, share) : [];
      const made = { ...body, commission_parts: sent(parts) };
      const { document_id: id } = (await call(api, createInvoice, { ...as(), body: made })).body;
      done.moved += 1;
      bills.set(bill, {
        id,
        seller,
        parts,
        lineParts: [[], []],
        quantities,
        ...terms,
        inTrash: false,
        returned: 0,
        onMoney,
        received: 0,
      });
    } else if (what === 'edit' && !old.inTrash) {
      // Money received beyond the new total is refunded.
      const due = paiseOf(String(body.total_amount)) - old.received;
      const refund = due < 0 && { refund: { payment_mode: 'Cash' as const } };
      const { status, refusal } = await call(api, updateDocument, {
        ...as(),
        body: {
          ...body,
          pending_amount: rupees(Math.max(0, due)),
          doc_id: old.id,
          reason: 'Wrong quantity',
          ...refund,
        },
      });
      if (status !== 200) throw new Error(`Nothing was edited: ${refusal.message}`);
      const { pending, total } = await moneyOf(old.id);
      // A newly added line earns under the current terms.
      const agreed = old.quantities[1] === 0 ? terms.points : old.points;
      const parts = movedParts(old, seller);
      const lineParts = movedLines(old, seller, quantities[1]);
      const received = total - pending;
      bills.set(bill, { ...old, seller, parts, lineParts, quantities, points: agreed, received });
    } else if (what === (old.inTrash ? 'restore' : 'trash')) {
      const endpoint = what === 'trash' ? trashDocument : restoreDocument;
      const refund = what === 'trash' && old.received > 0 && { refund: { payment_mode: 'Cash' as const } };
      await call(api, endpoint, { ...as(), body: { document_id: old.id, ...refund } });
      done.moved += what === 'trash' ? 1 : 0;
      bills.set(bill, { ...old, inTrash: what === 'trash', received: 0 });
    }
  }
  return [...bills.values()];
}

/** The sum of a column of the workbook about a person, in rupees, by its heading. */
async function workbookOf({ staffId }: TestPerson): Promise<(heading: string) => string> {
  const { sheet } = await openSheet(
    (await call(api, exportCommission, { ...as(), body: { employee_id: staffId } })).raw,
  );
  const headings = sheet.getRow(1).values as unknown[];
  return (heading) => {
    let sumOf = 0;
    sheet.eachRow((row, at) => {
      const cell = (row.values as unknown[])[headings.indexOf(heading)];
      if (at > 1 && cell !== undefined) sumOf += Math.round(Number(cell) * 100);
    });
    return rupees(sumOf);
  };
}

/** A person's earned and expected amounts, in rupees, from page, card and My Earnings. */
async function sumsOf(person: TestPerson) {
  const body = { employee_id: person.staffId };
  let [rows, expected, offset, all] = [0, 0, 0, 1];
  let sum = { emp_earned_rs: '', expected_rs: '' };
  for (; offset < all; offset += 100) {
    const page = (await call(api, employeeCommission, { ...as(), body: { ...body, limit: 100, offset } }))
      .body;
    for (const { points_commission: commission } of page.data) {
      rows += paiseOf(commission.emp_earned_rs);
      expected += paiseOf(commission.expected_rs);
    }
    [all, sum] = [page.total ?? 0, page.sum ?? sum];
  }
  const { dashboard_data: card } = (await call(api, employeeDashboard, { ...as(), body })).body;
  const own = (await call(api, getDashboardData, { ...as(person), body: {} })).body.data.my_earnings;
  return {
    earned: [rupees(rows), sum.emp_earned_rs, card.total_earning, own],
    expected: [rupees(expected), sum.expected_rs, card.expected_earning],
  };
}

/** The list of employees must match the card of each for the current month. */
async function expectMonths(people: readonly TestPerson[]): Promise<void> {
  const body = { ids: people.map(({ staffId }) => staffId).join() };
  const { data } = (await call(api, earningsThisMonth, { ...as(), body })).body;
  const listed = new Map(data.map((row) => [row.employee_id, row.amount]));
  for (const { staffId } of people) {
    const asked = { ...as(), body: { employee_id: staffId } };
    const { this_month_earning: card } = (await call(api, employeeDashboard, asked)).body.dashboard_data;
    expect(listed.get(staffId)).toBe(card);
  }
}

async function holds(acts: readonly Act[], done: Done): Promise<void> {
  // New people each time, so that they start without earnings.
  const sellers = [];
  for (let n = 0; n < 3; n++) sellers.push(await shop.addEmployee(['dashboard:view']));
  // Statements begin with the first closed month.
  for (const person of sellers) await closeWhereOpen(person);
  const bills = await act(acts, sellers, done);
  await expectMonths(sellers);
  // Anything after a month's closing counts in the next.
  await goOn(31, sellers);
  await expectMonths(sellers);
  // Drawing is what costs most, so each time the workbook of one of them is read.
  const drawn = sellers[acts.length % sellers.length];
  for (const [at, person] of sellers.entries()) {
    const of = { whole: 0, earned: 0 };
    for (const bill of bills) {
      const { whole, earned } = await earnedBy(bill, at);
      of.whole += whole;
      of.earned += earned;
    }
    const [earned, expected] = [rupees(of.earned), rupees(of.whole - of.earned)];
    expect(await sumsOf(person)).toEqual({
      earned: [earned, earned, earned, earned],
      expected: [expected, expected, expected],
    });
    const sumOf = person === drawn ? await workbookOf(person) : undefined;
    expect([sumOf?.('Earned') ?? earned, sumOf?.('Expected') ?? expected]).toEqual([earned, expected]);
    expect(await statedOf(person)).toBe(earned);
    expect((await statementsOf(api, shop, person).data()).expected).toBe(expected);
  }
}

test('whatever is billed, shared, edited, paid, refunded, thrown away and put back: rows, card, My Earnings, export and statements are one sum', async () => {
  const acts = fc.array(anyAct(20), { minLength: 10, maxLength: 30, size: 'max' });
  const done: Done = { moved: 0, linesShared: 0 };
  await fc.assert(
    fc.asyncProperty(acts, (some) => holds(some, done)),
    { numRuns: 12 },
  );
  expect(done.moved).toBeGreaterThan(0);
});

test('the same of many bills over months: at full size of 2,000 random bills, returns and cancellations at the least', async () => {
  const length = figure(150, 12_000);
  const acts = fc.array(anyAct(1), { minLength: length, maxLength: length });
  const done: Done = { moved: 0, linesShared: 0 };
  await fc.assert(
    fc.asyncProperty(acts, (many) => holds(many, done)),
    { numRuns: 1, endOnFailure: true },
  );
  expect(done.moved).toBeGreaterThanOrEqual(figure(10, 2000));
  expect(done.linesShared).toBeGreaterThan(0);
}, 3_600_000);
