import { beforeAll, test } from 'vitest';
import { tokenOf } from './support/api.ts';
import { expectFitting, expectUsable } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { makeShop } from './support/ownShop.ts';
import { SIZES, useVisits } from './support/visits.ts';

const visit = useVisits();
let token: string;

beforeAll(async () => {
  // A gym has the screens of every shop, plus its branches.
  token = await tokenOf(await makeShop('--business', '5'));
});

/**
 * Every screen of a shop on its first day by subject: its address, and what it shows instead of data. Neighbours show
 * something else, so that what is found is not of the screen before.
 */
const SCREENS: Record<string, readonly [address: string, says: string][]> = {
  'the dashboard and people': [
    ['/', 'Nobody owes anything'],
    ['/crm', 'No contacts yet'],
    ['/Calendar', 'Week'],
    ['/crm/bulk-contact-update', 'No contacts yet'],
    ['/MapLocation', 'Opps may be sales partner is offline'],
    ['/NotificationList', 'No notifications yet'],
  ],
  'bills and reports': [
    ['/Billing', 'No customers yet'],
    ['/Billing-History', 'No billing records found'],
    ['/Reports', 'No records found'],
    ['/Transaction-History', 'No billing records found'],
    ['/Reports/gst', 'No invoices'],
    ['/Reports/sellers', 'Nothing was sold'],
    ['/Reports/dues', 'Nobody owes anything'],
    ['/Reports/day-closes', 'No day is closed yet'],
    ['/CreditNotes', 'No credit note yet'],
    ['/Return', 'This document was not found'],
  ],
  'the catalogue and campaigns': [
    ['/products', 'No products yet'],
    ['/products/to-buy', 'Nothing is running low'],
    ['/products/suppliers', 'No suppliers yet'],
    ['/products/receive', 'Nothing entered yet'],
    ['/services', 'No services yet'],
    ['/marketing', 'No campaigns yet'],
    ['/marketing/share', 'Choose another campaign'],
  ],
  employees: [
    ['/Attendance', 'No employees yet'],
    ['/Employees', 'Asha Rao'],
    ['/hierarchy-master', 'No designations yet'],
    ['/SalesSettingMaster', 'No roles yet.'],
  ],
  'a gym': [
    ['/Branches', 'No branches found'],
    ['/Members', 'No members found'],
    ['/Door', 'A door belongs to a branch'],
    ['/Workouts', 'No workouts found'],
    ['/Dietplans', 'No diet plans found'],
    ['/GymResources', 'No exercises found'],
  ],
  orders: [
    ['/StatusAndStagePage', 'No stages yet'],
    ['/design-pattern', 'No items yet'],
    ['/order-list', 'No orders found'],
    ['/MasterPatterns', 'No items yet'],
    ['/order-list?view=due', 'Nothing is due.'],
    ['/create-order', 'Choose customer'],
  ],
  'the shop itself': [
    ['/subscription', 'None yet'],
    ['/account-details', 'Submit UPI'],
    ['/profile', 'Change PIN'],
    ['/sessions', 'This device'],
    ['/SetingQRCodeResizer?tab=qr', 'Reset to Defaults'],
    ['/SetingQRCodeResizer?tab=employees', 'Your Settings'],
    ['/SetingQRCodeResizer?tab=print', 'Reset to Defaults'],
    ['/SetingQRCodeResizer?tab=bills', 'Your Settings'],
  ],
};

test.each(Object.entries(SCREENS))(
  'without any data, the screens of %s say so, on a desk and on a phone',
  async (_, screens) => {
    const { page } = await visit({ token });
    await page.goto('/');
    for (const [address, says] of screens) {
      await goWithin(page, address);
      const there = page.getByText(says).filter({ visible: true }).first();
      await there.waitFor();
      await expectFitting(page, `desktop, ${says}`);
      await page.setViewportSize(SIZES.phone);
      await there.waitFor();
      await expectUsable(page, `phone, ${says}`);
      await page.setViewportSize(SIZES.desktop);
    }
  },
);
