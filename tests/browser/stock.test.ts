import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { addProduct, stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** A photo from a phone: larger than the stored size. */
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
    await page.getByRole('button', { name: 'Crop to a square' }).waitFor();
    await expectUsable(page);
    const before = await pictures();
    await page.getByRole('button', { name: 'Save picture' }).click();
    await page.getByText(`Picture of ${title} saved.`).first().waitFor();
    // The message may still be that of the previous picture.
    await expect.poll(async () => (await pictures()).image).not.toBe(before.image);
    const small = await fetch(new URL((await pictures()).thumbnail ?? '', url));
    expect(small.headers.get('cache-control')).toBe('private, max-age=43200, immutable');
    const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(width).toBe(256);
  }
});

test('a stock is corrected with its reason: the history keeps the move, and the list shows what is there', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const title = `Ceiling fan ${randomUUID().slice(0, 8)}`;
  const id = await addProduct(token, title, 40);
  const { page } = await visit({ token });
  await page.goto(`/products?search=${encodeURIComponent(title)}&stockOf=${encodeURIComponent(id)}`);
  const drawer = page.getByRole('dialog', { name: 'Stock' });
  await drawer.getByLabel(/^Counted/).fill('38');
  await drawer.getByText('−2 pc').waitFor();
  await drawer.getByLabel(/^Reason/).selectOption('Damaged or expired');
  await drawer.getByLabel(/^Note/).fill('Fell off the van');
  await drawer.getByRole('button', { name: 'Correct stock' }).click();
  const moves = drawer.getByRole('region', { name: 'History' }).getByRole('listitem');
  await moves.nth(1).waitFor();
  expect(await moves.allInnerTexts()).toEqual([
    expect.stringMatching(/Correction\s+Damaged or expired: Fell off the van\s[^]*−2\s+38 left/),
    expect.stringMatching(/Opening stock[^]*\+40\s+40 left/),
  ]);
  await expectUsable(page);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('row', { name: title }).getByRole('cell', { name: '38', exact: true }).waitFor();
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
