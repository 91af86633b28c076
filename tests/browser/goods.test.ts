import { beforeAll, expect, test } from 'vitest';
import { tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addProduct } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();
let token: string;

beforeAll(async () => {
  token = await tokenOf(await makeShop());
  await addProduct(token, 'Kolhapuri chappal', 2);
});

test('what runs low is bought: goods come in with cost and supplier, and stand with the supplier', async () => {
  const { page } = await visit({ token });
  await page.goto('/products');
  await page.getByRole('link', { name: 'To buy' }).click();
  const row = page.getByText('Kolhapuri chappal');
  await expectUsableAtBoth(page, () => row.first().waitFor());
  await row.first().click();
  const drawer = page.getByRole('dialog', { name: 'Stock' });
  await drawer.getByText('Goods came in', { exact: true }).click();
  await drawer.getByRole('textbox', { name: /^Received/ }).fill('24');
  await drawer.getByText('26 pc').waitFor();
  await drawer.getByRole('textbox', { name: /^Cost of one/ }).fill('120.50');
  await drawer.getByLabel('Supplier', { exact: true }).fill('Surat Footwear');
  await drawer.getByRole('textbox', { name: /bill no/ }).fill('SF/118');
  await page.keyboard.press('Enter');
  await page.getByText('24 added to the stock.').waitFor();
  await drawer.getByText('Goods received, from Surat Footwear, bill SF/118').waitFor();
  await drawer.getByText('Last cost').waitFor();
  await expectUsable(page, 'a stock with its cost');

  await page.goto('/products/to-buy');
  await page.getByText('Nothing is running low').waitFor();
  await page.getByRole('link', { name: 'Suppliers' }).click();
  const supplier = page.getByText('Surat Footwear').first();
  await expectUsableAtBoth(page, () => supplier.waitFor());
  await supplier.click();
  const opened = page.getByRole('complementary', { name: 'Surat Footwear' });
  await opened.getByText('+24 pc').waitFor();
  expect(await opened.textContent()).toMatch(/Kolhapuri chappal.*bill SF\/118.*₹120\.50/);
  await expectUsable(page, 'a supplier');

  await opened.getByRole('button', { name: 'Undo receipt' }).click();
  const asked = page.getByRole('alertdialog');
  await asked.getByText('24 pc leave the stock again').waitFor();
  await asked.getByRole('button', { name: 'Undo receipt' }).click();
  await opened.getByText(/^Undone by/).waitFor();
  await expectUsableAtBoth(page, () => page.getByText(/^Undone by/).waitFor());

  await page.goto('/products/suppliers');
  await page.getByRole('link', { name: 'Receive a delivery' }).click();
  await page.getByLabel('Supplier', { exact: true }).fill('Surat Footwear');
  await page.getByRole('searchbox', { name: 'Product, code or bar code' }).fill('kolha');
  await page.keyboard.press('Enter');
  const line = page.getByRole('listitem', { name: 'Kolhapuri chappal' });
  await line.getByRole('textbox', { name: /^Received/ }).fill('20');
  await line.getByRole('textbox', { name: 'Cost of one' }).fill('115');
  await expectUsableAtBoth(page, () => line.getByText('₹2,300.00').first().waitFor());
  await page.reload();
  await line.getByText('₹2,300.00').first().waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 product added to the stock.').waitFor();
  await page.getByText('Nothing entered yet').waitFor();
});
