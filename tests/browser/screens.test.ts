import { expect, test } from 'vitest';
import { cartAddress } from './support/addresses.ts';
import { OWNERS, tokenOf } from './support/api.ts';
import { makeBill } from './support/bills.ts';
import { expectUsable } from './support/looks.ts';
import { addCustomer, stockOf } from './support/shop.ts';
import { useVisits, type Device } from './support/visits.ts';

const visit = useVisits();

const looks = (['light', 'dark'] as const).flatMap((colours) =>
  (['desktop', 'phone'] as const).map((device: Device) => ({ colours, device })),
);

/** Every screen by its address, with what is there once it is drawn. */
async function addressesOf(token: string): Promise<[address: string, drawn: string][]> {
  const customer = await addCustomer(token);
  const { product } = await stockOf(token);
  if (!product) throw new Error('An optician sells products.');
  const bill = await makeBill(token, customer, product);
  return [
    ['/Billing', 'Select & Continue'],
    [cartAddress(customer), 'Add '],
    [cartAddress(customer, 'order'), 'Add '],
    [cartAddress(customer, 'proposal'), 'Generate UPI QR'],
    [`/QrCodePage?document=${bill.id}`, 'Received'],
    ['/account-details', 'Update UPI'],
    ['/Billing-History', bill.number.slice(-5)],
    [`/Billing-History?open=${bill.id}`, 'Receive payment'],
  ];
}

test.each(looks)('every screen can be used by everybody: $colours, $device', async ({ colours, device }) => {
  const token = await tokenOf(OWNERS.optician);
  const { page } = await visit({ token, colours, device });
  for (const [address, drawn] of await addressesOf(token)) {
    await page.goto(address);
    await page
      .getByRole('button', { name: drawn })
      .or(page.getByRole('row', { name: drawn }))
      .first()
      .waitFor();
    await expectUsable(page);
  }
  expect(await page.locator('html').getAttribute('class')).toContain(colours);
});

test('the sheet of keys, the menu of the profile and the phone’s menu too', async () => {
  const token = await tokenOf(OWNERS.optician);
  const desk = (await visit({ token })).page;
  await desk.goto('/Billing');
  await desk.getByRole('button', { name: 'Keys' }).click();
  await desk.getByRole('dialog', { name: 'Keys' }).waitFor();
  await expectUsable(desk);
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: /^Profile menu/ }).click();
  await desk.getByRole('menuitem').first().waitFor();
  await expectUsable(desk);
  const phone = (await visit({ token, device: 'phone' })).page;
  await phone.goto('/Billing');
  await phone.getByRole('button', { name: 'Open the menu' }).click();
  await phone.getByRole('link', { name: 'Billing History' }).waitFor();
  await expectUsable(phone);
});
