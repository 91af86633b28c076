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
 * The screens that a shop on its first day shows without data, by subject: the address, and what it says instead.
 * Neighbours show something else, so that what is found is not of the screen before. Screens that are the same in every
 * shop, or empty in the one of screens.test.ts, are looked at there.
 */
const SCREENS: Record<string, readonly [address: string, says: string][]> = {
  people: [
    ['/', 'Nobody owes anything'],
    ['/crm', 'No contacts yet'],
    ['/MapLocation', 'Opps may be sales partner is offline'],
    ['/crm/bulk-contact-update', 'No contacts yet'],
    ['/NotificationList', 'No notifications yet'],
    ['/Attendance', 'No employees yet'],
    ['/Employees', 'Asha Rao'],
    ['/hierarchy-master', 'No designations yet'],
    ['/SalesSettingMaster', 'No roles yet.'],
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
    ['/account-details', 'Submit UPI'],
  ],
  'the catalogue, campaigns and a gym': [
    ['/products', 'No products yet'],
    ['/products/to-buy', 'Nothing is running low'],
    ['/products/suppliers', 'No suppliers yet'],
    ['/products/receive', 'Nothing entered yet'],
    ['/services', 'No services yet'],
    ['/marketing', 'No campaigns yet'],
    ['/marketing/share', 'Choose another campaign'],
    ['/Branches', 'No branches found'],
    ['/Members', 'No members found'],
    ['/Visitors', 'No trial visitors'],
    ['/Door', 'A door belongs to a branch'],
    ['/Workouts', 'No workouts found'],
    ['/Dietplans', 'No diet plans found'],
    ['/GymResources', 'No exercises found'],
  ],
};

test.each(Object.entries(SCREENS))(
  'without any data, the screens of %s say so, on a desk and on a phone',
  async (_, screens) => {
    const { page } = await visit({ token });
    for (const [index, [address, says]] of screens.entries()) {
      await (index === 0 ? page.goto(address) : goWithin(page, address));
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
