import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newTokenOf, OWNERS } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('a customer agrees to messages, gets the data, and is erased', async () => {
  // Its PIN was just entered, as exporting and erasing require.
  const token = await newTokenOf(OWNERS.service);
  const { id, name, mobile } = await addCustomer(token);
  const { page } = await visit({ token });
  await page.goto(`/crm/customer-details?${String(new URLSearchParams({ id }))}`);
  const part = page.getByRole('region', { name: 'Own data' });
  const consent = part.getByRole('checkbox', { name: 'May be sent messages' });
  await consent.focus();
  await page.keyboard.press('Space');
  await part.getByText(/^Agreed on/).waitFor();
  await expectUsable(page, 'an agreed customer');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Export data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Customer data .*\.zip$/);
  const zip = await readFile(await download.path());
  expect(zip.toString('latin1', 0, 2)).toBe('PK');
  // A record without papers is stored uncompressed.
  expect(zip.includes(mobile)).toBe(true);
  await part.getByText('Data exported').waitFor();

  await part.getByRole('button', { name: 'Erase customer' }).click();
  const dialog = page.getByRole('dialog', { name: `Erase ${name}?` });
  const typed = dialog.getByRole('textbox', { name: `Type the name to confirm: ${name}` });
  await expectUsableAtBoth(page, () => dialog.waitFor());
  await typed.fill(name);
  await page.keyboard.press('Enter');
  await page.getByText('Customer erased').waitFor();
  await page.waitForURL('**/crm');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Show all contacts' }).waitFor();
});
