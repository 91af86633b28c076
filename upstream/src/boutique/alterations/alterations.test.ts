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
import { jobCards } from '../cards/contract.ts';
import { forgetOrdersOf } from '../orders/forget.ts';
import {
  createOrders,
  itemsOfOrders,
  orderDetails,
  orderHistory,
  updateOrders,
  updateOrderStatus,
} from '../orders/contract.ts';
import { deleteItem } from '../garments/contract.ts';
import { handOver, movePieces, takeBack } from '../orders/pieceContract.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import { createAlteration } from './contract.ts';

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

const DUE = '2026-12-24';
const sent = (by: TestPerson = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
const itemsOf = async (id: string) =>
  (await call(api, itemsOfOrders, { ...sent(), query: { ids: id } })).body.data;
const cardsOf = async (id: string) =>
  (await call(api, jobCards, { ...sent(), query: { order_id: id } })).body.data;
const move = (ids: string[], state: '0' | '1' | '2', by?: TestPerson) =>
  call(api, movePieces, { ...sent(by), body: { ids, state } });
const give = (id: string, pieces: string[], left: string) =>
  call(api, handOver, {
    ...sent(),
    params: { id },
    body: { piece_ids: pieces, collected_by: 'Meera Iyer', left_due: left },
  });
interface Body {
  cause?: string;
  charge?: string;
  delivery_time?: string;
  employee_id?: string;
  stage_id?: string;
}
const alter = (piece: string, body: Body = {}, by?: TestPerson) =>
  call(api, createAlteration, {
    ...sent(by),
    body: { piece_id: piece, cause: 'Too tight at the waist', delivery_time: DUE, ...body },
  });

/** An order with two suits cut and sewn by `tailor`; the first one was collected. */
async function collected(tailor: TestPerson) {
  const body = orderOf(masters, customer.id);
  const [suit, ...others] = body.item;
  if (!suit) throw new Error('The order has a suit.');
  const works = [masters.cutting, masters.stitching].map((stage) => ({
    stage_id: stage,
    employee_id: tailor.staffId,
  }));
  const made = await call(api, createOrders, {
    ...sent(),
    body: {
      ...body,
      item: [
        {
          ...suit,
          assignments: works,
          measurements: { type: 'form', measurements: { Waist: '32' }, specialInstructions: 'Loose sleeves' },
        },
        ...others,
      ],
    },
  });
  const id = made.body.order_id;
  const [item] = await itemsOf(id);
  const pieces = item?.pieces.map((piece) => piece.id) ?? [];
  const [first = '', second = ''] = pieces;
  // Finishes cutting, then stitching.
  await move([first], '2');
  await move([first], '2');
  const { order } = (await give(id, [first], made.body.order.pending_amt)).body;
  return { id, first, second, number: order.order_no };
}

test('a piece comes back as an order of its own, at its charge and GST, with who sewed it and how it was measured', async () => {
  const tailor = await shop.addEmployee([]);
  const { id, first, number } = await collected(tailor);
  const { body } = await alter(first, {
    charge: '100.00',
    employee_id: tailor.staffId,
    stage_id: masters.stitching,
  });
  expect(body.order).toMatchObject({
    order_type: 'alteration',
    customer_id: customer.id,
    delivery_time: DUE,
    ref_no: number,
    quantity: 1,
    subtotal: '100.00',
    gst_amount: '18.00',
    final_total: '118.00',
    pending_amt: '118.00',
  });
  const [original] = await itemsOf(id);
  const [item] = await itemsOf(body.order.order_id);
  expect(item).toMatchObject({
    item_name: original?.item_name,
    to_whom: original?.to_whom,
    price: '100.00',
    design: { design_areas: [] },
    pattern: [],
    add_ons: [],
    alters: {
      piece_id: first,
      piece_number: 1,
      order_id: id,
      order_no: number,
      item_key: original?.item_key,
      cause: 'Too tight at the waist',
    },
  });
  expect(item?.measurements?.measurements).toEqual([{ name: 'Waist', value: '32' }]);
  expect(item?.measurements).toEqual(original?.measurements);
  expect(item?.alters?.sewn_by.map(({ stage, employee_id: who }) => [stage, who])).toEqual([
    ['Cutting', tailor.staffId],
    ['Stitching', tailor.staffId],
  ]);
  expect(original?.alters).toBeNull();
  expect(original?.pieces.map((piece) => piece.altered_by.map(({ order_no: no }) => no))).toEqual([
    [body.order.order_no],
    [],
  ]);
  const [card] = await cardsOf(body.order.order_id);
  expect(card?.alters).toEqual(item?.alters);
  const { timeline } = (await call(api, orderHistory, { ...sent(), query: { ids: id } })).body;
  expect(timeline[0]).toMatchObject({ kind: 'ALTERED', facts: { pieces: 1, number: body.order.order_no } });
});

test('without a charge it is free, and a garment that the shop no longer makes is altered all the same', async () => {
  const { first } = await collected(await shop.addEmployee([]));
  const gone = await call(api, deleteItem, { ...sent(), params: { id: masters.suit } });
  expect(gone.status).toBe(200);
  const { order } = (await alter(first)).body;
  expect([order.final_total, order.pending_amt, order.payment_status]).toEqual(['0.00', '0.00', 'Paid']);
});

test('only a piece that the customer has comes back, once at a time, and again after it was collected', async () => {
  const { first, second } = await collected(await shop.addEmployee([]));
  expect((await alter(second)).refusal.problems).toMatchObject([{ field: 'piece_id' }]);
  const made = (await alter(first)).body.order;
  const again = await alter(first);
  expect(again.refusal.problems).toMatchObject([
    { field: 'piece_id', message: `This piece is being altered already: ${made.order_no}.` },
  ]);
  const [piece] = (await itemsOf(made.order_id)).flatMap(({ pieces }) => pieces.map((one) => one.id));
  await move([piece ?? ''], '2');
  await give(made.order_id, [piece ?? ''], '0.00');
  expect((await alter(first)).status).toBe(200);
  // An altered piece may come back again.
  expect((await alter(piece ?? '')).status).toBe(200);
});

test('what is asked is told at its field', async () => {
  const { first } = await collected(await shop.addEmployee([]));
  const fields = async (body: Body) => (await alter(first, body)).refusal.problems?.map(({ field }) => field);
  expect(await fields({ cause: ' ' })).toEqual(['cause']);
  expect(await fields({ cause: 'x'.repeat(201) })).toEqual(['cause']);
  expect(await fields({ charge: '-1.00' })).toEqual(['charge']);
  expect(await fields({ charge: '1.005' })).toEqual(['charge']);
  expect(await fields({ delivery_time: '' })).toEqual(['delivery_time']);
  expect(await fields({ delivery_time: '2020-01-01' })).toEqual(['delivery_time']);
  expect(await fields({ stage_id: masters.stitching })).toEqual(['employee_id']);
});

test('another shop’s piece is not there, and who takes no orders takes no alteration', async () => {
  const { first } = await collected(await shop.addEmployee([]));
  const other = await testShop(api, { businessId: 2 });
  const abroad = await call(api, createAlteration, {
    token: other.owner.token,
    schemaKey: other.schemaKey,
    body: { piece_id: first, cause: 'Too long', delivery_time: DUE },
  });
  expect(abroad.status).toBe(404);
  const helper = await shop.addEmployee([]);
  expect((await alter(first, {}, helper)).status).toBe(403);
});

test('that it was handed over stays, and an edit leaves it one piece of the same garment', async () => {
  const { id, first } = await collected(await shop.addEmployee([]));
  const made = (await alter(first, { charge: '50.00' })).body.order;
  const back = await call(api, takeBack, { ...sent(), params: { id }, body: { piece_ids: [first] } });
  expect(back.refusal.problems).toMatchObject([{ field: 'piece_ids' }]);
  const [item] = await itemsOf(made.order_id);
  const edit = (change: object) =>
    call(api, updateOrders, {
      ...sent(),
      params: { id: made.order_id },
      body: {
        order_type: 'alteration',
        customer_id: customer.id,
        delivery_time: '2026-12-28',
        item: [
          { id: item?.id ?? null, item_id: item?.item_id ?? null, to_whom: 'Meera', quantity: 1, ...change },
        ],
      },
    });
  for (const change of [{ quantity: 2 }, { item_id: masters.blouse }])
    expect((await edit(change)).refusal.problems).toMatchObject([{ field: 'item.0.quantity' }]);
  const { order } = (await edit({})).body;
  expect([order.delivery_time, order.subtotal]).toEqual(['2026-12-28', '50.00']);
});

test('of an alteration that was canceled nothing stays: the hand-over is taken back, and the piece comes back again', async () => {
  const { id, first } = await collected(await shop.addEmployee([]));
  const made = (await alter(first)).body.order;
  const cancel = { OrderID: made.order_id, status: 'Cancelled' };
  expect((await call(api, updateOrderStatus, { ...sent(), body: cancel })).status).toBe(200);
  const back = () => call(api, takeBack, { ...sent(), params: { id }, body: { piece_ids: [first] } });
  expect((await back()).status).toBe(200);
  await give(
    id,
    [first],
    (await call(api, orderDetails, { ...sent(), params: { id } })).body.order.pending_amt,
  );
  expect((await alter(first)).status).toBe(200);
});

test('of a customer who is erased the causes go', async () => {
  const { first } = await collected(await shop.addEmployee([]));
  const made = (await alter(first)).body.order;
  await shop.within((db) =>
    forgetOrdersOf({ db, caller: { ...shop.owner } as never, now: api.clock.now }, customer.id),
  );
  const [item] = await itemsOf(made.order_id);
  expect(item?.alters).toMatchObject({ cause: null, piece_id: first });
});
