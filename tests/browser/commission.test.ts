import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

test('from the list of employees to what a bill earns, and a reload finds it again', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.distributor) });
  await page.goto('/Employees');
  await page
    .getByRole('link', { name: /^Commission/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Employee Commission' }).waitFor();
  await expectUsableEverywhere(page, () => page.getByText('Total Earning', { exact: true }).waitFor());
  await page.setViewportSize({ width: 1366, height: 768 });
  const address = new URL(page.url());
  expect([address.pathname, [...address.searchParams.keys()]]).toEqual(['/EmployeeCommision', ['id']]);
  await page.getByRole('columnheader', { name: 'Points' }).waitFor();
  await page.getByRole('button', { name: 'View Map' }).click();
  const map = page.getByRole('dialog', { name: 'Order Locations Map' });
  await expectUsableEverywhere(page, () => map.getByText('No location for this order').first().waitFor());
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Details' }).first().click();
  await page.getByRole('region', { name: 'Products' }).waitFor();
  await expectUsable(page, 'what a bill earns');
  await page.reload();
  await page.getByRole('region', { name: 'Products' }).waitFor();
});

test('a boutique shows orders, what is expected of open ones, and leads to them', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.boutique) });
  await page.goto('/Employees');
  const links = page.getByRole('link', { name: /^Commission/ });
  await links.first().waitFor();
  await links.nth((await links.count()) - 1).click();
  await page.getByRole('heading', { name: 'Boutique Employee Commission' }).waitFor();
  await page.getByText('Total Completed').waitFor();
  await expectUsable(page, 'the commission of a boutique');
});
