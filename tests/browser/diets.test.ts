import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

test('a diet plan is written by its meals, adds up, is kept and deleted', async () => {
  const token = await tokenOf(OWNERS.gym);
  const { page } = await visit({ token });
  const name = `Office tiffin ${randomInt(10 ** 8)}`;
  await page.goto('/Dietplans');
  await expectUsableAtBoth(page, () =>
    page.getByText('Lean start').filter({ visible: true }).first().waitFor(),
  );
  await page.getByText('1,440 kcal').filter({ visible: true }).waitFor();

  await page.keyboard.press('n');
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  const meal = (label: string): Locator => page.getByRole('region', { name: label });
  await field('Name').and(page.locator(':focus')).waitFor();
  await field('Name').fill(name);
  await meal('Lunch').getByRole('button', { name: 'Item' }).click();
  await field('Description').fill('Four boxes, packed in the morning');
  await page.getByRole('combobox', { name: /^Duration/ }).selectOption('8 weeks');
  await page.getByRole('combobox', { name: /^Item/ }).fill('Phulka, 2');
  await field('kcal').fill('160');
  await meal('Lunch').getByText('160 kcal').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Diet plan added').waitFor();

  const row = page.getByRole('row', { name });
  await row.getByText('160 kcal').waitFor();
  await row.click();
  expect(await page.getByRole('combobox', { name: /^Item/ }).inputValue()).toBe('Phulka, 2');
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('combobox', { name: /^Item/ }).waitFor();
  await expectUsable(page, 'a plan on a phone');
  await page.setViewportSize(SIZES.desktop);

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Diet plan deleted').waitFor();
  await row.waitFor({ state: 'detached' });
});
