import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** A photo as a phone takes it: larger than what is kept. */
const photo = (background: string) =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

interface Pictured {
  node: { image: string | null; thumbnail: string | null };
}
const PICTURES = 'query ($id: ID!) { node(id: $id) { ... on Product { image thumbnail } } }';

async function aProduct(token: string) {
  const { product } = await stockOf(token);
  if (!product) throw new Error('The shop sells nothing');
  return product;
}

test('a product gets a picture from a file, and then another one', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const { page, url } = await visit({ token });
  const { id, title } = await aProduct(token);
  await page.goto(`/catalog-image?type=product&id=${encodeURIComponent(id)}`);
  const pictures = async () => (await ask<Pictured>(token, PICTURES, { id })).node;
  for (const background of ['#0b5a75', '#b3261e']) {
    const sent = page.waitForResponse('**/uploads?use=product');
    await page
      .getByTestId('picture-file')
      .setInputFiles({ name: 'it.jpg', mimeType: 'image/jpeg', buffer: await photo(background) });
    expect((await sent).status()).toBe(200);
    await page.getByRole('button', { name: 'Cut to a square' }).waitFor();
    await expectUsable(page);
    const before = await pictures();
    await page.getByRole('button', { name: 'Save picture' }).click();
    await page.getByText(`The picture of ${title} is saved.`).first().waitFor();
    // The word may still be that of the picture before.
    await expect.poll(async () => (await pictures()).image).not.toBe(before.image);
    const small = await fetch(new URL((await pictures()).thumbnail ?? '', url));
    expect(small.headers.get('cache-control')).toBe('private, max-age=43200, immutable');
    const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(width).toBe(256);
  }
});

test.each(['', '?type=product', '?type=product&id=nothing', '?type=lamp&id=x'])(
  'the page of a picture with the address %j says so and goes back',
  async (search) => {
    const token = await tokenOf(OWNERS.distributor);
    const { page } = await visit({ token });
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Edit profile' }).waitFor();
    await page.goto(`/catalog-image${search}`);
    await page.getByText('Invalid catalog type or ID.').first().waitFor();
    await page.waitForFunction("location.pathname !== '/catalog-image'");
  },
);
