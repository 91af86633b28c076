import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { PNG } from './support/png.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** An area that no demo item has: the previous item stays visible until the new one is drawn. */
const AREA = 'Flounce';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Adds a pattern to the only area, by name and price. */
async function addPattern(page: Page, area: string, name: string, price: string): Promise<void> {
  await button(page, `Add New ${area} Pattern`).click();
  await page.getByLabel('Name of the pattern').fill(name);
  await page.keyboard.press('Enter');
  await page.getByLabel(`Price of ${name}`).fill(price);
}

const names = (page: Page, area: string): Promise<string[]> =>
  page
    .getByRole('region', { name: area, exact: true })
    .getByRole('button', { name: /^Rename / })
    .allTextContents();

async function drag(page: Page, name: string, onto: string, share: number): Promise<void> {
  const { mouse } = page;
  const from = await button(page, `Move ${name}`).boundingBox();
  const tile = page.getByRole('listitem').filter({ has: button(page, `Move ${onto}`) });
  const to = await tile.boundingBox();
  if (!from || !to) throw new Error('The cards are not in sight.');
  const x = to.x + to.width * share;
  const y = to.y + to.height / 2;
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  // Browsers start a drag after some distance, and only report movement to targets.
  await mouse.move(x - 2, y, { steps: 5 });
  await mouse.move(x, y, { steps: 3 });
  await mouse.up();
}

test('an item with its designs and a master pattern, from nothing until it is deleted', async () => {
  const token = await tokenOf(OWNERS.boutique);
  const { page } = await visit({ token });
  const item = `Test ${randomInt(10 ** 8)}`;
  await page.goto('/design-pattern?items=new');
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Item name').fill(item);
  await drawer.getByLabel(/^Price\W*$/).fill('650');
  await button(page, 'Add area').click();
  await drawer.getByLabel('Area 1').fill(AREA);
  await button(page, 'Add measurement point').click();
  await drawer.getByLabel('Measurement point 1', { exact: true }).fill('Shoulder');
  await expectUsable(page, 'the form of an item');
  await button(page, 'Save').click();
  await page.getByText('Item saved').waitFor();
  await drawer.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: item }).click();
  await addPattern(page, AREA, 'Bell', '120');
  await addPattern(page, AREA, 'Cap', '60');
  await page.keyboard.press('Control+Enter');
  await page.getByText('New patterns added successfully').waitFor();
  expect(await names(page, AREA)).toEqual(['Bell', 'Cap']);
  await expectUsableAtBoth(page, () => button(page, 'Rename Bell').waitFor());

  await drag(page, 'Cap', 'Bell', 0.1);
  await page.getByText(`${AREA} order updated successfully`).waitFor();
  await button(page, 'Move Cap').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => names(page, AREA)).toEqual(['Bell', 'Cap']);

  await button(page, 'Stage prices of Bell: 0').click();
  await button(page, 'Add stage').click();
  await button(page, 'Cutting').click();
  await page.getByRole('textbox', { name: 'Price of Cutting' }).fill('40');
  await page.getByText('₹40.00 of ₹120.00, ₹80.00 left').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Update Design/ }).click();
  await page.getByText('Design updated successfully').waitFor();
  await button(page, 'Stage prices of Bell: 1').waitFor();
  await button(page, 'Rename Cap').focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Pattern deleted successfully').waitFor();

  // Loaded anew, because the message of a deleted pattern comes a second time.
  await page.goto('/MasterPatterns');
  await page.getByRole('link', { name: item }).click();
  await button(page, 'Add Pattern').click();
  await page.getByLabel(/^Name\W*$/).fill('Bridal');
  await page.getByLabel('Customer price').fill('900');
  await page
    .getByTestId('picture-file')
    .setInputFiles({ name: 'bridal.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('img', { name: 'Picture 1' }).waitFor();
  await expectUsable(page, 'the form of a pattern');
  await button(page, 'Save').click();
  await page.getByText('Pattern added').waitFor();
  await expectUsableAtBoth(page, () => page.getByRole('heading', { name: 'Bridal' }).waitFor());
  await button(page, 'Delete Bridal').click();
  await page.getByRole('alertdialog', { name: 'Confirm Deletion' }).waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Pattern deleted successfully').waitFor();

  await goWithin(page, '/design-pattern?items=all');
  await button(page, `Delete ${item}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Item deleted').waitFor();
});
