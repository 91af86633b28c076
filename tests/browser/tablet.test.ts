import { expect, test } from 'vitest';
import { OWNERS, tokenOf, type Trade } from './support/api.ts';
import { expectFitting } from './support/looks.ts';
import { goWithin } from './support/network.ts';
import { useVisits } from './support/visits.ts';

const visit = useVisits();

/**
 * Lists of the demo's shops that no other test shows on a tablet, where columns are narrowest: the address, and a text
 * that comes with the rows.
 */
const LISTS: Partial<Record<Trade, readonly [address: string, row: string | RegExp][]>> = {
  retail: [
    ['/crm', /^Message /],
    ['/Calendar', 'New Appointment'],
    ['/Employees', 'Commission'],
    ['/crm/bulk-contact-update', /^Added /],
    ['/Transaction-History', /^26-27/],
    ['/Reports/sellers', /bills$/],
    ['/Attendance', 'Mark in'],
    ['/Reports/gst', 'B2C'],
    ['/products/to-buy', /pc$/],
    ['/products', 'Add Product'],
    ['/MapLocation', 'Streets'],
    ['/CreditNotes', /^26-27/],
  ],
  boutique: [
    ['/order-list', /^26-27/],
    ['/MasterPatterns', 'Zari border'],
    ['/marketing', 'Wedding season lehengas'],
  ],
  gym: [
    ['/Members', 'Quarterly'],
    ['/Branches', 'Kothrud'],
    ['/Workouts', 'First month'],
    ['/Dietplans', 'Keep steady'],
  ],
};

test.each(Object.entries(LISTS))('lists of a %s have room for words on a tablet', async (trade, lists) => {
  const token = await tokenOf(OWNERS[trade as Trade]);
  const { page } = await visit({ token, device: 'tablet' });
  await page.goto('/');
  for (const [index, [address, row]] of lists.entries()) {
    await (index === 0 ? page.goto(address) : goWithin(page, address));
    const drawn = page.getByText(row).or(page.getByRole('link', { name: row }));
    await drawn.filter({ visible: true }).first().waitFor();
    await expectFitting(page, 'tablet');
    expect(await page.evaluate('location.pathname')).toBe(address);
  }
});
