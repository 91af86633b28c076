import { expect, test } from 'vitest';
import { customerLine, customerSearch } from './screens/selection.ts';
import { OWNERS, newTokenOf } from './support/api.ts';
import { cutNetwork, goWithin, restoreNetwork } from './support/network.ts';
import { addCustomer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();
/** The browser logs resources it could not load. */
const NOTED = /Failed to load resource|GraphFailure/;

const ROWS = `new Promise((resolve, reject) => {
  const open = indexedDB.open('galla');
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const all = open.result.transaction('customers').objectStore('customers').getAll();
    all.onsuccess = () => resolve(all.result);
  };
})`;

test('while the network is away a customer is found from this device, also after a reload, until logging out', async () => {
  const token = await newTokenOf(OWNERS.retail);
  const { name, mobile } = await addCustomer(token);
  const at = await visit({ token, expects: NOTED });
  const { page } = at;
  await page.goto('/Billing');
  await customerSearch(at).fill(mobile);
  await customerLine(at, name).waitFor();
  const kept = (): Promise<Record<string, unknown>[]> => page.evaluate(ROWS);
  await expect.poll(async () => (await kept()).map((row) => row['name'])).toContain(name);
  const [row = {}] = await kept();
  expect(Object.keys(row).toSorted()).toEqual(
    ['customer_id', 'email', 'group', 'mobile', 'name', 'until', 'words'].toSorted(),
  );
  await page.goto('/Billing');
  await customerSearch(at).waitFor();
  await cutNetwork(page);
  await customerSearch(at).fill(mobile);
  await customerLine(at, name).waitFor();
  await page.getByText('Offline: from this device').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Screen, customer, item or bill' }).fill(name);
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('Escape');
  await restoreNetwork(page);
  await goWithin(page, '/NotificationList');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log Out' }).click();
  await page.getByText('You have been logged out successfully.').waitFor();
  expect(await page.evaluate('indexedDB.databases()')).toEqual([]);
});
