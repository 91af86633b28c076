import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const ADD_NOTE = `mutation ($input: CreateCustomerNoteInput!) {
  createCustomerNote(input: $input) { ... on CustomerSuccess { customer { id } } }
}`;

test('a customer is known, edited, and told the account', async () => {
  const token = await tokenOf(OWNERS.retail);
  const { id, name } = await addCustomer(token);
  await ask(token, ADD_NOTE, { input: { key: crypto.randomUUID(), customer: id, note: 'Likes blue' } });
  const { page } = await visit({ token });
  await page.goto(`/crm/customer-details?${String(new URLSearchParams({ id }))}`);
  const drawn = () => page.getByText('Likes blue').first().waitFor();
  await drawn();
  await expectUsableAtBoth(page, drawn);

  await page.getByRole('button', { name: 'Edit Customer' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Customer Details' });
  await edit.getByLabel(/^GST number/).waitFor();
  await expectUsable(page, 'the form of a customer');
  await edit.getByLabel(/^Company/).fill('Weavers of Bapu Nagar');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText(`${name} updated`).waitFor();

  await page.getByText('Weavers of Bapu Nagar').first().waitFor();
  await page.getByRole('button', { name: 'Statement', exact: true }).click();
  const statement = page.getByRole('dialog', { name: 'Statement of account' });
  await statement.getByText('Nothing was billed or received in these days.').waitFor();
  await statement.getByText('Closing balance').waitFor();
  await expectUsable(page, 'a statement');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    statement.getByRole('button', { name: 'Save spreadsheet' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Statement.*\.xlsx$/);
});
