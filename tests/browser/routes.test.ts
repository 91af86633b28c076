import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { OWNERS, tokenOf } from './support/api.ts';
import { goWithin } from './support/network.ts';
import { product } from './support/product.ts';
import { useVisits } from './support/visits.ts';

// Every address of the specification opens directly, which is what a reload does too: the server answers it with the
// client, which shows the screen. Tests beside the router cover the redirect to the login and both spellings.

const visit = useVisits();
/** The client's page. */
const CLIENT = 'id="root"';

/** Addresses of no other browser test: that of the screen, the heading, and where it redirects, if it does. */
const HERE: readonly (readonly [address: string, title: string, leadsTo?: string])[] = [
  ['/EmployeeNormalCommision', 'Employee Commission'],
  ['/ReportsPage', 'Financial Reports'],
  ['/EmployeeOrderHistory', 'Orders of an employee'],
  ['/crm/customer-details', 'Customer Details'],
  // Without a chosen customer there is nothing to bill.
  ['/QuickBill', 'Billing', '/Billing'],
  ['/NotificationList', 'Notifications'],
  ['/Billings', 'Billing', '/Billing'],
];

/** Addresses of screens that other browser tests show. */
const ELSEWHERE = [
  '/',
  '/Attendance',
  '/Billing',
  '/Billing-History',
  '/Branches',
  '/create-order',
  '/crm',
  '/crm/status-update',
  '/design-pattern',
  '/Dietplans',
  '/Door',
  '/EditBillings',
  '/EditOrder',
  '/EmployeeBoutiqueCommision',
  '/EmployeeCommision',
  '/Employees',
  '/GymResources',
  '/hierarchy-master',
  '/MapLocation',
  '/marketing',
  '/Marketing',
  '/MasterPatterns',
  '/Members',
  '/order-details',
  '/order-list',
  '/payment-status',
  '/PaymentHistoryPage',
  '/products',
  '/profile',
  '/QrCodePage',
  '/Return',
  '/SalesSettingMaster',
  '/services',
  '/SetingQRCodeResizer',
  '/StatusAndStagePage',
  '/subscription',
  '/Transaction-History',
  '/Visitors',
  '/Workouts',
  '/account-details',
];

test('other tests show the addresses that are not shown here', () => {
  const others = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((file) => file !== basename(import.meta.filename))
    .map((file) => readFileSync(resolve(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const isShown = (address: string) => new RegExp(`['"\`*]${address}['"\`?/]`).test(others);
  expect(ELSEWHERE.filter((address) => !isShown(address))).toEqual([]);
});

test('the server answers every address with the client', async () => {
  for (const address of [...HERE.map(([path]) => path), ...ELSEWHERE]) {
    const answer = await fetch(new URL(address, product().url), { headers: { accept: 'text/html' } });
    expect(answer.status, address).toBe(200);
    expect(await answer.text(), address).toContain(CLIENT);
  }
});

async function placeOf(page: Page): Promise<string> {
  const title = await page.locator('h1').first().textContent();
  return `${new URL(page.url()).pathname} shows “${title}”`;
}

test('the client shows the screen of an address', async () => {
  const { page } = await visit({ token: await tokenOf(OWNERS.retail) });
  await page.goto('/profile');
  for (const [address, title, leadsTo = address] of HERE) {
    await goWithin(page, address);
    await expect.poll(() => placeOf(page), { message: address }).toBe(`${leadsTo} shows “${title}”`);
  }
});
