import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const [WIDTH, HEIGHT] = [2400, 1600];
/** A quarter turn clockwise, as recorded by a phone held upright. */
const ON_ITS_SIDE = 6;

/** A photo of more than 4 MB that lies on its side: its left half is white, which is its upper half when upright. */
async function photo(): Promise<Buffer> {
  const noise = sharp(randomBytes(WIDTH * HEIGHT * 3), {
    raw: { width: WIDTH, height: HEIGHT, channels: 3 },
  });
  const white = { create: { width: WIDTH / 2, height: HEIGHT, channels: 3 as const, background: '#fff' } };
  return noise
    .composite([{ input: await sharp(white).png().toBuffer(), left: 0, top: 0 }])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: ON_ITS_SIDE })
    .toBuffer();
}

/** Brightness of a part of a picture, 0 to 255. */
async function brightness(picture: Buffer, top: number): Promise<number> {
  const part = await sharp(picture).extract({ left: 0, top, width: 100, height: 100 }).toBuffer();
  return (await sharp(part).stats()).channels[0]?.mean ?? 0;
}

test('a photo of more than 4 MB is made smaller on the device, stands upright, and lists show a small one', async () => {
  const large = await photo();
  expect(large.length).toBeGreaterThan(4 * 1024 * 1024);
  const token = await tokenOf(OWNERS.distributor);
  const { product } = await stockOf(token);
  if (!product) throw new Error('The shop sells nothing');
  const { page, url } = await visit({ token });
  await page.goto(`/catalog-image?type=product&id=${encodeURIComponent(product.id)}`);
  const choose = (buffer: Buffer) =>
    page.getByTestId('picture-file').setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer });

  // Only its first bytes are those of a photo.
  await choose(Buffer.concat([large.subarray(0, 20), randomBytes(5 * 1024 * 1024)]));
  await page.getByText('Failed to process image.').waitFor();

  const sent = page.waitForResponse('**/uploads?use=product');
  await choose(large);
  const answer = await sent;
  expect(answer.status()).toBe(200);
  expect(Number((await answer.request().allHeaders())['content-length'])).toBeLessThan(2 * 1024 * 1024);
  await page.getByRole('button', { name: 'Crop to a square' }).waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Save picture' }).click();
  await page.getByText(`Picture of ${product.title} saved.`).first().waitFor();
  const { node } = await ask<{ node: { image: string; thumbnail: string } }>(
    token,
    'query ($id: ID!) { node(id: $id) { ... on Product { image thumbnail } } }',
    { id: product.id },
  );
  const kept = Buffer.from(await (await fetch(new URL(node.image, url))).arrayBuffer());
  const { width, height, orientation } = await sharp(kept).metadata();
  expect({ width, height, orientation: orientation ?? 1 }).toEqual({
    width: 683,
    height: 1024,
    orientation: 1,
  });
  const small = await fetch(new URL(node.thumbnail, url));
  expect(small.headers.get('cache-control')).toBe('private, max-age=43200, immutable');
  const listed = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  expect(Math.max(listed.width, listed.height)).toBe(256);
  expect(await brightness(kept, 50)).toBeGreaterThan(240);
  expect(await brightness(kept, 800)).toBeLessThan(160);
});
