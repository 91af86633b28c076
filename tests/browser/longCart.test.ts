import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { addItem, cartOf, openCart } from './screens/cart.ts';
import { cartAddress } from './support/addresses.ts';
import { tokenOf } from './support/api.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, addProduct, type Customer } from './support/shop.ts';
import { useVisits, type Device, type Visit } from './support/visits.ts';

const visit = useVisits();

/** Twenty packs that differ only in the end of their names. */
const PACKS = Array.from({ length: 20 }, (_, n) => `${n + 1} kg`);
const titleOf = (pack: string): string => `Annapurna superior whole wheat flour, stone ground, ${pack}`;

let token: string;
let customer: Customer;

beforeAll(async () => {
  token = await tokenOf(await makeShop());
  customer = await addCustomer(token);
  for (const pack of PACKS) await addProduct(token, titleOf(pack));
});

/** Nothing of it is outside the window or covered: the middle of each edge is hit. */
async function expectInSight(what: string, place: Locator): Promise<void> {
  const isInSight = () =>
    place.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const points = [
        [left + 1, (top + bottom) / 2],
        [right - 1, (top + bottom) / 2],
        [(left + right) / 2, top + 1],
        [(left + right) / 2, bottom - 1],
      ] as const;
      return points.every(([x, y]) => element.contains(element.ownerDocument.elementFromPoint(x, y)));
    });
  await expect.poll(isInSight, { message: `${what} is in sight` }).toBe(true);
}

/** Where a pack's name is drawn, truncated in the middle. */
const nameOf = (place: Locator | Page, pack: string): Locator =>
  place.getByText(new RegExp(`Annapurna .+…, ${pack.replace(' ', String.raw`\s`)}$`));

async function expectWhole(place: Locator, pack: string): Promise<void> {
  const isWhole = await nameOf(place, pack).evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1,
  );
  expect(isWhole, `the name of ${pack} is whole`).toBe(true);
}

const itemsOf = ({ page, device }: Visit): Locator =>
  page.getByRole(device === 'phone' ? 'list' : 'table', { name: 'Product' });

async function expectLastInSight(at: Visit, pack: string, count: number): Promise<void> {
  const cart = cartOf(at);
  await expectInSight('the newest line', cart.getByRole('listitem').filter({ has: nameOf(at.page, pack) }));
  await expectWhole(cart, pack);
  await expectInSight('the customer', cart.getByText(customer.name));
  await expectInSight('the count', cart.getByText(`${count} items · quantity ${count}`));
  await expectInSight('the total', cart.getByText('Total', { exact: true }).locator('..'));
  await expectInSight('the main act', cart.getByRole('button', { name: 'Create invoice' }));
}

test.each<Device>(['desktop', 'tablet', 'phone'])(
  'of twenty lines the newest stays in sight, with customer, count and total: %s',
  async (device) => {
    const at = await visit({ device, token });
    await at.page.goto(cartAddress(customer));
    for (const [before, pack] of PACKS.entries()) {
      await addItem(at, 'Product', titleOf(pack));
      if (before < 17) continue;
      await expectWhole(itemsOf(at), pack);
      await openCart(at);
      await expectLastInSight(at, pack, before + 1);
      if (device !== 'desktop') await at.page.keyboard.press('Escape');
    }
  },
);

/** Names of the buttons covered by a toast. */
const COVERED = `[...document.querySelectorAll('[data-scope=toast][data-part=root]')].flatMap((toast) => {
  const { left, top, right, bottom } = toast.getBoundingClientRect();
  return [...document.querySelectorAll('button, a[href], input')]
    .filter((control) => {
      const area = control.getBoundingClientRect();
      const beside = area.right <= left || area.left >= right || area.bottom <= top || area.top >= bottom;
      return area.width > 0 && !beside && !toast.contains(control);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
})`;

test('what is told over a full list lies over no button', async () => {
  const { page } = await visit({ token });
  await page.goto(cartAddress(customer));
  const add = page.getByRole('button', { name: `Add ${titleOf('1 kg')}`, exact: true });
  const warning = page.getByText(/^Only 7 items/);
  for (let times = 0; times < 8; times += 1) await add.click();
  await warning.waitFor();
  await expect.poll(() => page.evaluate<string[]>(COVERED)).toEqual([]);
});
