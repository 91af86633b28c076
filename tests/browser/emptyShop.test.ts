import { beforeAll, test } from 'vitest';
import { tokenOf } from './support/api.ts';
import { expectFitting, expectUsable } from './support/looks.ts';
import { makeShop } from './support/ownShop.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();
let token: string;

beforeAll(async () => {
  // A gym has the screens of every shop, plus its branches.
  token = await tokenOf(await makeShop('--business', '5'));
});

/** Every screen of a shop on its first day: its address, and what it shows instead of data. */
const SCREENS: readonly [address: string, says: string][] = [
  ['/', 'Nobody owes anything'],
  ['/crm', 'No contacts yet'],
  ['/crm/bulk-contact-update', 'No contacts yet'],
  ['/Calendar', 'Week'],
  ['/Billing', 'No customers yet'],
  ['/Billing-History', 'No billing records found'],
  ['/Transaction-History', 'No billing records found'],
  ['/Reports', 'No records found'],
  ['/Reports/gst', 'No invoices'],
  ['/Reports/sellers', 'Nothing was sold'],
  ['/Reports/dues', 'Nobody owes anything'],
  ['/Reports/day-closes', 'No day is closed yet'],
  ['/products', 'No products yet'],
  ['/products/to-buy', 'Nothing is running low'],
  ['/products/suppliers', 'No suppliers yet'],
  ['/CreditNotes', 'No credit note yet'],
  ['/Return', 'This document was not found'],
  ['/Attendance', 'No employees yet'],
  ['/Employees', 'Asha Rao'],
  ['/services', 'No services yet'],
  ['/NotificationList', 'No notifications yet'],
  ['/MapLocation', 'Opps may be sales partner is offline'],
  ['/hierarchy-master', 'No designations yet'],
  ['/StatusAndStagePage', 'No stages yet'],
  ['/Branches', 'No branches found'],
  ['/Members', 'No members found'],
  ['/Door', 'A door belongs to a branch'],
  ['/Workouts', 'No workouts found'],
  ['/Dietplans', 'No diet plans found'],
  ['/GymResources', 'No exercises found'],
  ['/design-pattern', 'No items yet'],
  ['/MasterPatterns', 'No items yet'],
  ['/marketing', 'No campaigns yet'],
  ['/marketing/share', 'Choose another campaign'],
  ['/order-list', 'No orders found'],
  ['/order-list?view=due', 'Nothing is due.'],
  ['/create-order', 'Choose customer'],
  ['/SalesSettingMaster', 'No roles yet.'],
  ['/subscription', 'None yet'],
  ['/account-details', 'Submit UPI'],
  ['/profile', 'Change PIN'],
  ['/sessions', 'This device'],
  ['/SetingQRCodeResizer?tab=qr', 'Reset to Defaults'],
  ['/SetingQRCodeResizer?tab=employees', 'Your Settings'],
  ['/SetingQRCodeResizer?tab=bills', 'Your Settings'],
  ['/SetingQRCodeResizer?tab=print', 'Reset to Defaults'],
];

test.each(SCREENS)(
  '%s of a shop without any data says so, on a desk and on a phone',
  async (address, says) => {
    const { page } = await visit({ token });
    await page.goto(address);
    const there = page.getByText(says).filter({ visible: true }).first();
    await there.waitFor();
    await expectFitting(page, 'desktop');
    await page.setViewportSize({ width: 360, height: 740 });
    await there.waitFor();
    await expectUsable(page, 'phone');
  },
);
