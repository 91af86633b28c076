import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { addCustomer, type Customer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const ADD = `mutation ($input: CreateCatalogueItemInput!) {
  createCatalogueItem(input: $input) { ... on CreateCatalogueItemSuccess { item { id } } }
}`;

interface Added {
  createCatalogueItem: { item: { id: string } };
}

/** A product of this test. */
async function product(token: string, values: Record<string, string>): Promise<string> {
  const filled = Object.entries(values).map(([name, value]) => ({ name, value }));
  const input = { key: randomUUID(), kind: 'PRODUCT', values: filled };
  return (await ask<Added>(token, ADD, { input })).createCatalogueItem.item.id;
}

test('an optician enters a lens with two variants, and its powers', async () => {
  const token = await tokenOf(OWNERS.optician);
  const code = `T${randomInt(10 ** 8)}`;
  const lens = await product(token, {
    title: `Lens ${code}`,
    type: 'lens',
    has_variants: 'Yes',
    is_inventory: 'Yes',
  });
  const { page } = await visit({ token });
  await page.goto('/products');
  await page.getByRole('link', { name: /^Lens/ }).first().click();
  await page.getByRole('heading', { name: 'Lens', exact: true }).waitFor();
  await goWithin(page, `/products?variants=${lens}`);
  await page.getByRole('button', { name: 'Add variant' }).click();
  for (const [sku, another] of [
    [`${code}-1`, true],
    [`${code}-2`, false],
  ] as const) {
    // The form is cleared after a variant; earlier input would be lost.
    await expect.poll(() => page.getByLabel('Code (SKU)').inputValue()).toBe('');
    await page.getByLabel('Code (SKU)').fill(sku);
    await page.getByLabel('MRP').fill('500');
    await page.getByLabel('Selling price').fill('450');
    await page.getByLabel('Quantity in stock').fill('4');
    if (another) await expectUsable(page, 'variant form');
    await page.getByRole('button', { name: another ? 'Save and add another' : 'Save variant' }).click();
    await page.getByText('Variant saved').first().waitFor();
  }
  await page.getByText('2 variants').waitFor();
  await expectUsableAtBoth(page, () => page.getByText('2 variants').waitFor());
  await page.getByRole('button', { name: `Powers ${code}-1` }).click();
  const rows = page.getByRole('list', { name: 'Lens prescriptions' }).getByRole('listitem');
  await rows.last().getByLabel('SPH').click();
  await page.keyboard.type('-2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('-.75');
  await page.keyboard.press('Tab');
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBe(2);
  expect(await rows.first().getByLabel('SPH').inputValue()).toBe('-2.00');
  expect(await rows.first().getByLabel('CYL').inputValue()).toBe('-0.75');
  await expectUsableAtBoth(page, () => rows.first().waitFor());
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Print labels' }).click();
  expect((await saving).suggestedFilename()).toBe('Prescriptions.zip');
  // The deleted row disappears; the sheet stays open and keeps the keyboard focus.
  await page.getByRole('button', { name: /^Delete −2.00/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
  await expect.poll(() => rows.locator(':focus').count()).toBe(1);
});

test('a distributor assigns points to a designation', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const item = await product(token, { title: `Switch ${randomInt(10 ** 8)}`, price: '100' });
  const { page } = await visit({ token });
  await page.goto(`/products?points=${item}`);
  await page.getByLabel('Designation').and(page.locator(':focus')).waitFor();
  await page.getByLabel('Designation').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Points' }).fill('2.5');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByText('2.5 points').waitFor();
  await expectUsable(page, 'points');
});

const ADD_VARIANT = `mutation ($input: CreateVariantInput!) {
  createVariant(input: $input) { __typename }
}`;
const STOCK = `query ($id: ID!) {
  node(id: $id) { ... on Product { variants { id power available } } }
}`;

interface Stock {
  node: { variants: { id: string; power: string; available: string }[] };
}

/** A lens of this test, with four in stock at -2.00. */
async function stockedLens(token: string): Promise<string> {
  const code = `T${randomInt(10 ** 8)}`;
  const more = { type: 'lens', has_variants: 'Yes', is_inventory: 'Yes' };
  const lens = await product(token, { title: `Lens ${code}`, ...more });
  const values = { sku: code, mrp: '500', sell_price: '450', available_quantity: '4', power: '-2' };
  const filled = Object.entries(values).map(([name, value]) => ({ name, value }));
  const input = { key: randomUUID(), product: lens, values: filled };
  await ask(token, ADD_VARIANT, { input });
  return lens;
}

const SELL = `mutation ($input: CreateDocumentInput!) {
  createDocument(input: $input) { __typename ... on Refusal { message } }
}`;

/** An unpaid invoice for a quantity of a variant. */
async function sell(
  token: string,
  customer: Customer,
  { lens, variant }: { lens: string; variant: string },
  quantity: number,
): Promise<void> {
  const lines = [{ item: lens, variants: [{ variant, quantity }] }];
  const input = { key: randomUUID(), type: 'INVOICE', customer: customer.id, paymentMode: 'UPI', lines };
  const { createDocument } = await ask<{ createDocument: { __typename: string } }>(token, SELL, { input });
  expect(createDocument).toEqual({ __typename: 'CreateDocumentSuccess' });
}

test('an optician fills the matrix of a lens, and a sale meanwhile takes from its cell', async () => {
  const token = await tokenOf(OWNERS.optician);
  const lens = await stockedLens(token);
  const customer = await addCustomer(token);
  const { page } = await visit({ token });
  await page.goto(`/products?variants=${lens}`);
  await page.getByRole('button', { name: 'Stock by power' }).click();
  const cell = (sph: string, cyl: string) =>
    page.getByRole('gridcell', { name: new RegExp(`^SPH ${sph}, CYL ${cyl}`) });
  await cell('−1.75', '−0.25').click();
  await page.keyboard.type('6');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: 'Save 3 cells' });
  await expectUsableAtBoth(page, () => save.waitFor());
  await save.click();
  await page.getByText('Stock saved').waitFor();
  const stock = (await ask<Stock>(token, STOCK, { id: lens })).node.variants;
  expect(stock.map(({ power, available }) => `${power}: ${available}`).toSorted()).toEqual([
    '-1.50 / -0.50: 2',
    '-1.75 / -0.25: 6',
    '-1.75 / -0.50: 7',
    '-2.00: 4',
  ]);
  // A count based on the stock before a sale is reported at its cell.
  await cell('−1.75', '−0.50').click();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
  await sell(
    token,
    customer,
    { lens, variant: stock.find(({ power }) => power === '-1.75 / -0.50')?.id ?? '' },
    3,
  );
  await page.getByRole('button', { name: 'Save 1 cell' }).click();
  await page.getByText('There are 4 now: it was sold or counted meanwhile.').waitFor();
  await page.getByRole('button', { name: 'Save 1 cell' }).click();
  await page.getByRole('gridcell', { name: 'SPH −1.75, CYL −0.50, 9 in stock' }).waitFor();
});
