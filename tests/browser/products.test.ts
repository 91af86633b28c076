import { beforeAll, expect, test } from 'vitest';
import { tick } from './screens/tick.ts';
import { tokenOf } from './support/api.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addProduct } from './support/shop.ts';
import { useVisits, type Device, type Visit } from './support/visits.ts';

const visit = useVisits();

let token: string;

/** A shop with twelve products: two pages. */
beforeAll(async () => {
  token = await tokenOf(await makeShop());
  for (const n of ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']) {
    await addProduct(token, `Saree ${n}`);
  }
});

const line = ({ page, device }: Visit, title: string) =>
  page.getByRole(device === 'phone' ? 'button' : 'row', { name: title });

const acts = ({ page }: Visit) => page.getByRole('region', { name: 'Actions for selected items' });

/** Selects a product: by its checkbox, or on a phone by a tap in selection mode. */
async function choose(at: Visit, title: string): Promise<void> {
  if (at.device === 'phone') await line(at, title).click();
  else await tick(at.page.getByRole('checkbox', { name: `Select ${title}` }));
}

test.each<Device>(['desktop', 'tablet', 'phone'])(
  'products are chosen over pages and put on the market place: %s',
  async (device) => {
    const at = await visit({ device, token });
    await at.page.goto('/products');
    await line(at, 'Saree 01').waitFor();
    if (device === 'phone') await at.page.getByRole('button', { name: 'Select', exact: true }).click();
    await choose(at, 'Saree 02');
    await at.page.getByRole('button', { name: 'Next page' }).click();
    await line(at, 'Saree 11').waitFor();
    await choose(at, 'Saree 11');
    await acts(at).getByText('2 selected').waitFor();
    await expectUsable(at.page);
    await acts(at).getByRole('button', { name: 'Add to Cart' }).click();
    await at.page.getByText('2 products are on the market place').waitFor();
  },
);

test('by the keyboard alone: over the rows, chosen, asked, and deleted', async () => {
  const own = await tokenOf(await makeShop());
  for (const title of ['Lehenga 1', 'Lehenga 2', 'Lehenga 3']) await addProduct(own, title);
  const at = await visit({ token: own });
  const { keyboard } = at.page;
  await at.page.goto('/products');
  await line(at, 'Lehenga 1').waitFor();
  await line(at, 'Lehenga 1').focus();
  await keyboard.press('ArrowDown');
  await keyboard.press('x');
  await keyboard.press('Shift+ArrowDown');
  await acts(at).getByText('2 selected').waitFor();
  await keyboard.press('Delete');
  const question = at.page.getByRole('alertdialog', { name: 'Are you sure you want to delete 2 products?' });
  await question.locator(':focus').waitFor();
  await expectUsable(at.page);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await at.page.getByText('2 products deleted').waitFor();
  await line(at, 'Lehenga 3').waitFor();
  await expect.poll(() => line(at, 'Lehenga 1').count()).toBe(0);
});

test('a product opens beside the list, and the arrows walk on, at every width', async () => {
  const at = await visit({ token });
  await at.page.goto('/products');
  await line(at, 'Saree 03').click();
  await at.page.getByRole('complementary', { name: 'Saree 03' }).waitFor();
  await at.page.keyboard.press('ArrowDown');
  await at.page.getByRole('complementary', { name: 'Saree 04' }).waitFor();
  await expect.poll(() => new URL(at.page.url()).searchParams.has('open')).toBe(true);
  await expectUsableEverywhere(at.page, () => at.page.getByText('Stock and tax').first().waitFor());
});
