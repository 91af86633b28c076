import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../../billing/testing/index.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { createOrders, orderDetails, updateOrderStatus } from '../orders/contract.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import { finishPiece, jobCards, undoPiece } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let imran: TestPerson;
let shabana: TestPerson;
let order: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  // Tailors, who have no right to orders.
  [imran, shabana] = [await shop.addEmployee([]), await shop.addEmployee([])];
  const customer = await addCustomer(shop);
  const body = orderOf(masters, customer.id);
  const [suits, blouse] = body.item;
  const assignments = [at(masters.cutting, imran), at(masters.stitching, shabana)];
  order = (
    await call(api, createOrders, {
      ...sent(),
      body: { ...body, item: [{ ...suits, assignments }, blouse], urgent_status: 'Urgent' },
    })
  ).body.order_id;
});
afterAll(() => api.close());

/** An assignment of a person to a stage, in the payload's shape. */
const at = (stage: string, person: TestPerson) => ({ stage_id: stage, employee_id: person.staffId });

const sent = (by: { token: string } = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
const cards = async (by?: { token: string }) =>
  (await call(api, jobCards, { ...sent(by), query: { order_id: order } })).body.data;
const finish = (id: string, stage: string | null, by: { token: string } = shop.owner) =>
  call(api, finishPiece, { ...sent(by), params: { id }, body: { stage_id: stage } });
const undo = (id: string, by: { token: string } = shop.owner) =>
  call(api, undoPiece, { ...sent(by), params: { id }, body: {} });
const details = async () => (await call(api, orderDetails, { ...sent(), params: { id: order } })).body;

/** The notifications of a person, in order. */
const noticesOf = async (by: TestPerson) => {
  const rows = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('notification')
      .where('tenantId', '=', tenantId)
      .where('staffId', '=', by.staffId)
      .select(['title', 'message', 'link'])
      .orderBy('createdAt')
      .execute(),
  );
  return rows.map(({ title, message, link }) => [title, message, link]);
};

/** The first suit, assigned to Imran for cutting. */
async function cutting(): Promise<string> {
  const piece = (await details()).order_items[0]?.pieces.find(
    ({ employee_id: who }) => who === imran.staffId,
  );
  return piece?.id ?? '';
}

test('a card of each piece tells what to make and its way, and no price', async () => {
  const shown = await cards();
  expect(shown.map(({ item_name: name, number, of }) => [name, number, of])).toEqual([
    ['Suit', 1, 2],
    ['Suit', 2, 2],
    ['Blouse', 1, 1],
  ]);
  expect(shown[0]).toMatchObject({
    to_whom: 'Meena',
    delivery_time: '2026-12-20',
    trial_date: '2026-12-15',
    urgent_status: 'Urgent',
    designs: ['Boat neck'],
    patterns: ['Zardozi'],
    add_ons: ['Tassels'],
    state: '0',
    stages: [
      { stage: 'Cutting', state: '0', employee: { employee_id: imran.staffId } },
      { stage: 'Stitching', state: '0', employee: { employee_id: shabana.staffId } },
    ],
    next: { stage: 'Stitching', employee: { employee_id: shabana.staffId } },
    may_move: 1,
    undo_until: null,
  });
  expect(JSON.stringify(shown)).not.toMatch(/price|amount|total/);
});

test('who has it says that it is done: it is with the next person, and at the last stage done for good', async () => {
  const id = await cutting();
  const cut = (await finish(id, masters.cutting, imran)).body;
  expect(cut).toMatchObject({
    moved: 1,
    data: {
      state: '1',
      stage_id: masters.stitching,
      stages: [{ state: '2' }, { state: '1', employee: { employee_id: shabana.staffId } }],
      next: null,
      may_move: 0,
      undo_until: '2026-11-20T06:31:00.000Z',
    },
  });
  expect((await details()).order.status).toBe('In Process');
  expect((await finish(id, masters.stitching, shabana)).body.data).toMatchObject({ state: '2', may_move: 0 });
  expect((await details()).order.status).toBe('Partially Done');
  expect((await details()).timeline.filter(({ kind }) => kind === 'DONE')).toHaveLength(2);
});

test('who gets a piece is told, once, and who gives it to himself is not', async () => {
  const id = await cutting();
  expect(await noticesOf(imran)).toEqual([
    ['Work for you: Cutting', '2 pieces of Suit, order 26-27/J/00001.', expect.any(String)],
  ]);
  expect(await noticesOf(shabana)).toEqual([]);
  await finish(id, masters.cutting, imran);
  await finish(id, masters.cutting, imran);
  const link = `/piece-details?id=${Buffer.from(`Piece:${id}`).toString('base64url')}`;
  expect(await noticesOf(shabana)).toEqual([
    ['Work for you: Stitching', '1 piece of Suit, order 26-27/J/00001.', link],
  ]);
  await finish(id, masters.stitching, shabana);
  expect(await noticesOf(imran)).toHaveLength(1);
  expect(await noticesOf(shabana)).toHaveLength(1);
});

test('scanned twice at once it moves once, and both are told where it is', async () => {
  const id = await cutting();
  const both = await Promise.all([finish(id, masters.cutting), finish(id, masters.cutting)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both.map(({ body }) => body.moved).toSorted((one, other) => one - other)).toEqual([0, 1]);
  for (const { body } of both) expect(body.data).toMatchObject({ state: '1', stage_id: masters.stitching });
});

test('with somebody else meanwhile: the new state, and no error', async () => {
  const id = await cutting();
  await finish(id, masters.cutting, imran);
  // Imran's screen still shows the cutting stage.
  expect((await finish(id, masters.cutting, imran)).body).toMatchObject({
    moved: 0,
    data: { stage_id: masters.stitching, may_move: 0 },
  });
  expect((await finish(id, masters.stitching, imran)).body.moved).toBe(0);
});

test('it is taken back within a minute, by who said it, as long as it went nowhere else', async () => {
  const id = await cutting();
  await finish(id, masters.cutting, imran);
  expect((await undo(id, shabana)).body.moved).toBe(0);
  api.clock.now = new Date('2026-11-20T06:31:00Z');
  expect((await undo(id, imran)).body).toMatchObject({
    moved: 1,
    data: { state: '0', stage_id: masters.cutting, may_move: 1, undo_until: null },
  });
  expect((await undo(id, imran)).body.moved).toBe(0);
  await finish(id, masters.cutting, imran);
  api.clock.now = new Date('2026-11-20T06:32:00.001Z');
  expect((await undo(id, imran)).body).toMatchObject({ moved: 0, data: { stage_id: masters.stitching } });
  api.clock.now = new Date('2026-11-20T06:32:10Z');
  await finish(id, masters.stitching, shabana);
  expect((await undo(id, imran)).body).toMatchObject({ moved: 0, data: { state: '2' } });
  expect((await details()).order.status).toBe('Partially Done');
  expect((await undo(id, shabana)).body.moved).toBe(1);
  expect((await details()).order.status).toBe('In Process');
});

test('a card is for who sees orders and for who works on the item; moving needs the right or the piece', async () => {
  const id = await cutting();
  expect(await cards(imran)).toHaveLength(2);
  const [seller, stranger] = [await shop.addEmployee(['order-list:view']), await shop.addEmployee([])];
  const card = (by: { token: string }) =>
    call(api, jobCards, { ...sent(by), query: { piece_id: id } }).then(({ status }) => status);
  expect(await card(imran)).toBe(200);
  expect(await card(stranger)).toBe(404);
  // Has the right, but not for this customer.
  expect(await card(seller)).toBe(404);
  expect((await finish(id, masters.cutting, stranger)).status).toBe(404);
  expect((await finish(id, masters.cutting, shabana)).body.moved).toBe(0);
});

test('the pieces of an order that is put aside stay', async () => {
  const id = await cutting();
  await call(api, updateOrderStatus, { ...sent(), body: { OrderID: order, status: 'Held' } });
  expect((await cards())[0]?.may_move).toBe(0);
  expect((await finish(id, masters.cutting)).refusal.problems).toMatchObject([{ field: 'status' }]);
});
