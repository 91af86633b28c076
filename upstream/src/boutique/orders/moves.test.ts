import { scopesOf } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../billing/testing/index.ts';
import { call, makeKey, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addMasters, orderOf } from '../testing/masters.ts';
import { createOrders, itemsOfOrders } from './contract.ts';
import { movePieces } from './pieceContract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 2 });
});
afterAll(() => api.close());

/** The ids of a new order's unassigned pieces. */
async function freePieces(): Promise<string[]> {
  const [masters, customer] = [await addMasters(api, shop), await addCustomer(shop)];
  const as = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const made = await call(api, createOrders, { ...as, body: orderOf(masters, customer.id) });
  const items = await call(api, itemsOfOrders, { ...as, query: { ids: made.body.order_id } });
  return items.body.data.flatMap(({ pieces }) => pieces.map(({ id }) => id));
}

test('a piece that nobody has is moved by whoever may edit orders only', async () => {
  const ids = await freePieces();
  const move = async (token: string) =>
    (await call(api, movePieces, { token, schemaKey: shop.schemaKey, body: { ids, state: '1' } })).status;
  const others = scopesOf([]).filter((scope) => scope !== 'order-list:edit');
  expect(await move((await makeKey(api, shop, others)).secret)).toBe(403);
  // A caller who may not see the order gets NOT_FOUND.
  expect(await move((await shop.addEmployee(['order-list:view'])).token)).toBe(404);
  const key = await makeKey(api, shop, ['order-list:edit'], { name: 'Moves' });
  expect(await move(key.secret)).toBe(200);
});
