import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { addItem, openCart } from './screens/cart.ts';
import { cartAddress } from './support/addresses.ts';
import { tokenOf } from './support/api.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, addProduct, type Customer } from './support/shop.ts';
import { SIZES, useVisits, type Device, type Visit } from './support/visits.ts';

const visit = useVisits();

/** Twenty packs that differ only in the end of their names. */
const PACKS = Array.from({ length: 20 }, (_, n) => `${n + 1} kg`);
const titleOf = (pack: string): string => `Annapurna superior whole wheat flour, stone ground, ${pack}`;

/** How many of each there are. */
const STOCK = 7;

let token: string;
let customer: Customer;

beforeAll(async () => {
  token = await tokenOf(await makeShop());
  customer = await addCustomer(token);
  for (const pack of PACKS) await addProduct(token, titleOf(pack), STOCK);
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

async function expectLastInSight(at: Visit, pack: string, count: number, quantity: number): Promise<void> {
  const cart = await openCart(at);
  await expectInSight('the newest line', cart.getByRole('listitem').filter({ has: nameOf(at.page, pack) }));
  await expectWhole(cart, pack);
  await expectInSight('the customer', cart.getByText(customer.name));
  await expectInSight('the count', cart.getByText(`${count} items · quantity ${quantity}`));
  await expectInSight('the total', cart.getByText('Total', { exact: true }).locator('..'));
  await expectInSight('the main act', cart.getByRole('button', { name: 'Create invoice' }));
}

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

/** The last lines are added at one width each. */
const LAST: readonly Device[] = ['desktop', 'tablet', 'phone'];

test('of twenty lines the newest stays in sight with customer, count and total, and no notice covers a button', async () => {
  const at = await visit({ token });
  const { page } = at;
  await page.goto(cartAddress(customer));
  const [first = '', ...more] = PACKS;
  const add = page.getByRole('button', { name: `Add ${titleOf(first)}`, exact: true });
  for (let times = 0; times <= STOCK; times += 1) await add.click();
  await page.getByText(`Only ${STOCK} items`).waitFor();
  await expect.poll(() => page.evaluate<string[]>(COVERED)).toEqual([]);

  for (const pack of more.slice(0, -LAST.length)) await addItem(at, 'Product', titleOf(pack));
  for (const [index, pack] of more.slice(-LAST.length).entries()) {
    const seen: Visit = { ...at, device: LAST[index] ?? 'desktop' };
    await page.setViewportSize(SIZES[seen.device]);
    await addItem(seen, 'Product', titleOf(pack));
    await expectWhole(itemsOf(seen), pack);
    const count = PACKS.length - LAST.length + index + 1;
    await expectLastInSight(seen, pack, count, count - 1 + STOCK);
    if (seen.device !== 'desktop') await page.keyboard.press('Escape');
  }
});
