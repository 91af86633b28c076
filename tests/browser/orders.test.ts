import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { stockLeft } from './support/bills.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { addGarment, inAWeek } from './support/orders.ts';
import { PNG } from './support/png.ts';
import { addCustomer, addProduct, type Customer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const garmentField = (page: Page): Locator => page.getByRole('combobox', { name: /^Item\W*$/ });
const closed = (page: Page): Promise<void> => page.getByRole('dialog').waitFor({ state: 'hidden' });

/** Opens an order of a garment for a customer, due in a week. */
async function begin(page: Page, customer: Customer, garment: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto('/create-order');
  await button(page, 'Choose customer').click();
  await dialog.getByRole('searchbox').fill(customer.mobile);
  await dialog.getByText(customer.name, { exact: true }).click();
  await closed(page);
  await garmentField(page).selectOption({ label: garment });
  await page.getByLabel(/^To whom/).fill('Simran');
  await page.getByLabel(/^Delivery\W*$/).fill(inAWeek().split('-').toReversed().join('/'));
}

/**
 * Two pieces of the first garment, with a pattern brought by the customer: (1,200 + 150 + 300 + 75) x 2; and cloth of
 * the shop: 250 x 2, one for each piece.
 */
async function enterFirst(page: Page, customer: Customer, garment: string, cloth: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await begin(page, customer, garment);
  await page.getByRole('group', { name: garment }).getByRole('textbox').fill('2');

  await button(page, 'Select Pattern').click();
  await button(page, 'Add custom pattern').click();
  await dialog.getByLabel(/^Pattern name/).fill('Bridal');
  await dialog.getByLabel(/^Pattern price/).fill('300');
  await dialog
    .getByTestId('picture-file')
    .setInputFiles({ name: 'bridal.png', mimeType: 'image/png', buffer: PNG });
  await dialog.getByRole('img', { name: 'Image 1' }).waitFor();
  await expectUsable(page, 'the patterns of an item');
  await button(page, 'Use patterns').click();
  await button(page, 'This order only').click();
  await closed(page);

  await button(page, 'Add-on Amount').click();
  // Replaces the shop's default add-ons with the customer's own.
  const others = dialog.getByRole('button', { name: /^Remove add-on [2-9]/ });
  while ((await others.count()) > 0) await others.last().click();
  await dialog.getByLabel('Add-on 1', { exact: true }).fill('Fall');
  await dialog.getByLabel('Amount of Fall').fill('75');
  await button(page, 'Save add-ons').click();
  await closed(page);

  await button(page, 'Measurement Details').click();
  await dialog.getByLabel('Waist', { exact: true }).fill('14 1/2');
  await page.keyboard.press('Control+Enter');
  await closed(page);

  await button(page, 'Add cloth').click();
  await dialog.getByRole('searchbox').fill(cloth);
  await dialog.getByText('7 pc in stock').click();
  await dialog.getByLabel(`Quantity, ${cloth}`).fill('1');
  await expectUsable(page, 'cloth of the shop');
  await button(page, 'Save cloth').click();
  await closed(page);
}

/** One piece of another garment, without the shop's add-ons: 800. */
async function enterSecond(page: Page, garment: string): Promise<void> {
  await page.getByRole('button', { name: /^Add item/ }).click();
  await garmentField(page).selectOption({ label: garment });
  await page.getByLabel(/^To whom/).fill('Simran');
  const chosen = page.getByRole('group', { name: 'Add-ons' }).getByRole('button', { pressed: true });
  await chosen.first().waitFor();
  while ((await chosen.count()) > 0) await chosen.last().click();
}

test('an order with cloth of the shop is taken, made piece by piece, and followed by its customer', async () => {
  const token = await tokenOf(OWNERS.boutique);
  const customer = await addCustomer(token);
  const [first, second] = [`Blouse ${randomInt(10 ** 8)}`, `Salwar ${randomInt(10 ** 8)}`];
  await addGarment(token, first, '1200.00', '150.00');
  await addGarment(token, second, '800.00');
  const cloth = `Brocade ${randomInt(10 ** 8)}`;
  const bolt = await addProduct(token, cloth, 7);
  const { page } = await visit({ token });
  await enterFirst(page, customer, first, cloth);
  // On a phone a status of the item's parts is shown instead.
  await expectUsableAtBoth(page, () =>
    page
      .getByRole('button', { name: /^Measurement/ })
      .first()
      .waitFor(),
  );
  await enterSecond(page, second);

  await page.getByRole('button', { name: /^Review order/ }).click();
  await page.getByLabel('Discount', { exact: true }).fill('250');
  await page.getByLabel(/^Advance amount/).fill('1000');
  const review = page.getByRole('complementary', { name: 'Summary' });
  for (const amount of ['₹4,750.00', '₹810.00', '₹5,310.00', '₹4,310.00'])
    await review.getByText(amount).first().waitFor();
  await review.getByText('The UPI QR asks for ₹1,000.00').waitFor();
  await expectUsableAtBoth(page, () => page.getByLabel(/^Advance amount/).waitFor());
  await page
    .getByRole('button', { name: /^Create Order/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'UPI' }).locator('..').click();
  await button(page, 'Save Order').click();
  await page.getByText(/^Order \S+ created$/).waitFor();
  await dialog.getByText(first).first().waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await stockLeft(token, { id: bolt })).toBe(5);
  await goWithin(page, `/order-list?${String(new URLSearchParams({ customerNumber: customer.mobile }))}`);
  const row = page.getByRole('row').filter({ hasText: customer.name });
  await row.getByText('₹4,310.00').first().waitFor();
  await row.getByText('Partially Paid').waitFor();
  await expectUsableAtBoth(page, () =>
    page.getByText(customer.name).filter({ visible: true }).first().waitFor(),
  );
  await row.getByText(customer.name).click();

  await button(page, 'Expand all').click();
  await page.getByText(new RegExp(`^${cloth}, [12] pc`)).waitFor();
  const move = page.getByRole('button', { name: /^(Start|Done)\W+piece/ });
  await expect.poll(() => move.count()).toBe(3);
  await expectUsableAtBoth(page, () => move.first().waitFor());
  for (const left of [2, 1, 0]) {
    await page
      .getByRole('button', { name: /^Start\W+piece/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Done\W+piece/ })
      .first()
      .click();
    await expect.poll(() => move.count()).toBe(left);
  }
  await page
    .getByRole('button', { name: /Order Completed/ })
    .first()
    .waitFor();

  await button(page, 'Customer link').click();
  await button(page, 'Copy link').click();
  const link = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
  const { page: theirs } = await visit({ device: 'phone' });
  await theirs.goto(link);
  await expectUsableAtBoth(theirs, () => theirs.getByText('Still to pay').first().waitFor());
  expect(await theirs.getByText('₹4,310.00').count()).toBeGreaterThan(0);
  expect(await theirs.getByText(customer.mobile).count()).toBe(0);
});
