import { test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { expectUsableAtBoth } from './support/looks.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

test('from anywhere to a bill, its customer and a screen, by keys alone', async () => {
  const token = await tokenOf(OWNERS.optician);
  const customer = await addCustomer(token);
  const { product } = await stockOf(token);
  if (!product) throw new Error('An optician sells products.');
  const bill = await makeBill(token, customer, product);
  const { page } = await visit({ token });
  await page.goto('/account-details');
  await page.getByRole('button', { name: 'Update UPI' }).waitFor();
  const open = async () => {
    await page.keyboard.press('Control+k');
    await page.locator('input[role=combobox]:focus').waitFor();
  };

  await open();
  await page.keyboard.type(customer.mobile);
  await page.getByRole('option', { name: customer.name }).first().waitFor();
  await expectUsableAtBoth(page, () => page.getByRole('option', { name: bill.number }).waitFor());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('open') === bill.id);
  await page.getByRole('button', { name: 'Receive payment' }).waitFor();

  await open();
  await page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: bill.number }).waitFor();
  await page.keyboard.type(customer.name);
  await page.getByRole('option', { name: customer.name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('customer') === customer.id);
  // It takes the focus once it is loaded.
  await page.locator('[role=searchbox]:focus, input[type=search]:focus').waitFor();

  await open();
  await page.keyboard.type('history');
  await page.getByRole('option', { name: 'Billing History', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Billing History' }).waitFor();

  // On a phone it opens from the menu, where it is first.
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const first = page.getByRole('dialog').getByRole('button', { name: 'Search' });
  await first.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('input[role=combobox]:focus').waitFor();
});
