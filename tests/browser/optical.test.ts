import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const ADD = `mutation ($input: CreateCatalogueItemInput!) {
  createCatalogueItem(input: $input) { ... on CreateCatalogueItemSuccess { item { id } } }
}`;

interface Added {
  createCatalogueItem: { item: { id: string } };
}

/** A product of the test's own. */
async function product(token: string, values: Record<string, string>): Promise<string> {
  const filled = Object.entries(values).map(([name, value]) => ({ name, value }));
  const input = { key: randomUUID(), kind: 'PRODUCT', values: filled };
  return (await ask<Added>(token, ADD, { input })).createCatalogueItem.item.id;
}

test.each(['desktop', 'phone'] as const)(
  'an optician enters a lens with two variants, and its powers, on a %s',
  async (device) => {
    const token = await tokenOf(OWNERS.optician);
    const code = `T${randomInt(10 ** 8)}`;
    const lens = await product(token, {
      title: `Lens ${code}`,
      type: 'lens',
      has_variants: 'Yes',
      is_inventory: 'Yes',
    });
    const { page } = await visit({ token, device });
    await page.goto('/products');
    await page.getByRole('link', { name: /^Lens/ }).first().click();
    await page.getByRole('heading', { name: 'Lens', exact: true }).waitFor();
    await page.goto(`/products?variants=${lens}`);
    await page.getByRole('button', { name: 'Add variant' }).click();
    for (const [sku, another] of [
      [`${code}-1`, true],
      [`${code}-2`, false],
    ] as const) {
      // The form is emptied after a variant; what is typed before that would be lost.
      await expect.poll(() => page.getByLabel('Code (SKU)').inputValue()).toBe('');
      await page.getByLabel('Code (SKU)').fill(sku);
      await page.getByLabel('MRP').fill('500');
      await page.getByLabel('Selling price').fill('450');
      await page.getByLabel('Quantity in stock').fill('4');
      if (another) await expectUsable(page, `variant form, ${device}`);
      await page.getByRole('button', { name: another ? 'Save and add another' : 'Save variant' }).click();
      await page.getByText('Variant saved').first().waitFor();
    }
    await page.getByText('2 variants').waitFor();
    await expectUsable(page, `variants, ${device}`);
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
    await expectUsable(page, `powers, ${device}`);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Print labels' }).click();
    expect((await saving).suggestedFilename()).toBe('Prescriptions.zip');
  },
);

test('a distributor assigns points to a designation', async () => {
  const token = await tokenOf(OWNERS.distributor);
  const item = await product(token, { title: `Switch ${randomInt(10 ** 8)}`, price: '100' });
  const { page } = await visit({ token });
  await page.goto(`/products?points=${item}`);
  await page.getByLabel('Designation').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Points' }).fill('2.5');
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByText('2.5 points').waitFor();
  await expectUsable(page, 'points');
});
