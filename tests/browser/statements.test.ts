import { expect, test } from 'vitest';
import { newTokenOf, OWNERS } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

test('a month of an employee: an advance, closing by the keyboard, paying, its files, and opening it again', async () => {
  const { page } = await visit({ token: await newTokenOf(OWNERS.distributor) });
  await page.goto('/Employees');
  await page
    .getByRole('link', { name: /^Commission/ })
    .nth(1)
    .click();
  const column = page.getByRole('complementary', { name: 'Statement' });
  const act = (name: string | RegExp) => column.getByRole('button', { name });
  const answer = (name: string | RegExp) => page.getByRole('alertdialog').getByRole('button', { name });
  await act('Pay an advance').click();
  await page.getByRole('textbox', { name: /^Amount/ }).fill('500');
  await page.keyboard.press('Enter');
  await page.getByText('The advance of ₹500.00 is recorded.').waitFor();
  await column.getByText(/^Advance Today, Cash/).waitFor();
  await act(/^Delete the advance of Today/).click();
  await answer('Delete').click();
  await page.getByText('The advance is deleted.').waitFor();

  await act('Month before').click();
  const closes = act(/^Close /);
  await closes.waitFor();
  await expectUsable(page, 'an open month');
  await page.keyboard.press('Control+Enter');
  await answer(/^Close /).click();
  await column.getByText(/^Statement 26-27\/S\//).waitFor();
  await act('Mark as paid').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await column.getByText(/^Paid Today, Cash/).waitFor();
  for (const [name, file] of [
    ['PDF', /^Statement-26-27-S-\d+\.pdf$/],
    ['Excel', /^Statement_26-27-S-\d+\.xlsx$/],
  ] as const) {
    const saved = page.waitForEvent('download');
    await column.getByRole('button', { name, exact: true }).click();
    expect((await saved).suggestedFilename()).toMatch(file);
  }
  await expectUsable(page, 'a closed month');
  await act('Reopen').click();
  await answer('Reopen').click();
  await closes.waitFor();
  await column.getByText(/^Advance .*S\/\d+/).waitFor();
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Statement', exact: true }).click();
  await page.getByRole('dialog').getByText('Closed months').waitFor();
  await expectUsable(page, 'a month on a phone');
});
