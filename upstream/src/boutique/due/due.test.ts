import { addDays } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, type TestCustomer } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import {
  createOrders,
  generateInvoice,
  itemsOfOrders,
  updateOrders,
  updateOrderStatus,
} from '../orders/contract.ts';
import { handOver, movePieces } from '../orders/pieceContract.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import { dayLoad, dueOrders, setDailyPieces } from './contract.ts';

const TODAY = '2026-11-20';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  at(TODAY);
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  customer = await addCustomer(shop);
});
afterAll(() => api.close());

/** Sets the clock to noon of a day. */
function at(day: string): void {
  api.clock.now = new Date(`${day}T06:30:00Z`);
}

const sent = (by: { token: string } = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });

/** An order of two suits and a blouse for a day; returns its pieces. */
async function order(delivery: string, trial: string | null = null) {
  const body = orderOf(masters, customer.id, { delivery_time: delivery, trial_date: trial });
  const { order_id: id, order: made } = (await call(api, createOrders, { ...sent(), body })).body;
  const { data } = (await call(api, itemsOfOrders, { ...sent(), query: { ids: id } })).body;
  return { id, due: made.pending_amt, pieces: data.flatMap(({ pieces }) => pieces.map((piece) => piece.id)) };
}

const move = (ids: readonly string[], state: '1' | '2') =>
  call(api, movePieces, { ...sent(), body: { ids: [...ids], state } });

async function board(by: 'delivery' | 'trial' = 'delivery', who?: { token: string }) {
  const { body } = await call(api, dueOrders, { ...sent(who), query: { by } });
  return {
    ...body,
    figures: Object.fromEntries(
      body.groups.map(({ group, orders, pieces_left: left, rows }) => [
        group,
        { orders, left, ids: rows.map((row) => row.order.order_id) },
      ]),
    ),
  };
}

const NONE = { orders: 0, left: 0, ids: [] };

test('orders stand in the group of their day, earliest first, with the pieces that are left', async () => {
  const [late, later] = [await order('2026-11-21'), await order('2026-11-20')];
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29'];
  const orders = [];
  for (const day of days) orders.push(await order(day));
  await move(late.pieces.slice(0, 1), '2');
  at('2026-11-22');
  const { today, until, figures, groups } = await board();
  expect([today, until]).toEqual(['2026-11-22', '2026-11-28']);
  const [now, next, week, last] = orders.map(({ id }) => id);
  expect(figures).toEqual({
    LATE: { orders: 2, left: 5, ids: [later.id, late.id] },
    TODAY: { orders: 1, left: 3, ids: [now] },
    TOMORROW: { orders: 1, left: 3, ids: [next] },
    THIS_WEEK: { orders: 2, left: 6, ids: [week, last] },
  });
  expect(groups.flatMap(({ rows }) => rows.map((row) => row.pieces_left))).toEqual([3, 2, 3, 3, 3, 3]);
});

test('what is done waits for its customer until its day has passed, what is handed over or cancelled is not there', async () => {
  const [ready, billed, cancelled] = [await order(TODAY), await order(TODAY), await order(TODAY)];
  const gone = await order(TODAY);
  await move([...ready.pieces], '2');
  await move([...billed.pieces], '2');
  await call(api, generateInvoice, { ...sent(), params: { id: billed.id }, body: {} });
  await call(api, updateOrderStatus, {
    ...sent(),
    body: { OrderID: cancelled.id, status: 'Cancelled', refund_mode: 'Cash' },
  });
  await move([...gone.pieces], '2');
  const collect = (ids: string[]) =>
    call(api, handOver, {
      ...sent(),
      params: { id: gone.id },
      body: { piece_ids: ids, collected_by: 'Meera', left_due: gone.due },
    });
  const [first = '', ...others] = gone.pieces;
  await collect([first]);
  expect((await board()).figures['TODAY']).toEqual({
    orders: 3,
    left: 0,
    ids: [ready.id, billed.id, gone.id],
  });
  await collect(others);
  const { figures, load } = await board();
  expect(figures['TODAY']).toEqual({ orders: 2, left: 0, ids: [ready.id, billed.id] });
  // A piece already handed over still counts for the day it was due.
  expect(load).toEqual({ date: TODAY, pieces: 9, daily_pieces: null });
  at(addDays(TODAY, 1));
  expect((await board()).figures['LATE']).toEqual(NONE);
});

test('by trial: the day of the trial decides; late is only what has a piece that nobody began', async () => {
  const [begun, waits] = [await order('2026-12-20', TODAY), await order('2026-12-20', TODAY)];
  await order('2026-11-21');
  expect((await board('trial')).figures).toMatchObject({ TODAY: { orders: 2 }, TOMORROW: NONE });
  await move(begun.pieces, '1');
  at(addDays(TODAY, 1));
  expect((await board('trial')).figures).toMatchObject({ LATE: { orders: 1, ids: [waits.id] }, TODAY: NONE });
});

test('a person sees the orders of the board that are his to see', async () => {
  await order(TODAY);
  const other = await shop.addEmployee(['order-list:view']);
  expect((await board('delivery', other)).figures['TODAY']).toEqual(NONE);
  // The load of a day is visible to everyone.
  expect((await board('delivery', other)).load.pieces).toBe(3);
});

test('the load of a day counts all pieces of it, without the order that is edited', async () => {
  const [first, second] = [await order(TODAY), await order(TODAY)];
  const loadOf = async (query: object) =>
    (await call(api, dayLoad, { ...sent(), query: { date: TODAY, ...query } })).body.data.pieces;
  expect(await loadOf({})).toBe(6);
  expect(await loadOf({ except: first.id })).toBe(3);
  await call(api, updateOrders, {
    ...sent(),
    params: { id: second.id },
    body: orderOf(masters, customer.id, { delivery_time: '2026-11-25', advance_amt: '0' }),
  });
  expect(await loadOf({})).toBe(3);
  const wrong = await call(api, dayLoad, { ...sent(), query: { date: '2026-02-30' } });
  expect(wrong.refusal.problems).toMatchObject([{ field: 'date' }]);
});

test('the daily number is set and taken back by who may edit orders', async () => {
  const set = (pieces: number | null, by: { token: string } = shop.owner) =>
    call(api, setDailyPieces, { ...sent(by), body: { pieces } });
  expect((await set(8)).body.daily_pieces).toBe(8);
  expect((await board()).load.daily_pieces).toBe(8);
  for (const pieces of [0, -3, 2.5, 10_000]) {
    expect((await set(pieces)).refusal.problems).toMatchObject([{ field: 'pieces', code: 'INVALID_INPUT' }]);
  }
  expect((await set(3, await shop.addEmployee(['order-list:view']))).status).toBe(403);
  expect((await set(null)).body.daily_pieces).toBeNull();
});
