import { beforeAll, expect, test } from 'vitest';
import { tick } from './screens/tick.ts';
import { tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addProduct } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;

/** A shop with twelve products: two pages. */
beforeAll(async () => {
  token = await tokenOf(await makeShop());
  for (const n of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
    await addProduct(token, `Saree ${n}`);
  }
});

test('products are chosen over pages, put on the market place, deleted by the keyboard, and opened', async () => {
  const { page } = await visit({ token });
  const line = (title: string) => page.getByRole('row', { name: title });
  const acts = page.getByRole('region', { name: 'Actions for selected items' });
  const select = (title: string) => tick(page.getByRole('checkbox', { name: `Select ${title}` }));
  await page.goto('/products');
  await line('Saree 01').waitFor();
  await select('Saree 02');
  await page.getByRole('button', { name: 'Next page' }).click();
  await line('Saree 11').waitFor();
  await select('Saree 11');
  await acts.getByText('2 selected').waitFor();
  await expectUsableAtBoth(page, () => acts.waitFor());
  await acts.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByText('2 products are on the market place').waitFor();

  // By the keyboard alone.
  await page.getByRole('button', { name: 'Previous page' }).click();
  await line('Saree 01').focus();
  await page.keyboard.press('Escape');
  await acts.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await acts.getByText('2 selected').waitFor();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 products?' });
  await question.locator(':focus').waitFor();
  await expectUsable(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('2 products deleted').waitFor();
  await line('Saree 05').waitFor();
  for (const gone of ['Saree 01', 'Saree 02']) await expect.poll(() => line(gone).count()).toBe(0);

  await line('Saree 03').click();
  await page.getByRole('complementary', { name: 'Saree 03' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('complementary', { name: 'Saree 04' }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.has('open')).toBe(true);
  await expectUsableAtBoth(page, () => page.getByText('Stock and tax').first().waitFor());
});
