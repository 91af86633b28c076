import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('two products are entered one after the other by keyboard, and one of them is corrected, with its stock', async () => {
  // Unique in every run.
  const name = `Kota doria ${Date.now()}`;
  const { page } = await visit({ token: await tokenOf(OWNERS.boutique) });
  await page.goto('/products?add=1');
  const form = page.getByRole('dialog');
  const title = form.getByRole('textbox', { name: /^Name/ });
  await title.waitFor();
  await title.fill(name);
  await form.getByLabel(/^Category/).fill('Kota sarees');
  await form.getByLabel(/^Price$/).fill('₹3,890.50');
  await form.getByLabel(/^Quantity in stock/).fill('4');
  await page.getByRole('button', { name: 'Save and add next' }).click();
  await page.getByText(`${name} saved`).first().waitFor();
  await expect.poll(() => title.inputValue()).toBe('');
  expect(await form.getByLabel(/^Category/).inputValue()).toBe('Kota sarees');
  await title.fill(`${name}, blue`);
  await form.getByLabel(/^Price$/).fill('4100');
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'detached' });

  await goWithin(page, `/products?search=${encodeURIComponent(name)}`);
  await page.getByText(`${name}, blue`).first().waitFor();
  await page.getByText(name, { exact: true }).first().click();
  await page.getByRole('button', { name: /^Edit/ }).click();
  const price = form.getByLabel(/^Price$/);
  await price.waitFor();
  expect(await price.inputValue()).toBe('3890.50');
  await form.getByText(/^4 /).waitFor();
  await price.fill('3990');
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByText('Unsaved Changes').waitFor();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.keyboard.press('Control+Enter');
  await form.waitFor({ state: 'detached' });
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
  await row.getByText(/3,990/).first().waitFor();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await form.getByRole('link', { name: 'Correct stock' }).click();
  const stock = page.getByRole('dialog', { name: 'Stock' });
  await stock.getByLabel(/^Counted/).fill('6');
  await stock.getByLabel(/^Reason/).selectOption('Counted');
  await stock.getByText('+2 pc').waitFor();
  await stock.getByRole('button', { name: 'Correct stock' }).click();
  const moves = stock.getByRole('region', { name: 'History' }).getByRole('listitem');
  await moves.nth(1).waitFor();
  expect(await moves.allInnerTexts()).toEqual([
    expect.stringMatching(/Correction\s+Counted[^]*\+2\s+6 left/),
    expect.stringMatching(/Opening stock[^]*\+4\s+4 left/),
  ]);
  await expectUsable(page, 'the stock of a product');
  await stock.getByRole('button', { name: 'Close' }).click();
  await row.getByText('6', { exact: true }).waitFor();
});

test('the forms of an optician’s products and services can be used', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.optician) });
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^Name/ });
  await page.goto('/products?add=1');
  await expectUsableAtBoth(page, () => name.waitFor());
  await page.keyboard.press('Escape');
  await name.waitFor({ state: 'detached' });
  await goWithin(page, '/services?add=1');
  await name.waitFor();
  await expectUsable(page, 'a service');
});
