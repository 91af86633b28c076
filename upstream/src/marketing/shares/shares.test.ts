import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { moveShares } from '../index.ts';
import { upload } from '../../files/contract.ts';
import { noise } from '../../files/testing/hostile.ts';
import { addCustomer } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addCampaign, getShares, shareCampaign } from '../contract.ts';

let api: TestApi;
let shop: TestShop;
let png: Buffer;
beforeAll(async () => {
  api = await testApi();
  png = await noise(64, 48).png().toBuffer();
});
beforeEach(async () => {
  shop = await testShop(api);
});
afterAll(() => api.close());

const as = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
async function campaign(days: object = {}): Promise<string> {
  const sent = { token: shop.owner.token, query: { use: 'campaign' as const }, files: { file: png } };
  const image = (await call(api, upload, sent)).body.id;
  return (await call(api, addCampaign, { ...as(), body: { title: 'Winter', image, ...days } })).body.data.id;
}
async function customer(consent = true): Promise<string> {
  const { id } = await addCustomer(shop);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('customer')
      .set({ consent })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .execute(),
  );
  return id;
}
const share = (id: string, to: string) =>
  call(api, shareCampaign, { ...as(), body: { id, customer_id: to } });
const shares = async (id: string, ...to: string[]) =>
  (await call(api, getShares, { ...as(), body: { id, customer_ids: to.join() } })).body.data;

test('who was written to is marked with the day, once, and the others are not', async () => {
  const [id, one, other] = [await campaign(), await customer(), await customer()];
  const answered = await share(id, one);
  expect(answered.body).toMatchObject({ message: 'Marked as sent', data: { customer_id: one } });
  await share(id, one);
  expect(await shares(id, one, other)).toEqual([answered.body.data]);
  expect(await shares(await campaign(), one)).toEqual([]);
});

test('a campaign that is over is not shared, and nobody without consent is marked', async () => {
  const over = await share(await campaign({ last_day: '2020-01-01' }), await customer());
  expect(over.refusal.problems).toMatchObject([
    { field: 'id', message: expect.stringContaining('ended on 1 Jan 2020') },
  ]);
  const [id, silent] = [await campaign(), await customer(false)];
  expect((await share(id, silent)).refusal.problems).toMatchObject([{ field: 'customer_id' }]);
  expect(await shares(id, silent)).toEqual([]);
});

test('a merge takes the marks along, also where both were written to', async () => {
  const [first, second] = [await campaign(), await campaign()];
  const [from, to] = [await customer(), await customer()];
  for (const [id, who] of [
    [first, from],
    [second, from],
    [second, to],
  ] as const)
    await share(id, who);
  await shop.within((db) => moveShares(db, from, to));
  expect(await shares(first, from, to)).toMatchObject([{ customer_id: to }]);
  expect(await shares(second, from, to)).toMatchObject([{ customer_id: to }]);
});
