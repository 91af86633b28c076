import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../billing/testing/index.ts';
import { upload } from '../../files/contract.ts';
import { noise } from '../../files/testing/hostile.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { deleteStage, getPatterns } from '../contract.ts';
import { addMasters, type TestMasters } from '../testing/index.ts';
import { createOrders, orderDetails, updateOrders } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let masters: TestMasters;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 2 });
  masters = await addMasters(api, shop);
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

async function picture(): Promise<string> {
  const file = await noise(64, 48).png().toBuffer();
  const query = { use: 'customPattern' as const };
  return (await call(api, upload, { ...sent(), query, body: {}, files: { file } })).body.id;
}

const itemOf = async (id: string) =>
  (await call(api, orderDetails, { ...sent(), params: { id } })).body.order_items[0];
const pricesOf = async (id: string) => (await itemOf(id))?.pattern[0]?.stage_prices;

const pattern = (image: string, stage: string, more: object = {}) => [
  { name: 'Own zari', price: '400', image: [image], stage_prices: [{ stage, price: '150' }], ...more },
];

test('a renamed stage keeps its price in the patterns of orders, by its id and by its name of then', async () => {
  const customer = await addCustomer(shop);
  const item = { item_id: masters.blouse, to_whom: 'Rani', quantity: 1 };
  const day = { delivery_time: '2026-12-20' };
  const { order_id: id } = (
    await call(api, createOrders, {
      ...sent(),
      body: {
        ...day,
        customer_id: customer.id,
        is_paid: 0,
        item: [{ ...item, pattern: pattern(await picture(), masters.stitching, { keep: 1 }) }],
      },
    })
  ).body;
  const stage_id = masters.stitching;
  expect(await pricesOf(id)).toEqual([{ stage: 'Stitching', stage_id, price: '150.00' }]);
  const kept = (await call(api, getPatterns, { ...sent(), params: { id: masters.blouse } })).body.patterns;
  expect(kept).toMatchObject([{ name: 'Own zari', stagePrices: [{ stage: 'Stitching', price: '150.00' }] }]);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('stage')
      .set({ name: 'Machine' })
      .where('tenantId', '=', tenantId)
      .where('id', '=', stage_id)
      .execute(),
  );
  const edit = async (stage: string, more: object = {}) => {
    const before = await itemOf(id);
    const key = before?.pattern[0]?.image[0]?.key ?? '';
    const only = { id: before?.id ?? '', ...item, pattern: pattern(key, stage, more) };
    await call(api, updateOrders, { ...sent(), params: { id }, body: { ...day, item: [only] } });
    return pricesOf(id);
  };
  expect(await edit('Stitching')).toEqual([{ stage: 'Stitching', stage_id, price: '150.00' }]);
  expect(await edit(stage_id)).toEqual([{ stage: 'Machine', stage_id, price: '150.00' }]);

  // A stage without any pattern price can be deleted.
  await shop.within(({ sql, tenantId }) =>
    sql.deleteFrom('patternStage').where('tenantId', '=', tenantId).where('stageId', '=', stage_id).execute(),
  );
  expect((await call(api, deleteStage, { ...sent(), params: { id: stage_id } })).status).toBe(200);
  // Keeping the pattern again drops the price of the deleted stage.
  for (const said of [stage_id, 'Machine'])
    expect(await edit(said, { keep: 1 })).toEqual([{ stage: 'Machine', stage_id, price: '150.00' }]);
  const again = (await call(api, getPatterns, { ...sent(), params: { id: masters.blouse } })).body.patterns;
  expect(again.map(({ stagePrices }) => stagePrices)).toEqual([[], [], []]);
});
