import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/day.ts';
import { addMonths } from '../dates/months.ts';
import { type SubscriptionAccount, unusedShare, worthOf } from './account.ts';
import {
  type PlanChange,
  type PlanPayment,
  PLAN_STARTS,
  planStarts,
  quotePlan,
  settlePlan,
} from './change.ts';

const TODAY = '2026-11-20';
/** A year of Professional, bought two months ago. */
const YEAR: SubscriptionAccount = {
  today: TODAY,
  paidUntil: '2027-09-20',
  periods: [{ id: 'year', from: '2026-09-20', until: '2027-09-20', value: 1_178_820 }],
  credit: 0,
};
const NOTHING: SubscriptionAccount = { today: TODAY, paidUntil: null, periods: [], credit: 0 };

/** The account after a payment. */
function after(account: SubscriptionAccount, { paid }: PlanPayment, change: PlanChange): SubscriptionAccount {
  const gone = new Set(change.ended.map(({ id }) => id));
  const { from, until, credit, paidUntil, creditLeft } = change;
  const bought = { id: `p${account.periods.length}${from}`, from, until, value: paid + credit };
  return {
    today: account.today,
    paidUntil,
    periods: [...account.periods.filter(({ id }) => !gone.has(id)), bought],
    credit: creditLeft,
  };
}

test('a dearer plan at once takes what is not used of the year: 304 of 365 days', () => {
  expect(quotePlan(YEAR, { months: 12, price: 2_358_820 }, 'NOW')).toEqual({
    starts: 'NOW',
    from: TODAY,
    until: '2027-11-20',
    credit: 981_812,
    due: 1_377_008,
    creditLeft: 0,
  });
});

test('a cheaper plan keeps the year: the rest stays as credit, or it begins when the year ends', () => {
  expect(quotePlan(YEAR, { months: 1, price: 58_882 }, 'NOW')).toEqual({
    starts: 'NOW',
    from: TODAY,
    until: '2026-12-20',
    credit: 58_882,
    due: 0,
    creditLeft: 922_930,
  });
  expect(quotePlan(YEAR, { months: 1, price: 58_882 }, 'AT_END')).toEqual({
    starts: 'AT_END',
    from: '2027-09-20',
    until: '2027-10-20',
    credit: 0,
    due: 58_882,
    creditLeft: 0,
  });
});

test('a month of the dearest after a year is one month of it', () => {
  const { from, until, due } = quotePlan(YEAR, { months: 1, price: 235_882 }, 'AT_END');
  expect([from, until, due]).toEqual(['2027-09-20', '2027-10-20', 235_882]);
});

test('days that were given without a payment give no credit and stay', () => {
  const given = { ...YEAR, paidUntil: addDays('2027-09-20', 10) };
  const quote = quotePlan(given, { months: 1, price: 2_000_000 }, 'NOW');
  expect([quote.credit, quote.until]).toEqual([981_812, addDays('2026-12-20', 10)]);
});

test('what is due and the credit are the price', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000), fc.integer({ min: 100, max: 2_000_000 }), (credit, price) => {
      const quote = quotePlan({ ...NOTHING, credit }, { months: 1, price }, 'AT_END');
      expect(quote.due + quote.credit).toBe(price);
      expect(quote.credit + quote.creditLeft).toBe(credit);
    }),
  );
});

test('less than a rupee is never asked for', () => {
  const account = { ...NOTHING, credit: 58_850 };
  expect(quotePlan(account, { months: 1, price: 58_882 }, 'AT_END')).toMatchObject({
    due: 100,
    credit: 58_782,
    creditLeft: 68,
  });
});

test.each([
  [null, 1, TODAY, '2026-12-20'],
  ['2026-10-01', 1, TODAY, '2026-12-20'],
  [TODAY, 12, TODAY, '2027-11-20'],
  ['2026-12-05', 1, '2026-12-05', '2027-01-05'],
  ['2027-01-31', 1, '2027-01-31', '2027-02-28'],
])('paid until %j and %i months more are from %s until %s', (paidUntil, months, from, until) => {
  const quote = quotePlan({ ...NOTHING, paidUntil }, { months, price: 1000 }, 'AT_END');
  expect([quote.from, quote.until]).toEqual([from, until]);
});

test.each([
  [NOTHING, 'Basic', [], ['AT_END']],
  [YEAR, 'Professional', ['Professional'], ['AT_END']],
  [YEAR, 'Basic', ['Professional'], ['NOW', 'AT_END']],
  [{ ...YEAR, today: '2027-09-20' }, 'Basic', ['Professional'], ['AT_END']],
])('the starts to choose from, %#', (account, plan, paid, starts) => {
  expect(planStarts(account, plan, paid)).toEqual(starts);
});

test('two changes that counted on one credit: each rupee counts once', () => {
  const order = (price: number): PlanPayment => {
    const { due, credit } = quotePlan(YEAR, { months: 1, price }, 'NOW');
    return { starts: 'NOW', months: 1, paid: due, credit };
  };
  const [one, two] = [order(1_200_000), order(1_500_000)];
  const first = after(YEAR, one, settlePlan(YEAR, one));
  const second = after(first, two, settlePlan(first, two));
  expect(second.periods).toMatchObject([{ from: TODAY, until: '2026-12-20', value: 1_500_000 }]);
  expect(second.credit).toBe(one.paid);
  expect(worthOf(second)).toBe(worthOf(YEAR) + one.paid + two.paid);
});

test('news that come days late shorten the time by what was used meanwhile, and by no more', () => {
  const { due, credit } = quotePlan(YEAR, { months: 1, price: 1_200_000 }, 'NOW');
  const late = { ...YEAR, today: '2026-11-30' };
  const change = settlePlan(late, { starts: 'NOW', months: 1, paid: due, credit });
  expect(change).toMatchObject({ from: '2026-11-30', until: '2026-12-29', creditLeft: 0 });
  expect(change.credit).toBe(worthOf(late));
});

const plan = fc.record({
  starts: fc.constantFrom(...PLAN_STARTS),
  months: fc.constantFrom(1, 3, 12, 24),
  price: fc.integer({ min: 100, max: 5_000_000 }),
  /** Days until it is ordered, and from then until the payment is known. */
  waits: fc.nat(500),
  late: fc.nat(60),
});

test('nothing that was paid is lost or counted twice, however payments follow and overlap', () => {
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 8 }), (plans) => {
      let account = NOTHING;
      const news = plans
        .map(({ starts, months, price, waits, late }) => ({
          starts,
          months,
          price,
          at: waits,
          known: waits + late,
        }))
        .flatMap((one) => [
          { ...one, kind: 'order' as const, day: one.at },
          { ...one, kind: 'paid' as const, day: one.known },
        ])
        .toSorted((one, other) => one.day - other.day);
      const ordered = new Map<string, PlanPayment>();
      for (const { kind, day, starts, months, price, at, known } of news) {
        const name = [starts, months, price, at, known].join();
        account = { ...account, today: addDays(TODAY, day) };
        if (kind === 'order') {
          const quote = quotePlan(account, { months, price }, starts);
          ordered.set(name, { starts, months, paid: price - quote.credit, credit: quote.credit });
          continue;
        }
        const payment = ordered.get(name);
        if (!payment) continue;
        const before = account;
        const change = settlePlan(before, payment);
        account = after(before, payment, change);
        expect(worthOf(account)).toBe(worthOf(before) + payment.paid);
        expect(account.credit).toBeGreaterThanOrEqual(0);
        expect(change.until >= change.from).toBe(true);
        expect(change.until <= addMonths(change.from, months)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('the unused share is between nothing and all, and never grows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800 }), fc.nat(10_000_000), fc.nat(900), (days, value, passed) => {
      const period = { id: 'p', from: TODAY, until: addDays(TODAY, days), value };
      const at = (day: number) =>
        unusedShare(period, { ...NOTHING, today: addDays(TODAY, day), paidUntil: period.until });
      expect(at(0)).toBe(value);
      expect(at(passed)).toBeLessThanOrEqual(value);
      expect(at(passed + 1)).toBeLessThanOrEqual(at(passed));
      expect(at(days)).toBe(0);
    }),
  );
});
