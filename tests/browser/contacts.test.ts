import { beforeAll, expect, test } from 'vitest';
import { ask, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer, type Customer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();
let token: string;
let agreed: Customer;
let silent: Customer;

const CONSENT = `mutation ($input: UpdateCustomerConsentInput!) {
  updateCustomerConsent(input: $input) { ... on CustomerSuccess { customer { id } } }
}`;

beforeAll(async () => {
  token = await tokenOf(await makeShop());
  agreed = await addCustomer(token);
  silent = await addCustomer(token);
  const input = { key: crypto.randomUUID(), customer: agreed.id, given: true, source: 'COUNTER' };
  await ask(token, CONSENT, { input });
});

test('contacts are found and chosen; a text is prepared for those who agreed, and for nobody else', async () => {
  const { page } = await visit({ token });
  await page.goto('/crm');
  await expectUsableAtBoth(page, () => page.getByRole('link', { name: agreed.name, exact: true }).waitFor());
  await page.getByRole('searchbox').fill('nobody at all');
  await page.getByRole('button', { name: 'Show all contacts' }).click();
  await page.getByRole('link', { name: 'Bulk Contact Update' }).click();
  await page.getByRole('checkbox', { name: 'Select all of No group' }).click({ force: true });
  await page.getByText('2 of 2 selected').waitFor();
  await expectUsableAtBoth(page, () => page.getByRole('heading', { name: 'No group 2' }).waitFor());

  await page.keyboard.press('u');
  const assign = page.getByRole('dialog', { name: 'Assign Selected Contacts' });
  await assign.getByRole('button', { name: 'Assign 2 contacts' }).waitFor();
  await page.keyboard.press('Escape');
  await assign.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Message (2)' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox') });
  const way = dialog.getByRole('link', { name: new RegExp(agreed.name) });
  await way.waitFor();
  await expectUsable(page, 'a text');
  expect(await dialog.getByRole('link').count()).toBe(1);
  expect(await dialog.getByText(silent.name).count()).toBe(0);
  await dialog.getByRole('textbox').fill('The new silks are here');
  const address = new URL((await way.getAttribute('href')) ?? '');
  expect(address.hostname).toBe('wa.me');
  expect(address.pathname).toContain(agreed.mobile);
  expect(address.searchParams.get('text')).toBe('The new silks are here');
});
