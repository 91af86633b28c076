import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('a day is typed day first, or chosen from the calendar by keys', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.distributor), device: 'phone' });
  await page.goto('/Billing-History');
  await page.getByRole('button', { name: 'Days: All days' }).click();
  const days = page.getByRole('dialog', { name: 'Days' });
  const from = days.getByLabel('From');
  await from.fill('12112026');
  await from.press('Tab');
  await expect.poll(() => from.inputValue()).toBe('12/11/2026');
  await days.getByRole('button', { name: 'Open calendar' }).nth(1).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await calendar.waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'hidden' });
  // The focus returns to the button shortly after the calendar closes, and would close the next one.
  await days.getByRole('button', { name: 'Open calendar' }).nth(1).and(page.locator(':focus')).waitFor();
  await from.press('Alt+ArrowDown');
  await calendar.locator('[data-part=table-cell-trigger]:focus').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await calendar.waitFor({ state: 'hidden' });
  await expect.poll(() => from.inputValue()).toBe('11/11/2026');
});
