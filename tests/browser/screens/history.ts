import type { Locator } from 'playwright';
import type { Visit } from '../support/visits.ts';

/** Searches the billing history; on a phone the search is behind its icon. */
export async function searchHistory({ page, device }: Visit, text: string): Promise<void> {
  if (device === 'phone') await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill(text);
}

/** The line of a document in the list; a phone shows only the serial number. */
export function billLine({ page, device }: Visit, number: string): Locator {
  return device === 'phone'
    ? page.getByRole('region', { name: 'Billing History' }).getByRole('button', { name: number.slice(-5) })
    : page.getByRole('table', { name: 'Billing History' }).getByRole('row', { name: number });
}

/** The drawer of a document: beside the list, or over it on a phone. */
export function drawerOf({ page, device }: Visit, number: string): Locator {
  return page.getByRole(device === 'phone' ? 'dialog' : 'complementary', { name: number });
}
