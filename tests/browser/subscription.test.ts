import { expect, test } from 'vitest';
import { tryLogin } from './screens/login.ts';
import { PIN, tokenOf } from './support/api.ts';
import { downloadPdf } from './support/downloads.ts';
import { expectUsable } from './support/looks.ts';
import { makeUnpaidShop } from './support/ownShop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** An employee of the unpaid demo shop. */
const CASHIER = '9000009902';

test('a shop pays through the sandbox: failure and retry, pending, success; then all are let in', async () => {
  const mobile = await makeUnpaidShop();
  const { page } = await visit({ device: 'phone' });
  await page.goto('/login');
  await tryLogin(page, mobile, PIN);
  const gate = page.getByRole('alertdialog', { name: 'Your subscription is not paid' });
  await gate.getByRole('link', { name: 'Choose a plan' }).click();
  await page.getByText('Yearly', { exact: true }).click();
  await page.getByText('a year').first().waitFor();
  await page.getByRole('button', { name: 'Choose Professional' }).click();

  await page.getByRole('heading', { name: 'Payment sandbox' }).waitFor();
  await expectUsable(page);
  await page.getByRole('button', { name: 'Failure' }).click();
  await page.getByRole('heading', { name: 'Payment Verification Failed' }).waitFor();
  await expectUsable(page);

  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  await page.getByRole('button', { name: 'Pending' }).click();
  await page.getByRole('heading', { name: 'Payment pending' }).waitFor();
  await expectUsable(page);

  // Meanwhile another user of the shop waits at the gate on another device.
  const waiting = (await visit({ token: await tokenOf(mobile) })).page;
  await waiting.goto('/Billing');
  await waiting.getByRole('alertdialog').waitFor();

  await page.getByRole('link', { name: 'Complete Payment' }).click();
  await page.getByRole('button', { name: 'Success' }).click();
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  await expectUsable(page);
  const receipt = await downloadPdf(page, () =>
    page.getByRole('button', { name: 'Download Receipt' }).click(),
  );
  expect(receipt.name).toMatch(/^Receipt_G[0-9a-f]{32}\.pdf$/);
  expect(receipt.text).toContain('Galla Professional, Yearly');
  expect(receipt.text).toContain('11,788.20');
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();

  const verified = waiting.getByRole('alertdialog', { name: 'Payment Verified' });
  await verified.getByRole('button', { name: 'Continue to Dashboard' }).click();
  await waiting.getByRole('heading', { name: 'Dashboard' }).waitFor();
  expect(await waiting.getByRole('alertdialog').count()).toBe(0);
});

test.each(['/Billing', '/subscription', '/payment-status?merchantOrderId=G1'])(
  'an employee of a shop that has not paid sees Logout only at %s',
  async (address) => {
    const { page } = await visit({ token: await tokenOf(CASHIER) });
    await page.goto(address);
    const gate = page.getByRole('alertdialog', { name: 'Your subscription is not paid' });
    await gate.waitFor();
    expect(await gate.getByRole('button').allInnerTexts()).toEqual(['Logout']);
    expect(await gate.getByRole('link').count()).toBe(0);
  },
);
