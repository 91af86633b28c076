import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openSheet, workbookOf } from '@galla/upstream/testing/sheets';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableAtBoth } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

let token: string;
beforeAll(async () => {
  token = await tokenOf(OWNERS.retail);
});

const HEADINGS = ['Name', 'Code (SKU)', 'Category', 'Price', 'Track stock', 'Quantity in stock'];

const sheetOf = (...rows: (string | number)[][]): Buffer => workbookOf([HEADINGS, ...rows]);

const choose = async (page: Page, buffer: Buffer): Promise<void> =>
  page.locator('input[type=file][accept=".xlsx,.xls"]').setInputFiles({
    name: 'range.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });

async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return { ...(await openSheet(await readFile(await file.path()))), fileName: file.suggestedFilename() };
}

test('a sheet with faults is mended and imported, and comes back as it is with one price changed', async () => {
  const category = `Import ${randomUUID().slice(0, 8)}`;
  const { page } = await visit({ token });
  await page.goto(`/products?category=${encodeURIComponent(category)}`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(
    page,
    sheetOf(
      ['Neem soap', `${category} 1`, category, 'ten', 'Yes', 5],
      ['Comb', `${category} 2`, category, 20, 'Perhaps', 3],
    ),
  );
  await page.getByText('2 cells need a look').waitFor();
  await expectUsableAtBoth(page, () => page.getByText('Please select Yes or No').waitFor());
  const marked = await download(page, 'Download with errors marked');
  expect(marked.sheet.getCell('G2').text).toContain('Please enter a valid number (e.g., 10.5)');

  await page.getByRole('button', { name: 'Choose another file' }).click();
  await page.getByRole('button', { name: 'Choose Excel file' }).waitFor();
  await expectUsable(page, 'no file yet');
  await choose(
    page,
    sheetOf(
      ['Neem soap', `${category} 1`, category, 10, 'Yes', 5],
      ['Comb', `${category} 2`, category, 20, 'Yes', 3],
    ),
  );
  const run = page.getByRole('button', { name: 'Import 2 rows' });
  await run.waitFor();
  await expectUsable(page, 'rows to import');
  await run.click();
  await page.getByText('2 added, 0 changed, 0 unchanged.').waitFor();
  await page.getByRole('button', { name: 'Show products' }).click();
  // The list reloads and keeps its filter.
  await page.getByText('2 products').waitFor();
  expect(page.url()).toContain('category=Import');

  const { book, sheet, fileName } = await download(page, 'Download');
  expect(fileName).toMatch(/_Products_\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(sheet.getColumn(1).values.slice(2)).toEqual(['Comb', 'Neem soap']);
  const headings = sheet.getRow(1).values as string[];
  sheet.getRow(3).getCell(headings.indexOf('Price')).value = 12.5;

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await choose(page, Buffer.from(await book.xlsx.writeBuffer()));
  await page.getByText('12.50').waitFor();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('0 added, 1 changed, 1 unchanged.').waitFor();
});
