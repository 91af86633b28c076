import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { cartOf } from './screens/cart.ts';
import { customerLine } from './screens/selection.ts';
import { OWNERS, PIN, tokenOf } from './support/api.ts';
import { downloadPdf } from './support/downloads.ts';
import { sumBehind } from './support/money.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const hasFocus = async (place: Locator): Promise<boolean> =>
  (await place.and(place.page().locator(':focus')).count()) > 0;

/** Typing speed of a person: faster input counts as a scanner's. */
const HUMAN = { delay: 60 };

/** Tabs to an element; fails when Tab never reaches it. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if ((await place.isVisible()) && (await hasFocus(place))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come by ${String(place)}.`);
}

test('a bill from the login to the paper without a mouse', async () => {
  const token = await tokenOf(OWNERS.retail);
  const customer = await addCustomer(token);
  const { product, varied, service } = await stockOf(token);
  if (!product || !varied) throw new Error('A retail shop sells products, and some with variants.');
  const at = await visit();
  const { page } = at;
  const { keyboard } = page;

  await page.goto('/');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await tabTo(page, page.getByLabel('Mobile number'));
  await keyboard.type(OWNERS.retail);
  await tabTo(page, page.getByLabel('PIN, digit 1 of 4'));
  await keyboard.type(PIN);
  await keyboard.press('Enter');

  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Billing', exact: true }));
  await keyboard.press('Enter');
  // The search has the focus; arrows and Enter choose.
  await expect.poll(() => hasFocus(page.getByRole('searchbox'))).toBe(true);
  await keyboard.type(customer.mobile);
  await customerLine(at, customer.name).waitFor();
  // The customer may be listed before the search has finished: until it is the only row, an arrow would lead to
  // another.
  await expect.poll(() => page.getByRole('table', { name: 'Customers' }).getByRole('row').count()).toBe(2);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByText(`Invoice for ${customer.name}`).waitFor();
  await keyboard.press('Control+Enter');

  const cart = cartOf(at);
  const search = page.getByRole('searchbox', { name: 'Search by name, code or category' });
  await expect.poll(() => hasFocus(search)).toBe(true);
  await page.getByRole('table', { name: 'Products and services' }).getByRole('row').nth(1).waitFor();
  await keyboard.type(product.title, HUMAN);
  await keyboard.press('Enter');
  await cart.getByRole('button', { name: product.title }).first().waitFor();
  // Enter selects the typed text: further typing searches the next item.
  await keyboard.type(varied.title, HUMAN);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Select Variant' });
  const more = dialog.getByRole('button', {
    name: `One more ${varied.title} ${varied.variant}`,
    exact: true,
  });
  await more.waitFor();
  await tabTo(page, more);
  await keyboard.press('Enter');
  await keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'hidden' });
  // The search is kept when the tab changes.
  await keyboard.press('/');
  await keyboard.press('Backspace');
  await expect.poll(() => search.inputValue()).toBe('');
  await tabTo(page, page.getByRole('tab', { name: 'All' }));
  await keyboard.press('ArrowRight');
  await expect.poll(() => hasFocus(page.getByRole('tab', { name: 'Product' }))).toBe(true);
  await keyboard.press('ArrowRight');
  await page.getByRole('table', { name: 'Service' }).getByRole('row').nth(1).waitFor();
  await keyboard.press('/');
  await keyboard.type(service, HUMAN);
  await keyboard.press('Enter');
  await expect.poll(() => cart.getByRole('listitem').count()).toBe(3);

  await keyboard.press('F4');
  await keyboard.type('1');
  await keyboard.press('F8');
  await keyboard.press('F8');
  await expect.poll(() => sumBehind(cart, 'Discount')).toBe(-100);
  await keyboard.press('Control+Enter');

  const received = page.getByRole('button', { name: /^Received ₹/ });
  await received.waitFor();
  await keyboard.press('Control+Enter');
  await page.getByText('Pending amount updated successfully.').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'PDF', exact: true }));
  const paper = await downloadPdf(page, () => keyboard.press('Enter'));
  expect(paper.text).toContain(customer.name);
  await page.getByRole('heading', { name: 'Payment' }).click();
  await keyboard.press('n');
  await page.waitForURL('**/Billing');
});
