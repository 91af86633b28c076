import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { cartAddress } from './support/addresses.ts';
import { OWNERS, tokenOf, type Trade } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { goWithin } from './support/network.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

// Every address of the specification opens directly, which is what a reload does too: the server answers it with the
// client, which shows the screen. Tests beside the router cover the redirect to the login and both spellings.

const visit = useVisits();
/** The client's page. */
const CLIENT = 'id="root"';

interface Place {
  /** The documented address, with the parameters it needs. */
  address: string;
  /** The heading of its screen. */
  title: string;
  /** Where it redirects, if it is not a screen itself. */
  leadsTo?: string;
}

const at = (address: string, title: string, leadsTo?: string): Place => ({
  address,
  title,
  ...(leadsTo !== undefined && { leadsTo }),
});

const PLACES: Partial<Record<Trade, readonly Place[]>> = {
  boutique: [
    at('/create-order', 'Create Order'),
    at('/order-list', 'Order List'),
    at('/design-pattern', 'Design and Pattern Management'),
    at('/MasterPatterns', 'Master Patterns'),
    at('/StatusAndStagePage', 'Status and Stage'),
    at('/EditOrder', 'Edit Order'),
    at('/order-details', 'Order Details'),
    at('/EmployeeBoutiqueCommision', 'Boutique Employee Commission'),
    at('/EmployeeOrderHistory', 'Orders of an employee'),
  ],
  gym: [
    at('/Members', 'Members'),
    at('/Door', 'Door'),
    at('/Visitors', 'Trial visitors'),
    at('/Branches', 'Branches'),
    at('/Workouts', 'Workouts'),
    at('/Dietplans', 'Diet Plans'),
    at('/GymResources', 'Gym Resources'),
  ],
  distributor: [at('/EmployeeCommision', 'Employee Commission')],
  service: [at('/ReportsPage', 'Financial Reports')],
};

/** Screens of every business; neighbours have different headings. */
const EVERYWHERE: readonly Place[] = [
  at('/', 'Dashboard'),
  at('/profile', 'My Profile'),
  at('/crm', 'Contacts'),
  at('/crm/customer-details', 'Customer Details'),
  at('/services', 'Services'),
  at('/crm/status-update', 'Customer Details'),
  at('/marketing', 'Marketing'),
  at('/products', 'Products'),
  at('/Marketing', 'Marketing'),
  at('/Employees', 'Employee Management'),
  at('/EmployeeNormalCommision', 'Employee Commission'),
  at('/MapLocation', 'Map'),
  at('/Attendance', 'Attendance'),
  at('/Billing', 'Billing'),
  at('/Billing-History', 'Billing History'),
  at('/Transaction-History', 'Transaction History'),
  at('/SalesSettingMaster', 'Permissions'),
  at('/hierarchy-master', 'Hierarchy'),
  at('/SetingQRCodeResizer', 'Your Settings'),
  at('/account-details', 'UPI account details'),
  // Without a chosen customer there is nothing to bill.
  at('/QuickBill', 'Billing', '/Billing'),
  at('/NotificationList', 'Notifications'),
  at('/Billings', 'Billing', '/Billing'),
  at('/subscription', 'Subscription'),
  at('/payment-status', 'Payment status'),
];

let billed: readonly Place[];

beforeAll(async () => {
  const token = await tokenOf(OWNERS.retail);
  const customer = await addCustomer(token);
  const { product } = await stockOf(token);
  if (!product) throw new Error('The shop sells nothing.');
  const bill = await makeBill(token, customer, product);
  billed = [
    at(cartAddress(customer), 'New invoice'),
    at(cartAddress(customer, 'proposal'), 'Quick Bill'),
    at(`/QrCodePage?document=${bill.id}`, 'Payment'),
    at(`/EditBillings?document=${bill.id}`, `Edit invoice ${bill.number}`),
    at(`/Return?document=${bill.id}`, 'Return or exchange'),
    at(`/PaymentHistoryPage/${bill.id}`, 'Payment History for Invoice'),
  ];
});

/** The name of the screen: the part of a title after a comma depends on data, such as a door's branch. */
async function placeOf(page: Page): Promise<string> {
  const title = await page.locator('h1').first().textContent();
  return `${new URL(page.url()).pathname} shows “${title?.split(', ')[0]}”`;
}

const meant = ({ address, title, leadsTo }: Place): string => {
  const path = leadsTo ?? address.split('?')[0] ?? '';
  return `${path} shows “${title}”`;
};

async function walk(owner: Trade, places: readonly Place[]): Promise<void> {
  const { page, url } = await visit({ token: await tokenOf(OWNERS[owner]) });
  await page.goto('/');
  for (const place of places) {
    const answer = await fetch(new URL(place.address, url), { headers: { accept: 'text/html' } });
    expect(answer.status, place.address).toBe(200);
    expect(await answer.text(), place.address).toContain(CLIENT);
    await goWithin(page, place.address);
    await expect.poll(() => placeOf(page), { message: place.address }).toBe(meant(place));
  }
}

test('what every business has', () => walk('retail', EVERYWHERE));

test('what shows a bill or its customer', () => walk('retail', billed));

test.each(Object.entries(PLACES))('what a %s has', (owner, places) => walk(owner as Trade, places));
