import { beforeAll, expect, test } from 'vitest';
import { tokenOf } from './support/api.ts';
import { expectUsableEverywhere } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();
let token: string;
let name: string;
beforeAll(async () => {
  token = await tokenOf(await makeShop());
  ({ name } = await addCustomer(token));
});

test('contacts are found, opened, and chosen to be assigned', async () => {
  const { page } = await visit({ token });
  await page.goto('/crm');
  const drawn = () => page.getByRole('link', { name, exact: true }).waitFor();
  await drawn();
  await expectUsableEverywhere(page, drawn);
  await page.getByRole('searchbox').fill('nobody at all');
  await page.getByRole('button', { name: 'Show all contacts' }).click();
  await page.getByRole('link', { name: 'Bulk Contact Update' }).click();
  await page.getByRole('checkbox', { name: 'Select all of No group' }).click({ force: true });
  await page.getByText('1 of 1 selected').waitFor();
  await expectUsableEverywhere(page, async () => {
    await page.getByRole('heading', { name: 'No group 1' }).waitFor();
  });
  await page.keyboard.press('u');
  const dialog = page.getByRole('dialog', { name: 'Assign Selected Contacts' });
  await dialog.getByRole('button', { name: 'Assign 1 contact' }).click();
  await dialog.getByText('Please select an employee or a group to assign.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back' }).click();
  expect(new URL(page.url()).pathname).toBe('/crm');
});
