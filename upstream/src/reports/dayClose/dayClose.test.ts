import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, expectBalancedBooks } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { fetchReports } from '../contract.ts';
import { openSheet } from '../../catalogue/sheets/testing/workbook.ts';
import { createEmployeeAdvance, deleteEmployeeAdvance } from '../../commission/contract.ts';
import { dayBook, dayClosePdf, dayCloses, exportDayCloses } from './contract.ts';
import { type TestTill, tillOf } from './testing.ts';

/** Noon and nine in the evening in the shop's time zone. */
const NOON = '2026-11-20T06:30:00Z';
const EVENING = '2026-11-20T15:30:00Z';
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';

let api: TestApi;
let shop: TestShop;
let till: TestTill;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date(NOON);
  shop = await testShop(api);
  till = await tillOf(api, shop);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

test('a day adds up by mode and by person, whoever received it; cash is what should be in the drawer', async () => {
  const seller = await shop.addEmployee(['billing:create', 'billing:view']);
  const paid = await till.bill(10_000);
  const customer = await addCustomer(shop, { assignedTo: seller.staffId });
  await till.bill(4000, 'UPI', { token: seller.token, customer });
  await till.order(2000);
  await till.quickBill('50.00');
  await till.refund(paid, '10.00', '100.00');
  await till.spend('15.00', ' Tea ');
  const day = await till.book();
  expect(day).toMatchObject({
    day: TODAY,
    since: '2026-11-19T18:30:00.000Z',
    opening: '0.00',
    collected: '200.00',
    receipts: 5,
    cash_received: '110.00',
    paid_out: '15.00',
    close: null,
    overdue: null,
  });
  expect(day.by_mode).toEqual([
    { mode: 'Cash', total: '110.00', count: 3 },
    { mode: 'UPI', total: '90.00', count: 2 },
  ]);
  expect(day.by_person.map(({ total, count }) => [total, count])).toEqual([
    ['160.00', 4],
    ['40.00', 1],
  ]);
  expect(day.expenses).toMatchObject([{ amount: '15.00', purpose: 'Tea' }]);
});

test('closing keeps the sums; what is received afterwards counts in the next day, which opens with what was counted', async () => {
  await till.bill(10_000);
  await till.spend('30.00', 'Courier');
  till.at(EVENING);
  const closed = await till.close(TODAY, {
    opening: '500.00',
    counted: '567.50',
    note: ' A coin is missing ',
  });
  expect(closed.body.message).toBe('20 Nov 2026 is closed.');
  expect(closed.body.day_close).toMatchObject({
    day: TODAY,
    until: '2026-11-20T15:30:00.000Z',
    opening: '500.00',
    collected: '100.00',
    receipts: 1,
    cash_received: '100.00',
    paid_out: '30.00',
    should_be: '570.00',
    counted: '567.50',
    note: 'A coin is missing',
    reopened_at: null,
    expenses: [{ purpose: 'Courier' }],
  });
  till.at('2026-11-20T15:40:00Z');
  await till.bill(3000);
  expect(await till.book()).toMatchObject({ collected: '100.00', close: { counted: '567.50' } });
  till.at('2026-11-21T06:30:00Z');
  await till.bill(2000);
  expect(await till.book()).toMatchObject({
    day: TOMORROW,
    since: '2026-11-20T15:30:00.000Z',
    opening: '567.50',
    collected: '50.00',
    paid_out: '0.00',
    overdue: null,
  });
});

test('a payment that was under way while the day was closed counts in the next one', async () => {
  await till.bill(1000);
  till.at(EVENING);
  await till.close(TODAY);
  // It began before the close and is stored after it.
  till.at('2026-11-20T15:29:59Z');
  await till.bill(700);
  till.at('2026-11-21T06:30:00Z');
  expect(await till.book()).toMatchObject({ collected: '7.00', receipts: 1 });
});

test('what came before the first closed day counts in no day, also not as a payment that was under way', async () => {
  till.at('2026-11-19T17:00:00Z');
  await till.bill(5000);
  await till.spend('3.00');
  till.at(NOON);
  await till.bill(1000);
  till.at(EVENING);
  expect((await till.close(TODAY)).body.day_close).toMatchObject({ collected: '10.00', paid_out: '0.00' });
  till.at('2026-11-21T06:30:00Z');
  await till.bill(700);
  expect(await till.book()).toMatchObject({
    collected: '7.00',
    paid_out: '0.00',
    receipts: 1,
    overdue: null,
  });
});

test('money that came or went since it was seen is told, and nothing is closed', async () => {
  await till.bill(1000);
  const stale = { expected_collected: '0.00', expected_paid_out: '0.00' };
  expect(await till.close(TODAY, stale)).toMatchObject({
    status: 409,
    refusal: {
      code: 'CHANGED_MEANWHILE',
      message: 'Payments have changed meanwhile: check the totals again',
      details: { collected: '10.00', paid_out: '0.00' },
    },
  });
  await till.spend('1.00');
  expect((await till.close(TODAY, { expected_paid_out: '0.00' })).refusal.code).toBe('CHANGED_MEANWHILE');
  expect(await till.book()).toMatchObject({ close: null, collected: '10.00', paid_out: '1.00' });
});

test('a day is closed once, after those before it, and not before it has begun', async () => {
  expect((await till.close(TOMORROW)).refusal.problems).toMatchObject([
    { field: 'day', message: 'This day has not begun' },
  ]);
  const noDay = await call(api, dayBook, { ...till.sent, body: { day: '2026-13-40' } });
  expect(noDay.refusal.problems).toMatchObject([{ field: 'day' }]);
  await till.close(TODAY);
  for (const day of [TODAY, '2026-11-19'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await till.close(day)).refusal.code).toBe('DAY_CLOSED');
});

test('yesterday is closed in the morning with what came until midnight; till then it is told as not closed', async () => {
  await till.close(TODAY);
  till.at('2026-11-21T06:30:00Z');
  await till.bill(1000);
  till.at('2026-11-22T04:00:00Z');
  await till.bill(500);
  expect(await till.book()).toMatchObject({ overdue: TOMORROW, collected: '15.00' });
  expect(await till.book(TOMORROW)).toMatchObject({ collected: '10.00', overdue: null });
  expect((await till.close(TOMORROW)).body.day_close).toMatchObject({
    collected: '10.00',
    until: '2026-11-21T18:30:00.000Z',
  });
  expect(await till.book()).toMatchObject({ overdue: null, collected: '5.00' });
});

test('of two at once one closes; the same key closes once', async () => {
  await till.bill(1000);
  const answers = await Promise.all([till.close(TODAY), till.close(TODAY)]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  till.at('2026-11-21T06:30:00Z');
  const key = crypto.randomUUID();
  const once = { opening: '0', expected_collected: '0.00', expected_paid_out: '0.00' };
  const [first, second] = [await till.close(TOMORROW, once, key), await till.close(TOMORROW, once, key)];
  expect(second.body.day_close.id).toBe(first.body.day_close.id);
});

test('the closed days are listed, the newest first, with those that were reopened', async () => {
  await till.close(TODAY);
  till.at('2026-11-21T06:30:00Z');
  const { id } = (await till.close(TOMORROW)).body.day_close;
  await till.reopen(id);
  await till.close(TOMORROW, { counted: '5' });
  const list = async (body: object) => (await call(api, dayCloses, { ...till.sent, body })).body;
  const { data, total } = await list({});
  expect(data.map((one) => [one.day, one.counted, one.reopened_by_name !== null])).toEqual(
    expect.arrayContaining([
      [TOMORROW, '5.00', false],
      [TOMORROW, '0.00', true],
      [TODAY, '0.00', false],
    ]),
  );
  expect(data.at(-1)?.day).toBe(TODAY);
  expect(total).toBe(3);
  expect((await list({ ids: id })).data).toMatchObject([{ id }]);
});

test('whatever comes, goes and is closed, each payment counts in one day', async () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ act: fc.constant('bill' as const), paise: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ act: fc.constant('spend' as const), paise: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ act: fc.constant('close' as const) }),
      fc.record({ act: fc.constant('reopen' as const) }),
      fc.record({ act: fc.constant('later' as const), hours: fc.integer({ min: 1, max: 40 }) }),
    ),
    { minLength: 5, maxLength: 14 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (todo) => {
      shop = await testShop(api);
      till = await tillOf(api, shop);
      till.at('2026-11-19T17:00:00Z');
      await till.bill(5000);
      till.at(NOON);
      await till.close(TODAY);
      const spent: number[] = [];
      for (const one of todo) {
        const [day, ms] = [api.clock.now.toISOString().slice(0, 10), api.clock.now.getTime()];
        if (one.act === 'bill') await till.bill(one.paise);
        if (one.act === 'spend') spent.push(one.paise);
        if (one.act === 'spend') await till.spend((one.paise / 100).toFixed(2));
        if (one.act === 'close') await till.close(day);
        if (one.act === 'later') api.clock.now = new Date(ms + one.hours * 3_600_000);
        if (one.act === 'reopen') {
          const { data } = (await call(api, dayCloses, { ...till.sent, body: {} })).body;
          const last = data.find(({ reopened_at }) => reopened_at === null);
          if (last && last.day !== TODAY) await till.reopen(last.id);
        }
      }
      // Two days later no payment is in the future, and no close is for that day.
      api.clock.now = new Date(api.clock.now.getTime() + 48 * 3_600_000);
      const open = await till.book();
      const closes = (await call(api, dayCloses, { ...till.sent, body: { limit: 100 } })).body.data;
      const standing = closes.filter(({ reopened_at }) => reopened_at === null);
      const sum = (name: 'collected' | 'paid_out') =>
        [open, ...standing].reduce((all, day) => all + Math.round(Number(day[name]) * 100), 0);
      const body = { include: 'summary' };
      const all = (await call(api, fetchReports, { ...till.sent, body })).body.summary;
      // Payments from before the first close count in none.
      expect(sum('collected')).toBe(Math.round(Number(all?.total) * 100) - 5000);
      expect(sum('paid_out')).toBe(spent.reduce((total, paise) => total + paise, 0));
      await expectBalancedBooks(api.database);
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('a day is closed with its notes and coins, which come to what was counted; they stand on the slip', async () => {
  await till.bill(10_000);
  const coins = [
    { value: 20, count: 2 },
    { value: 50, count: 1 },
    { value: 5, count: 0 },
  ];
  const wrong = await till.close(TODAY, { counted: '100.00', coins });
  expect(wrong.refusal.problems).toMatchObject([{ field: 'counted' }]);
  const twice = await till.close(TODAY, {
    counted: '20.00',
    coins: [
      { value: 10, count: 1 },
      { value: 10, count: 1 },
    ],
  });
  expect(twice.refusal.problems).toMatchObject([{ field: 'coins' }]);
  const { body } = await till.close(TODAY, { counted: '90.00', coins });
  const { id } = body.day_close;
  // Largest first, without zero counts.
  expect(body.day_close.coins).toEqual([
    { value: 50, count: 1 },
    { value: 20, count: 2 },
  ]);
  const drawn = await call(api, dayClosePdf, { ...till.sent, params: { id } });
  const pdf = await getDocumentProxy(new Uint8Array(drawn.raw));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('₹20.00 × 2 ₹40.00');
});

test('what employees get in cash leaves the drawer of the day, and an advance that is deleted comes back', async () => {
  const { staffId: employee_id } = await shop.addEmployee(['billing:view']);
  const advance = (payment_mode: 'Cash' | 'UPI') =>
    call(api, createEmployeeAdvance, { ...till.sent, body: { employee_id, amount: '40.00', payment_mode } });
  const made = (await advance('Cash')).body;
  await advance('UPI');
  const book = await till.book();
  expect(book).toMatchObject({ paid_out: '40.00', expenses: [{ amount: '40.00', of_employee: 1 }] });
  const [expense] = book.expenses;
  expect((await till.unspend(expense?.id ?? '')).refusal.code).toBe('DOCUMENT_FIXED');
  const remove = (advance_id: string) =>
    call(api, deleteEmployeeAdvance, { ...till.sent, body: { advance_id } });
  expect((await remove(made.advance.id)).status).toBe(200);
  expect((await till.book()).paid_out).toBe('0.00');
  const kept = (await advance('Cash')).body.advance.id;
  await till.close(TODAY);
  expect((await remove(kept)).refusal.code).toBe('DAY_CLOSED');
});

test('the workbook has every closed day, with what came by mode and the difference as a number', async () => {
  await till.bill(10_000);
  await till.close(TODAY, { counted: '98.00' });
  const { raw, headers } = await call(api, exportDayCloses, { ...till.sent, body: {} });
  expect(headers['content-disposition']).toContain('Day_Closes_2026-11-20.xlsx');
  const { sheet } = await openSheet(raw);
  const row = (sheet.getRow(2).values as unknown[]).slice(1);
  expect(row.slice(0, 13)).toEqual([new Date(TODAY), 100, 0, 0, 0, 100, 1, 0, 100, 0, 100, 98, -2]);
});
