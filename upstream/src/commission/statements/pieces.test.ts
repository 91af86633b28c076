import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, expectBalancedBooks } from '../../billing/testing/index.ts';
import { createOrders, finishPiece, movePieces, orderDetails, undoPiece } from '../../boutique/contract.ts';
import { addMasters, orderOf, type TestMasters } from '../../boutique/testing/masters.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { statementsOf } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
let cutter: TestPerson;
let tailor: TestPerson;
let pieces: string[];
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-20T06:30:00Z');
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
  // Cutting pays ₹30.00 for a neck, in addition to the ₹100.00 of the pattern at stitching.
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('designOptionStage')
      .values({ tenantId, designOptionId: masters.neck, stageId: masters.cutting, amount: '30.00' })
      .execute(),
  );
  [cutter, tailor] = [await shop.addEmployee([]), await shop.addEmployee([])];
  const customer = await addCustomer(shop);
  const body = orderOf(masters, customer.id, { employee_id: cutter.staffId });
  const [suits, ...others] = body.item;
  const assignments = [
    { stage_id: masters.cutting, employee_id: cutter.staffId },
    { stage_id: masters.stitching, employee_id: tailor.staffId },
  ];
  const sent = { ...body, item: [{ ...suits, assignments }, ...others] };
  const { order } = (await call(api, createOrders, { ...as(), body: sent })).body;
  const { order_items: items } = (await call(api, orderDetails, { ...as(), params: { id: order.order_id } }))
    .body;
  pieces = items[0]?.pieces.map(({ id }) => id) ?? [];
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const as = ({ token }: { token: string } = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const finish = async (stage: string, by: TestPerson, piece = pieces[0] ?? '') => {
  const { status } = await call(api, finishPiece, {
    ...as(by),
    params: { id: piece },
    body: { stage_id: stage },
  });
  expect(status).toBe(200);
};
const move = (state: '1' | '2') => call(api, movePieces, { ...as(), body: { ids: pieces, state } });
const sums = async (person: TestPerson) => (await statementsOf(api, shop, person).data()).sums;

test('who finishes a piece at a stage earns what the stage is paid for it', async () => {
  await finish(masters.cutting, cutter);
  await finish(masters.stitching, tailor);
  await finish(masters.cutting, cutter, pieces[1]);
  expect(await sums(cutter)).toEqual([{ kind: 'PIECE', count: 2, amount: '60.00' }]);
  expect(await sums(tailor)).toEqual([{ kind: 'PIECE', count: 1, amount: '100.00' }]);
  const { statement } = (await statementsOf(api, shop, tailor).close('2026-11-01')).body;
  expect(await statementsOf(api, shop, tailor).rows(statement.id)).toMatchObject([
    { kind: 'PIECE', number: '26-27/J/00001', day: '2026-11-20', amount: '100.00', base: null },
  ]);
});

test('what is taken back within the minute is not earned, and what is done once more is earned once', async () => {
  await finish(masters.cutting, cutter);
  await call(api, undoPiece, { ...as(cutter), params: { id: pieces[0] ?? '' }, body: {} });
  expect(await sums(cutter)).toEqual([]);
  await finish(masters.cutting, cutter);
  expect(await sums(cutter)).toEqual([{ kind: 'PIECE', count: 1, amount: '30.00' }]);
});

test('pieces that the owner says to be done, and takes back, count for who has them', async () => {
  await move('2');
  expect(await sums(cutter)).toEqual([{ kind: 'PIECE', count: 2, amount: '60.00' }]);
  await move('2');
  expect(await sums(tailor)).toEqual([{ kind: 'PIECE', count: 2, amount: '200.00' }]);
  await move('1');
  expect(await sums(tailor)).toEqual([]);
});

test('what a closed month paid for and was taken back since is less in the next', async () => {
  await finish(masters.cutting, cutter);
  await finish(masters.stitching, tailor);
  await statementsOf(api, shop, tailor).close('2026-11-01');
  await call(api, movePieces, { ...as(), body: { ids: pieces.slice(0, 1), state: '1' } });
  api.clock.now = new Date('2026-12-02T06:30:00Z');
  await shop.signInAgain(shop.owner);
  expect(await sums(tailor)).toEqual([{ kind: 'CHANGE', count: 1, amount: '-100.00' }]);
});

test('an order in pieces counts for its employee on the day of its completion, beside the pieces', async () => {
  await statementsOf(api, shop, cutter).close('2026-11-01');
  api.clock.now = new Date('2026-12-02T06:30:00Z');
  await shop.signInAgain(shop.owner, cutter);
  const all = await shop.within(({ sql, tenantId }) =>
    sql.selectFrom('boutiquePiece').where('tenantId', '=', tenantId).select('id').execute(),
  );
  const ids = all.map(({ id }) => id);
  for (let stage = 0; stage < 2; stage += 1)
    await call(api, movePieces, { ...as(), body: { ids, state: '2' } });
  expect(await sums(cutter)).toEqual([
    { kind: 'ORDER', count: 1, amount: '472.00' },
    { kind: 'PIECE', count: 2, amount: '60.00' },
  ]);
});
