import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '../../files/contract.ts';
import { call, type TestApi, testApi, testShop } from '../../testing/index.ts';
import { profileCalls, whole } from './testing.ts';

let api: TestApi;
let update: ReturnType<typeof profileCalls>['update'];
beforeAll(async () => {
  api = await testApi();
  ({ update } = profileCalls(api));
});
afterAll(() => api.close());

const photo = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b5a75' } })
    .jpeg()
    .toBuffer();

const shownAt = async (address: string | null) =>
  (await api.app.inject({ url: address ?? '/files/none' })).statusCode;

test('a picture comes as an upload or as a file, and goes when it is emptied', async () => {
  const shop = await testShop(api);
  const { token } = shop.owner;
  const files = { file: await photo(40) };
  const sent = await call(api, upload, { token, query: { use: 'avatar' }, files });
  const first = await update(shop, { image_id: sent.body.id });
  expect(first.body.data.image).toBe(sent.body.image);
  const second = await update(shop, { ...whole, state_code: '08' }, { files: { image: await photo(60) } });
  expect(second.body.data).toMatchObject({ first_name: 'Meenakshi', city: 'Jaipur' });
  expect(second.body.data.image).not.toBe(first.body.data.image);
  expect(await shownAt(second.body.data.image)).toBe(200);
  expect((await update(shop, { imagePath: second.body.data.image })).body.data.image).not.toBeNull();
  expect((await update(shop, { imagePath: '' })).body.data.image).toBeNull();
  const gone = await update(shop, { image_id: sent.body.id });
  expect(gone.refusal.problems?.[0]?.field).toBe('image_id');
});
