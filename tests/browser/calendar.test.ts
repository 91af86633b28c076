import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const DAY_MS = 86_400_000;
/** Far enough ahead that the demo has no entries. */
const day = new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10);

/** The middle of a half hour in the week view. */
async function middleOf(page: Page, time: string): Promise<[x: number, y: number]> {
  const column = await page.locator(`.fc-timegrid-col[data-date="${day}"]`).boundingBox();
  const row = await page.locator(`.fc-timegrid-slot-lane[data-time="${time}"]`).boundingBox();
  if (!column || !row) throw new Error(`${day} ${time} is not on the screen.`);
  return [column.x + column.width / 2, row.y + row.height / 2];
}

test('a follow-up is made where it is pressed, moved by dragging, marked, and done', async () => {
  const token = await tokenOf(OWNERS.retail);
  const customer = await addCustomer(token);
  const { page } = await visit({ token });
  await page.goto(`/Calendar?day=${day}`);
  await page.getByRole('radio', { name: 'Week' }).waitFor({ state: 'attached' });
  await page.locator('.fc-timegrid-slot-lane').first().waitFor();
  await page.mouse.click(...(await middleOf(page, '10:30:00')));
  const drawer = page.getByRole('dialog');
  await drawer.getByPlaceholder('Name or mobile').fill(customer.mobile);
  await drawer.getByText(customer.name).waitFor();
  await page.keyboard.press('Enter');
  const wanted = drawer.getByLabel('Looking for');
  await wanted.waitFor();
  await expectUsable(page, 'the form of an appointment');
  await wanted.fill('Price of ten sacks');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Appointment saved').waitFor();

  const event = page.locator('.fc-event').filter({ hasText: customer.name });
  await event.filter({ hasText: '10:30' }).waitFor();
  await page.mouse.move(...(await middleOf(page, '10:30:00')));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, '12:00:00')), { steps: 8 });
  await page.mouse.up();
  await page.getByText(/^Moved to/).waitFor();
  await event.filter({ hasText: '12:00' }).waitFor();

  await event.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Important' }).click();
  await dialog.getByRole('button', { name: 'Important', pressed: true }).waitFor();
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await dialog.getByRole('button', { name: 'Not done after all' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await event.filter({ hasText: '12:00' }).filter({ hasText: 'Important' }).waitFor();
  await expectUsableAtBoth(page, () => event.waitFor());
  expect(await event.count()).toBe(1);
});
