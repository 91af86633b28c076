import { beforeAll, expect, test } from 'vitest';
import { cartAddress } from './support/addresses.ts';
import { ask, newTokenOf, OWNERS, tokenOf } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { expectUsable, expectUsableEverywhere } from './support/looks.ts';
import { addCustomer, stockOf, type Customer } from './support/shop.ts';
import { useVisits } from './support/visits.ts';

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

/** Every screen: its name, its address, and a button, row or heading that is present once loaded. */
const SCREENS: readonly [
  name: string,
  address: (subject: Subject) => string,
  drawn: (subject: Subject) => string,
][] = [
  ['the dashboard', () => '/', () => 'Task Manager'],
  ['the week of the calendar', () => '/Calendar?view=week', () => 'New Appointment'],
  ['the month of the calendar', () => '/Calendar?view=month', () => 'New Appointment'],
  [
    'the status of a customer',
    ({ customer }) => `/crm/status-update?id=${encodeURIComponent(customer.id)}`,
    () => 'Update Status',
  ],
  ['Billing', () => '/Billing', () => 'Select & Continue'],
  ['the cart', ({ customer }) => cartAddress(customer), () => 'Add '],
  ['the subscription', () => '/subscription', () => 'Professional'],
  ['the cart of an order', ({ customer }) => cartAddress(customer, 'order'), () => 'Add '],
  ['a proposal', ({ customer }) => cartAddress(customer, 'proposal'), () => 'Generate UPI QR'],
  ['payment', ({ bill }) => `/QrCodePage?document=${bill.id}`, () => 'Received'],
  ['the look of QR codes', () => '/SetingQRCodeResizer?tab=qr', () => 'Reset to Defaults'],
  ['what employees may do', () => '/SetingQRCodeResizer?tab=employees', () => 'Your Settings'],
  ['GST, discount and disclaimer', () => '/SetingQRCodeResizer?tab=bills', () => 'Your Settings'],
  ['Printing', () => '/SetingQRCodeResizer?tab=print', () => 'Reset to Defaults'],
  ['the UPI account', () => '/account-details', () => 'Update UPI'],
  ['the devices', () => '/sessions', () => 'Log out other devices'],
  ['a payment that nobody knows', () => '/payment-status', () => 'Payment status'],
  ['the notifications', () => '/NotificationList', () => 'Mark all as read'],
  ['My Profile', () => '/profile', () => 'Change PIN'],
  ['the form of the profile', () => '/profile?edit=1', () => 'Save'],
  ['the products', () => '/products', () => 'Add Product'],
  ['the lenses of an optician', () => '/products?type=lens', () => 'Lens'],
  ['the services', () => '/services', () => 'Add Service'],
  ['Billing History', () => '/Billing-History', ({ bill }) => bill.number.slice(-5)],
  ['statuses and stages', () => '/StatusAndStagePage', () => 'Add Stage'],
  // Filled ones are covered by their journey (designs.test.ts): an optician sews nothing.
  ['designs', () => '/design-pattern', () => 'Items'],
  ['master patterns', () => '/MasterPatterns', () => 'Master Patterns'],
  ['the campaigns', () => '/marketing', () => 'Add Campaign'],
  ['a new campaign', () => '/marketing?edit=new', () => 'Save'],
  // The same for orders (orders.test.ts).
  ['the orders', () => '/order-list', () => 'More filters'],
  ['a new order', () => '/create-order', () => 'Choose customer'],
  ['the hierarchy', () => '/hierarchy-master', () => 'Collapse all'],
  ['a new designation', () => '/hierarchy-master?new=root', () => 'Save'],
  ['an open bill', ({ bill }) => `/Billing-History?open=${bill.id}`, () => 'Receive payment'],
  [
    'permissions of a role',
    ({ role }) => `/SalesSettingMaster?role=${encodeURIComponent(role.id)}`,
    ({ role }) => role.name,
  ],
  ['permissions of roles', () => '/SalesSettingMaster', () => 'Confirm all'],
  [
    'the picture of an item',
    ({ product }) => `/catalog-image?type=product&id=${product}`,
    () => 'Save picture',
  ],
];

test.each(SCREENS)(
  '%s can be used by everybody at every width, in light and dark',
  async (_, address, drawn) => {
    const { page } = await visit({ token });
    await page.goto(address(subject));
    const name = drawn(subject);
    const there = page
      .getByRole('button', { name })
      .or(page.getByRole('row', { name }))
      .or(page.getByRole('heading', { name }));
    await expectUsableEverywhere(page, () => there.filter({ visible: true }).first().waitFor());
    expect(await page.evaluate('location.pathname')).toBe(address(subject).split('?')[0]);
  },
);

test('the sheet of keys, the menu of the profile and the phone’s menu too', async () => {
  const desk = (await visit({ token })).page;
  await desk.goto('/Billing');
  await desk.getByRole('button', { name: 'Keys' }).click();
  await desk.getByRole('dialog', { name: 'Keys' }).waitFor();
  await expectUsable(desk);
  await desk.keyboard.press('Escape');
  await desk.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: /^Profile menu/ }).click();
  await desk.getByRole('menuitem').first().waitFor();
  await expectUsable(desk);
  const phone = (await visit({ token, device: 'phone' })).page;
  await phone.goto('/Billing');
  await phone.getByRole('button', { name: 'Open the menu' }).click();
  await phone.getByRole('link', { name: 'Billing History' }).waitFor();
  await expectUsable(phone);
});
