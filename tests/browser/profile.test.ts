import sharp from 'sharp';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { downloadPdf } from './support/downloads.ts';
import { expectUsable } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** A photo from a phone: larger than the stored size, and not square. */
const photo = () =>
  sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#0b5a75' } })
    .jpeg()
    .toBuffer();

test('the owner renames the shop and puts in a picture: the header shows it, the next invoice carries the name', async () => {
  // Unique in every run, and in a shop whose name no other test checks.
  const name = `Sri Murugan ${Date.now()}`;
  const token = await tokenOf(OWNERS.distributor);
  const { page } = await visit({ token });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await page.getByLabel(/^Business name/).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile saved.').first().waitFor();
  await page.getByRole('region', { name: 'Your shop' }).getByText(name).waitFor();

  await page
    .getByTestId('picture-file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const sent = page.waitForRequest('**/uploads?use=avatar');
  await page.getByRole('button', { name: 'Use picture' }).waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Use picture' }).click();
  expect((await sent).method()).toBe('POST');
  const shown = page.getByRole('button', { name: /^Profile menu/ }).locator('img');
  await shown.waitFor();
  const size = `[document.querySelector('header img')].map((image) => [image.naturalWidth, image.naturalHeight])[0]`;
  await expect.poll(() => page.evaluate(size)).toEqual([1024, 1024]);

  const { product } = await stockOf(token);
  if (!product) throw new Error('The shop sells nothing');
  const bill = await makeBill(token, await addCustomer(token), product);
  await goWithin(page, `/QrCodePage?document=${bill.id}`);
  const pdf = await downloadPdf(page, () => page.getByRole('button', { name: /PDF/ }).click());
  expect(pdf.text).toContain(name);
});
