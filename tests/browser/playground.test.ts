import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

test('a stranger reads the guide, enters a demo shop, runs an example as it stands, and saves the bill', async () => {
  const { page } = await visit({ own: true, device: 'phone' });
  await page.goto('/playground/');
  await page.getByRole('button', { name: 'How to write a client' }).click();
  await page.getByRole('heading', { name: 'In one minute' }).waitFor();
  await page.getByRole('link', { name: 'graph-changes.md' }).click();
  await page.getByRole('heading', { name: 'How the graph changes' }).waitFor();
  const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(sideways).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Back to the playground' }).click();

  await page.setViewportSize(SIZES.desktop);
  await page.getByRole('button', { name: /Meenakshi Boutique/ }).click();
  await page.getByText('Signed in as').waitFor();
  // The docs begin with the schema's own description.
  await page.getByRole('button', { name: /Documentation Explorer/ }).click();
  await page.getByText('Where to begin.').waitFor();
  await page.getByRole('button', { name: 'Show Examples' }).click();
  await page.getByRole('button', { name: 'Bill a customer', exact: true }).click();
  // Its variables name records of this shop, which are fetched first.
  await page.getByRole('tab', { name: 'BillACustomer' }).waitFor();
  await page.getByRole('button', { name: /^Execute/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save PDF', exact: true }).click(),
  ]);
  expect(await readFile(await download.path(), 'latin1')).toMatch(/^%PDF-/);
  // Another tab of the browser has the same editor tabs.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('tab', { name: 'BillACustomer' }).waitFor();
  await other.close();
  await page.getByRole('button', { name: 'Show History' }).click();
  await page.getByRole('button', { name: 'BillACustomer' }).first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Demo shops' }).waitFor();
  const stored = await page.evaluate<string[]>('Object.keys(localStorage)');
  expect(stored.filter((key) => key.startsWith('galla-playground:'))).toEqual([]);
});
