import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, type TestCustomer } from '../../billing/testing/index.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import { forgetCollectors } from './collect.ts';
import {
  createOrders,
  generateInvoice,
  itemsOfOrders,
  orderHistory,
  payOrder,
  updateOrderStatus,
} from './contract.ts';
import { assignEmployee, handOver, movePieces, takeBack } from './pieceContract.ts';
import { customerOrderDetail, shareOrder } from './linkContract.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let customer: TestCustomer;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  customer = await addCustomer(shop);
});
afterAll(() => api.close());

const sent = (by: TestPerson = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
const itemsOf = async (id: string) =>
  (await call(api, itemsOfOrders, { ...sent(), query: { ids: id } })).body.data;
const piecesOf = async (id: string) => (await itemsOf(id)).flatMap(({ pieces }) => pieces);
const move = (ids: string[], state: '0' | '1' | '2') =>
  call(api, movePieces, { ...sent(), body: { ids, state } });

/** An order with all pieces finished, or with `done` of them. */
async function order(done?: number) {
  const made = await call(api, createOrders, { ...sent(), body: orderOf(masters, customer.id) });
  const id = made.body.order_id;
  const pieces = (await piecesOf(id)).map((piece) => piece.id);
  await move(pieces.slice(0, done), '2');
  return { id, pieces, due: made.body.order.pending_amt };
}

const give = (
  id: string,
  body: { piece_ids: string[]; collected_by?: string; left_due?: string },
  by?: TestPerson,
) => call(api, handOver, { ...sent(by), params: { id }, body: { collected_by: 'Meera Iyer', ...body } });
const back = (id: string, ids: string[], by?: TestPerson) =>
  call(api, takeBack, { ...sent(by), params: { id }, body: { piece_ids: ids } });

test('pieces go to who collects them, with what stays due; the timeline tells both', async () => {
  const { id, pieces, due } = await order();
  const [first = '', ...others] = pieces;
  const { body } = await give(id, { piece_ids: [first], left_due: due });
  expect(body.message).toBe('Pieces handed over');
  const handedOver = await piecesOf(id);
  expect(handedOver.map((piece) => piece.collected_by)).toEqual(['Meera Iyer', ...others.map(() => null)]);
  expect(handedOver[0]?.handed_over_at).toBe(api.clock.now.toISOString());
  expect(handedOver.map((piece) => piece.handed_over_by_name)).toEqual([
    'Asha Rao',
    ...others.map(() => null),
  ]);
  const { timeline } = (await call(api, orderHistory, { ...sent(), query: { ids: id } })).body;
  expect(timeline[0]).toMatchObject({
    kind: 'HANDED_OVER',
    facts: { pieces: 1, collected_by: 'Meera Iyer', amount: due },
  });
});

test('what is due is taken first, or said to stay: another amount by now is CHANGED_MEANWHILE', async () => {
  const { id, pieces, due } = await order();
  const refused = await give(id, { piece_ids: pieces });
  expect(refused.refusal.problems).toMatchObject([{ field: 'left_due', code: 'INVALID_INPUT' }]);
  expect((await give(id, { piece_ids: pieces, left_due: '1.00' })).refusal.code).toBe('CHANGED_MEANWHILE');
  const body = { amount: due, expected_pending: due, payment_mode: 'Cash' as const };
  await call(api, payOrder, { ...sent(), params: { id }, body });
  expect((await give(id, { piece_ids: pieces, left_due: due })).refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await give(id, { piece_ids: pieces })).status).toBe(200);
});

test('only done pieces of this order go, once, to somebody, from an order that is not held', async () => {
  const [{ id, pieces, due }, other] = [await order(1), await order()];
  const [ready = '', waits = ''] = pieces;
  const at = async (body: Parameters<typeof give>[1]) => {
    const { status, refusal } = await give(id, { left_due: due, ...body });
    return [status, ...(refusal.problems ?? []).map(({ field }) => field)];
  };
  expect(await at({ piece_ids: [ready, waits] })).toEqual([422, 'piece_ids']);
  expect(await at({ piece_ids: [ready], collected_by: ' ' })).toEqual([422, 'collected_by']);
  expect(await at({ piece_ids: other.pieces })).toEqual([404]);
  expect(await at({ piece_ids: [ready] })).toEqual([200]);
  expect(await at({ piece_ids: [ready] })).toEqual([422, 'piece_ids']);
  const done = other;
  await call(api, updateOrderStatus, { ...sent(), body: { OrderID: done.id, status: 'Held' } });
  expect((await give(done.id, { piece_ids: done.pieces, left_due: done.due })).status).toBe(422);
});

test('of two at once a piece goes once', async () => {
  const { id, pieces, due } = await order();
  const body = { piece_ids: pieces, left_due: due };
  const both = await Promise.all([give(id, body), give(id, { ...body, collected_by: 'Ravi' })]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.filter(({ status }) => status === 422)).toHaveLength(1);
});

test('a piece that is with the customer stays as it is until it is taken back', async () => {
  const { id, pieces, due } = await order();
  await give(id, { piece_ids: pieces, left_due: due });
  const [item] = await itemsOf(id);
  const worker = await shop.addEmployee([]);
  expect((await move(pieces, '1')).refusal.problems).toMatchObject([{ field: 'ids' }]);
  const assigned = await call(api, assignEmployee, {
    ...sent(),
    body: {
      order_id: id,
      employee_id: worker.staffId,
      stage: 'Cutting',
      item: [{ id: item?.id ?? '', qty: 1 }],
    },
  });
  expect(assigned.status).toBe(422);
  const cancel = () =>
    call(api, updateOrderStatus, {
      ...sent(),
      body: { OrderID: id, status: 'Cancelled', refund_mode: 'Cash' },
    });
  expect((await cancel()).refusal.problems).toMatchObject([{ field: 'status' }]);
  expect((await back(id, pieces)).status).toBe(200);
  expect((await piecesOf(id)).every((piece) => piece.handed_over_at === null)).toBe(true);
  expect((await back(id, pieces)).refusal.problems).toMatchObject([{ field: 'piece_ids' }]);
  expect((await cancel()).status).toBe(200);
});

test('after the invoice pieces go, too; the customer’s page tells it without a name', async () => {
  const { id, pieces } = await order();
  const billed = await call(api, generateInvoice, { ...sent(), params: { id }, body: {} });
  const left = billed.body.order.pending_amt;
  expect((await give(id, { piece_ids: pieces, left_due: left })).status).toBe(200);
  const { secret, ts } = (await call(api, shareOrder, { ...sent(), params: { id }, body: {} })).body;
  const page = await call(api, customerOrderDetail, { params: { id, ts }, query: { k: secret } });
  expect(page.body.order.timeline[0]?.kind).toBe('HANDED_OVER');
  expect(JSON.stringify(page.body)).not.toContain('Meera');
});

test('it needs the right to edit orders, and an order that is one’s own to see', async () => {
  const { id, pieces, due } = await order();
  const body = { piece_ids: pieces, left_due: due };
  const seer = await shop.addEmployee(['order-list:view']);
  const editor = await shop.addEmployee(['order-list:view', 'order-list:edit']);
  expect((await give(id, body, seer)).status).toBe(403);
  expect((await give(id, body, editor)).status).toBe(404);
  expect((await back(id, pieces, seer)).status).toBe(403);
});

test('once the customer is erased nothing says who collected her pieces', async () => {
  const { id, pieces, due } = await order();
  await give(id, { piece_ids: pieces, left_due: due });
  await shop.within((db) => forgetCollectors(db, customer.id));
  expect((await piecesOf(id)).every((piece) => piece.collected_by === null)).toBe(true);
  expect((await piecesOf(id)).every((piece) => piece.handed_over_at !== null)).toBe(true);
  const { timeline } = (await call(api, orderHistory, { ...sent(), query: { ids: id } })).body;
  expect(JSON.stringify(timeline)).not.toContain('Meera');
});
