import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, type TestCustomer } from '../../billing/testing/index.ts';
import { updateTenantSetting } from '../../tenant/contract.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { finishPiece, jobCards } from '../cards/contract.ts';
import { forgetOrdersOf } from '../orders/forget.ts';
import { createOrders, itemsOfOrders, orderHistory, updateOrders } from '../orders/contract.ts';
import { movePieces } from '../orders/pieceContract.ts';
import { addMasters, orderOf, type TestMasters } from '../testing/masters.ts';
import { uploadPicture } from '../testing/uploadPicture.ts';
import { returnCloth, setCloth } from './contract.ts';

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
async function order() {
  const made = await call(api, createOrders, { ...sent(), body: orderOf(masters, customer.id) });
  const id = made.body.order_id;
  const [suit, blouse] = await itemsOf(id);
  return {
    id,
    suit: suit?.id ?? '',
    blouse: blouse?.id ?? '',
    pieces: suit?.pieces.map((one) => one.id) ?? [],
  };
}
type Note = { description?: string; metres?: string; photo?: string | null } | null;
const note = (item: string, cloth: Note = {}, by?: TestPerson) =>
  call(api, setCloth, {
    ...sent(by),
    body: { item_id: item, cloth: cloth && { description: 'Blue silk', metres: '2.5', ...cloth } },
  });
const giveBack = (item: string, left: string | null, by?: TestPerson) =>
  call(api, returnCloth, { ...sent(by), body: { item_id: item, left } });
const clothOf = async (id: string, item: string) => (await itemsOf(id)).find((one) => one.id === item)?.cloth;

const fields = async (asked: Promise<{ refusal: { problems?: { field: string }[] } }>) =>
  (await asked).refusal.problems?.map(({ field }) => field);

test('cloth comes in with its photo, and what is left of it goes out; the timeline tells both', async () => {
  const { id, suit } = await order();
  const photo = await uploadPicture(api, shop, 'workshop');
  expect((await note(suit, { photo })).body.message).toBe('Cloth saved.');
  expect(await clothOf(id, suit)).toMatchObject({ description: 'Blue silk', metres: '2.5', left: null });
  const before = (await clothOf(id, suit))?.photo;
  expect(before).toMatch(/^\/files\//);
  await note(suit, { metres: '3' });
  expect(await clothOf(id, suit)).toMatchObject({ metres: '3', photo: before });
  await giveBack(suit, '0.35');
  expect(await clothOf(id, suit)).toMatchObject({ left: '0.35', returned_at: api.clock.now.toISOString() });
  const { timeline } = (await call(api, orderHistory, { ...sent(), query: { ids: id } })).body;
  expect(timeline.map(({ kind, facts }) => [kind, facts.metres]).slice(0, 2)).toEqual([
    ['CLOTH_RETURNED', '0.35'],
    ['CLOTH_RECEIVED', '2.5'],
  ]);
  expect((await note(suit)).refusal.problems).toMatchObject([{ field: 'item_id' }]);
  await giveBack(suit, null);
  expect(await clothOf(id, suit)).toMatchObject({ left: null, returned_at: null });
  expect((await note(suit, null)).body.message).toBe('The note was deleted.');
  expect(await clothOf(id, suit)).toBeNull();
});

test('what is wrong is told at its field', async () => {
  const { suit, blouse } = await order();
  expect(await fields(note(suit, { description: ' ' }))).toEqual(['cloth.description']);
  for (const metres of ['0', '-1', '2.5555', '1000'])
    expect(await fields(note(suit, { metres }))).toContain('cloth.metres');
  expect(await fields(note(suit, { photo: await uploadPicture(api, shop, 'pattern') }))).toEqual([
    'cloth.photo',
  ]);
  await note(suit);
  expect(await fields(giveBack(suit, '2.501'))).toEqual(['left']);
  expect(await fields(giveBack(blouse, '0'))).toEqual(['item_id']);
});

test('an item whose cloth the shop has stays in its order', async () => {
  const { id, suit, blouse } = await order();
  await note(suit);
  const drop = () =>
    call(api, updateOrders, {
      ...sent(),
      params: { id },
      body: { delivery_time: '2026-12-20', item: [{ id: blouse, item_id: masters.blouse, quantity: 1 }] },
    });
  expect((await drop()).refusal.problems).toMatchObject([{ field: 'item' }]);
  await giveBack(suit, '2.5');
  expect((await drop()).status).toBe(200);
});

test('another shop’s item is not there, and who only sees orders writes no cloth', async () => {
  const { suit } = await order();
  const other = await testShop(api, { businessId: 2 });
  const body = { item_id: suit, cloth: { description: 'Silk', metres: '1' } };
  const abroad = { token: other.owner.token, schemaKey: other.schemaKey };
  expect((await call(api, setCloth, { ...abroad, body })).status).toBe(404);
  expect((await call(api, returnCloth, { ...abroad, body: { item_id: suit, left: '0' } })).status).toBe(404);
  const seer = await shop.addEmployee(['order-list:view']);
  expect((await note(suit, {}, seer)).status).toBe(403);
  expect((await giveBack(suit, '0', seer)).status).toBe(403);
});

test('where the shop asks for it, no piece is ready without a photo', async () => {
  const { id, pieces } = await order();
  const [first = '', second = ''] = pieces;
  await call(api, updateTenantSetting, { ...sent(), body: { photo_before_ready: 1 } });
  const finish = (photo?: string) =>
    call(api, finishPiece, {
      ...sent(),
      params: { id: first },
      body: { stage_id: null, ...(photo && { photo }) },
    });
  const cards = async () => (await call(api, jobCards, { ...sent(), query: { order_id: id } })).body.data;
  expect((await cards())[0]).toMatchObject({ photo: null, photo_needed: 1 });
  expect((await finish()).refusal.problems).toMatchObject([{ field: 'photo' }]);
  const move = () => call(api, movePieces, { ...sent(), body: { ids: [first, second], state: '2' } });
  expect((await move()).refusal.problems).toMatchObject([{ field: 'ids' }]);
  const done = (await finish(await uploadPicture(api, shop, 'workshop'))).body;
  expect(done).toMatchObject({ moved: 1, data: { state: '2', photo_needed: 0 } });
  expect(done.data.photo).toMatch(/^\/files\//);
  expect((await itemsOf(id))[0]?.pieces[0]?.photo).toBe(done.data.photo);
  await call(api, updateTenantSetting, { ...sent(), body: { photo_before_ready: 0 } });
  expect((await move()).status).toBe(200);
});

test('of a customer who is erased words and photos go', async () => {
  const { id, suit, pieces } = await order();
  await note(suit, { photo: await uploadPicture(api, shop, 'workshop') });
  const photo = await uploadPicture(api, shop, 'workshop');
  await call(api, finishPiece, {
    ...sent(),
    params: { id: pieces[0] ?? '' },
    body: { stage_id: null, photo },
  });
  const retired = () =>
    shop.within(({ sql, tenantId }) =>
      sql
        .selectFrom('upload')
        .where('tenantId', '=', tenantId)
        .where('staffId', 'is', null)
        .selectAll()
        .execute(),
    );
  expect(await retired()).toHaveLength(0);
  await shop.within((db) =>
    forgetOrdersOf({ db, caller: { ...shop.owner } as never, now: api.clock.now }, customer.id),
  );
  expect(await clothOf(id, suit)).toMatchObject({ description: null, photo: null, metres: '2.5' });
  expect((await itemsOf(id))[0]?.pieces[0]?.photo).toBeNull();
  expect(await retired()).toHaveLength(2);
});
