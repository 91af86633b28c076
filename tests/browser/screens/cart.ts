import type { Locator } from 'playwright';
import type { Visit } from '../support/visits.ts';

/** The cart: a column on a desktop, a sheet on a tablet or phone. */
export function cartOf({ page, device }: Visit): Locator {
  return device === 'desktop'
    ? page.getByRole('complementary', { name: 'Cart' })
    : page.getByRole('dialog', { name: 'Cart' });
}

/** On tablet and phone the cart is a sheet that must be opened. */
export async function openCart(visit: Visit): Promise<Locator> {
  if (visit.device !== 'desktop') await visit.page.getByRole('button', { name: /^Open cart/ }).click();
  return cartOf(visit);
}

/** Number of lines in the cart. */
export const linesOf = (cart: Locator): Promise<number> => cart.getByRole('listitem').count();

/** Searches an item on its tab and presses its Add. */
export async function addItem(visit: Visit, tab: 'Product' | 'Service', title: string): Promise<void> {
  const { page } = visit;
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: `Add ${title}`, exact: true }).click();
}
