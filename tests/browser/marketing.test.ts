import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { PNG } from './support/png.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('a campaign, from its form until it is deleted', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.boutique) });
  const title = `Campaign ${randomInt(10 ** 8)}`;
  await page.goto('/Marketing');
  await page.getByRole('heading', { name: 'Wedding season lehengas' }).waitFor();
  await page.keyboard.press('n');
  const drawer = page.getByRole('dialog', { name: 'Add Campaign' });
  await drawer.getByLabel(/^Main title/).waitFor();
  expect(await page.evaluate('document.activeElement.name')).toBe('title');
  await drawer.getByLabel(/^Main title/).fill(title);
  await drawer.getByLabel('Bullet 1', { exact: true }).fill('Alterations free until the wedding');
  await drawer
    .getByTestId('picture-file')
    .setInputFiles({ name: 'campaign.png', mimeType: 'image/png', buffer: PNG });
  await drawer.getByRole('img', { name: 'Image' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Campaign added').waitFor();

  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill(title);
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByLabel('Summary').fill('Half');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Campaign saved').waitFor();
  await expectUsableAtBoth(page, () => page.getByRole('heading', { name: title }).waitFor());
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('link', { name: 'To customers' }).waitFor();
  await expectUsable(page, 'the ways of a campaign to people');
  await page.getByRole('link', { name: 'To customers' }).click();
  await expectUsableAtBoth(page, () => page.getByRole('heading', { name: title }).waitFor());
  await goWithin(page, '/Marketing');
  await page.getByRole('searchbox', { name: 'Search campaigns' }).fill(title);
  await page.getByRole('button', { name: `More for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No campaign matches your search.').waitFor();
});
