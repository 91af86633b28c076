import type { Locator } from 'playwright';
import type { Visit } from '../support/visits.ts';

/** The line of a customer in the list of /Billing. */
export function customerLine({ page, device }: Visit, name: string): Locator {
  return device === 'phone'
    ? page.getByRole('list', { name: 'Customers' }).getByRole('button', { name })
    : page.getByRole('table', { name: 'Customers' }).getByRole('row', { name });
}

export function customerSearch({ page }: Visit): Locator {
  return page.getByRole('searchbox');
}

/** Finds a customer by a part of the mobile and continues to the cart. */
export async function selectCustomer(visit: Visit, { name, mobile }: Record<'name' | 'mobile', string>) {
  await customerSearch(visit).fill(mobile);
  await customerLine(visit, name).click();
  await visit.page.getByRole('button', { name: 'Select & Continue' }).click();
}
