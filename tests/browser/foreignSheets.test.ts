import { vyaparItems, vyaparParties, workbookOf } from '@galla/upstream/testing/sheets';
import type { Page } from 'playwright';
import { test } from 'vitest';
import { tokenOf } from './support/api.ts';
import { expectUsableAtBoth } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { makeShop } from './support/ownShop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/** A new shop for each attempt: earlier imports would be found again. */
const newShop = async (): Promise<string> => tokenOf(await makeShop());

const choose = async (page: Page, name: string, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file][accept=".xlsx,.xls"]').setInputFiles({
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const khata = workbookOf([
  ['Maal', 'Bhaav', 'Bhaav'],
  ['Agarbatti', 45, 40],
]);

test('sheets of Vyapar open without a word of help, headings that nobody knows are matched by hand', async () => {
  // For parties the first answer asks to match the columns.
  const { page } = await visit({ token: await newShop(), expects: /status of 422/ });
  await page.goto('/products');
  await press(page, 'Import');
  await choose(page, 'Vyapar.xlsx', vyaparItems());
  await page.getByText('Match the columns').waitFor();
  await press(page, 'Continue');
  await press(page, 'Import 3 rows');
  await page.getByText('3 added, 0 changed, 0 unchanged.').waitFor();
  await press(page, 'Import another file');

  await choose(page, 'khata.xlsx', khata);
  await page.getByText('None of these headings is known', { exact: false }).waitFor();
  await page.getByRole('combobox', { name: 'A · Maal' }).selectOption('title');
  await page.getByRole('combobox', { name: 'B · Bhaav' }).selectOption('price');
  await page.getByRole('combobox', { name: 'C · Bhaav' }).selectOption('price');
  await expectUsableAtBoth(page, () =>
    page.getByText('Price is already taken from column B.', { exact: false }).waitFor(),
  );
  await page.getByRole('combobox', { name: 'C · Bhaav' }).selectOption('');
  await press(page, 'Continue');
  await press(page, 'Import 1 row');
  await page.getByText('1 added, 0 changed, 0 unchanged.').waitFor();
  await press(page, 'Show products');
  for (const title of ['Neem soap', 'Agarbatti'])
    await page.getByText(title, { exact: true }).first().waitFor();

  await goWithin(page, '/crm');
  await press(page, 'Upload');
  await choose(page, 'Vyapar.xlsx', vyaparParties());
  await page.getByText('Match the columns').waitFor();
  await press(page, 'Continue');
  await page.getByText('2 added, 0 changed, 0 unchanged.').waitFor();
  await press(page, 'Show contacts');
  await page.getByRole('link', { name: 'Priya Silks', exact: true }).waitFor();
});
