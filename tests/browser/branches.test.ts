import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('a branch of the gym is added, changed and deleted', async () => {
  const token = await tokenOf(OWNERS.gym);
  const { page } = await visit({ token });
  const name = `Wakad ${randomInt(10 ** 8)}`;
  await page.goto('/Branches');
  await expectUsableAtBoth(page, () => page.getByText('Kothrud').filter({ visible: true }).first().waitFor());

  await page.keyboard.press('n');
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await field('Name').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Please enter the name').waitFor();
  await expectUsable(page, 'a form with problems');
  await field('Name').fill(name);
  await field('Address').fill('Datta Mandir Road, Pune 411057');
  await field('Phone').fill('020 2705 1187');
  await field('Manager').fill('Snehal Gaikwad');
  await field('Email').fill('wakad@irontemple.example.in');
  await field('Opening hours').fill('6:00 – 21:00');
  await page.getByRole('combobox', { name: /^Facilities/ }).pressSequentially('Steam,Lockers');
  await page.getByRole('radio', { name: 'Inactive' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Branch added').waitFor();

  const row = page.getByRole('row', { name });
  await row.getByText('Inactive').waitFor();
  await row.getByText('Lockers').waitFor();
  await row.click();
  await button(page, 'Remove Steam').click();
  await field('Manager').fill('Imran Pathan');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Branch updated').waitFor();
  await row.getByText('Imran Pathan').waitFor();
  expect(await row.getByText('Steam').count()).toBe(0);

  await button(page, `Delete ${name}`).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Branch deleted').waitFor();
  await row.waitFor({ state: 'detached' });
});
