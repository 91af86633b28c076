import { expect, test } from 'vitest';
import { tryLogin } from './screens/login.ts';
import { PIN } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { makeUnpaidShop } from './support/ownShop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('a shop pays through the sandbox: failure and retry, pending, success, and the way in', async () => {
  const mobile = await makeUnpaidShop();
  const { page } = await visit({ device: 'phone' });
  await page.goto('/login');
  await tryLogin(page, mobile, PIN);
  const gate = page.getByRole('alertdialog', { name: 'Your subscription is not paid' });
  await gate.waitFor();
  await expectUsable(page, 'the gate');
  await gate.getByRole('link', { name: 'Choose a plan' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Yearly', { exact: true }).click();
  await page.getByText('a year').first().waitFor();
  await page.getByRole('button', { name: 'Choose Professional' }).click();

  await page.getByRole('heading', { name: 'Payment sandbox' }).waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Failure' }).click();
  await page.getByRole('heading', { name: 'Payment Verification Failed' }).waitFor();

  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  await page.getByRole('button', { name: 'Pending' }).click();
  await page.getByRole('heading', { name: 'Payment pending' }).waitFor();

  await page.getByRole('link', { name: 'Complete Payment' }).click();
  await page.getByRole('button', { name: 'Success' }).click();
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  await expectUsable(page);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Receipt' }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^Receipt_G[0-9a-f]{32}\.pdf$/);
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});
