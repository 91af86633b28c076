import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { addProduct, stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** A photo from a phone: larger than the stored size. */
const photo = () =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#0b5a75' } })
    .jpeg()
    .toBuffer();

interface Pictured {
  node: { image: string | null; thumbnail: string | null };
}
const PICTURES = 'query ($id: ID!) { node(id: $id) { ... on Product { image thumbnail } } }';

test('a product gets another picture, of which lists show a small one', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const { page, url } = await visit({ token });
  const { product } = await stockOf(token);
  if (!product) throw new Error('A distributor sells products.');
  const { id, title } = product;
  const pictures = async () => (await ask<Pictured>(token, PICTURES, { id })).node;
  const before = await pictures();
  await page.goto(`/catalog-image?type=product&id=${encodeURIComponent(id)}`);
  await page
    .getByTestId('picture-file')
    .setInputFiles({ name: 'it.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByRole('button', { name: 'Crop to a square' }).waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Save picture' }).click();
  await page.getByText(`Picture of ${title} saved.`).first().waitFor();
  const { image, thumbnail } = await pictures();
  expect(image).not.toBe(before.image);
  const small = await fetch(new URL(thumbnail ?? '', url));
  expect(small.headers.get('cache-control')).toBe('private, max-age=43200, immutable');
  const { width } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
  expect(width).toBe(256);
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
