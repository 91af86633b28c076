import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addItem, type TestItem } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { upload } from '../../files/contract.ts';
import { Files } from '../../files/files.ts';
import { noise } from '../../files/testing/hostile.ts';
import { tidyUploads } from '../../files/tidyUploads.ts';
import { PEPPER } from '../../testing/api.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { uploadCatalogImage } from '../contract.ts';

let api: TestApi;
let shop: TestShop;
let photo: Buffer;

beforeAll(async () => {
  api = await testApi();
  photo = await noise(700, 500).jpeg().toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await testShop(api);
});

const sent = (by = shop.owner) => ({ token: by.token, schemaKey: shop.schemaKey });
const kindOf = ({ kind }: TestItem) => (kind === 'PRODUCT' ? ('product' as const) : ('service' as const));
const change = (item: TestItem, more: object, by = shop.owner) =>
  call(api, uploadCatalogImage, { ...sent(by), body: { id: item.id, kind: kindOf(item), ...more } });
const send = (item: TestItem, bytes: Buffer, by = shop.owner) => {
  const body = { id: item.id, kind: kindOf(item) };
  return call(api, uploadCatalogImage, { ...sent(by), body, files: { image: bytes } });
};
const widthOf = async (address: string | null) => {
  const { rawPayload } = await api.app.inject({ url: address ?? '' });
  return (await sharp(rawPayload).metadata()).width;
};
const stored = (of = shop) => new Files(api.filesFolder, PEPPER).pathsOf(of.tenantId);

test('a picture is kept in two sizes, and another one takes its place; the old files go', async () => {
  const item = await addItem(shop);
  const first = (await send(item, photo)).body.data;
  expect(await widthOf(first.image)).toBe(700);
  expect(await widthOf(first.thumbnail)).toBe(256);
  const second = (await send(item, photo)).body.data;
  expect(second.image).not.toBe(first.image);
  expect(await stored()).toHaveLength(4);
  const later = new Date(api.clock.now.getTime() + 3 * 3_600_000);
  await tidyUploads(api.database, new Files(api.filesFolder, PEPPER), shop.tenantId, later);
  expect(await stored()).toHaveLength(2);
  const { data } = (await change(item, { remove_image: 1 })).body;
  expect([data.image, data.thumbnail]).toEqual([null, null]);
});

test('an upload is named by its id, for its own catalogue only', async () => {
  const service = await addItem(shop, { kind: 'SERVICE' });
  const uploaded = async (use: 'product' | 'service') => {
    const { token } = shop.owner;
    return (await call(api, upload, { token, query: { use }, files: { file: photo } })).body.id;
  };
  const refused = await change(service, { image_id: await uploaded('product') });
  expect(refused.refusal.problems?.[0]).toMatchObject({ field: 'image' });
  expect((await change(service, { image_id: await uploaded('service') })).status).toBe(200);
});

test('a product of another size is told in its own words, a service in others', async () => {
  const [product, service] = [await addItem(shop), await addItem(shop, { kind: 'SERVICE' })];
  const large = Buffer.concat([photo, Buffer.alloc(2 * 1024 * 1024)]);
  expect((await send(product, large)).status).toBe(200);
  expect((await send(service, large)).refusal.message).toBe(
    'File too large. Please upload an image smaller than 2MB.',
  );
  const text = Buffer.from('<svg/>');
  expect((await send(product, text)).refusal.message).toBe('You can only upload JPG/PNG files!');
  expect((await send(service, text)).refusal.message).toBe(
    'Invalid file type. Please upload a JPEG or PNG image.',
  );
});

test('without a picture, for what is not there, or of the other kind it is refused', async () => {
  const item = await addItem(shop);
  expect((await change(item, {})).refusal.problems?.[0]?.message).toBe('Failed to upload image');
  const other = await testShop(api);
  const theirs = await addItem(other);
  for (const foreign of [theirs, { ...item, id: newId() }, { ...item, kind: 'SERVICE' as const }])
    expect((await change(foreign, { remove_image: 1 })).status).toBe(404);
});

test('the right is that of the catalogue, and nothing is stored for who has it not', async () => {
  const item = await addItem(shop);
  const tailor = await shop.addEmployee(['services:edit']);
  const before = await stored();
  expect((await send(item, photo, tailor)).status).toBe(403);
  expect(await stored()).toEqual(before);
  expect((await send(await addItem(shop, { kind: 'SERVICE' }), photo, tailor)).status).toBe(200);
});
