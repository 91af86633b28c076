import { randomInt } from 'node:crypto';
import type { Locator } from 'playwright';
import { test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('a member is added with a plan and a bill, renewed, and its dues lead to the bill', async () => {
  const token = await tokenOf(OWNERS.gym);
  const { page } = await visit({ token });
  const serial = String(randomInt(10 ** 8, 10 ** 9));
  const name = `Aditya ${serial}`;
  await page.goto('/Members');
  await expectUsableAtBoth(page, () => page.getByText(/^1–10 of/).waitFor());

  await page.keyboard.press('n');
  const field = (label: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
  await field('Name').and(page.locator(':focus')).waitFor();
  await expectUsable(page, 'the form of a member');
  await field('Name').fill(name);
  await field('Email').fill('aditya@example.in');
  await field('Mobile').fill(`9${serial}`);
  const choose = (label: string, option: string | { index: number }) =>
    page.getByRole('combobox', { name: new RegExp(`^${label}`) }).selectOption(option);
  await choose('Branch', 'Kothrud');
  await choose('Subscription', 'Quarterly');
  await choose('Duration', { index: 1 });
  await page.keyboard.press('Control+Enter');
  await page.getByText('Member added').waitFor();

  const row = page.getByRole('row', { name });
  await row.getByText('3 months').waitFor();
  // 4,500.00 and the joining fee of 500.00, each plus 5 %.
  await row.getByText('₹5,250.00 due').waitFor();
  await row.click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Freeze' }).click();
  const dialog = page.getByRole('dialog', { name: /^Freeze the membership/ });
  await dialog.locator(':focus').waitFor();
  await expectUsable(page, 'a freeze');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Renew', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Renew' }).click();
  await page.getByText('Membership renewed').waitFor();
  await row.getByText('₹9,975.00 due').waitFor();
  // By the row's menu, which offers the same as the bar at the bottom.
  await page.getByRole('button', { name: `More of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText(/still has ₹9,975\.00 to pay/).waitFor();
  await page.getByRole('link', { name: 'Receive payment' }).click();
  await page.waitForURL(/\/Billing-History\?open=/);
});
