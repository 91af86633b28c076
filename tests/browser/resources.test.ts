import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

test('a meal of a gym is written, kept and deleted', async () => {
  const token = await tokenOf(OWNERS.gym);
  const { page } = await visit({ token });
  const name = `Jowar bhakri ${randomInt(10 ** 8)}`;
  await page.goto('/GymResources?tab=meals');
  await page.getByText('265 kcal').filter({ visible: true }).waitFor();
  await page.setViewportSize(SIZES.phone);
  await page.getByText('265 kcal').filter({ visible: true }).waitFor();
  await expectUsable(page, 'meals on a phone');
  await page.setViewportSize(SIZES.desktop);

  await page.keyboard.press('n');
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await field('Name').and(page.locator(':focus')).waitFor();
  await field('Name').fill(name);
  // Beside the list, and over it.
  await expectUsableAtBoth(page, () => field('Type').waitFor());
  await field('Type').fill('Vegetarian');
  await page.getByRole('combobox', { name: /^Time/ }).selectOption('Lunch');
  await field('kcal').fill('110');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Meal added').waitFor();

  const row = page.getByRole('row', { name });
  await row.getByText('110 kcal').waitFor();
  await row.click();
  expect(await field('Type').inputValue()).toBe('Vegetarian');

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Meal deleted').waitFor();
  await row.waitFor({ state: 'detached' });
});
