import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { PEPPER } from '../testing/api.ts';
import {
  call,
  memoryOf,
  type TestApi,
  testApi,
  type TestPerson,
  testShop,
  type TestShop,
} from '../testing/index.ts';
import { upload } from './contract.ts';
import { Files } from './files.ts';
import { CARRIED, hostileFiles, noise } from './testing/hostile.ts';
import { tidyUploads } from './tidyUploads.ts';
import { claimUpload, retirePicture } from './uploads.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

type Use = 'avatar' | 'logo' | 'product' | 'service';

const send = (bytes: Uint8Array, use: Use = 'avatar', { token }: TestPerson = shop.owner) =>
  call(api, upload, { token, query: { use }, files: { file: bytes } });

const shown = async (address: string) => (await api.app.inject({ url: address })).rawPayload;

const stored = async ({ tenantId }: TestShop): Promise<string[]> => {
  const files = new Files(api.filesFolder, PEPPER);
  return files.pathsOf(tenantId);
};

test('a picture is stored upright, at most 1024 px and about 1 MB, and shown by its signed address', async () => {
  const photo = await noise(900, 1300).withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer();
  const { status, body } = await send(photo);
  expect(status).toBe(200);
  expect(body).toMatchObject({ width: 1024, height: 709, expires_at: '2026-11-20T07:30:00.000Z' });
  const kept = await shown(body.image);
  const { format, width, height, exif } = await sharp(kept).metadata();
  expect({ format, width, height, exif }).toEqual({
    format: 'jpeg',
    width: 1024,
    height: 709,
    exif: undefined,
  });
  expect(kept.length).toBeLessThanOrEqual(1024 * 1024);
});

test('a logo that can be seen through stays so, an avatar stands on white', async () => {
  const square = { width: 40, height: 40, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const empty = await sharp({ create: square }).png().toBuffer();
  const [logo, avatar] = [await send(empty, 'logo'), await send(empty, 'avatar')];
  expect(logo.body.image).toContain('.png?');
  expect((await sharp(await shown(logo.body.image)).metadata()).hasAlpha).toBe(true);
  const { channels } = await sharp(await shown(avatar.body.image)).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('a product has a small copy beside it', async () => {
  const one = await testShop(api);
  await send(await noise(700, 500).jpeg().toBuffer(), 'product', one.owner);
  const [small, large] = await stored(one);
  expect(small).toBe(large?.replace('.jpg', '-small.jpg'));
  const files = new Files(api.filesFolder, PEPPER);
  const sizes = await Promise.all(
    [large, small].map(async (path) => (await sharp(await files.read(path ?? '')).metadata()).width),
  );
  expect(sizes).toEqual([700, 256]);
});

test.each<[Use, string]>([
  ['avatar', 'Invalid file type. Please upload a JPEG or PNG image.'],
  ['product', 'You can only upload JPG/PNG files!'],
  ['service', 'Invalid file type. Please upload a JPEG or PNG image.'],
])(
  'of 40 hostile files for %s none is stored as it was sent, and the memory stays bounded',
  async (use, wrong) => {
    // A busy machine may exceed the product's timeout for 25 megapixels.
    const unhurried = vi.spyOn(sharp.prototype, 'timeout').mockReturnThis();
    onTestFinished(() => unhurried.mockRestore());
    const { refused, loaded } = await hostileFiles();
    expect(refused.length + loaded.length).toBeGreaterThanOrEqual(40);
    const sendAll = async () => {
      const victim = await testShop(api);
      for (const { name, bytes } of refused) {
        const { status, refusal } = await send(bytes, use, victim.owner);
        expect(status, name).toBe(422);
        expect([wrong, 'Failed to process image.'], name).toContain(refusal.message);
      }
      expect(await stored(victim)).toEqual([]);
      for (const { name, bytes } of loaded) {
        const { status, body } = await send(bytes, use, victim.owner);
        expect(status, name).toBe(200);
        const kept = await shown(body.image);
        expect(kept.toString('latin1'), name).not.toMatch(CARRIED);
        expect(kept.includes(bytes), name).toBe(false);
      }
    };
    expect(await memoryOf(sendAll, 200)).toBeLessThan(200);
  },
);

test('what is too large is told, at the file, before anything is read from it', async () => {
  const large = Buffer.concat([await noise(40, 40).png().toBuffer(), Buffer.alloc(2 * 1024 * 1024)]);
  const { status, refusal } = await send(large);
  expect(status).toBe(413);
  expect(refusal.problems).toMatchObject([
    {
      field: 'file',
      code: 'PAYLOAD_TOO_LARGE',
      message: 'File too large. Please upload an image smaller than 2MB.',
    },
  ]);
  expect((await send(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
});

test('a call without a file, with another file, or with a file where none belongs is refused', async () => {
  const { token } = shop.owner;
  const query = { use: 'avatar' };
  const none = await call(api, upload, { token, query });
  expect(none.refusal.problems?.[0]).toMatchObject({ field: 'file', message: 'Failed to upload image' });
  const other = await call(api, upload, { token, query, files: { other: Buffer.from('x') } });
  expect(other.refusal.problems?.[0]?.field).toBe('other');
  const twice = new FormData();
  for (const text of ['a', 'b']) twice.append('file', new Blob([text]), 'x.png');
  const headers = { authorization: `Bearer ${token}` };
  const doubled = await api.app.inject({ method: 'POST', url: '/uploads', query, headers, payload: twice });
  expect(doubled.statusCode).toBeGreaterThanOrEqual(400);
  const elsewhere = await api.app.inject({ method: 'POST', url: '/confirm-pin', headers, payload: twice });
  expect(elsewhere.statusCode).toBe(415);
});

const claim = (by: TestShop, id: string, staffId: string, use: 'avatar' | 'logo' = 'avatar') =>
  by.within((db) => claimUpload(db, { id, staffId, use, field: 'image', now: api.clock.now }));

test('an upload is claimed once, by its own person, for its own use, within the hour', async () => {
  const photo = await noise(30, 30).png().toBuffer();
  const [other, employee] = [await testShop(api), await shop.addEmployee([])];
  const { id } = (await send(photo)).body;
  const start = api.clock.now;
  const gone = 'This picture has expired. Please choose it again.';
  await expect(claim(shop, id, employee.staffId)).rejects.toThrow(gone);
  await expect(claim(other, id, shop.owner.staffId)).rejects.toThrow(gone);
  await expect(claim(shop, id, shop.owner.staffId, 'logo')).rejects.toThrow(gone);
  api.clock.now = new Date(start.getTime() + 3_600_000);
  await expect(claim(shop, id, shop.owner.staffId)).rejects.toThrow(gone);
  api.clock.now = start;
  expect(await claim(shop, id, shop.owner.staffId)).toBe(`${shop.tenantId}/avatars/${id}.jpg`);
  await expect(claim(shop, id, shop.owner.staffId)).rejects.toThrow(gone);
});

test('somebody who uploads without end has to wait', async () => {
  const busy = await testShop(api);
  const photo = await noise(10, 10).png().toBuffer();
  const codes: number[] = [];
  for (let count = 0; count < 61; count += 1) codes.push((await send(photo, 'avatar', busy.owner)).status);
  expect(codes.filter((code) => code === 200)).toHaveLength(60);
  expect(codes.at(-1)).toBe(429);
  expect(await readdir(join(api.filesFolder, busy.tenantId, 'avatars'))).toHaveLength(60);
});

test('what nobody claims, and what a record gave up, is removed; what was claimed stays', async () => {
  const tidied = await testShop(api);
  const photo = await noise(30, 30).png().toBuffer();
  const [claimed, left, replaced] = [
    await send(photo, 'avatar', tidied.owner),
    await send(photo, 'product', tidied.owner),
    await send(photo, 'avatar', tidied.owner),
  ];
  const { staffId } = tidied.owner;
  const path = await claim(tidied, claimed.body.id, staffId);
  const old = await claim(tidied, replaced.body.id, staffId);
  await tidied.within((db) => retirePicture(db, 'avatar', old, api.clock.now));
  await tidied.within((db) => retirePicture(db, 'avatar', 'shared/a.jpg', api.clock.now));
  const tidyAfter = (hours: number) =>
    tidyUploads(
      api.database,
      new Files(api.filesFolder, PEPPER),
      tidied.tenantId,
      new Date(api.clock.now.getTime() + hours * 3_600_000),
    );
  await tidyAfter(1.9);
  expect(await stored(tidied)).toHaveLength(4);
  await tidyAfter(2.1);
  expect(await stored(tidied)).toEqual([path]);
  expect(left.status).toBe(200);
});
