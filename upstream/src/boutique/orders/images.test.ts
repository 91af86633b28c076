import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../billing/testing/index.ts';
import { upload } from '../../files/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
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
const detailsOf = async (id: string) => (await call(api, orderDetails, { ...sent(), params: { id } })).body;

async function uploadGif(use: 'measurement' | 'customPattern') {
  const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: '#c33' } });
  const file = await picture.gif().toBuffer();
  return (await call(api, upload, { ...sent(), query: { use }, body: {}, files: { file } })).body;
}

const measuredBy = (image: string) => ({ measurements: { type: 'upload', measurementImages: [image] } });

/** Takes an order of one blouse. @returns its id */
async function orderBlouse(blouse: object): Promise<string> {
  const item = [{ item_id: masters.blouse, to_whom: 'Rani', quantity: 1, ...blouse }];
  const { id } = await addCustomer(shop);
  const body = { customer_id: id, delivery_time: '2026-12-20', is_paid: 0 as const, item };
  return (await call(api, createOrders, { ...sent(), body })).body.order_id;
}

/** Edits the order's only item. */
const editBlouse = async (id: string, blouse: object) => {
  const [item] = (await detailsOf(id)).order_items;
  const only = { id: item?.id ?? '', item_id: masters.blouse, quantity: 1, ...blouse };
  const body = { delivery_time: '2026-12-20', item: [only] };
  return (await call(api, updateOrders, { ...sent(), params: { id }, body })).status;
};

test('a GIF of measurements is kept as PNG, and stays on an edit by its key', async () => {
  const uploaded = await uploadGif('measurement');
  expect(uploaded.image).toContain('.png');
  const id = await orderBlouse(measuredBy(uploaded.id));
  const [picture] = (await detailsOf(id)).order_items[0]?.measurements?.measurementImages ?? [];
  expect(picture?.key).toBe(`${uploaded.id}.png`);
  expect(await editBlouse(id, measuredBy(picture?.key ?? ''))).toBe(200);
  expect((await detailsOf(id)).order_items[0]?.measurements?.measurementImages).toHaveLength(1);
});

test.each([
  ['a custom pattern of one order goes with its picture', 0, 1],
  ['the picture of a custom pattern that the shop kept stays for the shop', 1, 0],
] as const)('%s', async (_what, keep, given) => {
  const image = [(await uploadGif('customPattern')).id];
  const id = await orderBlouse({ pattern: [{ name: `Lace ${keep}`, price: '50', image, keep }] });
  const givenUp = () =>
    shop.within(({ sql, tenantId }) =>
      sql
        .selectFrom('upload')
        .where('tenantId', '=', tenantId)
        .where('use', '=', 'customPattern')
        .selectAll()
        .execute(),
    );
  expect(await editBlouse(id, { pattern: [] })).toBe(200);
  expect(await givenUp()).toHaveLength(given);
  await shop.within(({ sql, tenantId }) =>
    sql.deleteFrom('upload').where('tenantId', '=', tenantId).execute(),
  );
});
