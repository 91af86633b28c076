import { beforeAll, expect, test } from 'vitest';
import { cartAddress } from './support/addresses.ts';
import { ask, newTokenOf, OWNERS, tokenOf } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { addCustomer, stockOf, type Customer } from './support/shop.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();

interface Subject {
  customer: Customer;
  role: { id: string; name: string };
  bill: { id: string; number: string };
  product: string;
}

interface Found {
  viewer: { tenant: { designations: Subject['role'][] } };
}

const ROLES = '{ viewer { tenant { designations { id name } } } }';

/** A customer, a bill and a role, for screens that show one. */
async function makeSubject(): Promise<Subject> {
  const customer = await addCustomer(token);
  const { product } = await stockOf(token);
  if (!product) throw new Error('An optician sells products.');
  const [role] = (await ask<Found>(token, ROLES)).viewer.tenant.designations;
  if (!role) throw new Error('An optician has designations.');
  return { customer, role, product: product.id, bill: await makeBill(token, customer, product) };
}

let token: string;
let subject: Subject;

beforeAll(async () => {
  // A second device for the list of devices.
  await newTokenOf(OWNERS.optician);
  token = await tokenOf(OWNERS.optician);
  subject = await makeSubject();
});

/** A screen: its address, and a button, row or heading that is present once loaded. */
type Screen = readonly [address: (subject: Subject) => string, drawn: (subject: Subject) => string];

/**
 * Every screen by subject, except those whose journey looks at them: the week, products, campaigns. Neighbours show
 * something else, so that what is found is not of the screen before.
 */
const SCREENS: Record<string, readonly Screen[]> = {
  'the dashboard, the calendar and a customer': [
    [() => '/', () => 'Task Manager'],
    [({ customer }) => `/crm/status-update?id=${encodeURIComponent(customer.id)}`, () => 'Update Status'],
    [() => '/Calendar?view=month', () => 'New Appointment'],
    [() => '/NotificationList', () => 'Mark all as read'],
  ],
  bills: [
    [() => '/Billing', () => 'Select & Continue'],
    [({ customer }) => cartAddress(customer), () => 'Add '],
    [({ customer }) => cartAddress(customer, 'proposal'), () => 'Generate UPI QR'],
    [({ customer }) => cartAddress(customer, 'order'), () => 'Add '],
    [({ bill }) => `/QrCodePage?document=${bill.id}`, () => 'Received'],
    [() => '/Billing-History', ({ bill }) => bill.number.slice(-5)],
    [({ bill }) => `/Billing-History?open=${bill.id}`, () => 'Receive payment'],
  ],
  'the shop and the user': [
    [() => '/subscription', () => 'Professional'],
    [() => '/SetingQRCodeResizer?tab=qr', () => 'Reset to Defaults'],
    [() => '/SetingQRCodeResizer?tab=employees', () => 'Your Settings'],
    [() => '/SetingQRCodeResizer?tab=print', () => 'Reset to Defaults'],
    [() => '/SetingQRCodeResizer?tab=bills', () => 'Your Settings'],
    [() => '/account-details', () => 'Update UPI'],
    [() => '/payment-status', () => 'Payment status'],
    [() => '/sessions', () => 'Log out other devices'],
    [() => '/profile', () => 'Change PIN'],
    [() => '/profile?edit=1', () => 'Save'],
  ],
  'the catalogue and campaigns': [
    [() => '/products?type=lens', () => 'Lens'],
    [() => '/services', () => 'Add Service'],
    [({ product }) => `/catalog-image?type=product&id=${product}`, () => 'Save picture'],
    [() => '/marketing?edit=new', () => 'Save'],
  ],
  'orders and roles': [
    [() => '/StatusAndStagePage', () => 'Add Stage'],
    // Filled ones are covered by their journey (designs.test.ts): an optician sews nothing.
    [() => '/design-pattern', () => 'Items'],
    [() => '/MasterPatterns', () => 'Master Patterns'],
    // The same for orders (orders.test.ts).
    [() => '/order-list', () => 'More filters'],
    [() => '/create-order', () => 'Choose customer'],
    [() => '/order-list?view=due', () => 'Pieces a day'],
    [() => '/hierarchy-master', () => 'Collapse all'],
    [() => '/hierarchy-master?new=root', () => 'Save'],
    [({ role }) => `/SalesSettingMaster?role=${encodeURIComponent(role.id)}`, ({ role }) => role.name],
    [() => '/SalesSettingMaster', () => 'Confirm all'],
  ],
};

test.each(Object.entries(SCREENS))(
  'the screens of %s can be used by everybody at every width, in light and dark',
  async (_, screens) => {
    const { page } = await visit({ token });
    for (const [index, [address, drawn]] of screens.entries()) {
      const path = address(subject);
      const name = drawn(subject);
      await (index === 0 ? page.goto(path) : goWithin(page, path));
      const there = page
        .getByRole('button', { name })
        .or(page.getByRole('row', { name }))
        .or(page.getByRole('heading', { name }));
      await expectUsableEverywhere(page, () => there.filter({ visible: true }).first().waitFor());
      expect(await page.evaluate('location.pathname')).toBe(path.split('?')[0]);
    }
  },
);

test('the sheet of keys, the menu of the profile and the phone’s menu too', async () => {
  const { page } = await visit({ token });
  await page.goto('/Billing');
  await page.getByRole('button', { name: 'Keys' }).click();
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem').first().waitFor();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Billing History' }).waitFor();
  await expectUsable(page);
});
