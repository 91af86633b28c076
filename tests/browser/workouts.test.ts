import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('a workout is planned by its days, copied, kept and deleted', async () => {
  const token = await tokenOf(OWNERS.gym);
  const { page } = await visit({ token });
  const name = `Six weeks ${randomInt(10 ** 8)}`;
  await page.goto('/Workouts');
  await expectUsableEverywhere(page, () => page.getByText('Push, pull and legs').first().waitFor());
  await page.setViewportSize({ width: 1366, height: 768 });

  await page.keyboard.press('n');
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  const exercise = page.getByRole('combobox', { name: /^Exercise/ });
  const day = (label: string): Locator => page.getByRole('tab', { name: new RegExp(`^${label}`) });
  await field('Name').and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Category', exact: true }).click();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Category is required').waitFor();
  await page.getByText('Name required').waitFor();
  await expectUsable(page, 'a form with problems');
  await field('Name').fill(name);
  await field('Description').fill('Strength, with a day of rest');
  await page.getByRole('combobox', { name: /^Category/ }).selectOption('Core');
  await exercise.fill('Plank');
  await field('Duration').fill('10 min');
  await page.getByRole('combobox', { name: 'Copy day to…' }).selectOption('Wednesday');
  await day('Mon').focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Nothing planned on this day.').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Workout added').waitFor();

  const row = page.getByRole('row', { name });
  await row.getByText('2 exercises · 20 min').waitFor();
  await row.click();
  await day('Wed').click();
  expect(await exercise.inputValue()).toBe('Plank');
  await page.setViewportSize({ width: 360, height: 740 });
  await exercise.waitFor();
  await expectUsable(page, 'a workout on a phone');
  await page.setViewportSize({ width: 1366, height: 768 });

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Workout deleted').waitFor();
  await row.waitFor({ state: 'detached' });
});
