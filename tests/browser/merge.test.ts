import { expect, test } from 'vitest';
import { ask, OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

const details = (id: string): string => `/crm/customer-details?${String(new URLSearchParams({ id }))}`;

const NOTE = `mutation ($input: CreateCustomerNoteInput!) {
  createCustomerNote(input: $input) { ... on CustomerSuccess { customer { id } } }
}`;

test('a customer who was added twice becomes one, and the old address leads to her', async () => {
  const token = await tokenOf(OWNERS.service);
  const keep = await addCustomer(token);
  const old = await addCustomer(token);
  const input = { key: crypto.randomUUID(), customer: old.id, note: 'Likes blue' };
  await ask(token, NOTE, { input });
  const { page } = await visit({ token });
  await page.goto(details(keep.id));
  await page.getByRole('button', { name: 'Merge with another customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge customers' });
  const search = dialog.getByRole('searchbox');
  await search.fill(old.name);
  await dialog.getByText(old.name, { exact: true }).waitFor();
  await expectUsable(page, 'whom to merge with');
  await dialog.getByText(old.name, { exact: true }).click();

  await dialog.getByText('1 note', { exact: true }).waitFor();
  await expectUsableAtBoth(page, () => dialog.getByText('1 note', { exact: true }).waitFor());
  const mobile = dialog.getByRole('radiogroup', { name: 'Mobile number' }).getByRole('radio');
  await mobile.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  expect(await mobile.nth(1).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Merge customers' }).click();
  const question = page.getByRole('alertdialog', { name: `Merge ${old.name} into ${keep.name}?` });
  await question.getByText(/cannot be undone/).waitFor();
  await question.getByRole('button', { name: 'Merge customers' }).click();
  await page.getByText(`Merged into ${keep.name}`).waitFor();
  await page.getByText('Likes blue').first().waitFor();
  await page
    .getByText(old.mobile.replace(/(\d{5})(\d{5})/, '$1 $2'))
    .first()
    .waitFor();

  await page.goto(details(old.id));
  await page.getByText(`The customer you looked for was merged into ${keep.name}.`).waitFor();
  await page.waitForURL(`**${details(keep.id)}`);
  await page.getByRole('heading', { name: 'Customer Details' }).waitFor();
});
