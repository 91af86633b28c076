import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

/** Drags with the mouse from one element of the week to the middle of another. */
async function drag({ mouse }: Page, what: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error('What is dragged is not in sight.');
  const [x, y] = [to.x + to.width / 2, to.y + to.height / 2 + 2];
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await mouse.down();
  // Browsers start a drag after some distance, and only report movement to targets.
  await mouse.move(x - 2, y, { steps: 5 });
  await mouse.move(x, y, { steps: 3 });
  await mouse.up();
}

test('a workout is planned by its days, copied, dragged from day to day, kept and deleted', async () => {
  const token = await tokenOf(OWNERS.gym);
  const { page } = await visit({ token });
  const name = `Six weeks ${randomInt(10 ** 8)}`;
  await page.goto('/Workouts');
  await page.setViewportSize(SIZES.phone);
  await page.getByText('Push, pull and legs').filter({ visible: true }).first().waitFor();
  await expectUsable(page, 'workouts on a phone');
  await page.setViewportSize(SIZES.desktop);
  await page.getByRole('table').getByText('Push, pull and legs').waitFor();

  await page.keyboard.press('n');
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  const exercise = page.getByRole('combobox', { name: /^Exercise/ });
  const week = page.getByRole('region', { name: 'Weekly plan' });
  const card = (label: string): Locator => week.getByRole('button', { name: new RegExp(`^${label}`) });
  const day = card;
  await field('Name').and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Category', exact: true }).click();
  await field('Name').fill(name);
  await field('Description').fill('Strength, with a day of rest');
  await page.getByRole('combobox', { name: /^Category/ }).selectOption('Core');
  await exercise.fill('Plank');
  await field('Duration').fill('10 min');
  await page.getByRole('button', { name: 'Copy day' }).click();
  await page.getByRole('checkbox', { name: 'Wednesday' }).check({ force: true });
  await expectUsable(page, 'the days that a day is copied to');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await day('Mon').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Nothing planned on this day.').waitFor();
  await drag(page, card('Core').nth(1), day('Fri'));
  await page.getByText('Core moved to Friday').waitFor();
  await drag(page, card('Plank').first(), card('Plank').last());
  await page.getByText('Plank moved to Friday').waitFor();
  await expectUsableAtBoth(page, () => card('Plank').first().waitFor());
  await page.keyboard.press('Control+Enter');
  await page.getByText('Workout added').waitFor();

  const row = page.getByRole('row', { name });
  await row.getByText('2 exercises · 20 min').waitFor();
  await row.click();
  await day('Fri').click();
  await page
    .getByRole('region', { name: 'Friday' })
    .getByRole('button', { name: 'Move Plank' })
    .nth(1)
    .waitFor();
  const grip = page.getByRole('button', { name: 'Move Plank' }).first();
  await grip.click();
  const menu = await page.getByRole('menu').boundingBox();
  // The menu is positioned at its handle.
  expect(menu?.y).toBeGreaterThan((await grip.boundingBox())?.y ?? Number.NaN);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Workout deleted').waitFor();
  await row.waitFor({ state: 'detached' });
});
