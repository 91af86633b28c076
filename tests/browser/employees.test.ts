import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { newTokenOf, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

test('somebody is added, gets a one-time PIN, becomes inactive and active again', async () => {
  // Its own session: the PIN of a shared one may be too old by now to create another.
  const token = await newTokenOf(OWNERS.retail);
  const { page } = await visit({ token });
  const name = `Kavita ${randomInt(10 ** 8)}`;
  const mobile = `78${String(randomInt(10 ** 8)).padStart(8, '0')}`;
  await page.goto('/Employees');
  await expectUsableAtBoth(page, () =>
    page.getByText('Jignesh Solanki').filter({ visible: true }).first().waitFor(),
  );

  await page.keyboard.press('n');
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await field('Full name').fill(name);
  await field('Mobile number').fill(mobile);
  await page.getByRole('combobox', { name: /^Designation/ }).selectOption('Helper');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Employee added successfully').waitFor();
  await page.getByText('Shown only now').waitFor();
  await expectUsable(page, 'a one-time PIN');
  await page.setViewportSize(SIZES.phone);
  await field('Full name').waitFor();
  await expectUsable(page, 'an employee on a phone');
  await page.setViewportSize(SIZES.desktop);

  const row = page.getByRole('row', { name });
  await row.getByText(/^Active/).click();
  const question = page.getByRole('alertdialog');
  await expectUsable(page, 'the question of who takes over');
  await question.getByRole('combobox').selectOption('Komal Shah');
  await question.getByRole('button', { name: 'Make inactive' }).click();
  await page.getByText(`${name} is inactive`).waitFor();
  await row.getByText(/^Inactive/).click();
  await page.getByText(`${name} is active again`).waitFor();
  expect(await row.getByRole('checkbox').isChecked()).toBe(true);
});

test('who is there is listed, times are corrected with a reason, and the trail says so', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.retail) });
  await page.goto('/Employees');
  await page.getByRole('link', { name: 'Attendance' }).click();
  await page.getByRole('heading', { name: 'Attendance' }).waitFor();
  await expectUsableAtBoth(page, () =>
    page.getByText('Jignesh Solanki').filter({ visible: true }).first().waitFor(),
  );
  await page
    .getByRole('row', { name: /^Jignesh Solanki/ })
    .getByText('Cashier')
    .click();
  const month = page.getByRole('complementary', { name: 'Jignesh Solanki' });
  await month.getByRole('list', { name: 'Times' }).waitFor();
  // All of last month's days have ended, at every hour of every day.
  await month.getByRole('button', { name: 'Month before' }).click();
  await page
    .getByRole('button', { name: /^Correct .* – \d/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Correct times of Jignesh Solanki' });
  await dialog.getByLabel(/^Out/).fill('19:15');
  await expectUsable(page, 'a correction');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Left the phone at home');
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await page.getByText('Attendance corrected').waitFor();
  await month
    .getByRole('region', { name: 'Corrections' })
    .getByText(/^Left the phone at home/)
    .waitFor();
});
